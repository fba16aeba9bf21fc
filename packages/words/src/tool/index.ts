export { type ParamKinds, readKinds } from "./kinds-of.ts";
export { type PackedWords, packWords, type Source } from "./pack.ts";
export { packMessage } from "./pack-message.ts";
export { escapedFrom, PSEUDO, pseudoOf } from "./pseudo.ts";
export { type Problem, parseResource, problemText } from "./resource.ts";
export { declarationsOf } from "./typed.ts";
