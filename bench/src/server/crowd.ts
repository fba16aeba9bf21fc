import { cardwright } from "./cardwright-client.ts";
import { percentiles, playAll, seatAll } from "./load.ts";
import { startServer } from "./server-process.ts";

export interface CrowdFigures {
  readonly liveMatches: number;
  readonly commandsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** With its two connections, as the heap and the buffers grow by it. */
  readonly kilobytesPerLiveMatch: number;
  /** Nobody looks at it, and it has left memory. */
  readonly kilobytesPerIdleMatch: number;
}
const MOVES = 20;
const ENOUGH_TO_BE_FORGOTTEN_MS = 6_000;

/** Many matches at once on one node, durable: how fast, and what one costs while people play and after they have left. */
export async function measureCrowd(matches: number): Promise<CrowdFigures> {
  const server = await startServer("cardwright-sqlite", { BENCH_IDLE_MS: "2000" });
  try {
    // What the first match alone brings into memory is not of any match.
    await leave(await play(server.url, 20));
    await settle(ENOUGH_TO_BE_FORGOTTEN_MS);
    const empty = await server.heap();
    const crowd = await play(server.url, matches);
    await settle(500);
    const full = await server.heap();
    await leave(crowd);
    await settle(ENOUGH_TO_BE_FORGOTTEN_MS);
    const idle = await server.heap();
    const { p50, p99 } = percentiles(crowd.waits);
    return {
      liveMatches: matches,
      commandsPerSecond: Math.round((matches * MOVES) / crowd.seconds),
      p50Milliseconds: p50,
      p99Milliseconds: p99,
      kilobytesPerLiveMatch: (full - empty) / matches / 1e3,
      kilobytesPerIdleMatch: (idle - empty) / matches / 1e3,
    };
  } finally {
    await server.stop();
  }
}
const settle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function play(url: string, matches: number) {
  const tables = await seatAll(cardwright, url, matches);
  const waits: number[] = [];
  const began = performance.now();
  await playAll(tables, { moves: MOVES, seed: 1, waits });
  return { tables, waits, seconds: (performance.now() - began) / 1_000 };
}
async function leave({ tables }: Awaited<ReturnType<typeof play>>): Promise<void> {
  for (const table of tables) for (const player of table) player.close();
}
