import { startPostgres } from "@cardwright/testbed";
import { seatCardwright } from "./cardwright-client.ts";
import type { Contestant } from "./contest.ts";
import { runLoad } from "./load.ts";
import { startServer } from "./server-process.ts";

export interface NodesFigures {
  readonly nodes: number;
  readonly commandsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
}
/** The same load on so many nodes over one PostgreSQL that waits for its disk, the matches spread over the nodes. */
export async function measureNodes(counts: readonly number[], rounds: number): Promise<readonly NodesFigures[]> {
  const postgres = await startPostgres({ durable: true });
  const figures: NodesFigures[] = [];
  try {
    for (const count of counts) figures.push(await measure(postgres.url, count, rounds));
  } finally {
    await postgres.close();
  }
  return figures;
}
async function measure(database: string, count: number, rounds: number): Promise<NodesFigures> {
  const servers = [await startServer(database as `postgres://${string}`)];
  while (servers.length < count) servers.push(await startServer(database as `postgres://${string}`));
  let next = 0;
  const spread: Contestant = { seat: (_, decks) => seatCardwright(servers[next++ % count]!.url, decks) };
  const plan = { matches: 50, movesPerMatch: 60, rounds, warmUp: 1 };
  const { commandsPerSecond, p50, p99 } = await runLoad(spread, "", plan, async () => 0);
  for (const server of servers) await server.stop();
  return {
    nodes: count,
    commandsPerSecond: Math.round(commandsPerSecond),
    p50Milliseconds: p50,
    p99Milliseconds: p99,
  };
}
