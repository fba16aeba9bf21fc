import type { AnyEffect, CardData, Declaration } from "@cardwright/core";
import { CORE_RESORTS } from "../world.ts";
import type { Measure } from "./measure.ts";
import { TIMING_TEXTS } from "./timing.ts";

/** The measures of one expansion, found by id. */
export interface Deck<D extends Declaration> {
  readonly ids: readonly string[];
  readonly effects: readonly AnyEffect[];
  readonly cards: readonly CardData[];
  byId(id: string): Measure<D>;
  nameOf(id: string): string;
}
/** A resort of another expansion may be missing in a match, and any other pays it there [R10.6]. */
const priceWord = (expansion: string, resort: string): string =>
  resort === expansion || CORE_RESORTS.includes(resort) ? resort : `${resort} (any resort if not in the match)`;
export function deckOf<D extends Declaration>(expansion: string, measures: readonly Measure<D>[]): Deck<D> {
  const index = new Map(measures.map((measure) => [measure.id, measure]));
  const byId = (id: string): Measure<D> => {
    const measure = index.get(id);
    if (measure === undefined) throw new Error(`there is no measure "${id}"`);
    return measure;
  };
  return {
    ids: measures.map(({ id }) => id),
    effects: measures.flatMap(({ effect }) => effect ?? []),
    cards: measures.map(({ id, name, text, timing, cost }) => ({
      id,
      name,
      text: `${TIMING_TEXTS[timing]} ${text} Costs ${cost.map((resort) => priceWord(expansion, resort)).join(", ")}.`,
      tags: ["measure", timing],
    })),
    byId,
    nameOf: (id) => byId(id).name,
  };
}
