import type { BoardName, BoardWay } from "../boards/boards.ts";
import type { Tells } from "./duel.ts";
import type { EngineId } from "./engines.ts";
import type { Ratios } from "./floors.ts";
import type { RandomCosts } from "./measure-random.ts";
import type { Measurements } from "./measurements.ts";
import { median } from "./median.ts";

export interface Rate {
  readonly engine: EngineId;
  readonly engineName: string;
  readonly mode: string;
  readonly tells: Tells;
  /** Actions in a second of processor time: the median of the repetitions, and their spread. */
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  /** Over the plain loop and boardgame.io's reducer; both with both players' views if this mode tells its players anything. */
  readonly ofPlain: number | null;
  readonly timesBoardgameio: number | null;
}

export function toRates(measured: Measurements): Rate[] {
  return [...measured.rates].map(([entrant, repetitions]) => {
    const quiet = entrant.tells === "nothing";
    const rate = median(repetitions);
    return {
      ...entrant,
      median: rate,
      lowest: Math.min(...repetitions),
      highest: Math.max(...repetitions),
      ofPlain: over(rate, rateOf(measured, "plain", quiet ? "loop" : "loopWithViews")),
      timesBoardgameio: over(rate, rateOf(measured, "boardgameio", quiet ? "reducer" : "reducerWithViews")),
    };
  });
}

export interface BoardRate {
  readonly board: BoardName;
  readonly way: BoardWay;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  readonly ofPlain: number | null;
}

export function toBoardRates(measured: Measurements): BoardRate[] {
  return measured.boards.map(({ board, way, repetitions }) => ({
    board,
    way,
    median: median(repetitions),
    lowest: Math.min(...repetitions),
    highest: Math.max(...repetitions),
    ofPlain: ofPlainBoard(measured, board, way),
  }));
}

function ofPlainBoard({ boards }: Measurements, board: BoardName, way: BoardWay): number | null {
  const rateOfWay = (wanted: BoardWay) =>
    medianOf(boards.find((one) => one.board === board && one.way === wanted)?.repetitions);
  return over(rateOfWay(way), rateOfWay("plain"));
}

export function toRatios(measured: Measurements): Ratios {
  const reducer = rateOf(measured, "boardgameio", "reducer");
  const reducerWithViews = rateOf(measured, "boardgameio", "reducerWithViews");
  const simulate = rateOf(measured, "cardwright", "simulate");
  return {
    simulationVsBoardgameio: over(simulate, reducer),
    simulationVsPlainLoop: over(simulate, rateOf(measured, "plain", "loop")),
    pureVsBoardgameio: over(rateOf(measured, "cardwright", "pure"), reducer),
    pureWithViewsVsBoardgameio: over(rateOf(measured, "cardwright", "pureWithViews"), reducerWithViews),
    frameVsBoardgameio: over(rateOf(measured, "cardwright", "frame"), reducerWithViews),
    // What a frame costs, the action that it tells of included, over what the action costs with its log.
    frameVsLogged: over(rateOf(measured, "cardwright", "pure"), rateOf(measured, "cardwright", "frame")),
    ticTacToe: ofPlainBoard(measured, "ticTacToe", "advance"),
    connectFour: ofPlainBoard(measured, "connectFour", "advance"),
    breakthrough: ofPlainBoard(measured, "breakthrough", "advance"),
    ticTacToeListed: ofPlainBoard(measured, "ticTacToe", "listed"),
    connectFourListed: ofPlainBoard(measured, "connectFour", "listed"),
    breakthroughListed: ofPlainBoard(measured, "breakthrough", "listed"),
    lateVsEarlyAction: medianOf(measured.history.get("cardwright")),
    drawVsPureRand: costRatio(measured, (costs) => costs.nanosecondsPerDraw),
    shuffleVsPureRand: costRatio(measured, (costs) => costs.nanosecondsPerShuffle),
  };
}

function rateOf(measured: Measurements, engine: EngineId, mode: string): number | null {
  for (const [entrant, repetitions] of measured.rates) {
    if (entrant.engine === engine && entrant.mode === mode) return medianOf(repetitions);
  }
  return null;
}

function costRatio({ random }: Measurements, pick: (costs: RandomCosts) => number): number | null {
  return over(medianOf(random.get("cardwright")?.map(pick)), medianOf(random.get("pureRand")?.map(pick)));
}

function medianOf(values: readonly number[] | undefined): number | null {
  return values === undefined || values.length === 0 ? null : median(values);
}

function over(value: number | null, base: number | null): number | null {
  return value === null || base === null ? null : value / base;
}
