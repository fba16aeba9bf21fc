import type { Action } from "@cardwright/core";
import { meaningOf } from "../action-key.ts";
import type { AnyEngine, AnyState } from "../any-game.ts";

/** A decision as the seat sees it: the same name for all positions that look alike to it. */
export interface Decision {
  readonly name: string;
  readonly seat: number;
  readonly actions: readonly Action[];
  /** The meaning of each action, by which it is found again in another position that looks the same. */
  readonly keys: readonly string[];
}
/** Ids tell pieces apart that look alike, and the number of the turn says nothing that the table does not. */
const IGNORED = new Set(["id", "turn", "round", "prompt_id"]);
const withoutIds = (key: string, value: unknown): unknown => (IGNORED.has(key) ? undefined : value);

export class TooLarge extends Error {
  constructor(how: string) {
    super(`the game is too large for a table: ${how}`);
    this.name = "TooLarge";
  }
}
/** All of them: of a list that was cut, what was left out would be solved as if it could not be done. */
export function actionsOf(engine: AnyEngine, state: AnyState, seat: number): readonly Action[] {
  const actions = engine.validActions(state, seat);
  const [cut] = actions.partly;
  if (cut !== undefined) throw new TooLarge(`${cut.type} can be answered in more ways than are listed`);
  return actions;
}
export function decisionOf(engine: AnyEngine, state: AnyState, seat: number): Decision {
  const actions = actionsOf(engine, state, seat);
  const keys = actions.map((action) => meaningOf(engine, state, action).key);
  const name = `${seat} ${JSON.stringify(engine.view(state, seat), withoutIds)}`;
  return { name, seat, actions, keys };
}
