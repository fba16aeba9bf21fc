import type { ActiveEffect, StateOf, StepTable, Table, Turn } from "@cardwright/core";
import { creatureOf, effectIdOf, isMini } from "./cardset.ts";
import { type ModeRules, rulesOf } from "./modes.ts";
import type { Card, Seat } from "./piece.ts";
import type { Minis } from "./world.ts";

/** What the rules read from the table, said once. */

export type MinisState = StateOf<Minis>;
export type MinisTable = Table<Minis>;
export type MinisStepTable = StepTable<Minis>;
export type MinisTurn = Turn<Minis>;

export const SEATS: readonly Seat[] = [0, 1];
export const modeOf = ({ options }: MinisState): ModeRules => rulesOf(options.mode);

export const inPlay = ({ active, bench }: MinisState, seat: Seat): readonly Card[] => [...active[seat], ...bench[seat]];
export const activeOf = ({ active }: MinisState, seat: Seat): Card | undefined => active[seat][0];
export const creatureWith = (state: MinisState, id: string): Card | undefined =>
  SEATS.flatMap((seat) => inPlay(state, seat)).find((creature) => creature.id === id);
export const attachedTo = ({ attached }: MinisState, { id, owner }: Card): readonly Card[] =>
  attached[owner].filter(({ on }) => on === id);
export const relicOn = ({ relic }: MinisState, { id, owner }: Card): Card | undefined =>
  relic[owner].find(({ on }) => on === id);

export const healthOf = (table: MinisTable, creature: Card): number =>
  table.ask("health", { creature }, creatureOf(creature).health);
export const healthLeft = (table: MinisTable, creature: Card): number => healthOf(table, creature) - creature.damage;
export const attackOf = (table: MinisTable, creature: Card): number =>
  table.ask("attack", { creature }, creatureOf(creature).attack);
export const defenceOf = (table: MinisTable, creature: Card): number =>
  table.ask("defence", { creature }, creatureOf(creature).defence);
export const speedOf = (table: MinisTable, creature: Card): number =>
  table.ask("speed", { creature }, creatureOf(creature).speed);

/** Who may become active: a mini only where nobody else is left to stand in front [R4.6]. */
export function newcomers({ active, bench }: MinisState, seat: Seat): readonly Card[] {
  const fighters = bench[seat].filter((creature) => !isMini(creature));
  return fighters.length > 0 || active[seat].length > 0 ? fighters : bench[seat];
}
/** The first creature in play whose effect this is: copies never count twice. */
export const sourceOf = (state: MinisState, seat: Seat, effectId: string): Card | undefined =>
  inPlay(state, seat).find((creature) => effectIdOf(creature) === effectId);
export const effectOn = (
  { effects }: MinisState,
  { id }: Card,
  definition: { readonly id: string },
): ActiveEffect | undefined => effects.find((effect) => effect.definition === definition.id && effect.piece === id);

/** How many more cards effects may bring to a hand this turn [R6.6]. */
export const drawsLeft = (state: MinisState, seat: Seat): number =>
  Math.max(0, modeOf(state).cardsByEffectsPerTurn - state.cardsByEffects[seat]);
export const topOf = ({ deck }: MinisState, seat: Seat, count: number): readonly Card[] =>
  count <= 0 ? [] : deck[seat].slice(-count).reverse();

/** What a card carries when it leaves play. */
export const BARE = { damage: 0, on: "" } as const;
