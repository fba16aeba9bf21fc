import { type BotName, createBot, playBots } from "@cardwright/bots";
import { createEngine } from "@cardwright/core/host";
import { describe, expect, it } from "vitest";
import { deckNames } from "../src/decks/prebuilt.ts";
import { game } from "../src/game.ts";

const engine = createEngine(game);
const play = (name: string, bots: readonly BotName[], decks?: readonly [string, string]) =>
  playBots(engine, {
    name,
    bots: bots.map((bot) => createBot(bot, engine)),
    ...(decks === undefined ? {} : { options: { decks } }),
  });

/** A small sample of what `npm run figures -- politics` does a thousand times. */
describe("bots finish their games", () => {
  it.each([
    ["random", 24],
    ["greedy", 6],
  ] as const)("%s", (bot, games) => {
    for (let i = 0; i < games; i++) {
      const one = deckNames[i % deckNames.length] ?? "";
      const other = deckNames[(i + 1 + (i >> 2)) % deckNames.length] ?? "";
      const { state, actions } = play(`bots ${bot} ${i}`, [bot, bot], [one, other]);
      expect(state.outcome).not.toBeNull();
      expect(actions).toBeLessThan(game.actionsMax);
    }
  });
  it("greedy beats random", () => {
    const wins = Array.from({ length: 10 }, (_, i) => {
      const bots = i % 2 === 0 ? (["greedy", "random"] as const) : (["random", "greedy"] as const);
      return play(`mixed ${i}`, bots).state.outcome?.winners.includes(i % 2);
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(9);
  });
});
