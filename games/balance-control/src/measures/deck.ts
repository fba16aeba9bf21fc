import type { AnyEffect, CardData, Declaration } from "@cardwright/core";
import type { Measure } from "./measure.ts";

/** The measures of one expansion, found by id. */
export interface Deck<D extends Declaration> {
  readonly ids: readonly string[];
  readonly effects: readonly AnyEffect[];
  readonly cards: readonly CardData[];
  byId(id: string): Measure<D>;
  nameOf(id: string): string;
}
export function deckOf<D extends Declaration>(measures: readonly Measure<D>[]): Deck<D> {
  const index = new Map(measures.map((measure) => [measure.id, measure]));
  const byId = (id: string): Measure<D> => {
    const measure = index.get(id);
    if (measure === undefined) throw new Error(`there is no measure "${id}"`);
    return measure;
  };
  return {
    ids: measures.map(({ id }) => id),
    effects: measures.flatMap(({ effect }) => effect ?? []),
    cards: measures.map(({ id, name, text, timing }) => ({
      id,
      name,
      text,
      tags: ["measure", timing],
    })),
    byId,
    nameOf: (id) => byId(id).name,
  };
}
