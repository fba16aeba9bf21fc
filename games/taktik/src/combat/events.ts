import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";

/** What is said of an attack. Units are named by kind and cell, because that is how they are told apart. */

const seat = open(world.seat);
const text = open(z.string());
const number = open(z.int());

export const attackDeclared = world.event(
  "ATTACK_DECLARED",
  { seat, unit: text, from: text, target: text, at: text, chance: number },
  {
    say: ({ seat: who, unit, from, target, at, chance = 0 }, names) =>
      `${names.seat(who)}: ${names.face(unit)} at ${from} takes aim at ${names.face(target)} at ${at}; ${chance} of 6 hit.`,
  },
);
export const attackTurns = world.event(
  "ATTACK_BEGINS",
  { seat, unit: text, from: text, target: text, at: text },
  {
    say: ({ seat: who, unit, from, target, at }, names) =>
      `${names.seat(who)}: ${names.face(unit)} at ${from} attacks ${names.face(target)} at ${at}.`,
  },
);
/** Why an attack that was declared does not take place. */
const CALLED_OFF = ["range", "forbidden", "gone"] as const;
export type CalledOff = (typeof CALLED_OFF)[number];
export const attackCalledOff = world.event(
  "ATTACK_CALLED_OFF",
  { seat, why: open(z.literal(CALLED_OFF)) },
  { say: ({ seat: who, why }, names) => `${names.seat(who)}: the attack is called off, ${why}.` },
);
export const attackRolled = world.event(
  "ATTACK_ROLLED",
  { seat, natural: number, again: open(z.boolean()) },
  {
    say: ({ seat: who, natural, again }, names) =>
      `${names.seat(who)}: ${again ? "again the" : "the"} die shows ${natural}.`,
  },
);
const judged = { seat, target: text, at: text, roll: number, needed: number };
export const attackHits = world.event("ATTACK_HITS", judged, {
  say: ({ target, at, roll, needed }, names) => `${names.face(target)} at ${at} is hit, ${roll} against ${needed}.`,
});
export const attackMisses = world.event("ATTACK_MISSES", judged, {
  say: ({ target, at, roll, needed }, names) => `${names.face(target)} at ${at} is missed, ${roll} against ${needed}.`,
});
export const unitDamaged = world.event(
  "UNIT_DAMAGED",
  { seat, unit: text, at: text },
  { say: ({ seat: who, unit, at }, names) => `${names.seat(who)}: ${names.face(unit)} at ${at} is damaged.` },
);
export const unitDestroyed = world.event(
  "UNIT_DESTROYED",
  { seat, unit: text, at: text },
  { say: ({ seat: who, unit, at }, names) => `${names.seat(who)}: ${names.face(unit)} at ${at} is destroyed.` },
);
export const damageAverted = world.event(
  "DAMAGE_AVERTED",
  { seat, unit: text, at: text },
  { say: ({ seat: who, unit, at }, names) => `${names.seat(who)}: ${names.face(unit)} at ${at} takes no damage.` },
);
