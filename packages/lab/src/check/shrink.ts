import type { AnyEngine } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { type MatchStart, playList } from "./position.ts";
import { showsSymptom } from "./symptoms.ts";
import { ledOn } from "./twins.ts";

/** Most times that a shorter list is tried, and longest time: a match that is hard to shorten stays a bit longer. */
const TRIES_MOST = 400;
const MILLISECONDS_MOST = 3_000;

/** The fewest actions that still show what the law forbids, as far as leaving out and cutting off can find them. */
export function shrink(
  engine: AnyEngine,
  start: MatchStart,
  law: string,
  actions: readonly Action[],
): readonly Action[] {
  const symptom = showsSymptom(law);
  if (symptom === undefined) return actions;
  let tries = 0;
  const until = performance.now() + MILLISECONDS_MOST;
  const shows = (list: readonly Action[]): readonly Action[] | undefined => {
    if (tries++ > TRIES_MOST || performance.now() > until) return undefined;
    const played = playList(engine, start, list);
    return symptom(engine, played, start) ? played.kept : undefined;
  };
  // The last action is the one that was about to be taken.
  const there = actions.slice(0, -1);
  let best = shows(actions) ?? shows(there) ?? shows(ledOn(engine, start, law, there) ?? there);
  if (best === undefined) return actions;
  best = shortestStart(best, shows);
  for (let size = best.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < best.length; ) {
      const shorter = shows([...best.slice(0, from), ...best.slice(from + size)]);
      if (shorter !== undefined && shorter.length < best.length) best = shorter;
      else from += size;
    }
  }
  return best;
}
function shortestStart(
  actions: readonly Action[],
  shows: (list: readonly Action[]) => readonly Action[] | undefined,
): readonly Action[] {
  for (let length = 0; length < Math.min(actions.length, 40); length++) {
    const found = shows(actions.slice(0, length));
    if (found !== undefined) return found;
  }
  return actions;
}
