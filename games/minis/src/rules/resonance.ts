import { inPlay, type MinisTable, modeOf } from "../board.ts";
import { creatureOf } from "../cardset.ts";
import { areAtOdds } from "../elements.ts";
import type { Card } from "../piece.ts";
import { world } from "../world.ts";

/** How the creatures of one side work together, or against each other [R8.1, R8.3]. */

/** One attack for each other creature of its element in play; field relics make it stronger, but not out of nothing. */
function elementResonance(table: MinisTable, creature: Card): number {
  const { element } = creatureOf(creature);
  const kin = inPlay(table.state, creature.owner).filter((other) => creatureOf(other).element === element).length - 1;
  return kin <= 0 ? 0 : table.ask("resonance", { creature }, kin);
}
/** A full side of three different elements covers its active creature. */
function teamResonance({ state }: MinisTable, { owner, at }: Card): number {
  if (!at.startsWith("active/")) return 0;
  return new Set(inPlay(state, owner).map((creature) => creatureOf(creature).element)).size >= 3 ? 1 : 0;
}
/** Elements that are at odds with the creature's own, on its own side. */
function dissonance({ state }: MinisTable, creature: Card): number {
  if (!modeOf(state).expert) return 0;
  const { element } = creatureOf(creature);
  return inPlay(state, creature.owner).some((other) => areAtOdds(element, creatureOf(other).element)) ? 1 : 0;
}
export const resonance = world.rule("resonance", {
  hooks: {
    attack: (table, value, { creature }) =>
      modeOf(table.state).full ? value + elementResonance(table, creature) - dissonance(table, creature) : value,
    defence: (table, value, { creature }) =>
      modeOf(table.state).full ? value + teamResonance(table, creature) : value,
  },
});
