import { deckNames } from "@cardwright/core/expansion";
import type { Cover, EventTelling, Telling } from "./telling.ts";

/** How the measures of an expansion are told: by what players do with them, and by what comes on offer. */
export function measureTelling(expansion: string): Required<Pick<Telling, "enters" | "events">> {
  const { pile, row, hand, discard } = deckNames(expansion);
  const by = (told: string, to: string, ...more: readonly Cover[]): EventTelling => ({
    told,
    covers: [{ type: "PIECE_MOVED", where: { to }, ...(more.length > 0 ? { all: true } : {}) }, ...more],
  });
  return {
    enters: { [row]: "MEASURE_OFFERED" },
    events: {
      [`exp.${expansion}.measureTaken`]: by("MEASURE_TAKEN", hand),
      [`exp.${expansion}.measurePlayed`]: by("MEASURE_PLAYED", discard),
      [`exp.${expansion}.measureDiscarded`]: by("MEASURE_DISCARDED", discard),
      [`exp.${expansion}.measuresRecycled`]: by("MEASURES_RECYCLED", pile, {
        type: "PIECES_SHUFFLED",
        where: { place: pile },
      }),
    },
  };
}
