import type { Figures } from "./figures.ts";
import type { CheckedFloor } from "./floors.ts";
import type { BoardRate, Rate } from "./ratios.ts";

/** The figures of one run for a person to read. */
export function toTable(figures: Figures): string {
  const { machine, plan } = figures;
  const quiet = figures.rates.filter((rate) => rate.tells === "nothing");
  const telling = figures.rates.filter((rate) => rate.tells !== "nothing");
  return [
    `The same duel on every engine: ${plan.matchesCompared} scripted matches ended alike on all of them.`,
    `Node ${machine.node}, ${machine.cores} x ${machine.processor}; medians of ${plan.repetitions}, a second is one of processor time.`,
    ...figures.absent.map((engine) => `Absent: ${engine}.`),
    "",
    ...lines(rateRows("Nobody is told anything", quiet)),
    "",
    ...lines(rateRows("Both players are told after every action", telling)),
    "",
    ...lines(boardRows(figures.boards)),
    "",
    ...lines(otherRows(figures)),
    "",
    ...lines(floorRows(figures.floors)),
  ].join("\n");
}

function rateRows(title: string, rates: readonly Rate[]): string[][] {
  return [
    [title, "actions/s", "spread", "of plain", "x boardgame.io"],
    ...rates.map((rate) => [
      `${rate.engineName}: ${rate.mode}`,
      Math.round(rate.median).toLocaleString("en"),
      `${percent(rate.lowest / rate.median - 1)} ${percent(rate.highest / rate.median - 1)}`,
      short(rate.ofPlain),
      short(rate.timesBoardgameio),
    ]),
  ];
}

function boardRows(boards: readonly BoardRate[]): string[][] {
  return [
    ["Random play on three boards", "actions/s", "spread", "of plain"],
    ...boards.map(({ board, way, median, lowest, highest, ofPlain }) => [
      `${board}: ${way}`,
      Math.round(median).toLocaleString("en"),
      `${percent(lowest / median - 1)} ${percent(highest / median - 1)}`,
      short(ofPlain),
    ]),
  ];
}

function otherRows({ bytes, nanoseconds, lateVsEarlyActionOfPeers }: Figures): string[][] {
  const own: [string, number | null][] = [["cardwright", bytes.liveMatch]];
  return [
    ["For orientation", "figure"],
    ...[...Object.entries(bytes.peers), ...own].map(([engine, value]) => [
      `bytes of a live match with 30 actions: ${engine}`,
      short(value),
    ]),
    ...Object.entries(nanoseconds).flatMap(([source, costs]) => [
      [`nanoseconds for a draw: ${source}`, short(costs.draw)],
      [`nanoseconds for a shuffle of 52: ${source}`, short(costs.shuffle)],
    ]),
    ...Object.entries(lateVsEarlyActionOfPeers).map(([engine, ratio]) => [
      `action 10,000 over action 10: ${engine}`,
      short(ratio),
    ]),
  ];
}

function floorRows(floors: readonly CheckedFloor[]): string[][] {
  return [
    ["Cardwright's floors", "measured", "floor", "aim", "met"],
    ...floors.map(({ figure, value, atLeast, atMost, aim, met }) => [
      figure,
      short(value),
      atLeast === undefined ? `<= ${atMost}` : `>= ${atLeast}`,
      aim === undefined ? "" : String(aim),
      met ? "yes" : "NO",
    ]),
  ];
}

/** The first column leans left, all others right, each as wide as its widest cell. */
export function lines(rows: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const padded = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column));
  return rows.map((row) => row.map(padded).join("  ").trimEnd());
}

function percent(part: number): string {
  return `${part < 0 ? "-" : "+"}${Math.abs(Math.round(part * 100))}%`;
}

export function short(value: number | null): string {
  if (value === null) return "-";
  return value >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));
}
