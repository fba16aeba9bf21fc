import { type Action, createEngine, type Draw, type Engine, type StateOf, seedFromText } from "@cardwright/core";
import { drawFrom } from "@cardwright/core/testing";
import { game } from "../src/index.ts";
import type { Taktik } from "../src/world.ts";

/**
 * Whole matches of bots, and what came of them:
 * `npx node games/taktik/scripts/measure.ts greedy 1000 '{"preset":"skirmish"}'`
 */
type State = StateOf<Taktik>;
type Bot = (engine: Engine<Taktik>, state: State, seat: number, draw: Draw) => Action | null;

const random: Bot = (engine, state, seat, draw) => engine.sample(state, seat, draw);
/** Tries every offered action once, with dice of its own, and takes the one that then looks best to it. */
const greedy: Bot = (engine, state, seat, draw) => {
  const actions = engine.validActions(state, seat);
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const next = engine.simulate(state, action, seedFromText(`imagined ${draw(1_000_000)}`));
    if (next === null) continue;
    const value = game.evaluate?.(engine.view(next, seat), seat) ?? 0;
    if (value > most) {
      most = value;
      best = [];
    }
    if (value === most) best.push(action);
  }
  return best[draw(best.length)] ?? null;
};
const BOTS: Readonly<Record<string, Bot>> = { random, greedy };

interface Played {
  readonly actions: number;
  readonly turns: number;
  readonly winner: number;
  readonly reason: string;
}
function playOut(engine: Engine<Taktik>, name: string, bots: readonly Bot[], options: unknown): Played {
  const draw = drawFrom(`${name} plays`);
  let { snapshot } = engine.create({ options, seed: seedFromText(name) });
  let actions = 0;
  while (snapshot.state.outcome === null && actions < game.actionsMax) {
    const actors = engine.actors(snapshot.state);
    const seat = actors[draw(actors.length)] ?? 0;
    const action = bots[seat]?.(engine, snapshot.state, seat, draw) ?? null;
    if (action === null) return { actions, turns: snapshot.state.turn, winner: -1, reason: "stuck" };
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(`${name}: ${JSON.stringify(action)}: ${JSON.stringify(result.error)}`);
    snapshot = result.snapshot;
    actions++;
  }
  const { outcome, turn } = snapshot.state;
  return { actions, turns: turn, winner: outcome?.winners[0] ?? -1, reason: outcome?.reason ?? "no end" };
}
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
