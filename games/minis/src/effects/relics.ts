import { type Events, otherSeat, refuse } from "@cardwright/core";
import { activeOf, creatureWith, healthLeft, type MinisState, type MinisTable, relicOn } from "../board.ts";
import type { Bearing } from "../card-types.ts";
import { cardOf } from "../cardset.ts";
import { damageApplied } from "../events/combat.ts";
import type { Card } from "../piece.ts";
import { dealDamage, heal, landDamage } from "../steps/damage.ts";
import { world } from "../world.ts";
import { cleanseOne, inflict, whyNoStatus } from "./inflicting.ts";

/** What a relic does for its bearer, read from what is printed on it. One effect serves them all. */

const NOTHING: Bearing = {};
interface Hung {
  readonly piece: string | null;
}
const relicOf = ({ relic }: MinisState, { piece }: Hung): Card | undefined =>
  relic.flat().find(({ id }) => id === piece);
function bearing(state: MinisState, self: Hung, creature: string): Bearing {
  const relic = relicOf(state, self);
  if (relic === undefined || relic.on !== creature) return NOTHING;
  const card = cardOf(relic);
  return (card.kind === "relic" ? card.bearer : undefined) ?? NOTHING;
}

export const bearsRelic = world.effect("bearsRelic", {
  name: "Relic",
  duration: { type: "whileInPlay" },
  hooks: {
    attack: ({ state }, value, { creature }, self) => value + (bearing(state, self, creature.id).attack ?? 0),
    defence: ({ state }, value, { creature }, self) => value + (bearing(state, self, creature.id).defence ?? 0),
    speed: ({ state }, value, { creature }, self) => value + (bearing(state, self, creature.id).speed ?? 0),
    health: ({ state }, value, { creature }, self) => value + (bearing(state, self, creature.id).health ?? 0),
    endHealing: ({ state }, value, { creature }, self) => value + (bearing(state, self, creature.id).endHealing ?? 0),
    endDrain: ({ state }, value, { creature }, self) => value + (bearing(state, self, creature.id).endDrain ?? 0),
    attackCost: ({ state }, value, { creature }, self) => value + (bearing(state, self, creature.id).attackCost ?? 0),
    healing: ({ state }, value, { creature }, self) =>
      bearing(state, self, creature.id).heals === undefined ? value : value + Math.floor(value / 2),
    mayTakeStatus: ({ state }, { creature, status }, self) => bearing(state, self, creature.id).immuneTo !== status,
  },
  replace: [
    world.on(dealDamage, (hit, table, self): Events | undefined => {
      const { softens = 0 } = bearing(table.state, self, hit.creature);
      if (softens === 0 || hit.cause !== "ATTACK" || hit.amount <= 1) return undefined;
      return [dealDamage({ ...hit, amount: Math.max(1, hit.amount - softens) })];
    }),
    world.on(landDamage, (hit, table, self): Events | undefined => {
      const relic = relicOf(table.state, self);
      if (bearing(table.state, self, hit.creature).survivesOnce !== true || relic?.damage !== 0) return undefined;
      const bearer = creatureWith(table.state, hit.creature);
      if (bearer === undefined) return undefined;
      const left = healthLeft(table, bearer);
      if (hit.amount < left) return undefined;
      return [table.mark(relic, { damage: 1 }), landDamage({ ...hit, amount: left - 1 })];
    }),
  ],
  react: [
    world.on(damageApplied, ({ creature, seat, amount, cause, by }, table, self): Events | undefined => {
      if (cause !== "ATTACK") return undefined;
      const { counter = 0 } = bearing(table.state, self, creature);
      if (counter > 0) {
        return [
          dealDamage({ creature: by, amount: counter, effectiveness: "NEUTRAL", cause: "COUNTER", by: creature }),
        ];
      }
      const { drains, inflicts } = bearing(table.state, self, by);
      if (drains === true) return [heal({ creature: by, amount: Math.floor(amount / 2), by })];
      const hurt = creatureWith(table.state, creature);
      if (inflicts === undefined || hurt === undefined || healthLeft(table, hurt) <= 0) return undefined;
      return whyNoStatus(table, hurt, inflicts, "attack") === undefined
        ? inflict(table, hurt, inflicts, otherSeat(seat))
        : undefined;
    }),
  ],
});
/** The bearer stands in front, and what it puts on the other side lasts longer. */
export const prolongsStatus = world.effect("prolongsStatus", {
  name: "Relic",
  duration: { type: "whileInPlay" },
  scope: "opponents",
  hooks: {
    statusTurns({ state }, value, { status }, self) {
      const active = activeOf(state, self.owner);
      return active !== undefined && bearing(state, self, active.id).prolongs === status ? value + 1 : value;
    },
  },
});
/** Once at the end of each turn of its player, in which the bearer still stands. */
export const endCleansings = (table: MinisTable, creature: Card): Events => {
  const relic = relicOn(table.state, creature);
  const card = relic === undefined ? undefined : cardOf(relic);
  return card?.kind === "relic" && card.bearer?.endCleansing === true ? cleanseOne(table, creature) : [];
};
/** Why a creature cannot bear a relic now. */
export const whyNoRelic = ({ relic }: MinisState, { id, owner }: Card) =>
  relic[owner].some(({ on }) => on === id) ? refuse("PRECONDITION_FAILED.oneRelic") : undefined;
