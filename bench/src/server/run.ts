import { type ContestantId, contestants } from "./contest.ts";
import { measureCrowd } from "./crowd.ts";
import { measureAll, type Turn } from "./measure.ts";
import { measureNodes } from "./nodes.ts";

export interface ServerBenchOptions {
  readonly json: boolean;
  readonly quick: boolean;
}
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Floor {
  readonly figure: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly aim: number;
}
const isMet = ({ value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Floor): boolean =>
  value >= atLeast && value <= atMost;

/** Returns the exit code: 1 if a floor is missed. */
export async function runServer({ json, quick }: ServerBenchOptions): Promise<number> {
  const progress = (text: string) => {
    if (!json) process.stderr.write(`${text}\n`);
  };
  const results = await measureAll(quick ? 1 : 9, quick ? 1 : 3, progress);
  const of = (id: ContestantId, figure: (turn: Turn) => number): number => median(results.get(id)!.map(figure));
  // Neighbours in time are compared, and then the middle of those comparisons is taken: what else the machine does
  // comes and goes, and both of a pair have met the same.
  const ratio = (above: ContestantId, below: ContestantId, figure: (turn: Turn) => number): number =>
    median(results.get(above)!.map((turn, i) => figure(turn) / figure(results.get(below)![i]!)));
  const rate = ({ fast }: Turn): number => fast.commandsPerSecond;
  const cpu = ({ paced }: Turn): number => paced.cpuMicroseconds;
  const ratios = {
    durableVsBoardgameio: ratio("cardwright-sqlite", "boardgame.io", rate),
    memoryVsColyseus: ratio("cardwright-memory", "colyseus", rate),
    cpuVsHandwritten: ratio("cardwright-memory", "handwritten", cpu),
    durableVsMemory: ratio("cardwright-sqlite", "cardwright-memory", rate),
  };
  const bytes = { perActionPerClient: of("cardwright-memory", ({ fast }) => fast.bytesPerActionPerClient) };
  const figures = Object.fromEntries(
    contestants.map((id) => [
      id,
      {
        commandsPerSecond: Math.round(of(id, rate)),
        p50Milliseconds: of(id, ({ fast }) => fast.p50),
        p99Milliseconds: of(id, ({ fast }) => fast.p99),
        busy: of(id, ({ fast }) => fast.busy),
        cpuMicrosecondsPerCommand: of(id, cpu),
        bytesPerActionPerClient: of(id, ({ fast }) => fast.bytesPerActionPerClient),
      },
    ]),
  );
  progress("1,000 live matches on one node");
  const crowd = await measureCrowd(quick ? 200 : 1_000);
  progress("one and three nodes on PostgreSQL");
  const postgres = await measureNodes([1, 3], quick ? 1 : 3);
  const floors: Floor[] = [
    { figure: "durableVsBoardgameio", value: ratios.durableVsBoardgameio, atLeast: 3, aim: 6 },
    { figure: "memoryVsColyseus", value: ratios.memoryVsColyseus, atLeast: 0.8, aim: 1.2 },
    { figure: "cpuVsHandwritten", value: ratios.cpuVsHandwritten, atMost: 2, aim: 1.5 },
    { figure: "durableVsMemory", value: ratios.durableVsMemory, atLeast: 0.6, aim: 0.8 },
    { figure: "bytes.perActionPerClient", value: bytes.perActionPerClient, atMost: 160, aim: 120 },
  ];
  const checked = floors.map((floor) => ({ ...floor, met: isMet(floor) }));
  if (json) {
    process.stdout.write(
      `${JSON.stringify({ ratios, bytes, figures, crowd, postgres, floors: checked }, undefined, 2)}\n`,
    );
  } else {
    const rows = [
      ...Object.entries(figures),
      [`${crowd.liveMatches} matches`, crowd] as const,
      ...postgres.map((each) => [`PostgreSQL, ${each.nodes}`, each] as const),
    ];
    process.stdout.write(tableOf(rows, checked));
  }
  return checked.every(({ met }) => met) ? 0 : 1;
}
function tableOf(
  figures: readonly (readonly [string, object])[],
  floors: readonly (Floor & { met: boolean })[],
): string {
  const rows = figures.map(([id, values]) => {
    const cells = Object.entries(values as Record<string, number>);
    const texts = cells.map(([name, value]) => `${name} ${value.toFixed(value < 100 && value % 1 !== 0 ? 1 : 0)}`);
    return `${id.padEnd(18)} ${texts.join("  ")}`;
  });
  const promises = floors.map(({ figure, value, atLeast, atMost, aim, met }) => {
    const floor = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
    return `${met ? "kept  " : "MISSED"} ${figure.padEnd(26)} ${value.toFixed(2)} (${floor}, aim ${aim})`;
  });
  return `${[...rows, "", ...promises].join("\n")}\n`;
}
