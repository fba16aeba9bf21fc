import type { Declaration, World } from "@cardwright/core";
import { measureParts } from "@cardwright/core/expansion";
import { type DeckRules, measureActions } from "./actions.ts";
import { deckOf } from "./deck.ts";
import type { Measure } from "./measure.ts";

/** The measures of one expansion as parts of it: the scaffold's slice, events and rules, the deck, and the actions. */
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
