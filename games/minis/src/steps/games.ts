import { type Events, otherSeat } from "@cardwright/core";
import { BARE, type MinisState, type MinisTable, modeOf, SEATS } from "../board.ts";
import { gameDrawn, gameWon, nextGameBegun } from "../events/games.ts";
import type { Card, Seat } from "../piece.ts";
import { world } from "../world.ts";
import { gameOver } from "./game-over.ts";
import { drawOpening } from "./setup.ts";

/** A match is one game, or the best of three with an exchange of cards in between [R3.10]. */

const isMost = (won: number, bestOf: number): boolean => 2 * won > bestOf;

/** The match is over with the game, or the next one begins. */
gameOver.does((table, { winner: won, reason }) => {
  const winner = won === -1 ? null : won;
  const { gamesWon, game, options } = table.state;
  const { bestOf } = options;
  if (bestOf === 1) return endMatch(table, winner, reason);
  const [mine = 0, theirs = 0] = SEATS.map((seat) => gamesWon[seat] + (seat === winner ? 1 : 0));
  const told =
    winner === null ? [gameDrawn({ game })] : [table.add("gamesWon", winner, 1), gameWon({ seat: winner, game })];
  const isLast = game >= bestOf || isMost(mine, bestOf) || isMost(theirs, bestOf);
  if (!isLast) return [...told, nextGame({ first: winner ?? 0 })];
  return [...told, ...endMatch(table, mine > theirs ? 0 : theirs > mine ? 1 : null, reason)];
});
/** Who surrenders gives up the match, and not only a game of it. */
export const surrendered = (table: MinisTable, seat: Seat): Events => endMatch(table, otherSeat(seat), "surrender");
const endMatch = (table: MinisTable, winner: Seat | null, reason: string): Events => [
  table.phase("MATCH.ENDED"),
  table.win(winner, reason),
];

const cardsOf = (state: MinisState): readonly Card[] => [
  ...state.terrain,
  ...[state.active, state.bench, state.pool, state.attached, state.beneath, state.relic, state.discard].flatMap(
    (sides) => sides.flat(),
  ),
  ...state.deck.flat(),
];
/** All cards go to their players' hands, and everything that a game counts begins anew. */
const nextGame = world.step("nextGame", { first: world.seat });
nextGame.does((table, { first }) => {
  const { state } = table;
  const exchanges = modeOf(state).deck.sideboard > 0;
  return [
    ...cardsOf(state).map((card) => table.move(card, ["hand", card.owner], { marks: BARE })),
    table.set("game", state.game + 1),
    table.set("firstSeat", -1),
    table.set("exchangesFirst", first),
    ...SEATS.flatMap((seat) => [
      table.set("ready", seat, false),
      table.set("exchanged", seat, !exchanges),
      table.set("turnsTaken", seat, 0),
      table.set("mulligans", seat, 0),
      table.set("burstUsed", seat, false),
      table.set("mini_burn_triggers_this_match", seat, 0),
    ]),
    nextGameBegun({ game: state.game + 1 }),
    ...(exchanges ? [] : [deal({})]),
    table.endTurn(),
  ];
});
/** Decks are shuffled again and opening hands drawn. */
export const deal = world.step("deal", {});
deal.does((table) =>
  SEATS.flatMap((seat) => [
    table.gather(["hand", seat], ["deck", seat]),
    table.shuffle(["deck", seat]),
    drawOpening({ seat, sure: false }),
  ]),
);
/** Ends a turn, unless the game that it belonged to is over. */
export const passOn = world.step("passOn", { seat: world.seat });
passOn.does((table, { seat }) => (table.state.ready[seat] ? [table.endTurn()] : []));
/** The attack is over; so is the game, perhaps. */
export const combatOver = world.step("combatOver", { seat: world.seat });
combatOver.does((table, { seat }) => (table.state.ready[seat] ? [table.phase("TURN.END")] : []));
