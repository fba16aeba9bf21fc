import { type Events, open, otherSeat, replaceAt } from "@cardwright/core";
import * as z from "zod/mini";
import { HAND_LIMIT, ROUNDS_TO_WIN, START_HAND } from "../numbers.ts";
import type { Player } from "../player.ts";
import { cardsInHand } from "../queue/hand.ts";
import { totalInfluence } from "../read-state.ts";
import { type PoliticsTable, world } from "../world.ts";
import { PASSED } from "./announcements.ts";

/** [R4, R5] Turns alternate until both have passed; then influence decides the round, and the board is cleared. */

const TIE_SAID: Readonly<Record<string, string>> = {
  passed: "chose to pass first and ",
  influence: "had more influence over all rounds and ",
  second: "did not begin and ",
};
const ROUND_SCORED = world.event(
  "ROUND_SCORED",
  { winner: open(world.seat), totals: open(z.tuple([z.int(), z.int()])), tie: open(z.string()) },
  {
    apply: ({ roundsWon, influenceScored: [first, second] }, { winner, totals }) => ({
      roundsWon: replaceAt(roundsWon, winner, roundsWon[winner] + 1),
      influenceScored: [first + totals[0], second + totals[1]],
    }),
    say: ({ winner, totals = [0, 0], tie = "" }, names) =>
      totals[0] === totals[1]
        ? `${totals[0]} influence each: ${names.seat(winner)} ${TIE_SAID[tie] ?? ""}won the round.`
        : `${names.seat(winner)} won the round with ${Math.max(...totals)} influence against ${Math.min(...totals)}.`,
  },
);

/** [R5.3] More influence wins. A tie goes to whoever chose to pass first, then by all rounds, then to the second. */
function winnerOf({ state }: PoliticsTable, [first, second]: readonly [number, number]): [Player, string] {
  if (first !== second) return [first > second ? 0 : 1, ""];
  if (state.firstPassed >= 0) return [state.firstPassed === 1 ? 1 : 0, "passed"];
  const [own, other] = state.influenceScored;
  return own === other ? [otherSeat(state.roundStartPlayerIndex), "second"] : [own > other ? 0 : 1, "influence"];
}
export function settleRound(table: PoliticsTable): Events {
  const totals: [number, number] = [totalInfluence(table, 0), totalInfluence(table, 1)];
  const [winner, tie] = winnerOf(table, totals);
  const scored = ROUND_SCORED({ winner, totals, tie });
  const scores = table.seats.map((seat) => table.state.roundsWon[seat] + (seat === winner ? 1 : 0));
  if (Math.max(...scores) >= ROUNDS_TO_WIN) return [scored, table.finish({ scores, reason: "rounds" })];
  return [scored, ...table.seats.flatMap((seat) => clearedFor(table, seat))];
}
/** [R5.4] Everything on the board goes to the discard; then the hand is filled up. */
function clearedFor(table: PoliticsTable, player: Player): Events {
  // Asked while the cards that answer it still lie there.
  const upTo = table.ask("handRefill", { seat: player }, START_HAND);
  const zones = ["government", "public", "instant", "permanentGovernment", "permanentPublic", "traps"] as const;
  const lying = zones.filter((zone) => table.state[zone][player].length > 0);
  return [
    ...lying.map((zone) => table.gather([zone, player], "discard")),
    ...released(table, player),
    table.refill(["deck", player], ["hand", player], upTo),
  ];
}
/** [R7.5] Deactivated hand cards come back. */
const released = (table: PoliticsTable, player: Player): Events =>
  table.state.suspended[player].length === 0 ? [] : [table.gather(["suspended", player], ["hand", player])];

/** [R4.4] One card at the end of a turn, unless it ended by passing; and with the last turn of the term comes the end. */
export function endOfTurn(table: PoliticsTable): Events {
  const { activeSeat: player, passed, turnsThisRound, options } = table.state;
  const back = released(table, player);
  if (passed[player]) return back;
  const draws = cardsInHand(table, player) < HAND_LIMIT ? [table.draw(1, ["deck", player], ["hand", player])] : [];
  const isOver = turnsThisRound[player] >= options.turnsPerRound;
  return [...back, ...draws, ...(isOver ? [PASSED({ player, why: "term" })] : [])];
}
/** [R5.1] Who has passed is left out; the beginner alternates by round. */
export function turnOrder(table: PoliticsTable): { readonly seat: Player; readonly newRound: boolean } {
  const { activeSeat, passed, roundStartPlayerIndex } = table.state;
  if (passed[0] && passed[1]) return { seat: otherSeat(roundStartPlayerIndex), newRound: true };
  const other = otherSeat(activeSeat);
  return { seat: passed[other] ? activeSeat : other, newRound: false };
}
