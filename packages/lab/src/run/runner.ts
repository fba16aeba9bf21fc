import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { inCatalog } from "./source.ts";
import type { Kind, Task, Work } from "./task.ts";

/** Something that does tasks: threads of this machine, or a queue that workers anywhere take from. */
export interface Runner {
  /** How many tasks are worth handing over at once. */
  readonly width: number;
  run<K extends Kind>(task: Task<K>, signal?: AbortSignal): Promise<Work[K]>;
  close(): Promise<void>;
}
export const workersDefault = (): number => Math.max(1, availableParallelism());

/** A changed game has its cards changed where they lie, so each change gets threads that nothing else is played in. */
export interface ThreadOptions {
  readonly threads?: number;
  /** The address of the catalog that plans mean by "catalog". */
  readonly catalog?: string;
}
export function threadRunner({ threads = workersDefault(), catalog }: ThreadOptions = {}): Runner {
  const pools = new Map<string, Piscina>();
  const running = new Set<Promise<unknown>>();
  const poolFor = (change: string): Piscina => {
    const known = pools.get(change);
    if (known !== undefined) return known;
    const pool = new Piscina({
      filename: new URL("./task.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      // Longer than the other version of a game may take for its part: a new thread has to compile everything again.
      idleTimeout: 60_000,
    });
    pools.set(change, pool);
    return pool;
  };
  return {
    width: threads + 1,
    run: (task, signal) => {
      const source = inCatalog(task.plan.source, catalog);
      const pool = poolFor(source.change ?? "");
      const work = pool.run(
        { ...task, plan: { ...task.plan, source } },
        { name: "perform", ...(signal === undefined ? {} : { signal }) },
      );
      running.add(work);
      return work.finally(() => running.delete(work));
    },
    close: async () => {
      // A thread that answers after its pool is gone would bring the process down.
      await Promise.allSettled(running);
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
