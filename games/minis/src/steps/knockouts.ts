import { type Events, otherSeat, pieceId } from "@cardwright/core";
import { attachedTo, BARE, healthLeft, inPlay, type MinisTable, relicOn, SEATS } from "../board.ts";
import { ko } from "../events/combat.ts";
import type { Card } from "../piece.ts";
import { world } from "../world.ts";
import { beaten, finish } from "./game-over.ts";

/** Who has no health left falls; who has nobody left has lost; who has a bench sends somebody in [R5.7]. */

export const PROMOTE = "RULE_PROMOTE";

/** A creature leaves play with everything that lies on it and beneath it. */
export function leavePlay(table: MinisTable, creature: Card): Events {
  const { state } = table;
  const { owner, id } = creature;
  const relic = relicOn(state, creature);
  const along = [
    ...attachedTo(state, creature),
    ...state.beneath[owner].filter(({ on }) => on === id),
    ...(relic === undefined ? [] : [relic]),
  ];
  return [creature, ...along].map((card) => table.move(card, ["discard", owner], { marks: BARE }));
}
export const knockOuts = world.step("knockOuts", {});
knockOuts.does((table) => {
  const fallen = SEATS.flatMap((seat) => inPlay(table.state, seat)).filter((one) => healthLeft(table, one) <= 0);
  if (fallen.length === 0) return [];
  return [
    ...fallen.flatMap((creature) => [
      ko({ seat: creature.owner, creature: creature.id, face: creature.face }),
      ...leavePlay(table, creature),
    ]),
    closeRanks({ source: fallen[0]?.id ?? "" }),
  ];
});
/** The first of the fallen is named as the source of the prompts; its card lies open in a discard pile. */
const closeRanks = world.step("closeRanks", { source: pieceId });
closeRanks.does((table, { source }) => {
  const { state } = table;
  const empty = SEATS.filter((seat) => inPlay(state, seat).length === 0);
  const [loser] = empty;
  if (loser !== undefined) {
    if (empty.length > 1) return finish(null, "nobodyLeft");
    return beaten(loser, "noCreature");
  }
  const order = [otherSeat(state.activeSeat), state.activeSeat];
  return order
    .filter((seat) => state.active[seat].length === 0)
    .flatMap((seat) => table.activate(PROMOTE, seat, source));
});
