import type { AnyEngine, AnyState } from "@cardwright/bots";
import type { Action, AnyEvent } from "@cardwright/core";
import { type Log, namesFor, replay, SPECTATOR, sentenceOf } from "@cardwright/core/host";

/** One step of a replay as someone at the table saw it. */
export interface ReplayStep {
  readonly revision: number;
  readonly action: Action | null;
  readonly told: readonly string[];
  readonly events: readonly AnyEvent[];
}
export function stepsOf(engine: AnyEngine, { lines }: Log, viewer: number = SPECTATOR): readonly ReplayStep[] {
  const names = namesFor(engine.rules, [], viewer);
  return lines.map(({ entry }) => {
    const events = engine.seeEvents(entry.events, viewer);
    const told = events.map((event) => sentenceOf(engine.rules, event, names)).filter((sentence) => sentence !== "");
    return { revision: entry.revision, action: entry.action, told, events };
  });
}
/** The state after a step, from events alone. */
export const stateAt = (engine: AnyEngine, log: Log, revision: number): AnyState => replay(engine, log, revision + 1);
