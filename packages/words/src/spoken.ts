/** A piece of a sentence for the eye and the ear. Joined, the texts are the sentence. */
export interface Spoken {
  readonly text: string;
  /** The seat whose player's name this is: names keep their own direction and are never capitalised. */
  readonly player?: number;
  /** The face that is named here: a table makes a button of it. */
  readonly face?: string;
  /** The language of the text, where it is another than the sentence's. */
  readonly lang?: string;
}
export const textOf = (parts: readonly Spoken[]): string => parts.map(({ text }) => text).join("");

/** The sentence with a capital; a player's name stays as the player writes it. */
export function capitalised(parts: readonly Spoken[], language: string): readonly Spoken[] {
  const at = parts.findIndex(({ text }) => text !== "");
  const first = parts[at];
  if (first === undefined || first.player !== undefined) return parts;
  const [letter = ""] = first.text;
  return parts.with(at, { ...first, text: letter.toLocaleUpperCase(language) + first.text.slice(letter.length) });
}
