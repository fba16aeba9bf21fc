import { type Events, otherSeat } from "@cardwright/core";
import * as z from "zod/mini";
import { activeOf, type MinisTable, modeOf, SEATS, speedOf } from "../board.ts";
import { isMini, isStageOne } from "../cardset.ts";
import { cardSummoned } from "../events/cards.ts";
import { matchStarted, setupRequired } from "../events/setup.ts";
import type { Card, Seat } from "../piece.ts";
import { world } from "../world.ts";
import { drawCards } from "./draw.ts";
import { beaten } from "./game-over.ts";

/** Opening hands, mulligans, and who goes first [R3.1]. */

/** From here on a new opening hand is sure to hold a stage 1 creature, so that setting up comes to an end. */
export const MULLIGANS_MAX = 5;

/** Tells a seat what it has to do, by what it holds. */
export const beginSetup = world.step("beginSetup", { seat: world.seat });
beginSetup.does((table, { seat }) => {
  const canFight = table.state.hand[seat].some((card) => isStageOne(card) && !isMini(card));
  const window = canFight ? "SETUP.SELECT_ACTIVE" : "SETUP.MULLIGAN";
  return [table.phase(window), setupRequired({ seat, window })];
});
export const drawOpening = world.step("drawOpening", { seat: world.seat, sure: z.boolean() });
drawOpening.does((table, { seat, sure }) => {
  const count = modeOf(table.state).openingHand;
  const deck = table.state.deck[seat];
  const found = sure ? deck.findLast((card) => isStageOne(card) && !isMini(card)) : undefined;
  const opening = drawCards({ seat, count, cause: "OPENING" });
  return found === undefined ? [opening] : [table.move(found, ["deck", seat], { position: "top" }), opening];
});

/** Both are ready: what they chose is turned up. */
export const revealBoards = world.step("revealBoards", {});
revealBoards.does((table) => [...SEATS.flatMap((seat) => turnedUp(table, seat)), decideFirst({})]);
function turnedUp(table: MinisTable, seat: Seat): Events {
  const { stagedActive, stagedBench } = table.state;
  const chosen = [...stagedActive[seat], ...stagedBench[seat]];
  const enters = (card: Card, zone: "active" | "bench"): Events => [
    table.move(card, [zone, seat]),
    cardSummoned({ seat, card: card.id, face: card.face, cause: "SETUP" }),
  ];
  const [front, ...behind] = chosen.filter(isStageOne);
  return [
    ...(front === undefined ? [] : enters(front, "active")),
    ...behind.flatMap((card) => enters(card, "bench")),
    // Nobody can choose anything else, but whoever imagines the other player's hidden cards may have put it there.
    ...chosen.filter((card) => !isStageOne(card)).map((card) => table.move(card, ["hand", seat])),
  ];
}
const decideFirst = world.step("decideFirst", {});
decideFirst.does((table) => {
  const { state } = table;
  const nobody = SEATS.find((seat) => activeOf(state, seat) === undefined);
  if (nobody !== undefined) return beaten(nobody, "noCreature");
  const speed = (seat: Seat): number => {
    const active = activeOf(state, seat);
    return !modeOf(state).full || active === undefined ? 0 : speedOf(table, active);
  };
  const ahead = speed(0) - speed(1);
  const first: Seat = ahead > 0 ? 0 : ahead < 0 ? 1 : table.random.int(2) === 0 ? 0 : 1;
  return [
    table.set("firstSeat", first),
    matchStarted({ first, decidedBy: ahead === 0 ? "COIN" : "SPEED" }),
    // Cards owed for the other player's mulligans come now, so that neither side chose its creatures with them.
    ...SEATS.map((seat) => drawCards({ seat, count: state.mulligans[otherSeat(seat)], cause: "OPENING" })),
    table.endTurn(),
  ];
});
