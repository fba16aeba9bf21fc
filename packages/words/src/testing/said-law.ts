import { Speaker, type Speaking } from "../speaker.ts";
import { tell } from "../tell.ts";
import type { Telling } from "../telling.ts";
import type { Seen } from "./told-law.ts";

/** Every line that `tell` makes can be said: no message is missing, and no event gives it what does not fit. What could not be said comes back. */
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
      for (const { key, params } of tell(events, telling, { seat })) speaker.sentence(key, params);
    }
  }
  return [...notes];
}
