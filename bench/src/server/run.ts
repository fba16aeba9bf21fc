import { boardgameio } from "./boardgameio-client.ts";
import { cardwright } from "./cardwright-client.ts";
import { colyseus } from "./colyseus-client.ts";
import { type Contestant, type ContestantId, contestants } from "./contest.ts";
import { handwritten } from "./handwritten-client.ts";
import { type LoadResult, runLoad } from "./load.ts";
import { startServer } from "./server-process.ts";

export interface ServerBenchOptions {
  readonly json: boolean;
  readonly quick: boolean;
}
const clients: Readonly<Record<ContestantId, Contestant>> = {
  "cardwright-sqlite": cardwright,
  "cardwright-memory": cardwright,
  "boardgame.io": boardgameio,
  colyseus,
  handwritten,
};
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** All servers stand by and take turns, so that whatever else the machine does hits all of them. */
async function measureAll(turns: number, rounds: number, progress: (text: string) => void) {
  const results = new Map<ContestantId, LoadResult[]>(contestants.map((id) => [id, []]));
  const servers = new Map<ContestantId, Awaited<ReturnType<typeof startServer>>>();
  for (const id of contestants) servers.set(id, await startServer(id));
  for (let turn = 0; turn < turns; turn++) {
    for (const id of contestants) {
      progress(`turn ${turn + 1} of ${turns}: ${id}`);
      const server = servers.get(id)!;
      const plan = { matches: 50, movesPerMatch: 60, rounds };
      results.get(id)!.push(await runLoad(clients[id], server.url, plan, async () => (await server.usage()).cpu));
    }
  }
  const memory = new Map<ContestantId, number>();
  for (const [id, server] of servers) {
    memory.set(id, (await server.usage()).memory);
    await server.stop();
  }
  return { results, memory };
}
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
  const { results, memory } = await measureAll(quick ? 1 : 5, quick ? 1 : 3, progress);
  const of = (id: ContestantId, figure: (result: LoadResult) => number): number => median(results.get(id)!.map(figure));
  const rate = (id: ContestantId): number => of(id, ({ commands, seconds }) => commands / seconds);
  const cpu = (id: ContestantId): number => of(id, ({ cpuMicroseconds }) => cpuMicroseconds);
  const ratios = {
    durableVsBoardgameio: rate("cardwright-sqlite") / rate("boardgame.io"),
    memoryVsColyseus: rate("cardwright-memory") / rate("colyseus"),
    cpuVsHandwritten: cpu("cardwright-memory") / cpu("handwritten"),
    durableVsMemory: rate("cardwright-sqlite") / rate("cardwright-memory"),
  };
  const bytes = { perActionPerClient: of("cardwright-memory", (result) => result.bytesPerActionPerClient) };
  const floors: Floor[] = [
    { figure: "durableVsBoardgameio", value: ratios.durableVsBoardgameio, atLeast: 3, aim: 6 },
    { figure: "memoryVsColyseus", value: ratios.memoryVsColyseus, atLeast: 0.8, aim: 1.2 },
    { figure: "cpuVsHandwritten", value: ratios.cpuVsHandwritten, atMost: 2, aim: 1.5 },
    { figure: "durableVsMemory", value: ratios.durableVsMemory, atLeast: 0.6, aim: 0.8 },
    { figure: "bytes.perActionPerClient", value: bytes.perActionPerClient, atMost: 160, aim: 120 },
  ];
  const figures = Object.fromEntries(
    contestants.map((id) => [
      id,
      {
        commandsPerSecond: Math.round(rate(id)),
        p50Milliseconds: of(id, ({ p50 }) => p50),
        p99Milliseconds: of(id, ({ p99 }) => p99),
        cpuMicrosecondsPerCommand: cpu(id),
        memoryMegabytes: Math.round(memory.get(id)! / 1e6),
      },
    ]),
  );
  const checked = floors.map((floor) => ({ ...floor, met: isMet(floor) }));
  if (json) process.stdout.write(`${JSON.stringify({ ratios, bytes, figures, floors: checked }, undefined, 2)}\n`);
  else process.stdout.write(tableOf(figures, checked));
  return checked.every(({ met }) => met) ? 0 : 1;
}
function tableOf(
  figures: Readonly<Record<string, Readonly<Record<string, number>>>>,
  floors: readonly (Floor & { met: boolean })[],
): string {
  const rows = Object.entries(figures).map(([id, values]) => {
    const cells = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(value < 100 ? 1 : 0)}`);
    return `${id.padEnd(18)} ${cells.join("  ")}`;
  });
  const promises = floors.map(({ figure, value, atLeast, atMost, aim, met }) => {
    const floor = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
    return `${met ? "kept  " : "MISSED"} ${figure.padEnd(26)} ${value.toFixed(2)} (${floor}, aim ${aim})`;
  });
  return `${[...rows, "", ...promises].join("\n")}\n`;
}
