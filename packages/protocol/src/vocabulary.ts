/**
 * The words and the sets of keys that messages about one game are made of. Both ends have the same list, so that a message
 * needs only their numbers. It is the same for every match of the game, and so tells nothing about any of them.
 */
export interface Vocabulary {
  readonly texts: readonly string[];
  readonly shapes: readonly (readonly string[])[];
}
export const NO_WORDS: Vocabulary = { texts: [], shapes: [] };

const TEXTS_MAX = 256;
const SHAPES_MAX = 96;
const TEXT_LENGTH_MAX = 48;
/** What was met fewer times is written out. */
const OFTEN = 3;
/** Names of single things, such as p12: they belong to one match, and are no words. */
const NAME = /^[a-z]+\d+$/;

/** Counts what messages are made of; the most frequent get the smallest numbers. */
export class WordCount {
  private readonly texts = new Map<string, number>();
  private readonly shapes = new Map<string, number>();

  add(value: unknown): void {
    if (typeof value === "string") count(this.texts, value);
    else if (Array.isArray(value)) for (const part of value) this.add(part);
    else if (typeof value === "object" && value !== null) {
      const parts = Object.entries(value).filter(([, part]) => part !== undefined);
      count(this.shapes, JSON.stringify(parts.map(([key]) => key)));
      for (const [, part] of parts) this.add(part);
    }
  }
  vocabulary(): Vocabulary {
    const isWord = (text: string): boolean => text !== "" && text.length <= TEXT_LENGTH_MAX && !NAME.test(text);
    const texts = mostFrequent(this.texts, TEXTS_MAX, isWord);
    const shapes = mostFrequent(this.shapes, SHAPES_MAX, (keys) => !keys.includes("__proto__"));
    return { texts, shapes: shapes.map((keys) => JSON.parse(keys) as string[]) };
  }
}
function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
/** Ties are settled by the texts themselves, so that every node of a server finds the same order. */
function mostFrequent(counts: ReadonlyMap<string, number>, most: number, wanted: (key: string) => boolean): string[] {
  return [...counts]
    .filter(([key, times]) => times >= OFTEN && wanted(key))
    .sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([key]) => key);
}
