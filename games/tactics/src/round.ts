import type { Events } from "@cardwright/core";
import { challengeCards, DIE, deedCards, WOUND } from "./cards.ts";
import { timeOf } from "./day.ts";
import { roundBegan } from "./events/round-began.ts";
import { turnOrderSettled } from "./events/turn-order-settled.ts";
import { handLimitOf } from "./level.ts";
import { TACTIC_IDS } from "./protocol.ts";
import { scoring } from "./scoring.ts";
import { clockChooses, clockTicks, isSolo } from "./solo.ts";
import { drawCards } from "./steps/draw-cards.ts";
import { rowSize } from "./steps/fill-row.ts";
import { rollSource } from "./steps/roll-source.ts";
import { heldTactic, isOfThisRound } from "./tactic-cards.ts";
import { tacticOrder } from "./turn-order.ts";
import type { Seat, Table } from "./world.ts";

/** Setting up, and how rounds and turns begin and end. */

const WOUNDS_PER_PLAYER = 10;

export function setUp(table: Table): Events {
  const { seats } = table;
  const deck = deedCards.all.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const challenges = Array.from({ length: seats.length }, () => challengeCards.all.map(({ id }) => id)).flat();
  return [
    ...seats.map((seat) => table.create(["deck", seat], deck)),
    table.create(
      "woundSupply",
      Array.from({ length: WOUNDS_PER_PLAYER * seats.length }, () => WOUND),
    ),
    table.create(
      "source",
      Array.from({ length: seats.length + 2 }, () => DIE),
      { color: "red" },
    ),
    table.create("tacticsAside", TACTIC_IDS),
    table.create("challengeDeck", challenges),
    table.shuffle("challengeDeck"),
    // Before the first round everyone counts as later than the next, so that the first seat chooses first [R3.2].
    table.set("roundOrder", [...seats].reverse()),
  ];
}

/** Day or night begins: its tactics are shown, the source is rolled, the row is new, everyone shuffles and draws [R2.1]. */
export function beginRound(table: Table): Events {
  const { state, seats } = table;
  return [
    roundBegan({ time: timeOf(state) }),
    ...state.tacticsAside
      .filter(({ face }) => isOfThisRound(state, face) && !state.tacticsUsed.includes(face))
      .map((piece) => table.move(piece, "tacticOffer")),
    rollSource({}),
    ...state.challengeRow.map((piece) => table.move(piece, "challengeDeck", { position: "bottom" })),
    table.refill("challengeDeck", "challengeRow", rowSize(table)),
    ...seats.flatMap((seat) => [
      table.shuffle(["deck", seat]),
      drawCards({ playerId: seat, count: handLimitOf(state.fame[seat]) - state.hand[seat].length }),
    ]),
  ];
}

/** Everything goes back where it came from, before tactics are forgotten [R2.2]. After the last round it is counted. */
export function settleRound(table: Table): Events {
  const { state, seats } = table;
  if (state.round >= state.options.rounds || state.scenarioEndTriggered) return scoring(table);
  return seats.flatMap((seat) => [
    ...(["sparingPowerStored", "hand", "playArea", "discard"] as const)
      .filter((zone) => state[zone][seat].length > 0)
      .map((zone) => table.gather([zone, seat], ["deck", seat])),
    ...state.storedManaDie[seat].map((die) => table.move(die, "source")),
    ...state.tactic[seat].map((piece) => table.move(piece, "tacticsAside")),
  ]);
}

export function beginTurn(table: Table): Events {
  const { state } = table;
  const { activeSeat } = state;
  if (state.roundPhase === "turns") return openTurn(table, activeSeat);
  if (state.tactic[activeSeat].length === 0) return [table.phase("tactics")];
  const order = tacticOrder(table);
  return [
    ...(isSolo(table) ? [clockChooses({})] : state.tacticOffer.map((piece) => table.move(piece, "tacticsAside"))),
    table.set("roundPhase", "turns"),
    table.set("roundOrder", order),
    turnOrderSettled({ order: [...order] }),
    ...openTurn(table, activeSeat),
  ];
}
function openTurn(table: Table, seat: Seat): Events {
  const { state } = table;
  const tactic = heldTactic(state, seat);
  return [
    ...(isSolo(table) ? [clockTicks({ playerId: seat })] : []),
    ...(state.extraTurnPending[seat] ? [table.set("extraTurnPending", seat, false)] : []),
    ...(state.tacticFlipped[seat] ? [] : (tactic?.beforeTurn?.(table, seat) ?? [])),
  ];
}
