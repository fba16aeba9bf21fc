import { Speaker, type Speaking } from "../speaker.ts";
import { tell } from "../tell.ts";
import type { Telling } from "../telling.ts";
import type { Seen } from "./told-law.ts";

/** Words of a line, and how often each stands in it. */
function wordsOf(text: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const word of text.toLocaleLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [])
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}
interface SaidLine {
  readonly key: string;
  readonly text: string;
}
/**
 * A line all of whose words stand in a sentence of another line of its step tells nothing that the other does not. Two lines of one key are
 * two happenings: they differ in whose or where.
 */
export function toldTwice(lines: readonly SaidLine[]): readonly string[] {
  const sentences = lines.flatMap(({ key, text }) =>
    text.split(/(?<=\.) /).map((one) => ({ key, words: wordsOf(one), text })),
  );
  return lines.flatMap(({ key, text }) => {
    const own = [...wordsOf(text)];
    const longer = sentences.find(
      (other) => other.key !== key && own.every(([word, count]) => (other.words.get(word) ?? 0) >= count),
    );
    return longer === undefined ? [] : [`"${text}" says nothing beside "${longer.text}"`];
  });
}
/**
 * Every line that `tell` makes can be said: no message is missing, and no event gives it what does not fit. What could not be said comes back, and
 * what is said twice in one step.
 */
export function saidLaw(
  seen: readonly Seen[],
  telling: Telling,
  speaking: Pick<Speaking, "language" | "catalogues" | "cell">,
): readonly string[] {
  const notes = new Set<string>();
  const note = (text: string) => notes.add(text);
  for (const viewer of [0, 1, -1]) {
    const speaker = new Speaker({ ...speaking, viewer, players: ["Anna", "Max", "Ida", "Jo"], note });
    for (const { events, seat } of seen) {
      const lines = tell(events, telling, { seat }).map(({ key, params }) => ({
        key,
        text: speaker.sentence(key, params),
      }));
      for (const fault of toldTwice(lines)) note(fault);
    }
  }
  return [...notes];
}
