import { type Events, otherSeat, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import {
  activeOf,
  attackOf,
  creatureWith,
  defenceOf,
  effectOn,
  healthLeft,
  type MinisState,
  type MinisStepTable,
  modeOf,
} from "../board.ts";
import type { AttackEffect } from "../card-types.ts";
import { creatureOf } from "../cardset.ts";
import { tempered } from "../effects/for-the-turn.ts";
import { cleanse, inflict, whyNoStatus } from "../effects/inflicting.ts";
import { effectivenessOf } from "../elements.ts";
import { switched } from "../events/cards.ts";
import { ATTACK_KINDS } from "../events/combat.ts";
import { damageOf } from "../modes.ts";
import type { Card, Seat } from "../piece.ts";
import { comboBonus } from "../rules/combos.ts";
import { heatOf } from "../shown-creature.ts";
import { world } from "../world.ts";
import { dealDamage, heal } from "./damage.ts";
import { drawCards } from "./draw.ts";

/** An attack resolves: damage first, then what the attack does beside it [R5]. */

/** What a burst adds to an attack, once a match [R8.1]. */
export const BURST_POWER = 6;

export const resolveAttack = world.step("resolveAttack", {
  seat: world.seat,
  attacker: pieceId,
  attack: z.literal([...ATTACK_KINDS]),
  /** What the attack's own effect was aimed at; empty for nothing. */
  target: pieceId,
  burst: z.boolean(),
  stealthed: z.boolean(),
});
resolveAttack.does((table, { seat, attacker: id, attack, target, burst, stealthed }) => {
  const { state } = table;
  const attacker = creatureWith(state, id);
  const defender = activeOf(state, otherSeat(seat));
  if (attacker === undefined || defender === undefined) return [];
  const card = creatureOf(attacker);
  const effect = attack === "SIGNATURE" ? card.signature?.effect : card.ultimate?.effect;
  const unseen = attack !== "BASIC" && effect?.kind === "ambush" && stealthed;
  const effectiveness = effectivenessOf(card.element, creatureOf(defender).element);
  const amount = damageOf(
    modeOf(state).damage,
    {
      kind: attack,
      attack: attackOf(table, attacker),
      defence: unseen ? 0 : defenceOf(table, defender),
      bonus: (burst ? BURST_POWER : 0) + comboBonus(state, seat) + temperOf(state, attacker, defender),
      heat: heatOf(state, seat),
    },
    effectiveness,
  );
  return [
    dealDamage({ creature: defender.id, amount, effectiveness, cause: "ATTACK", by: id }),
    ...(attack === "BASIC" ? [] : [followThrough({ seat, attacker: id, attack, defender: defender.id, target })]),
  ];
});
/** Attack that a creature which was tempered for the turn has against one kind. */
function temperOf(state: MinisState, attacker: Card, defender: Card): number {
  const { against, attack } = effectOn(state, attacker, tempered)?.params ?? {};
  return against === creatureOf(defender).element && typeof attack === "number" ? attack : 0;
}
/** What a signature or an ultimate does beside its damage, on the table that the damage has left. */
const followThrough = world.step("followThrough", {
  seat: world.seat,
  attacker: pieceId,
  attack: z.literal([...ATTACK_KINDS]),
  defender: pieceId,
  target: pieceId,
});
followThrough.does((table, { seat, attacker: id, attack, defender: defenderId, target }) => {
  const attacker = creatureWith(table.state, id);
  if (attacker === undefined) return [];
  const card = creatureOf(attacker);
  const effect = attack === "SIGNATURE" ? card.signature?.effect : card.ultimate?.effect;
  if (effect === undefined) return [];
  const defender = creatureWith(table.state, defenderId);
  const standing = defender !== undefined && healthLeft(table, defender) > 0 ? defender : undefined;
  return does(table, seat, effect, attacker, standing, creatureWith(table.state, target));
});

function does(
  table: MinisStepTable,
  seat: Seat,
  effect: AttackEffect,
  attacker: Card,
  defender: Card | undefined,
  target: Card | undefined,
): Events {
  const by = attacker.id;
  const splash = ({ id }: Card, amount: number) =>
    dealDamage({ creature: id, amount, effectiveness: "NEUTRAL", cause: "SPLASH", by });
  switch (effect.kind) {
    case "status":
      if (!modeOf(table.state).full || defender === undefined) return [];
      if (whyNoStatus(table, defender, effect.status, "attack") !== undefined) return [];
      return inflict(table, defender, effect.status, seat);
    case "healSelf":
      return [heal({ creature: by, amount: effect.amount, by })];
    case "healBench":
      return target === undefined ? [] : [heal({ creature: target.id, amount: effect.amount, by })];
    case "splashEach":
      return table.state.bench[otherSeat(seat)].map((creature) => splash(creature, effect.amount));
    case "splashOne":
      return target === undefined ? [] : [splash(target, effect.amount)];
    case "forceSwitch": {
      if (defender === undefined || target === undefined) return [];
      const { id: incoming, face, owner } = target;
      return [switched({ seat: owner, incoming, face, outgoing: defender.id, cause: "FORCED" })];
    }
    case "ambush":
      return [];
    case "cleanse":
      return cleanse(table, attacker);
    case "guard":
      return modeOf(table.state).full ? inflict(table, attacker, "GUARD", seat) : [];
    case "draw":
      return [drawCards({ seat, count: effect.count, cause: "EFFECT" })];
  }
}
