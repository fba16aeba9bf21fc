/** A language as data. The packer makes it from `.mf2` files; no code is ever made of a translation. */

export type Options = Readonly<Record<string, string>>;
/** A text, or a parameter with the kind that says it. */
export type Part = string | readonly [name: string, kind: string, options?: Options];
/** A word with what grammar needs to know of it: `{Infanterie @noun=f}`. */
export interface Term {
  readonly term: string;
  readonly [attribute: string]: string;
}
/** Variants, the most particular first. The first whose keys all match is said. */
export interface Choice {
  readonly by: readonly (readonly [name: string, kind: string, options?: Options])[];
  readonly of: readonly (readonly [keys: readonly string[], said: string | readonly Part[]])[];
}
export type Packed = string | readonly Part[] | Term | Choice;

export interface Catalogue {
  readonly language: string;
  readonly messages: Readonly<Record<string, Packed>>;
  /** Keys whose message is English because the language has none, or a broken one. */
  readonly borrowed?: readonly string[];
}

export type Params = Readonly<Record<string, unknown>>;
/** A message that has not been said yet: what travels instead of a sentence. */
export type Message = readonly [key: string, params?: Params];

export const isTerm = (packed: Packed): packed is Term => typeof packed === "object" && "term" in packed;
export const isChoice = (packed: Packed): packed is Choice => typeof packed === "object" && "by" in packed;
