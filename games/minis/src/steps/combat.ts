import { type Events, otherSeat, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { activeOf, creatureWith, healthLeft, type MinisStepTable, modeOf } from "../board.ts";
import type { AttackEffect } from "../card-types.ts";
import { creatureOf } from "../cardset.ts";
import { cleanse, inflict, whyNoStatus } from "../effects/inflicting.ts";
import { switched } from "../events/cards.ts";
import { ATTACK_KINDS } from "../events/combat.ts";
import type { Card, Seat } from "../piece.ts";
import { attackSum } from "../rules/attack-sum.ts";
import { world } from "../world.ts";
import { dealDamage, heal } from "./damage.ts";
import { drawCards } from "./draw.ts";

/** An attack resolves: damage first, then what the attack does beside it [R5]. */

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
  const { amount, effectiveness } = attackSum(table, { seat, attacker, defender, attack, burst, stealthed });
  return [
    dealDamage({ creature: defender.id, amount, effectiveness, cause: "ATTACK", by: id }),
    ...(attack === "BASIC" ? [] : [followThrough({ seat, attacker: id, attack, defender: defender.id, target })]),
  ];
});
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
