import { open, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { EFFECTIVENESS } from "../elements.ts";
import { whose } from "../sentences.ts";
import { STATUSES } from "../status.ts";
import { world } from "../world.ts";

/** Creatures attack, are hurt and healed, change their state and fall. */

const seat = open(world.seat);
const face = open(z.string());
export const ATTACK_KINDS = ["BASIC", "SIGNATURE", "ULTIMATE"] as const;
export const CAUSES = ["ATTACK", "SPLASH", "COUNTER", "STATUS", "DRAIN", "HEAL"] as const;

export const attackDeclared = world.event(
  "ATTACK_DECLARED",
  {
    seat,
    attacker: open(pieceId),
    face,
    target: open(pieceId),
    targetFace: open(z.string()),
    attack: open(z.literal([...ATTACK_KINDS])),
    name: open(z.string()),
    burst: open(z.boolean()),
  },
  {
    say: ({ face, targetFace, name, burst }, names) =>
      `${names.face(face)} attacks ${names.face(targetFace)}: ${String(name)}${burst === true ? ", with a burst" : ""}.`,
  },
);
/** Negative amounts heal. `seat` is the seat of the creature, `by` the piece that did it, empty for none. */
export const damageApplied = world.event(
  "DAMAGE_APPLIED",
  {
    seat,
    creature: open(pieceId),
    face,
    amount: open(z.int()),
    effectiveness: open(z.literal([...EFFECTIVENESS])),
    cause: open(z.literal([...CAUSES])),
    by: open(pieceId),
  },
  {
    say({ face, amount = 0, effectiveness }, names) {
      if (amount < 0) return `${names.face(face)} heals ${-amount}.`;
      const how = effectiveness === "STRONG" ? ", a strong hit" : effectiveness === "WEAK" ? ", a weak hit" : "";
      return `${names.face(face)} takes ${amount} damage${how}.`;
    },
  },
);
const WORDS = {
  BURN: "burns",
  POISON: "is poisoned",
  FREEZE: "is frozen and misses its next attack",
  PARALYZE: "is paralyzed and cannot be switched in next turn",
  STEALTH: "goes into hiding",
  CHILL: "is slowed by the cold",
  GUARD: "takes guard",
  SHIELD: "is shielded",
} as const;
export const statusApplied = world.event(
  "STATUS_APPLIED",
  {
    seat,
    creature: open(pieceId),
    face,
    status: open(z.literal([...STATUSES])),
    stacks: open(z.int()),
  },
  {
    say: ({ face, status, stacks = 1 }, names) =>
      status === undefined ? "" : `${names.face(face)} ${WORDS[status]}${stacks > 1 ? ` (${stacks})` : ""}.`,
  },
);
export const ko = world.event(
  "KO",
  { seat, creature: open(pieceId), face },
  { say: ({ seat, face }, names) => `${whose(names, seat)} ${names.face(face)} is knocked out.` },
);
