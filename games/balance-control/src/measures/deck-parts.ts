import type { Declaration, World } from "@cardwright/core";
import { type MeasureParts, measureParts } from "@cardwright/core/expansion";
import { type DeckRules, measureActions } from "./actions.ts";
import { deckOf } from "./deck.ts";
import type { Measure } from "./measure.ts";

/** The measures of one expansion as parts of it: the zones and facts of the deck, the scaffold's events and rules, the deck, and the actions. */
export function deckParts<D extends Declaration>(
  world: World<D>,
  expansion: string,
  measures: readonly Measure<D>[],
  rules: NoInfer<DeckRules<D>>,
) {
  const deck = deckOf(measures);
  const parts = measureParts(world, {
    expansionId: expansion,
    deckIds: deck.ids,
    nameOf: deck.nameOf,
    phases: rules.phases,
    onTake: rules.taking,
  });
  return { ...parts, deck, actions: measureActions(expansion, deck, parts, rules) };
}

/** Declarations of an expansion with its deck among them. */
export const withDeck = <Own extends Partial<Pick<Declaration, "zones" | "facts" | "questions">>>(
  own: Own,
  deck: MeasureParts<Declaration>["declares"],
) => ({ ...own, zones: { ...own.zones, ...deck.zones }, facts: { ...own.facts, ...deck.facts } });
