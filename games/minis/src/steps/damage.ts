import { pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { creatureWith, healthLeft } from "../board.ts";
import { EFFECTIVENESS } from "../elements.ts";
import { CAUSES, damageApplied } from "../events/combat.ts";
import { world } from "../world.ts";

const HIT = {
  creature: pieceId,
  amount: z.int(),
  effectiveness: z.literal([...EFFECTIVENESS]),
  cause: z.literal([...CAUSES]),
  by: pieceId,
};
/** Damage on its way to a creature: shields take of it here. */
export const dealDamage = world.step("dealDamage", HIT);
/** What the shields have left of it. Whoever survives once looks at this; DAMAGE_APPLIED tells what arrived. */
export const landDamage = world.step("landDamage", HIT);
dealDamage.does((_, hit) => (hit.amount > 0 ? [landDamage(hit)] : []));
landDamage.does((table, { creature: id, amount, effectiveness, cause, by }) => {
  const creature = creatureWith(table.state, id);
  if (creature === undefined || amount <= 0) return [];
  const { owner: seat, face } = creature;
  return [
    table.mark(creature, { damage: creature.damage + amount }),
    damageApplied({ seat, creature: id, face, amount, effectiveness, cause, by }),
  ];
});

/** Healing never goes above full health and never reaches who is already down. */
export const heal = world.step("heal", { creature: pieceId, amount: z.int(), by: pieceId });
heal.does((table, { creature: id, amount, by }) => {
  const creature = creatureWith(table.state, id);
  if (creature === undefined || healthLeft(table, creature) <= 0) return [];
  const healed = Math.min(table.ask("healing", { creature }, amount), creature.damage);
  if (healed <= 0) return [];
  const { owner: seat, face } = creature;
  return [
    table.mark(creature, { damage: creature.damage - healed }),
    damageApplied({ seat, creature: id, face, amount: -healed, effectiveness: "NEUTRAL", cause: "HEAL", by }),
  ];
});
