import { type Pick, type Picks, type Prompt, SUBMIT_CHOICE } from "@cardwright/core";
import type { Seat } from "./pieces.ts";
import { STORED_MAX, TACTICS_CHOSEN } from "./presets.ts";
import type { TaktikState, TaktikTable } from "./world.ts";

/** [R11.2] What is done for a side whose time is up: the quietest thing that lets the match go on. */

function quietAnswer({ stored, tactics, board }: TaktikState, prompt: Prompt, seat: Seat): Pick | readonly Pick[] {
  switch (prompt.type) {
    case "chooseTactics":
      return tactics[seat].slice(0, TACTICS_CHOSEN).map(({ id }) => id);
    case "placeUnit":
      return "theRest";
    case "malusTarget":
      return board.find(({ owner }) => owner !== seat)?.id ?? "";
    case "malusResponse":
      return "accept";
    case "bonusDrawn":
      return stored[seat].length < STORED_MAX ? "store" : "discard";
    default:
      return "pass";
  }
}
export function onTimeout({ state }: TaktikTable, seat: Seat): { readonly type: string; readonly payload?: Picks } {
  const prompt = state.prompts.find((open) => open.seat === seat && open.answer === null);
  if (prompt !== undefined) {
    return { type: SUBMIT_CHOICE, payload: { prompt_id: prompt.id, selections: quietAnswer(state, prompt, seat) } };
  }
  return { type: state.phase === "MOVEMENT" ? "endMovement" : "rollAttacks" };
}
