import { describe, expect, it } from "vitest";
import { greedy, playMatch, random } from "../scripts/measure.ts";
import { deckNames } from "../src/decks/prebuilt.ts";
import { game } from "../src/game.ts";

/** A small sample of what `scripts/measure.ts` does a thousand times. */
describe("bots finish their games", () => {
  it.each([
    ["random", random, 24],
    ["greedy", greedy, 6],
  ] as const)("%s", (name, bot, games) => {
    for (let i = 0; i < games; i++) {
      const one = deckNames[i % deckNames.length] ?? "";
      const other = deckNames[(i + 1 + (i >> 2)) % deckNames.length] ?? "";
      const match = playMatch(`bots ${name} ${i}`, [bot, bot], [one, other]);
      expect(match.ended).toBe(true);
      expect(match.actions).toBeLessThan(game.actionsMax);
    }
  });
  it("greedy beats random", () => {
    const wins = Array.from({ length: 10 }, (_, i) => {
      const bots = i % 2 === 0 ? ([greedy, random] as const) : ([random, greedy] as const);
      return playMatch(`mixed ${i}`, bots).winner === i % 2;
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(9);
  });
});
