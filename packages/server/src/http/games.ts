import { z } from "@cardwright/core";
import { optionsSchema } from "@cardwright/core/host";
import type { GameInfo } from "@cardwright/protocol";
import type { Catalog, CatalogEntry } from "../catalog.ts";

/** A game as a lobby shows it. Functions of cards stay here. */
export function gameInfo(catalog: Catalog, { game, expansions }: CatalogEntry, bots: readonly string[]): GameInfo {
  const { content, engine } = catalog.find(game.id, [])!;
  const { declares } = engine.rules;
  const { seats } = declares;
  const [min, max] = typeof seats === "number" ? [seats, seats] : seats;
  const cards = [...(game.cards ?? []), ...expansions.flatMap((expansion) => expansion.cards ?? [])];
  return {
    id: game.id,
    name: game.name,
    version: game.version,
    content,
    seats: { min, max },
    options: z.toJSONSchema(optionsSchema(declares), { unrepresentable: "any" }) as Record<string, unknown>,
    expansions: expansions.map(({ id }) => id),
    bots: [...bots],
    cards: JSON.parse(JSON.stringify(cards)) as GameInfo["cards"],
  };
}
