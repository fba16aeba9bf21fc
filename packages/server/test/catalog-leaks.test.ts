import { catalog } from "@cardwright/catalog";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canariesOf } from "./harness/catalog-canaries.ts";
import { plantedLeaks } from "./harness/planted-leaks.ts";
import { playTwoWorlds, Worlds } from "./harness/two-worlds.ts";

let worlds: Worlds;
beforeAll(async () => {
  worlds = await Worlds.open(catalog);
});
afterAll(() => worlds.close());

const TRIALS = 9;
describe.each(catalog)("$name", (entry) => {
  const { game, expansions } = entry;
  test("worlds that differ only in what a viewer may not see send that viewer the same bytes", async () => {
    let compared = 0;
    for (let i = 0; i < TRIALS; i++) {
      const report = await playTwoWorlds(worlds, {
        game: game.id,
        name: `${game.id} ${i}`,
        viewer: [0, 1, -1][i % 3]!,
        expansions: i % 2 === 0 ? [] : expansions.map(({ id }) => id),
      });
      expect(report.differs, `${game.id} ${i}`).toBeNull();
      compared += report.compared;
    }
    expect(compared).toBeGreaterThan(TRIALS);
  });
  test("nothing hidden is in any byte: reconnects, watchers, what is not allowed, logs in the middle", async () => {
    const plan = { steps: 60, perMatch: 24 };
    const { escaped, searchedBytes, canaries } = await canariesOf(entry, `${game.id} canaries`, plan);
    expect(escaped).toEqual([]);
    expect(searchedBytes).toBeGreaterThan(100_000);
    expect(canaries).toBeGreaterThan(500);
  });
});
describe("the search finds what it looks for", () => {
  const [entry] = catalog.filter(({ game }) => game.id === "minis");
  test("events as they are stored let a canary out", async () => {
    const mend = plantedLeaks["events as they are stored"]!();
    try {
      expect((await canariesOf(entry!, "leaky", { steps: 16, perMatch: 16 })).escaped.length).toBeGreaterThan(0);
    } finally {
      mend();
    }
  });
});
