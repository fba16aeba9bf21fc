import { type Events, otherSeat } from "@cardwright/core";
import { activeOf, attachedTo, effectOn, healthLeft, inPlay, type MinisTable, modeOf, SEATS } from "../board.ts";
import { elementOf } from "../cardset.ts";
import { endCleansings } from "../effects/relics.ts";
import { burn, poison, stacksOf } from "../effects/statuses.ts";
import type { Seat } from "../piece.ts";
import { world } from "../world.ts";
import { dealDamage, heal } from "./damage.ts";
import { beaten, finish } from "./game-over.ts";
import { passOn } from "./games.ts";
import { knockOuts } from "./knockouts.ts";
import { discardSome } from "./searching.ts";

/** The end of a turn, in this order: drain, status ticks, knock-outs, end effects, hand limit, verdict, pass [R3.6]. */

export const HAND_LIMIT = 10;
/** Different elements that the active creature must carry for quintessence [R8.2]. */
const QUINTESSENCE = 5;

export const endOfTurn = (seat: Seat): Events => [
  drains({ seat }),
  ticks({ seat }),
  knockOuts({}),
  endEffects({ seat }),
  handLimit({ seat }),
  verdict({ seat }),
  passOn({ seat }),
];

const drains = world.step("drains", { seat: world.seat });
drains.does((table, { seat }) =>
  inPlay(table.state, seat).map((creature) => {
    const amount = table.ask("endDrain", { creature }, 0);
    return dealDamage({ creature: creature.id, amount, effectiveness: "NEUTRAL", cause: "DRAIN", by: "" });
  }),
);
/** Each stack of burn and poison is one damage. */
const ticks = world.step("ticks", { seat: world.seat });
ticks.does((table, { seat }) =>
  inPlay(table.state, seat).flatMap((creature) =>
    [burn, poison].flatMap((definition): Events => {
      const effect = effectOn(table.state, creature, definition);
      if (effect === undefined) return [];
      const amount = stacksOf(effect);
      return [dealDamage({ creature: creature.id, amount, effectiveness: "NEUTRAL", cause: "STATUS", by: "" })];
    }),
  ),
);
const endEffects = world.step("endEffects", { seat: world.seat });
endEffects.does((table, { seat }) =>
  inPlay(table.state, seat).flatMap((creature) => [
    heal({ creature: creature.id, amount: table.ask("endHealing", { creature }, 0), by: "" }),
    ...endCleansings(table, creature),
  ]),
);

/** Too many cards in hand: their player chooses which go. */
const handLimit = world.step("handLimit", { seat: world.seat });
handLimit.does(({ state }, { seat }) =>
  state.ready[seat] ? [discardSome({ seat, count: state.hand[seat].length - HAND_LIMIT })] : [],
);

/** Quintessence, and the turn limit of a tournament. */
const verdict = world.step("verdict", { seat: world.seat });
verdict.does((table, { seat }) => {
  const { state } = table;
  const { expert, turnLimit } = modeOf(state);
  const active = activeOf(state, seat);
  if (expert && active !== undefined) {
    const elements = new Set(attachedTo(state, active).map(elementOf));
    if (elements.size >= QUINTESSENCE) return beaten(otherSeat(seat), "quintessence");
  }
  const turns = state.turnsTaken[0] + state.turnsTaken[1];
  return turnLimit > 0 && turns >= turnLimit ? healthier(table) : [];
});
function healthier(table: MinisTable): Events {
  const [first = 0, second = 0] = SEATS.map((seat) =>
    inPlay(table.state, seat).reduce((sum, creature) => sum + healthLeft(table, creature), 0),
  );
  const winner = first > second ? 0 : second > first ? 1 : null;
  return finish(winner, winner === null ? "equalHealth" : "moreHealth");
}
