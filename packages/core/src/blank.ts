import type { AnyState } from "./engine/place.ts";
import type { Rules } from "./rules.ts";

/** The state before anything was set up. Options are filled in by whoever creates the match. */
export function blankState(rules: Rules, seats: number): AnyState {
  const list = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const state: Record<string, unknown> = {
    seats,
    options: {},
    turn: 1,
    round: 1,
    turnInRound: 1,
    roundStartPlayerIndex: 0,
    activeSeat: 0,
    phase: rules.game.startPhase ?? rules.game.turnPhase ?? rules.declares.phases[0],
    effects: [],
    prompts: [],
    outcome: null,
    extensions: Object.fromEntries(rules.expansions.map(({ id, slice }) => [id, slice?.initial ?? null])),
    known: null,
    waiting: [],
    position: 0,
    nextPiece: 1,
    nextEffect: 1,
    nextSecret: list(0),
    nextPrompt: 1,
  };
  for (const [key, spec] of Object.entries(rules.declares.zones)) state[key] = spec.each ? list([]) : [];
  for (const [key, spec] of rules.facts) state[key] = spec.each ? list(spec.start) : spec.start;
  // Read back from text, all keys lie in the object itself, and so they do in every copy made of it.
  return JSON.parse(JSON.stringify(state)) as AnyState;
}
