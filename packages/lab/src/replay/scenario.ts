import type { AnyEngine, AnyState } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { isSeed, namesFor, type Snapshot, SPECTATOR, sentenceOf } from "@cardwright/core/host";
import { isAction, isListOf, isRecord, isText, NotAReplay } from "./replay-file.ts";
import type { ReplayStep } from "./steps.ts";

/**
 * A table where cards were dealt by hand, and what was done from there. No seed leads to it, so it is no replay and cannot
 * be verified; it can be looked at in the same way.
 */
export interface Scenario {
  readonly scenario: "cards dealt by hand";
  readonly game: string;
  readonly expansions: readonly string[];
  readonly state: AnyState;
  readonly seed: string;
  readonly actions: readonly Action[];
}
export const scenarioText = (scenario: Scenario): string => `${JSON.stringify(scenario)}\n`;
export const isScenario = (text: string): boolean => text.startsWith('{"scenario"');
export function readScenario(text: string): Scenario {
  const read: unknown = JSON.parse(text);
  const { game, expansions, state, seed, actions } = isRecord(read) ? read : {};
  const seats = isRecord(state) ? state["seats"] : undefined;
  if (
    isText(game) &&
    isListOf(expansions, isText) &&
    isSeed(seed) &&
    isListOf(actions, isAction) &&
    Number.isInteger(seats)
  )
    return read as unknown as Scenario;
  throw new NotAReplay("no table that was dealt by hand; `cardwright check` writes such files");
}

/** Every step with the table after it. What is refused is told as a step of its own, because mostly that is the finding. */
export function scenarioSteps(
  engine: AnyEngine,
  { state, seed, actions }: Scenario,
  viewer: number = SPECTATOR,
): readonly (ReplayStep & { readonly state: AnyState })[] {
  const names = namesFor(engine.rules, [], viewer);
  let snapshot: Snapshot<AnyState> = { revision: 0, updatedAt: 0, seed, state, intents: [] };
  const dealt = { revision: 0, action: null, told: [], events: [], state };
  const taken = actions.map((action, i) => {
    const result = engine.applyAction(snapshot, action);
    const step = { revision: i + 1, action, events: [], state: snapshot.state };
    if (!result.ok) {
      const defect = "defect" in result ? ` (${String(result.defect)})` : "";
      return { ...step, told: [`Refused: ${result.error.message}${defect}`] };
    }
    ({ snapshot } = result);
    const events = engine.seeEvents(result.entry.events, viewer);
    const told = events.map((event) => sentenceOf(engine.rules, event, names)).filter((sentence) => sentence !== "");
    return { ...step, told, events, state: snapshot.state };
  });
  return [dealt, ...taken];
}
