import { boardgameio } from "./boardgameio-client.ts";
import { cardwright } from "./cardwright-client.ts";
import { colyseus } from "./colyseus-client.ts";
import { type Contestant, type ContestantId, contestants } from "./contest.ts";
import { handwritten } from "./handwritten-client.ts";
import { type LoadResult, runLoad } from "./load.ts";
import { startServer } from "./server-process.ts";

const clients: Readonly<Record<ContestantId, Contestant>> = {
  "cardwright-sqlite": cardwright,
  "cardwright-memory": cardwright,
  "boardgame.io": boardgameio,
  colyseus,
  handwritten,
};
const shape = { matches: 50, movesPerMatch: 60 };
/** One move of each match in so many milliseconds: 2,000 commands a second, which every contestant can take. */
const PACE = 25;
/** Rounds until a server has compiled what it runs all the time; the largest of them needs about so many. */
const WARM_UP = 10;

export interface Turn {
  /** As fast as the server can: how many commands a second, how long each takes. */
  readonly fast: LoadResult;
  /** The same commands at the same moments for everyone: what each of them costs the server. */
  readonly paced: LoadResult;
}
/** All servers stand by and take turns, so that whatever else the machine does hits all of them. */
export async function measureAll(
  turns: number,
  rounds: number,
  progress: (text: string) => void,
): Promise<ReadonlyMap<ContestantId, readonly Turn[]>> {
  const results = new Map<ContestantId, Turn[]>(contestants.map((id) => [id, []]));
  const servers = new Map<ContestantId, Awaited<ReturnType<typeof startServer>>>();
  for (const id of contestants) servers.set(id, await startServer(id));
  for (let turn = 0; turn < turns; turn++) {
    for (const id of contestants) {
      progress(`turn ${turn + 1} of ${turns}: ${id}`);
      const { url, cpu } = servers.get(id)!;
      const warmUp = turn === 0 ? WARM_UP : 0;
      const fast = await runLoad(clients[id], url, { ...shape, rounds, warmUp }, cpu);
      const paced = await runLoad(clients[id], url, { ...shape, rounds: 1, warmUp: 0, pace: PACE }, cpu);
      results.get(id)!.push({ fast, paced });
    }
  }
  for (const server of servers.values()) await server.stop();
  return results;
}
