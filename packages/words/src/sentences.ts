import type { AnyEvent } from "@cardwright/core";
import type { Step } from "./line-params.ts";
import type { Speaker } from "./speaker.ts";
import { textOf } from "./spoken.ts";
import { tell } from "./tell.ts";
import type { Telling } from "./telling.ts";

/** The means by which one viewer is told: the game's telling, who speaks, and the sentence that the rules have for an event, if any. */
export interface Teller {
  readonly telling: Telling;
  readonly speaker: Speaker;
  readonly plain: (event: AnyEvent) => string;
}
/** A sentence for each event of a step, as the viewer received it; empty where another line tells it or nothing does. */
export function sentencesOf(
  seen: readonly AnyEvent[],
  { telling, speaker, plain }: Teller,
  step: Step,
): readonly string[] {
  const told = new Map(tell(seen, telling, step).map((line) => [line.covers[0], line]));
  return seen.map((event, index) => {
    const line = told.get(index);
    if (line === undefined) return "";
    const said = speaker.has(line.key) ? speaker.trySentence(line.key, line.params) : undefined;
    return said === undefined ? plain(event) : textOf(said);
  });
}
