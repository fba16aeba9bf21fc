// Language files: found, read and packed.

export { divided } from "./divided.ts";
export {
  catalogueIn,
  catalogueOf,
  ENGINE_FOLDER,
  ENGINE_WORDS,
  languagesIn,
  openFolders,
  problemsIn,
  sourcesIn,
  type WordsFolder,
  wordsIn,
} from "./folders.ts";
export { type PackedWords, packWords, type Source } from "./pack.ts";
export { packMessage } from "./pack-message.ts";
export { type Problem, parseResource, problemText } from "./resource.ts";
export { wordsPlugin } from "./vite.ts";
export { wordsOf } from "./words-of.ts";

// Check: keys that are wanted, parameters that fit, texts that escaped.

export { type ParamKinds, readKinds } from "./kinds-of.ts";
export { escapedFrom, MARKED, PSEUDO, pseudoOf } from "./pseudo.ts";
export { type DeclaredGame, isThere, unusedKeys, wantedKeys } from "./wanted.ts";

// Show: a message in its place, and its type.

export { type Said, sampleParams, sayAll } from "./sample.ts";
export { declarationsOf } from "./typed.ts";
