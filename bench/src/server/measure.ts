import { type ContestantId, contestants } from "./contest.ts";
import type { LoadResult } from "./load.ts";
import { type LoadProcess, startLoad } from "./load-process.ts";
import { type RunningServer, startServer } from "./server-process.ts";

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
interface Running {
  readonly server: RunningServer;
  readonly load: LoadProcess;
}
/** All servers stand by and take turns, so that whatever else the machine does hits all of them. */
export async function measureAll(
  turns: number,
  rounds: number,
  progress: (text: string) => void,
): Promise<ReadonlyMap<ContestantId, readonly Turn[]>> {
  const results = new Map<ContestantId, Turn[]>(contestants.map((id) => [id, []]));
  const running = new Map<ContestantId, Running>();
  for (const id of contestants) running.set(id, { server: await startServer(id), load: startLoad(id) });
  for (let turn = 0; turn < turns; turn++) {
    for (const id of contestants) {
      progress(`turn ${turn + 1} of ${turns}: ${id}`);
      const { server, load } = running.get(id)!;
      const { url, cpu } = server;
      const warmUp = turn === 0 ? WARM_UP : 0;
      const fast = await load.run(url, { ...shape, rounds, warmUp }, cpu);
      const paced = await load.run(url, { ...shape, rounds: 1, warmUp: 0, pace: PACE }, cpu);
      results.get(id)!.push({ fast, paced });
    }
  }
  for (const { server, load } of running.values()) {
    load.stop();
    await server.stop();
  }
  return results;
}
