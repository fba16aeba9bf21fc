/** The names of a deck's zones and facts follow from its expansion. */

export const deckNames = (id: string) =>
  ({
    pile: `${id}MeasurePile`,
    row: `${id}MeasureRow`,
    discard: `${id}MeasureDiscard`,
    hand: `${id}MeasureHand`,
    recycled: `${id}MeasuresRecycled`,
    plays: `${id}MeasurePlays`,
    played: `${id}MeasurePlayed`,
  }) as const;

/** The zones and facts of all decks that these expansions may have. */
export const deckKeys = (expansions: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(expansions.flatMap(({ id }) => Object.values(deckNames(id))));
