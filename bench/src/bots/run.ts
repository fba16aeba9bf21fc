import { searchBot } from "@cardwright/bots";
import type { BenchOptions } from "../core/run.ts";
import { type DuelResult, duel, told } from "./duel.ts";
import { OPEN_GAMES, type OpenGame } from "./games/list.ts";
import { type Pace, paces } from "./pace.ts";
import { errorsOf, positions, ticTacToeEngine } from "./tic-tac-toe-errors.ts";
import { uctBot } from "./uct.ts";

/** The search against textbook UCT at equal iterations and at equal time, and how long it takes in the shipped games. */
const ITERATIONS = 400;
const TIC_TAC_TOE_ITERATIONS = 1_000;
const MILLISECONDS = 8;
const POINTS_LEAST = 0.48;
const POINTS_LEAST_BY_TIME = 0.55;
const OPENING = 2;

type Points = Readonly<Record<OpenGame, DuelResult>>;
interface Figures {
  readonly ratios: Readonly<Record<OpenGame | "ticTacToeErrors", number>>;
  readonly byIterations: Points;
  readonly byTime: Points;
  readonly paces: readonly Pace[];
  readonly floors: readonly { readonly figure: string; readonly value: number; readonly met: boolean }[];
}
const names = Object.keys(OPEN_GAMES) as OpenGame[];
function against(budget: { iterations: number } | { milliseconds: number }, matches: number): Points {
  const results = names.map((name) => {
    const engine = OPEN_GAMES[name];
    const [ours, peer] = [searchBot(engine), uctBot(engine)];
    const options = { matches, name: `bench ${name}`, opening: OPENING };
    return [name, duel(engine, { bot: ours, budget }, { bot: peer, budget }, options)];
  });
  return Object.fromEntries(results) as Points;
}
export async function runBots({ json, quick }: BenchOptions): Promise<number> {
  const progress = (text: string) => void (json || process.stderr.write(`${text}\n`));
  const matches = quick ? 8 : 400;
  progress("every position of tic-tac-toe");
  const all = positions();
  const ticTacToeErrors = errorsOf(searchBot(ticTacToeEngine), TIC_TAC_TOE_ITERATIONS, all) / all.length;
  progress(`textbook UCT at ${ITERATIONS} iterations`);
  const byIterations = against({ iterations: ITERATIONS }, matches);
  progress(`textbook UCT at ${MILLISECONDS} ms`);
  const byTime = against({ milliseconds: MILLISECONDS }, quick ? matches : matches / 4);
  progress("the shipped games");
  const measured = paces(quick ? 1 : 4);
  const share = (results: Points, name: OpenGame): number => results[name].points / results[name].of;
  const ratios = {
    ticTacToeErrors,
    ...(Object.fromEntries(names.map((name) => [name, share(byIterations, name)])) as Record<OpenGame, number>),
  };
  const floors = [
    { figure: "ticTacToeErrors", value: ticTacToeErrors, met: ticTacToeErrors === 0 },
    ...names.map((name) => ({ figure: name, value: ratios[name], met: ratios[name] >= POINTS_LEAST })),
    ...names.map((name) => {
      const value = share(byTime, name);
      return { figure: `${name} by time`, value, met: value >= POINTS_LEAST_BY_TIME };
    }),
  ];
  const figures: Figures = { ratios, byIterations, byTime, paces: measured, floors };
  process.stdout.write(`${json ? JSON.stringify(figures, undefined, 2) : table(figures)}\n`);
  return floors.every(({ met }) => met) ? 0 : 1;
}
function table({ ratios, byIterations, byTime, paces: measured, floors }: Figures): string {
  return [
    `tic-tac-toe at ${TIC_TAC_TOE_ITERATIONS}: ${(100 * ratios.ticTacToeErrors).toFixed(2)} % of positions lose value`,
    ...names.map((name) => `${name} against UCT at ${ITERATIONS} iterations: ${told(byIterations[name])}`),
    ...names.map((name) => `${name} against UCT at ${MILLISECONDS} ms: ${told(byTime[name])}`),
    "shipped games: iterations a second, median and longest decision in ms of processor time",
    ...measured.map(
      ({ game, iterationsPerSecond, millisecondsPerDecision, longest }) =>
        `  ${game.padEnd(18)} ${iterationsPerSecond.toFixed(0).padStart(8)} ${millisecondsPerDecision.toFixed(1).padStart(8)} ${longest.toFixed(0).padStart(8)}`,
    ),
    ...floors.map(({ figure, value, met }) => `${figure}: ${value.toFixed(3)} ${met ? "met" : "MISSED"}`),
  ].join("\n");
}
