import { join } from "node:path";
import { catalog } from "@cardwright/catalog";
import { NO_SPEECH, spokenGame, type TableGame } from "@cardwright/table";
import { catalogueOf, ENGINE_FOLDER } from "@cardwright/words/tool";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

describe.for(catalog.map(({ game }) => game.id))("%s", (id) => {
  test.for(["en", "de"])("explains whatever its cards count in: %s", async (language) => {
    const { table } = (await import(`@cardwright/game-${id}/ui`)) as { readonly table: TableGame };
    const own = catalogueOf(root, `games/${id}`, language).catalogue;
    const engine = catalogueOf(root, ENGINE_FOLDER, language).catalogue;
    const spoken = spokenGame(table, { ...NO_SPEECH, language, catalogues: [engine], ofGame: () => [own] });
    const texts = (table.engine.game.cards ?? []).map((card) => spoken.look(card.id).text);
    const units = new Set(
      texts.flatMap((text) => [...text.matchAll(/\d ([A-Z]{2,})\b/g)].map(([, unit = ""]) => unit)),
    );
    if (id === "politics") expect([...units]).toContain("AP");
    const unexplained = [...units].filter((unit) => spoken.glossary.termsIn(`1 ${unit}`).length === 0);
    expect(unexplained).toEqual([]);
    expect(spoken.glossary.termsIn("1 ZZZ")).toEqual([]);
  });
});
