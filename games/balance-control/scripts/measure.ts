import { createEngine, type Expansion, seedFromText } from "@cardwright/core";
import { drawFrom } from "@cardwright/core/testing";
import { climate, economy, game, security } from "../src/index.ts";
import { type Bot, greedy, random } from "./bots.ts";

/**
 * Plays many matches with bots and prints figures: `npx node scripts/measure.ts <random|greedy> <matches> <seats>
 * <expansions, with a plus between, or none> [preset] [fixed|rotating]`.
 */

const BOTS: Readonly<Record<string, Bot>> = { random, greedy };
const EXPANSIONS: Readonly<Record<string, Expansion>> = { economy, security, climate };

const [
  botName = "random",
  matchesText = "100",
  seatsText = "2",
  setText = "none",
  preset = "short",
  startPlayer = "fixed",
] = process.argv.slice(2);
const bot = BOTS[botName] ?? random;
const seats = Number(seatsText);
const expansions = setText.split("+").flatMap((id) => EXPANSIONS[id] ?? []);
const engine = createEngine(game, expansions);

const actions: number[] = [];
const turns: number[] = [];
const winsBySeat = Array.from({ length: seats }, () => 0);
const scores: number[] = [];
const played = new Map<string, number>();
const taken = new Map<string, number>();
let shared = 0;
let unfinished = 0;
const bump = (counts: Map<string, number>, id: string): void => {
  counts.set(id, (counts.get(id) ?? 0) + 1);
};
for (let i = 0; i < Number(matchesText); i++) {
  const name = `${botName} ${seats} ${setText} ${i}`;
  const draw = drawFrom(`${name} plays`);
  let { snapshot } = engine.create({ seats, seed: seedFromText(name), options: { preset, startPlayer } });
  let steps = 0;
  while (snapshot.state.outcome === null && steps < game.actionsMax) {
    const [seat = 0] = engine.actors(snapshot.state);
    const result = engine.applyAction(snapshot, bot(engine, snapshot.state, seat, draw));
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
    for (const { type, ...fields } of result.entry.events) {
      const measureId = "measureId" in fields ? String(fields.measureId) : "";
      if (type.endsWith(".measurePlayed")) bump(played, measureId);
      if (type.endsWith(".measureTaken")) bump(taken, measureId);
    }
    snapshot = result.snapshot;
    steps++;
  }
  const { outcome, turn, board } = snapshot.state;
  if (outcome === null) unfinished++;
  actions.push(steps);
  turns.push(turn);
  scores.push(board.length / seats);
  const winners = outcome?.winners ?? [];
  if (winners.length > 1) shared++;
  for (const winner of winners) winsBySeat[winner] = (winsBySeat[winner] ?? 0) + 1 / winners.length;
}
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
const matches = actions.length;
const rates = winsBySeat.map((wins) => {
  const rate = wins / matches;
  const margin = 1.96 * Math.sqrt((rate * (1 - rate)) / matches);
  return `${(100 * rate).toFixed(1)} ±${(100 * margin).toFixed(1)} %`;
});
const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, count]) => `${id}:${count}`)
    .join(" ");
process.stdout.write(
  `${[
    `${botName}, ${matches} matches, ${seats} players, ${setText}, ${preset}, ${startPlayer} start player`,
    `actions: median ${median(actions)}, most ${Math.max(...actions)}; turns: median ${median(turns)}`,
    `unfinished: ${unfinished}; shared victories: ${((100 * shared) / matches).toFixed(1)} %; mean markers: ${mean(scores).toFixed(2)}`,
    `wins by seat: ${rates.join(", ")}`,
    `taken: ${listed(taken)}`,
    `played: ${listed(played)}`,
  ].join("\n")}\n`,
);
