import type { Dice, Events } from "@cardwright/core";
import { isBasic, MANA_COLORS, type ManaColor } from "./colours.ts";
import { isDepleted } from "./day.ts";
import type { Die, State, Table } from "./world.ts";

/** The source and its dice [R4]. */

/** Rolls of the restricted dice before the rest is set by hand: far more than chance ever needs. */
const ROLLS_MAX = 100;

export const rolled = (random: Dice): ManaColor => random.pick(MANA_COLORS);
/** All dice anew; while fewer than half show a basic colour, the gold and black ones are rolled again together [R4.2]. */
export function rolledSource(random: Dice, count: number): readonly ManaColor[] {
  let colors = Array.from({ length: count }, () => rolled(random));
  for (let rolls = 0; colors.filter(isBasic).length * 2 < count; rolls++) {
    colors = colors.map((color) => (isBasic(color) ? color : rolls < ROLLS_MAX ? rolled(random) : "red"));
  }
  return colors;
}
/** The dice that Mana Search has to take first: gold or depleted [R8.9]. */
export const restrictedDice = (state: Pick<State, "source" | "round">): readonly Die[] =>
  state.source.filter((die) => die.color === "gold" || isDepleted(state, die));
/** Of a choice, as many as possible must be restricted dice [R8.9]. */
export function takesRestrictedFirst(chosen: readonly Die[], restricted: readonly Die[]): boolean {
  const taken = chosen.filter((die) => restricted.some(({ id }) => id === die.id)).length;
  return taken >= Math.min(chosen.length, restricted.length);
}
export const recoloured = (table: Table, dice: readonly Die[], colors: readonly ManaColor[]): Events =>
  dice.map((die, i) => table.mark(die, { color: colors[i] ?? die.color }));
