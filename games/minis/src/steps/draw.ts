import * as z from "zod/mini";
import { drawsLeft, topOf } from "../board.ts";
import { cardDrawn } from "../events/cards.ts";
import { world } from "../world.ts";
import { beaten } from "./game-over.ts";

/** Cards come to hand: from the top for the opening and the turn, and by effects up to the cap of the turn [R6.6]. */

export const drawCards = world.step("drawCards", {
  seat: world.seat,
  count: z.int(),
  cause: z.literal(["OPENING", "TURN", "EFFECT"]),
});
drawCards.does((table, { seat, count, cause }) => {
  const most = cause === "EFFECT" ? Math.min(count, drawsLeft(table.state, seat)) : count;
  const drawn = topOf(table.state, seat, most);
  if (drawn.length === 0) return [];
  const cards = drawn.map(({ id }) => id);
  const faces = drawn.map(({ face }) => face);
  return [
    ...drawn.map((card) => table.move(card, ["hand", seat])),
    ...(cause === "EFFECT" ? [table.add("cardsByEffects", seat, drawn.length)] : []),
    cardDrawn({ seat, count: drawn.length, cause, cards, faces }),
  ];
});

/** The draw of the turn. Who has nothing left to draw has lost; the first player's first turn has none. */
export const drawForTurn = world.step("drawForTurn", { seat: world.seat });
drawForTurn.does((table, { seat }) => {
  const { firstSeat, turnsTaken, deck } = table.state;
  const extra = drawExtra({ seat });
  if (seat === firstSeat && turnsTaken[seat] === 1) return [extra];
  if (deck[seat].length === 0) return beaten(seat, "noCard");
  return [drawCards({ seat, count: 1, cause: "TURN" }), extra];
});
/** After the draw of the turn, so that a terrain never makes a player lose by it. */
const drawExtra = world.step("drawExtra", { seat: world.seat });
drawExtra.does((table, { seat }) => [
  drawCards({ seat, count: table.ask("extraDraws", { seat }, 0), cause: "EFFECT" }),
]);
