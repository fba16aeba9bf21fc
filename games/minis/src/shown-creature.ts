import type { ActiveEffect } from "@cardwright/core";
import { cardOf, creatureOf } from "./cardset.ts";
import { rulesOf } from "./modes.ts";
import type { Card } from "./piece.ts";
import type { MinisOptions } from "./world.ts";

/** A creature as anyone at the table can read it: what is printed, and what its relic adds. */
export function shownCreature(piece: Card, relics: readonly Card[]) {
  const card = creatureOf(piece);
  const relic = relics.find(({ on }) => on === piece.id);
  const borne = relic === undefined ? undefined : cardOf(relic);
  const bearer = borne?.kind === "relic" ? (borne.bearer ?? {}) : {};
  const health = card.health + (bearer.health ?? 0);
  const stats = [
    ["attack", card.attack + (bearer.attack ?? 0)],
    ["defence", card.defence + (bearer.defence ?? 0)],
    ["speed", card.speed + (bearer.speed ?? 0)],
  ] as const;
  return { card, borne, health, left: Math.max(0, health - piece.damage), stats };
}
/** Effects that lie on it, without what cards do by themselves. */
export const statusesOn = (
  effects: readonly Pick<ActiveEffect, "definition" | "piece" | "targets">[],
  { id }: Pick<Card, "id">,
): readonly string[] =>
  effects
    .filter(({ piece, targets, definition }) => (piece === id || targets.includes(id)) && !definition.includes("#"))
    .map(({ definition }) => definition);
/** By how many per cent every attack of a seat has grown with the turns that it has taken: a match is decided by creatures and not by empty decks [R5.2]. */
interface Warmed {
  readonly options: MinisOptions;
  readonly turnsTaken?: readonly number[] | null | undefined;
}
export function heatOf({ options, turnsTaken }: Warmed, seat: number): number {
  return rulesOf(options.mode).damage.heatPerTurn * Math.max(0, (turnsTaken?.[seat] ?? 0) - 1);
}
