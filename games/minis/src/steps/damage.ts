import { open, pieceId, z } from "@cardwright/core";
import { creatureWith, healthLeft } from "../board.ts";
import { EFFECTIVENESS } from "../elements.ts";
import { CAUSES, damageApplied } from "../events/combat.ts";
import { world } from "../world.ts";

const HIT = {
  creature: open(pieceId),
  amount: open(z.int()),
  effectiveness: open(z.literal([...EFFECTIVENESS])),
  cause: open(z.literal([...CAUSES])),
  by: open(pieceId),
};
/** Damage on its way to a creature: shields take of it here. */
export const dealDamage = world.step("dealDamage", HIT);
/** What the shields have left of it. Whoever survives once looks at this; DAMAGE_APPLIED tells what arrived. */
export const landDamage = world.step("landDamage", HIT);
dealDamage.does({ becomes: (_, hit) => (hit.amount > 0 ? [landDamage(hit)] : []) });
landDamage.does({
  becomes(table, { creature: id, amount, effectiveness, cause, by }) {
    const creature = creatureWith(table.state, id);
    if (creature === undefined || amount <= 0) return [];
    const { owner: seat, face } = creature;
    return [
      table.mark(creature, { damage: creature.damage + amount }),
      damageApplied({ seat, creature: id, face, amount, effectiveness, cause, by }),
    ];
  },
});

/** Healing never goes above full health and never reaches who is already down. */
export const heal = world.step("heal", { creature: open(pieceId), amount: open(z.int()), by: open(pieceId) });
heal.does({
  becomes(table, { creature: id, amount, by }) {
    const creature = creatureWith(table.state, id);
    if (creature === undefined || healthLeft(table, creature) <= 0) return [];
    const healed = Math.min(amount, creature.damage);
    if (healed <= 0) return [];
    const { owner: seat, face } = creature;
    return [
      table.mark(creature, { damage: creature.damage - healed }),
      damageApplied({ seat, creature: id, face, amount: -healed, effectiveness: "NEUTRAL", cause: "HEAL", by }),
    ];
  },
});
export const damageSteps = [dealDamage, landDamage, heal];
