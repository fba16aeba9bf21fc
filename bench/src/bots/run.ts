import { type Budget, searchBot } from "@cardwright/bots";
import type { BenchOptions } from "../core/run.ts";
import { type DuelResult, duel, told } from "./duel.ts";
import { OPEN_GAMES, type OpenGame } from "./games/list.ts";
import { type Pace, paces } from "./pace.ts";
import { type Exploitability, exploitabilities, type PokerOptions } from "./poker.ts";
import { errorsOf, positions, ticTacToeEngine } from "./tic-tac-toe-errors.ts";
import { uctBot } from "./uct.ts";

/** The search against textbook UCT at equal iterations and at equal time, in poker, and how long it takes in the shipped games. */
const ITERATIONS = [60, 400, 1_500] as const;
type Iterations = (typeof ITERATIONS)[number];
/** The one that stands among the ratios. */
const RATIO_ITERATIONS = 400;
const TIC_TAC_TOE_ITERATIONS = 1_000;
const POKER_ITERATIONS = 400;
const MILLISECONDS = 8;
const OPENING = 2;
const FLOORS = { points: 0.48, byTime: 0.55, doubling: [0.6, 0.6, 0.55], kuhn: 0.17, leduc: 1 } as const;
/** Connect four, against itself with half of the iterations. */
const DOUBLED_FROM = [100, 200, 400] as const;

type Points = Readonly<Record<OpenGame, DuelResult>>;
interface Floor {
  readonly figure: string;
  readonly value: number;
  readonly met: boolean;
}
interface Figures {
  readonly ratios: Readonly<Record<OpenGame | "ticTacToeErrors", number>>;
  /** By the number of iterations. */
  readonly byIterations: Readonly<Record<number, Points>>;
  readonly byTime: Points;
  /** By the number of iterations that was doubled. */
  readonly doubling: Readonly<Record<number, DuelResult>>;
  /** Chips that the best answer gains. */
  readonly exploitability: Exploitability;
  readonly paces: readonly Pace[];
  readonly floors: readonly Floor[];
}
/** At most so many matches of a line, and no more than can be played in so many seconds of processor time. */
interface Length {
  readonly matches: number;
  readonly seconds: number;
}
interface Plan {
  /** In each game, by the number of iterations. */
  readonly lines: Readonly<Record<Iterations, Length>>;
  readonly byTime: Length;
  readonly doubled: Length;
  readonly poker: PokerOptions;
  /** Decisions in each shipped game. */
  readonly paced: number;
}
/** About ten minutes of one processor; a line that is clear sooner stops, and each tells how many matches it had. */
const FULL: Plan = {
  lines: { 60: { matches: 400, seconds: 12 }, 400: { matches: 400, seconds: 45 }, 1500: { matches: 400, seconds: 30 } },
  byTime: { matches: 200, seconds: 20 },
  doubled: { matches: 200, seconds: 20 },
  poker: { iterations: POKER_ITERATIONS, asked: 16, deals: 600 },
  paced: 30,
};
const FEW: Length = { matches: 4, seconds: 10 };
const QUICK: Plan = {
  lines: { 60: FEW, 400: FEW, 1500: FEW },
  byTime: FEW,
  doubled: FEW,
  poker: { iterations: POKER_ITERATIONS, asked: 2, deals: 120 },
  paced: 4,
};
const names = Object.keys(OPEN_GAMES) as OpenGame[];
/** Told as it goes, beside the result: whoever has to stop a run has what it found so far. */
const progress = (text: string): void => void process.stderr.write(`${text}\n`);
function against(budget: Budget, length: Length, floor: number): Points {
  const results = names.map((name) => {
    const engine = OPEN_GAMES[name];
    const [ours, peer] = [searchBot(engine), uctBot(engine)];
    const options = { ...length, floor, name: `bench ${name}`, opening: OPENING };
    const result = duel(engine, { bot: ours, budget }, { bot: peer, budget }, options);
    progress(`  ${name}: ${told(result)}`);
    return [name, result];
  });
  return Object.fromEntries(results) as Points;
}
function doubled(from: number, length: Length, floor: number): DuelResult {
  const engine = OPEN_GAMES.connectFour;
  const bot = searchBot(engine);
  const [more, less] = [2 * from, from].map((iterations) => ({ bot, budget: { iterations } }));
  const options = { ...length, floor, name: `bench doubled ${from}`, opening: OPENING };
  const result = duel(engine, more!, less!, options);
  progress(`  twice ${from}: ${told(result)}`);
  return result;
}
const share = ({ points, of }: DuelResult): number => points / of;

export async function runBots({ json, quick }: BenchOptions): Promise<number> {
  const plan = quick ? QUICK : FULL;
  progress("every position of tic-tac-toe");
  const all = positions();
  const ticTacToeErrors = errorsOf(searchBot(ticTacToeEngine), TIC_TAC_TOE_ITERATIONS, all) / all.length;
  const byIterations = Object.fromEntries(
    ITERATIONS.map((iterations) => {
      progress(`textbook UCT at ${iterations} iterations`);
      return [iterations, against({ iterations }, plan.lines[iterations], FLOORS.points)];
    }),
  );
  progress(`textbook UCT at ${MILLISECONDS} ms`);
  const byTime = against({ milliseconds: MILLISECONDS }, plan.byTime, FLOORS.byTime);
  progress("twice the iterations");
  const doubling = Object.fromEntries(
    DOUBLED_FROM.map((from, i) => [from, doubled(from, plan.doubled, FLOORS.doubling[i]!)]),
  );
  progress("poker");
  const exploitability = exploitabilities(plan.poker);
  progress("the shipped games");
  const measured = paces(plan.paced);
  const points = byIterations[RATIO_ITERATIONS]!;
  const ratios = {
    ticTacToeErrors,
    ...(Object.fromEntries(names.map((name) => [name, share(points[name])])) as Record<OpenGame, number>),
  };
  const found = { ratios, byIterations, byTime, doubling, exploitability, paces: measured };
  const figures: Figures = { ...found, floors: floorsOf(found) };
  process.stdout.write(`${json ? JSON.stringify(figures, undefined, 2) : table(figures)}\n`);
  return figures.floors.every(({ met }) => met) ? 0 : 1;
}
function floorsOf({
  ratios,
  byIterations,
  byTime,
  doubling,
  exploitability,
}: Omit<Figures, "floors">): readonly Floor[] {
  const least = (figure: string, value: number, floor: number): Floor => ({ figure, value, met: value >= floor });
  const most = (figure: string, value: number, ceiling: number): Floor => ({ figure, value, met: value <= ceiling });
  return [
    most("ticTacToeErrors", ratios.ticTacToeErrors, 0),
    ...ITERATIONS.flatMap((iterations) =>
      names.map((name) => least(`${name} at ${iterations}`, share(byIterations[iterations]![name]), FLOORS.points)),
    ),
    ...names.map((name) => least(`${name} by time`, share(byTime[name]), FLOORS.byTime)),
    ...DOUBLED_FROM.map((from, i) => least(`twice ${from}`, share(doubling[from]!), FLOORS.doubling[i]!)),
    most("kuhn", exploitability.kuhn, FLOORS.kuhn),
    most("leduc", exploitability.leduc, FLOORS.leduc),
  ];
}
function table({ ratios, byIterations, byTime, doubling, exploitability, paces: measured, floors }: Figures): string {
  return [
    `tic-tac-toe at ${TIC_TAC_TOE_ITERATIONS}: ${(100 * ratios.ticTacToeErrors).toFixed(2)} % of positions lose value`,
    ...ITERATIONS.flatMap((iterations) =>
      names.map((name) => `${name} against UCT at ${iterations} iterations: ${told(byIterations[iterations]![name])}`),
    ),
    ...names.map((name) => `${name} against UCT at ${MILLISECONDS} ms: ${told(byTime[name])}`),
    ...DOUBLED_FROM.map((from) => `connect four, ${2 * from} iterations against ${from}: ${told(doubling[from]!)}`),
    `a best answer gains, at ${POKER_ITERATIONS} iterations: ${exploitability.kuhn.toFixed(3)} chips in Kuhn's poker, ${exploitability.leduc.toFixed(2)} in Leduc`,
    "shipped games: iterations a second, median and longest decision in ms of processor time",
    ...measured.map(
      ({ game, iterationsPerSecond, millisecondsPerDecision, longest }) =>
        `  ${game.padEnd(18)} ${iterationsPerSecond.toFixed(0).padStart(8)} ${millisecondsPerDecision.toFixed(1).padStart(8)} ${longest.toFixed(0).padStart(8)}`,
    ),
    ...floors.map(({ figure, value, met }) => `${figure}: ${value.toFixed(3)} ${met ? "met" : "MISSED"}`),
  ].join("\n");
}
