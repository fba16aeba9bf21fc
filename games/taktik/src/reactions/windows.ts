import type { AnyEvent } from "@cardwright/core";
import * as z from "zod/mini";
import { REACTION_WINDOWS, type ReactionWindow } from "../cardset/definition.ts";
import { otherSide, type Seat } from "../pieces.ts";
import { type TaktikState, world } from "../world.ts";
import { reaction } from "./reaction.ts";

/** [R7] A window: first the waiting side is asked, then the active one, each once. Nothing opens inside it. */

const fields = { window: z.literal([...REACTION_WINDOWS]) };
export const windowOpens = world.step("WINDOW_OPENS", fields);
/** What an answer changes is settled before the next is asked. */
export const reactionSettles = world.step("REACTION_SETTLES", fields);
/** For whatever has to look at the table after both have answered or passed. */
export const openingWindow = (window: ReactionWindow): AnyEvent => windowOpens({ window });

/** [R7.4] Asked whatever the hand holds, even nothing; only who said to let everything pass is left alone. */
const isAsked = ({ passing, phase }: TaktikState, seat: Seat): boolean =>
  passing[seat] !== "turn" && passing[seat] !== phase;
windowOpens.does(({ state }, { window }) => {
  const order = [otherSide(state.activeSeat), state.activeSeat];
  return order
    .filter((seat) => isAsked(state, seat))
    .flatMap((seat) => [reaction(seat, { window }), reactionSettles({ window })]);
});
