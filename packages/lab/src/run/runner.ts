import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { Kind, Plan } from "./plan.ts";
import { inCatalog } from "./source.ts";
import type { Task, Work } from "./task.ts";

/** Something that does tasks: threads of this machine, or a queue that workers anywhere take from. */
export interface Runner {
  /** How many tasks are worth handing over at once. */
  readonly width: number;
  /** Once the signal is given, what has not begun is dropped. */
  run<K extends Kind>(task: Task<K>, signal?: AbortSignal): Promise<Work[K]>;
  close(): Promise<void>;
}
export const workersDefault = (): number => Math.max(1, availableParallelism());

export interface ThreadOptions {
  readonly threads?: number;
  /** The address of the catalog that plans mean by "catalog". */
  readonly catalog?: string;
}
export function threadRunner({ threads = workersDefault(), catalog }: ThreadOptions = {}): Runner {
  const pools = new Map<string, Piscina>();
  const running = new Set<Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = threads;
  const threadIsFree = (): Promise<void> | undefined => {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free--;
    return undefined;
  };
  const leaveThread = (): void => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };
  /**
   * A changed game has its cards changed where they lie, so each change gets threads that nothing else is played in; and
   * a thread keeps the rules that it has once read, so other rules get other threads.
   */
  const poolFor = ({ source, rules }: Plan): Piscina => {
    const key = JSON.stringify([source.change, rules]);
    const known = pools.get(key);
    if (known !== undefined) return known;
    const pool = new Piscina({
      filename: new URL("./task.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      // Longer than the other version of a game may take for its part: a new thread has to compile everything again.
      idleTimeout: 60_000,
    });
    pools.set(key, pool);
    return pool;
  };
  return {
    width: threads + 1,
    run: async (task, signal) => {
      await threadIsFree();
      try {
        // The pool is not told of the signal: it would end the threads, and with them what they have half done.
        signal?.throwIfAborted();
        const plan = { ...task.plan, source: inCatalog(task.plan.source, catalog) };
        const work = poolFor(plan).run({ ...task, plan }, { name: "perform" });
        running.add(work);
        return await work.finally(() => running.delete(work));
      } finally {
        leaveThread();
      }
    },
    close: async () => {
      // A thread that answers after its pool is gone would bring the process down.
      await Promise.allSettled(running);
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
