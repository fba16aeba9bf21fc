import { parseArgs } from "node:util";
import type { Action, Game } from "@cardwright/core";
import { createEngine, seedFromText, simulationOf } from "@cardwright/core/host";
import { foresightOf } from "../src/foresight.ts";
import { DREAM_SEED, ownPiles } from "../src/imagine.ts";
import {
  type AnyEngine,
  type AnyState,
  createBot,
  drawOf,
  imagine,
  opinionOf,
  outcomeValues,
  quickDraw,
} from "../src/index.ts";
import { Playouts } from "../src/leaf.ts";

/**
 * How soon after a choice an opinion tells what the choice was worth:
 * `node packages/bots/scripts/leaves.ts <catalog module> --game politics [--positions 20] [--worlds 96]`.
 * In positions of greedy matches the best-looking actions are tried in the same worlds and played on greedily to the end. One
 * half of the worlds chooses, by the opinion at some turn; the other half says what the choice is worth. Printed is what it gains
 * over the best-looking action, in per cent of a win for a decision, after 3, 10 and so many visits as there are.
 */
const ACTIONS = 6;
const EACH_MATCH = 4;
const BETWEEN = 7;
const TURNS_MOST = 200;
const REPEATED = 200;
const LEAVES = [1, 2, 4, 10] as const;

/** The leads after each turn, and what the end was worth. */
interface Line {
  readonly leads: readonly number[];
  readonly worth: number;
}
/** By world and action. */
type Lines = readonly (readonly Line[])[];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "politics" },
    positions: { type: "string", default: "20" },
    worlds: { type: "string", default: "96" },
  },
});
function leadOf(engine: AnyEngine, state: AnyState, seat: number): number {
  const opinions = Array.from({ length: state.seats }, (_, one) => opinionOf(engine, state, one) ?? 0);
  return opinions[seat]! - Math.max(...opinions.filter((_, one) => one !== seat));
}
function looks(engine: AnyEngine, world: AnyState, action: Action, seat: number): number {
  const next = engine.simulate(world, action, DREAM_SEED);
  if (next === null) return Number.NEGATIVE_INFINITY;
  return next.outcome === null ? leadOf(engine, next, seat) : (2 * outcomeValues(next)[seat]! - 1) * 1e9;
}
function lineOf(
  engine: AnyEngine,
  playouts: Playouts,
  world: AnyState,
  action: Action,
  seat: number,
  dice: number,
): Line {
  const draw = quickDraw(dice);
  let state = engine.simulate(world, action, DREAM_SEED);
  const leads: number[] = [];
  for (let turn = 1; state !== null && turn <= TURNS_MOST; turn++) {
    state = playouts.untilTurn(state, world.turn + turn, draw);
    if (state.outcome !== null) break;
    leads.push(leadOf(engine, state, seat));
  }
  return { leads, worth: state === null ? 0 : outcomeValues(state)[seat]! };
}
function* positionsOf(engine: AnyEngine): Generator<Lines> {
  const greedy = createBot("greedy", engine);
  for (let match = 0; ; match++) {
    const name = `leaves ${match}`;
    const draw = drawOf(seedFromText(`${name}, bots`));
    const simulation = simulationOf(engine, { seed: seedFromText(name) });
    const { state } = simulation;
    let looked = 0;
    let next = draw(BETWEEN);
    for (let actions = 0; state.outcome === null && looked < EACH_MATCH; actions++) {
      const seat = engine.actors(state)[0]!;
      const world = ownPiles(engine, engine.redeal(state, seat, draw));
      if (actions >= next) {
        const lines = linesOf(engine, world, seat, draw);
        if (lines !== null) {
          [looked, next] = [looked + 1, actions + 1 + draw(2 * BETWEEN)];
          yield lines;
        }
      }
      if (!simulation.act(greedy.choose({ state: world, seat, draw }))) throw new Error("greedy was refused");
    }
  }
}
function linesOf(engine: AnyEngine, state: AnyState, seat: number, draw: ReturnType<typeof drawOf>): Lines | null {
  const playouts = new Playouts(engine, { ...foresightOf(engine, state), candidates: ACTIONS });
  const { actions } = playouts.listing(state, seat, draw);
  if (actions.length < 3) return null;
  const first = imagine(engine, state, seat, draw);
  const scored = actions.map((action) => ({ action, score: looks(engine, first, action, seat) }));
  const best = scored.sort((a, b) => b.score - a.score).slice(0, ACTIONS);
  return Array.from({ length: Number(values.worlds) }, () => {
    const world = imagine(engine, state, seat, draw);
    const dice = draw(2 ** 31);
    return best.map(({ action }) => lineOf(engine, playouts, world, action, seat, dice));
  });
}
/** Measured as the search does it: the lead's distance from its mean, compared with how far it usually lies. */
function measured(lines: Lines, turn: number): readonly (readonly number[])[] {
  const leads = lines.flat().flatMap(({ leads }) => leads[turn] ?? []);
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / Math.max(1, leads.length);
  const scale = (2 * leads.reduce((sum, lead) => sum + Math.abs(lead - mean), 0)) / leads.length || 1;
  return lines.map((row) =>
    row.map(({ leads, worth }) => {
      const lead = leads[turn];
      return lead === undefined ? worth : 0.5 + (0.45 * (lead - mean)) / (scale + Math.abs(lead - mean));
    }),
  );
}
/** The mean of so many turns, the later ones weighing more. */
function byTurns(lines: Lines, turns: number): readonly (readonly number[])[] {
  const moments = Array.from({ length: turns }, (_, turn) => measured(lines, turn));
  const weights = (turns * (turns + 1)) / 2;
  return lines.map((row, w) =>
    row.map((_, a) => moments.reduce((sum, at, turn) => sum + (turn + 1) * at[w]![a]!, 0) / weights),
  );
}
function gainOf(lines: Lines, leaf: readonly (readonly number[])[], visits: number): number {
  const draw = quickDraw(1);
  const mean = (rows: readonly (readonly number[])[], a: number): number =>
    rows.reduce((sum, row) => sum + row[a]!, 0) / rows.length;
  const worths = lines.map((row) => row.map(({ worth }) => worth));
  let gain = 0;
  for (let i = 0; i < REPEATED; i++) {
    const order = lines.map((_, w) => ({ w, place: draw(2 ** 30) })).sort((a, b) => a.place - b.place);
    const half = order.length >> 1;
    const chosen = order.slice(0, Math.min(visits, half)).map(({ w }) => leaf[w]!);
    const told = order.slice(half).map(({ w }) => worths[w]!);
    const scores = worths[0]!.map((_, a) => mean(chosen, a));
    gain += mean(told, scores.indexOf(Math.max(...scores))) - mean(told, 0);
  }
  return (100 * gain) / REPEATED;
}
function told(gains: readonly number[]): string {
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)) / gains.length;
  return `${mean.toFixed(2)} ± ${(1.96 * spread).toFixed(2)}`;
}

const [address] = positionals;
if (address === undefined) throw new Error("name the module that exports the catalog");
const { catalog } = (await import(new URL(address, `file://${process.cwd()}/`).href)) as {
  catalog: readonly { readonly game: Game }[];
};
const listed = catalog.find(({ game }) => game.id === values.game);
if (listed === undefined) throw new Error(`no game ${values.game}`);
const found: Lines[] = [];
for (const lines of positionsOf(createEngine(listed.game) as unknown as AnyEngine)) {
  if (found.push(lines) >= Number(values.positions)) break;
}
for (const visits of [3, 10, Number(values.worlds) >> 1]) {
  for (const turns of LEAVES) {
    const gains = found.map((lines) => gainOf(lines, byTurns(lines, turns), visits));
    process.stdout.write(`${visits} visits, ${turns} turns: ${told(gains)}\n`);
  }
  const ends = found.map((lines) =>
    gainOf(
      lines,
      lines.map((row) => row.map(({ worth }) => worth)),
      visits,
    ),
  );
  process.stdout.write(`${visits} visits, the end: ${told(ends)}\n`);
}
