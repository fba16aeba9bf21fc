import {
  type Action,
  createEngine,
  type Draw,
  type Engine,
  RandomStream,
  type StateOf,
  seedFromText,
} from "@cardwright/core";
import { game, type Politics } from "../src/index.ts";

/**
 * Bot games in numbers: `npx node games/politics/scripts/measure.ts [games] [random|patient|greedy] [deck,deck]`. The decks
 * change seats every other game, so that the figures for seats and for decks do not mix.
 */

type State = StateOf<Politics>;
export type Bot = (engine: Engine<Politics>, state: State, seat: number, draw: Draw) => Action | null;

export const random: Bot = (engine, state, seat, draw) => engine.sample(state, seat, draw);

/** Random, but it stays in the round as long as it can do anything else. */
export const patient: Bot = (engine, state, seat, draw) => {
  const offered = engine.validActions(state, seat);
  const others = offered.filter(({ type }) => type !== "pass");
  const from = others.length > 0 ? others : offered;
  return from[draw(from.length)] ?? null;
};

/** One step ahead by `evaluate`, in a world imagined from its own view: it knows neither the deck nor the traps. */
const IMAGINED = seedFromText("a greedy bot imagines");
export const greedy: Bot = (engine, state, seat, draw) => {
  const imagined = engine.redeal(state, seat, draw);
  let best: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of engine.validActions(state, seat)) {
    const next = engine.simulate(imagined, action, IMAGINED);
    if (next === null) continue;
    const value = (game.evaluate?.(engine.view(next, seat), seat) ?? 0) + draw(1_000) / 10_000;
    if (value > most) {
      best = action;
      most = value;
    }
  }
  return best;
};

export interface Played {
  readonly actions: number;
  readonly turns: number;
  readonly rounds: number;
  readonly winner: number;
  readonly ended: boolean;
}
export function playMatch(name: string, bots: readonly [Bot, Bot], decks?: readonly [string, string]): Played {
  const engine = createEngine(game);
  const stream = new RandomStream(seedFromText(`${name} choices`));
  const draw: Draw = (bound) => stream.int(bound);
  const options = decks === undefined ? {} : { decks };
  let { snapshot } = engine.create({ options, seed: seedFromText(name) });
  let actions = 0;
  while (snapshot.state.outcome === null && actions < game.actionsMax) {
    const [seat = 0] = engine.actors(snapshot.state);
    const action = bots[seat === 1 ? 1 : 0](engine, snapshot.state, seat, draw);
    if (action === null) throw new Error(`${name}: seat ${seat} has nothing to do`);
    const result = engine.applyAction(snapshot, action);
    if (!result.ok)
      throw new Error(`${name}: ${JSON.stringify(action)} refused: ${JSON.stringify(result.error)}`, {
        cause: "defect" in result ? result.defect : undefined,
      });
    snapshot = result.snapshot;
    actions++;
  }
  const { turn, round, outcome } = snapshot.state;
  return { actions, turns: turn, rounds: round, winner: outcome?.winners[0] ?? -1, ended: outcome !== null };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
/** A share with its 95 % interval (Wilson). */
export function share(wins: number, of: number): string {
  const z = 1.96;
  const p = wins / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  return `${percent(p)} (${percent(middle - half)} to ${percent(middle + half)})`;
}

function main(games: number, bot: Bot, decks: readonly [string, string]): void {
  const [one, other] = decks;
  const played = Array.from({ length: games }, (_, i) => {
    const swapped = i % 2 === 1;
    const match = playMatch(`measure ${decks.join()} ${i}`, [bot, bot], swapped ? [other, one] : [one, other]);
    return { ...match, firstDeckWon: (match.winner === 0) !== swapped };
  });
  const count = (holds: (match: (typeof played)[number]) => boolean): number => played.filter(holds).length;
  console.log(`${games} games ${bot.name}, ${one} against ${other}`);
  console.log(`  without end: ${count(({ ended }) => !ended)}`);
  console.log(
    `  actions: median ${median(played.map((m) => m.actions))}, most ${Math.max(...played.map((m) => m.actions))}`,
  );
  console.log(
    `  turns: median ${median(played.map((m) => m.turns))}; three rounds in ${share(
      count((m) => m.rounds > 2),
      games,
    )}`,
  );
  console.log(
    `  first seat wins ${share(
      count(({ winner }) => winner === 0),
      games,
    )}`,
  );
  console.log(
    `  ${one} wins ${share(
      count(({ firstDeckWon }) => firstDeckWon),
      games,
    )}`,
  );
}

if (import.meta.main) {
  const bots = [random, patient, greedy];
  const [games = "100", bot = "random", decks = "technocrat,authoritarian-realist"] = process.argv.slice(2);
  const [one = "technocrat", other = one] = decks.split(",");
  main(Number(games), bots.find(({ name }) => name === bot) ?? random, [one, other]);
}
