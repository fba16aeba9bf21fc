import { createEngine, type Game } from "@cardwright/core";
import { type AnyEngine, type BotName, createBot, DEFAULT_ITERATIONS, outcomeValues, playBots } from "../src/index.ts";

/**
 * How strong the search is: `node packages/bots/scripts/strength.ts <catalog module> [matches] [iterations] [game,...] [bot]`.
 * In each game it plays random and greedy, or the one that is named, seats alternated, and every line has its 95 %
 * interval. The exit code is 1 when a promise is missed: 90 % against random, 65 % against greedy.
 */
interface Listed {
  readonly game: Game;
}
const PROMISES: readonly { readonly other: BotName; readonly least: number }[] = [
  { other: "random", least: 0.9 },
  { other: "greedy", least: 0.65 },
];
function wilson(wins: number, of: number): readonly [number, number] {
  const z = 1.96;
  const p = wins / of;
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const centre = p + (z * z) / (2 * of);
  return [(centre - spread) / (1 + (z * z) / of), (centre + spread) / (1 + (z * z) / of)];
}
function measure(engine: AnyEngine, other: BotName, matches: number, iterations: number): number {
  let wins = 0;
  for (let i = 0; i < matches; i++) {
    const first = engine.create({ seed: "0".repeat(64) }).snapshot.state.seats;
    const mine = i % first;
    const bots = Array.from({ length: first }, (_, seat) => createBot(seat === mine ? "search" : other, engine));
    // Two matches in a row have the same deal, with the seats exchanged.
    const name = `strength ${Math.floor(i / first)}`;
    const { state } = playBots(engine, { name, bots, budget: { iterations } });
    wins += outcomeValues(state)[mine]!;
  }
  return wins;
}

const [address, matchesGiven = "40", iterationsGiven = String(DEFAULT_ITERATIONS), only = "", against = ""] =
  process.argv.slice(2);
if (address === undefined) throw new Error("name the module that exports the catalog");
const { catalog } = (await import(new URL(address, `file://${process.cwd()}/`).href)) as { catalog: readonly Listed[] };
const matches = Number(matchesGiven);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
for (const { game } of catalog) {
  if (only !== "" && !only.split(",").includes(game.id)) continue;
  const engine = createEngine(game);
  for (const { other, least } of PROMISES) {
    if (against !== "" && other !== against) continue;
    const began = performance.now();
    const wins = measure(engine, other, matches, Number(iterationsGiven));
    const [low, high] = wilson(wins, matches);
    const kept = wins / matches >= least;
    if (!kept) process.exitCode = 1;
    const seconds = ((performance.now() - began) / 1_000 / matches).toFixed(1);
    process.stdout.write(
      `${game.id} search against ${other}: ${percent(wins / matches)} of ${matches} (95 %: ${percent(low)} to ${percent(high)}), promised ${percent(least)}: ${kept ? "kept" : "MISSED"}; ${seconds} s a match\n`,
    );
  }
}
