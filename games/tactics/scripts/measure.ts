import { type Action, createEngine, type Draw, type Engine, RandomStream, seedFromText } from "@cardwright/core";
import { game } from "../src/game.ts";
import { scoreOf } from "../src/scoring.ts";
import type { State, TacticsWorld } from "../src/world.ts";

/**
 * Plays matches between bots and prints what RULES.md quotes:
 * `npx node games/tactics/scripts/measure.ts random|greedy <matches> [<seats>]`.
 */

type Bot = (engine: Engine<TacticsWorld>, state: State, seat: number, draw: Draw) => Action | null;
/** Most actions that the greedy bot looks at in one position. */
const LOOKED_AT_MAX = 80;

const random: Bot = (engine, state, seat, draw) => engine.sample(state, seat, draw);
/** Takes what looks best one step ahead, in a world that it imagines from its own view. Tactics it draws by lot. */
const greedy: Bot = (engine, state, seat, draw) => {
  if (state.phase === "tactics") return engine.sample(state, seat, draw);
  const all = engine.validActions(state, seat);
  const looked =
    all.length <= LOOKED_AT_MAX
      ? all
      : Array.from({ length: LOOKED_AT_MAX }, () => all[draw(all.length)]).filter((action) => action !== undefined);
  const imagined = engine.redeal(state, seat, draw);
  const seed = seedFromText(String(draw(1_000_000)));
  let best: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of looked) {
    const next = engine.simulate(imagined, action, seed);
    if (next === null) continue;
    const value = (game.evaluate?.(engine.view(next, seat), seat) ?? 0) + draw(1_000) / 1_000_000;
    if (value > most) [best, most] = [action, value];
  }
  return best;
};

class Tally {
  private readonly sums = new Map<string, { count: number; sum: number; wins: number }>();
  add(key: string, value: number, won: number): void {
    const old = this.sums.get(key) ?? { count: 0, sum: 0, wins: 0 };
    this.sums.set(key, { count: old.count + 1, sum: old.sum + value, wins: old.wins + won });
  }
  print(title: string): void {
    console.log(`  ${title}`);
    for (const [key, { count, sum, wins }] of [...this.sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const [low, high] = wilson(wins, count);
      const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
      console.log(
        `    ${key.padEnd(28)} n ${String(count).padStart(6)}  mean ${(sum / count).toFixed(2).padStart(6)}  won ${percent(wins / count)} (${percent(low)} to ${percent(high)})`,
      );
    }
  }
}
function wilson(wins: number, count: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / count;
  const middle = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const scale = 1 + (z * z) / count;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

function measure(name: string, bot: Bot, matches: number, seats: number): void {
  const engine = createEngine(game);
  const [actions, turns, challenges, wounds] = [[], [], [], []] as [number[], number[], number[], number[]];
  const bySeat = new Tally();
  const byTactic = new Tally();
  const byRound = new Tally();
  let unfinished = 0;
  let endedEarly = 0;
  for (let i = 0; i < matches; i++) {
    const label = `${name} ${seats} ${i}`;
    const stream = new RandomStream(seedFromText(`${label} plays`));
    const draw: Draw = (bound) => stream.int(bound);
    let { snapshot } = engine.create({ seats, seed: seedFromText(label) });
    let count = 0;
    const held: { seat: number; tactic: string; fame: number; round: number; turns: number }[] = [];
    while (snapshot.state.outcome === null && count < game.actionsMax) {
      const { state } = snapshot;
      const action = bot(engine, state, state.activeSeat, draw);
      if (action === null) throw new Error(`${label}: nothing to do`);
      const result = engine.applyAction(snapshot, action);
      if (!result.ok) throw new Error(`${label}: ${JSON.stringify(action)} ${JSON.stringify(result.error)}`);
      for (const event of result.entry.events) {
        if (event.type === "tactic_selected") {
          const seat = Number(event["playerId"]);
          const fame = snapshot.state.fame[state.activeSeat];
          held.push({ seat, tactic: String(event["tacticId"]), fame, round: state.round, turns: 0 });
        }
      }
      snapshot = result.snapshot;
      count++;
    }
    const { state } = snapshot;
    if (state.outcome === null) unfinished++;
    if (state.scenarioEndTriggered) endedEarly++;
    actions.push(count);
    turns.push(state.turn - seats * state.round);
    const winners = state.outcome?.winners ?? [];
    for (const seat of engine.rules.declares.zones === undefined ? [] : ([0, 1, 2, 3] as const).slice(0, seats)) {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      bySeat.add(`seat ${seat}`, scoreOf(state, seat), won);
      challenges.push(state.trophies[seat].length);
      wounds.push(state.wounds[seat]);
      const mine = held.filter((pick) => pick.seat === seat);
      mine.forEach((pick, k) => {
        const after = mine[k + 1]?.fame ?? state.fame[seat];
        byTactic.add(`${pick.round % 2 === 1 ? "day" : "night"} ${pick.tactic}`, after - pick.fame, won);
        byRound.add(`round ${pick.round}`, after - pick.fame, won);
      });
    }
  }
  const mean = (values: readonly number[]): string => (values.reduce((a, b) => a + b, 0) / values.length).toFixed(2);
  console.log(
    `${name}, ${seats} players, ${matches} matches: ${unfinished} without end, ${endedEarly} ran out of challenges`,
  );
  console.log(
    `  actions median ${median(actions)}, most ${Math.max(...actions)}; turns median ${median(turns)}; per player: challenges ${mean(challenges)}, wounds ${mean(wounds)}`,
  );
  bySeat.print("score by seat");
  byRound.print("fame by round");
  byTactic.print("fame of the round by tactic");
}

const [who = "random", matches = "1000", only] = process.argv.slice(2);
for (const seats of only === undefined ? [2, 3, 4] : [Number(only)]) {
  measure(who, who === "greedy" ? greedy : random, Number(matches), seats);
}
