export { ENGINE_FOLDER, openFolders, sourcesIn, type WordsFolder } from "./folders.ts";
export { type ParamKinds, readKinds } from "./kinds-of.ts";
export { type PackedWords, packWords, type Source } from "./pack.ts";
export { packMessage } from "./pack-message.ts";
export { escapedFrom, PSEUDO, pseudoOf } from "./pseudo.ts";
export { type Problem, parseResource, problemText } from "./resource.ts";
export { type Said, sampleParams, sayAll } from "./sample.ts";
export { declarationsOf } from "./typed.ts";
export { type DeclaredGame, isThere, tagKey, unusedKeys, wantedKeys } from "./wanted.ts";
