import { type Events, type Refusal, refuse } from "@cardwright/core";
import { effectOn, type MinisTable } from "../board.ts";
import { statusApplied } from "../events/combat.ts";
import type { Card, Seat } from "../piece.ts";
import type { Status } from "../status.ts";
import {
  afterThrough,
  BAD_STATUSES,
  burn,
  chilled,
  frozen,
  guarded,
  OWN_TURNS,
  paralyzed,
  poison,
  recovering,
  shielded,
  stacksOf,
  statusEffects,
  stealthed,
  through,
} from "./statuses.ts";

/** How statuses get onto creatures, and off them again. */

const STACKS_MAX = 3;

type Timed = keyof typeof OWN_TURNS;
const isTimed = (status: Status): status is Timed => Object.hasOwn(OWN_TURNS, status);
/** Own turns that a status would last on a creature; terrains and relics change it. */
const turnsOf = (table: MinisTable, creature: Card, status: Timed): number =>
  table.ask("statusTurns", { creature, status }, OWN_TURNS[status]);

/** Why a status cannot be put on; effects beside the attack itself also have to be able to target the creature. */
export function whyNoStatus(
  table: MinisTable,
  creature: Card,
  status: Status,
  how: "attack" | "effect",
): Refusal | undefined {
  return (
    (how === "effect" ? table.check("mayBeTargeted", { creature }) : undefined) ??
    table.check("mayTakeStatus", { creature, status }) ??
    (isTimed(status) && turnsOf(table, creature, status) === 0 ? refuse("PRECONDITION_FAILED.passes") : undefined)
  );
}

/** What putting a status on a creature brings about. `by` is the seat that does it. */
export function inflict(table: MinisTable, creature: Card, status: Exclude<Status, "SHIELD">, by: Seat): Events {
  const { id, owner: seat, face } = creature;
  const on = { owner: by, piece: id, targets: [id], source: { kind: "status", ref: status } };
  const told = (stacks: number) => statusApplied({ seat, creature: id, face, status, stacks });
  const turns = isTimed(status) ? turnsOf(table, creature, status) : 0;
  const changed = isTimed(status) && turns !== OWN_TURNS[status];
  const lasting = changed ? { ...on, duration: through(turns) } : on;
  const recovery = { ...on, source: { kind: "status", ref: "RECOVERING" }, params: { status } };
  const passing = [recovering.start(changed ? { ...recovery, duration: afterThrough(turns) } : recovery), told(1)];
  switch (status) {
    case "BURN":
    case "POISON": {
      const definition = status === "BURN" ? burn : poison;
      const earlier = effectOn(table.state, creature, definition);
      const stacks = Math.min(STACKS_MAX, (earlier === undefined ? 0 : stacksOf(earlier)) + 1);
      return [
        ...(earlier === undefined ? [] : [table.end(earlier)]),
        definition.start({ ...(status === "BURN" ? lasting : on), params: { stacks } }),
        told(stacks),
      ];
    }
    case "FREEZE":
      return [frozen.start(lasting), ...passing];
    case "PARALYZE":
      return [paralyzed.start(lasting), ...passing];
    case "CHILL":
      return [...endOf(table, creature, ["CHILL"]), chilled.start(lasting), told(1)];
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
/** The first of them that it has. */
export const cleanseOne = (table: MinisTable, creature: Card): Events => {
  const first = BAD_STATUSES.find((status) => effectOn(table.state, creature, statusEffects[status]) !== undefined);
  return first === undefined ? [] : endOf(table, creature, [first]);
};
export const hasBadStatus = ({ state }: MinisTable, creature: Card): boolean =>
  BAD_STATUSES.some((status) => effectOn(state, creature, statusEffects[status]) !== undefined);
