import type { Events, Refusal } from "@cardwright/core";
import { effectOn, type MinisTable } from "../board.ts";
import { statusApplied } from "../events/combat.ts";
import type { Card, Seat } from "../piece.ts";
import type { Status } from "../status.ts";
import {
  BAD_STATUSES,
  burn,
  chilled,
  frozen,
  guarded,
  paralyzed,
  poison,
  recovering,
  shielded,
  stacksOf,
  statusEffects,
  stealthed,
} from "./statuses.ts";

/** How statuses get onto creatures, and off them again. */

const STACKS_MAX = 3;

/** Why a status cannot be put on; effects beside the attack itself also have to be able to target the creature. */
export function whyNoStatus(
  table: MinisTable,
  creature: Card,
  status: Status,
  how: "attack" | "effect",
): Refusal | undefined {
  return (
    (how === "effect" ? table.check("mayBeTargeted", { creature }) : undefined) ??
    table.check("mayTakeStatus", { creature, status })
  );
}

/** What putting a status on a creature brings about. `by` is the seat that does it. */
export function inflict(table: MinisTable, creature: Card, status: Exclude<Status, "SHIELD">, by: Seat): Events {
  const { id, owner: seat, face } = creature;
  const on = { owner: by, piece: id, targets: [id], source: { kind: "status", ref: status } };
  const told = (stacks: number) => statusApplied({ seat, creature: id, face, status, stacks });
  const recovery = { ...on, source: { kind: "status", ref: "RECOVERING" }, params: { status } };
  const passing = [recovering.start(recovery), told(1)];
  switch (status) {
    case "BURN":
    case "POISON": {
      const definition = status === "BURN" ? burn : poison;
      const earlier = effectOn(table.state, creature, definition);
      const stacks = Math.min(STACKS_MAX, (earlier === undefined ? 0 : stacksOf(earlier)) + 1);
      return [
        ...(earlier === undefined ? [] : [table.end(earlier)]),
        definition.start({ ...on, params: { stacks } }),
        told(stacks),
      ];
    }
    case "FREEZE":
      return [frozen.start(on), ...passing];
    case "PARALYZE":
      return [paralyzed.start(on), ...passing];
    case "CHILL":
      return [...endOf(table, creature, ["CHILL"]), chilled.start(on), told(1)];
    case "STEALTH":
      return [stealthed.start(on), told(1)];
    case "GUARD":
      return [...endOf(table, creature, ["GUARD"]), guarded.start(on), told(1)];
  }
}
export function shield(creature: Card, amount: number): Events {
  const { id, owner: seat, face } = creature;
  return [
    shielded.start({
      owner: seat,
      piece: id,
      targets: [id],
      params: { left: amount },
      source: { kind: "status", ref: "SHIELD" },
    }),
    statusApplied({ seat, creature: id, face, status: "SHIELD", stacks: 1 }),
  ];
}

const endOf = (table: MinisTable, creature: Card, statuses: readonly Status[]): Events =>
  statuses.flatMap((status) => {
    const effect = effectOn(table.state, creature, statusEffects[status]);
    return effect === undefined ? [] : [table.end(effect)];
  });
export const cleanse = (table: MinisTable, creature: Card): Events => endOf(table, creature, BAD_STATUSES);
export const hasBadStatus = ({ state }: MinisTable, creature: Card): boolean =>
  BAD_STATUSES.some((status) => effectOn(state, creature, statusEffects[status]) !== undefined);
