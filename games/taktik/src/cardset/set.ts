import { defineCards, type Self } from "@cardwright/core";
import { allCards } from "../cards/index.ts";
import { type Taktik, type TaktikTable, world } from "../world.ts";
import { type CardDefinition, cardFields } from "./definition.ts";

/** All cards, checked against their schema, and what data alone cannot say, by name. */
export const cards = defineCards<Taktik, CardDefinition>(world, {
  cards: allCards,
  fields: cardFields,
  functions: {
    oneForEachTarget: (_: TaktikTable, value: number, __: object, self: Self<Taktik>) => value + self.targets.length,
  },
});
const ofKind = (...kinds: readonly CardDefinition["kind"][]): readonly CardDefinition[] =>
  cards.all.filter(({ kind }) => kinds.includes(kind));

/** [R6.1] The common deck, a face for each copy. */
export const commonDeck = (size: 60 | 90): readonly string[] =>
  ofKind("bonus", "malus").flatMap(({ id, copies }) => Array.from({ length: copies?.[size] ?? 0 }, () => id));
/** [R3.1] What each side chooses its tactics from. */
export const tacticPool: readonly string[] = ofKind("tactic").map(({ id }) => id);
