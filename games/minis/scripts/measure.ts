import { createEngine, type Draw, type Engine, RandomStream, seedFromText } from "@cardwright/core";
import { game, type Minis, MODES, type Mode, PREBUILT_DECKS } from "../src/index.ts";
import { greedy } from "./greedy.ts";

/**
 * Plays many matches and tells how they went: `npx node games/minis/scripts/measure.ts [games] [bot] [mode] [mirror]`,
 * where bot is random, greedy or mixed (greedy against random), and mirror lets every deck play against itself.
 */
type Bot = "random" | "greedy" | "mixed";
const [games = "200", bot = "greedy", onlyMode = "", mirror = ""] = process.argv.slice(2);

interface Played {
  readonly turns: number;
  readonly actions: number;
  readonly winner: number;
  readonly first: number;
  readonly reason: string;
  readonly decks: readonly [string, string];
}
function play(engine: Engine<Minis>, mode: Mode, index: number, kind: Bot): Played {
  const decks = PREBUILT_DECKS.filter((deck) => deck.mode === mode).map(({ id }) => id);
  const fits = (one: string, other: string): boolean => (mirror === "mirror") === (one === other);
  const pairs = decks.flatMap((one) => decks.filter((other) => fits(one, other)).map((other) => [one, other] as const));
  const pair = pairs[index % pairs.length] ?? ["", ""];
  const name = `measure ${mode} ${index}`;
  const stream = new RandomStream(seedFromText(`${name} plays`));
  const draw: Draw = (bound) => stream.int(bound);
  let { snapshot } = engine.create({ seed: seedFromText(name), options: { mode, decks: pair } });
  let actions = 0;
  while (snapshot.state.outcome === null) {
    if (++actions > game.actionsMax) throw new Error(`${name} does not end`);
    const [seat = 0] = engine.actors(snapshot.state);
    const thinks = kind === "greedy" || (kind === "mixed" && seat === index % 2);
    const action = thinks ? greedy(engine, snapshot.state, seat, draw) : engine.sample(snapshot.state, seat, draw);
    if (action === null) throw new Error(`${name}: seat ${seat} has nothing to do in ${snapshot.state.phase}`);
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) {
      throw new Error(`${name}: ${JSON.stringify(action)}: ${JSON.stringify(result.error)}`, {
        cause: "defect" in result ? result.defect : undefined,
      });
    }
    snapshot = result.snapshot;
  }
  const { outcome, firstSeat, turnsTaken } = snapshot.state;
  return {
    turns: turnsTaken[0] + turnsTaken[1],
    actions,
    winner: outcome.winners[0] ?? -1,
    first: firstSeat,
    reason: outcome.reason,
    decks: [pair[0], pair[1]],
  };
}

const quantile = (sorted: readonly number[], at: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
function interval(wins: number, of: number): string {
  if (of === 0) return "none";
  const p = wins / of;
  const z = 1.96;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (x: number): string => (100 * x).toFixed(1);
  return `${percent(p)} % (${percent(middle - half)} to ${percent(middle + half)}, n=${of})`;
}
function report(mode: Mode, kind: Bot, count: number): void {
  const engine = createEngine(game);
  const started = performance.now();
  const played = Array.from({ length: count }, (_, index) => play(engine, mode, index, kind));
  const turns = played.map((match) => match.turns).sort((a, b) => a - b);
  const actions = played.map((match) => match.actions).sort((a, b) => a - b);
  const spread = (list: readonly number[]): string =>
    [0.05, 0.25, 0.5, 0.75, 0.95].map((q) => quantile(list, q)).join(" / ");
  console.log(
    `${mode}, ${kind}: ${count} matches in ${((performance.now() - started) / 1000).toFixed(1)} s, none without end`,
  );
  console.log(
    `  turns   (5, 25, 50, 75, 95 %): ${spread(turns)}; 15 to 40: ${turns.filter((t) => t >= 15 && t <= 40).length}`,
  );
  console.log(`  actions (5, 25, 50, 75, 95 %): ${spread(actions)}`);
  const decided = played.filter(({ winner }) => winner >= 0);
  console.log(
    `  first player wins ${interval(decided.filter((m) => m.winner === m.first).length, decided.length)}; draws ${played.length - decided.length}`,
  );
  if (kind === "mixed") {
    const greedyWins = played.filter(({ winner }, index) => winner === index % 2).length;
    console.log(`  greedy beats random ${interval(greedyWins, played.length)}`);
  }
  const reasons = new Map<string, number>();
  for (const { reason } of played) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  console.log(`  ends: ${[...reasons].map(([reason, n]) => `${reason} ${n}`).join(", ")}`);
  for (const { id } of PREBUILT_DECKS.filter((deck) => deck.mode === mode)) {
    const with_ = decided.filter(({ decks }) => decks.includes(id));
    console.log(`  ${id} wins ${interval(with_.filter((m) => m.decks[m.winner] === id).length, with_.length)}`);
  }
}
const isBot = (text: string): text is Bot => ["random", "greedy", "mixed"].includes(text);
if (!isBot(bot)) throw new Error(`no bot ${bot}`);
for (const mode of MODES) if (onlyMode === "" || onlyMode === mode) report(mode, bot, Number(games));
