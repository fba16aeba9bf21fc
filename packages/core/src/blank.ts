import type { AnyState } from "./engine/place.ts";
import { type Beginning, stateFieldNames, stateFields } from "./engine/state-fields.ts";
import type { Rules } from "./rules.ts";

/** The state before anything was set up. Options are filled in by whoever creates the match. */
export function blankState({ game, declares, expansions, facts }: Rules, seats: number): AnyState {
  const bySeat = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const of: Beginning = {
    seats,
    phase: game.startPhase ?? game.turnPhase ?? declares.phases[0]!,
    slices: Object.fromEntries(expansions.map(({ id, slice }) => [id, slice?.initial ?? null])),
  };
  const state: Record<string, unknown> = {};
  for (const name of stateFieldNames) state[name] = stateFields[name].start(of);
  for (const [key, spec] of Object.entries(declares.zones)) state[key] = spec.each ? bySeat([]) : [];
  for (const [key, spec] of facts) state[key] = spec.each ? bySeat(spec.start) : spec.start;
  // Read back from text, all keys lie in the object itself, and so they do in every copy made of it.
  return JSON.parse(JSON.stringify(state)) as AnyState;
}
