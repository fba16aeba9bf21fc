import { createEngine } from "@cardwright/core";
import { game } from "../src/index.ts";
import { BOTS, type Played, playOut, random } from "./bots.ts";

/**
 * Whole matches of bots, and what came of them:
 * `npx node games/taktik/scripts/measure.ts greedy 1000 '{"preset":"skirmish"}'`
 */
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** Wilson's interval for a share, at 95 %. */
function interval(hits: number, of: number): string {
  const z = 1.96;
  const share = hits / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const percent = (value: number): string => (value * 100).toFixed(1);
  return `${percent(share)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}

const [kinds = "random", matches = "100", options = "{}"] = process.argv.slice(2);
const bots = kinds.split(",").map((kind) => BOTS[kind] ?? random);
const seats = [bots[0] ?? random, bots[1] ?? bots[0] ?? random];
const engine = createEngine(game);
const played: Played[] = [];
for (let i = 0; i < Number(matches); i++) {
  played.push(playOut(engine, `measure ${kinds} ${i}`, seats, JSON.parse(options)));
}
const reasons = new Map<string, number>();
for (const { winner, reason } of played) {
  const key = `seat ${winner}: ${reason}`;
  reasons.set(key, (reasons.get(key) ?? 0) + 1);
}
console.log(`${kinds}, ${played.length} matches, options ${options}`);
console.log(
  `actions: median ${median(played.map((m) => m.actions))}, most ${Math.max(...played.map((m) => m.actions))}`,
);
console.log(`turns: median ${median(played.map((m) => m.turns))}`);
console.log(`attacker wins ${interval(played.filter(({ winner }) => winner === 0).length, played.length)}`);
console.log(`without end: ${played.filter(({ winner }) => winner < 0).length}`);
for (const [key, times] of [...reasons].sort((a, b) => b[1] - a[1])) console.log(`  ${times}  ${key}`);
