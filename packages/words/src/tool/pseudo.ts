import { type Catalogue, isChoice, isTerm, type Packed, type Part, type Term } from "../packed.ts";

/** A language that nobody speaks: English with marks on every text. A text without marks has escaped the messages. */

export const PSEUDO = "en-XA";
const OPENS = "⟦";
const CLOSES = "⟧";
const ACCENTS: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  y: "ý",
  n: "ñ",
  c: "ç",
};

/** Longer by a third as German is, so that what is cut off shows too. */
function strange(text: string): string {
  if (text.trim() === "") return text;
  const accented = [...text].map((letter) => ACCENTS[letter] ?? letter).join("");
  return `${OPENS}${accented}${"~".repeat(Math.ceil(text.length / 3))}${CLOSES}`;
}
function strangePart(part: Part): Part {
  if (typeof part === "string") return strange(part);
  const [name, kind, options = {}] = part;
  if (kind !== "pick") return part;
  // Its own `of` says what the parameter is; all others are words.
  const words = Object.entries(options).map(([key, word]) => [key, key === "of" ? word : strange(word)] as const);
  return [name, kind, Object.fromEntries(words)];
}
const strangePattern = (said: string | readonly Part[]): string | readonly Part[] =>
  typeof said === "string" ? strange(said) : said.map(strangePart);
function strangeTerm(term: Term): Term {
  return { ...term, term: strange(term.term) };
}
function strangeMessage(packed: Packed): Packed {
  if (typeof packed === "string") return strange(packed);
  if (isTerm(packed)) return strangeTerm(packed);
  if (!isChoice(packed)) return packed.map(strangePart);
  return { by: packed.by, of: packed.of.map(([keys, said]) => [keys, strangePattern(said)] as const) };
}
export function pseudoOf({ messages }: Catalogue): Catalogue {
  const entries = Object.entries(messages).map(
    ([key, packed]) => [key, key === "grammar.locale" ? packed : strangeMessage(packed)] as const,
  );
  return { language: PSEUDO, messages: Object.fromEntries(entries) };
}
/** A text that a message has said. */
export const MARKED = new RegExp(`${OPENS}[^${OPENS}${CLOSES}]*${CLOSES}`, "g");
/** The parts of a text that no message has said. Names, as whole words, numbers and signs are nobody's words. */
export function escapedFrom(text: string, names: readonly string[] = []): readonly string[] {
  const outside = text.replaceAll(MARKED, "\u0000").split("\u0000");
  const escaped = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const name = new RegExp(`(?<!\\p{L})(?:${escaped.join("|")})(?!\\p{L})`, "gu");
  const bare = outside.map((part) => (names.length === 0 ? part : part.replaceAll(name, "")).trim());
  return bare.filter((part) => /\p{L}{2,}/u.test(part));
}
