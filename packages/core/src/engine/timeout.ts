import type { Declaration } from "../declare.ts";
import { CONCEDE } from "../gather.ts";
import type { Action, Prompt, StateOf } from "../protocol/index.ts";
import { examineSeat } from "../viewer.ts";
import { SUBMIT_CHOICE } from "./deciding.ts";
import type { Desk } from "./desk.ts";
import type { Engine } from "./engine.ts";
import type { Offering } from "./offering.ts";
import { RulesTable } from "./rules-table.ts";

/** The action that a host takes for a seat whose time is up: the game's own, or else the first that is offered. */
export const timeoutAction = <D extends Declaration>(
  engine: Engine<D>,
  state: StateOf<D>,
  seat: number,
): Action | null => engine.at(state, (desk) => lateStep(desk, engine.offering, seat));

function lateStep(desk: Desk, offering: Offering, seat: number): Action | null {
  const { state } = desk.ledger;
  examineSeat(seat, state.seats);
  const prompt = state.prompts.find((open) => open.seat === seat && open.answer === null);
  const taken = prompt === undefined ? lateAction(desk, seat) : lateAnswer(desk, prompt);
  if (taken !== undefined) return { type: taken.type, seat, payload: taken.payload ?? {} };
  const listed = offering.list(desk, seat);
  // A seat for which nothing was found among more ways than can be tried concedes: the match does not wait for ever.
  return listed[0] ?? (listed.complete ? null : { type: CONCEDE, seat, payload: {} });
}
const lateAction = ({ ledger, asking }: Desk, seat: number): Omit<Action, "seat"> | undefined =>
  ledger.rules.game.onTimeout?.(RulesTable.forRules(ledger, asking), seat);
function lateAnswer({ ledger, asking }: Desk, { id, type, seat, memo }: Prompt): Omit<Action, "seat"> | undefined {
  const answer = ledger.rules.prompts.get(type)!.onTimeout;
  if (answer === undefined) return undefined;
  const selections = answer(RulesTable.forRules(ledger, asking), seat, memo);
  return { type: SUBMIT_CHOICE, payload: { prompt_id: id, selections } };
}
