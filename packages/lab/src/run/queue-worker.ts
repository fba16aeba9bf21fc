import type { Job } from "bullmq";
import { connectionOf, leave, QUEUE_NAME, type QueueOptions, reach } from "./queue-address.ts";
import { queueLibrary } from "./queue-library.ts";
import { threadRunner, workersDefault } from "./runner.ts";
import type { Task } from "./task.ts";

const LOST_AFTER = 10_000;

export interface QueueWorker {
  readonly done: () => number;
  /** Finishes what is under way, then leaves. */
  close(): Promise<void>;
}
export interface QueueWorkerOptions extends QueueOptions {
  /** The catalog of this machine: a task names the game, not where it lies. */
  readonly catalog: string;
  readonly threads?: number;
  /** Milliseconds of silence after which a worker is taken for dead, and its task is given to another. */
  readonly lostAfter?: number;
  readonly onTask?: (task: Task) => void;
}
/** Takes tasks until it is closed. They are done in threads, so that this one can go on telling Redis that it lives. */
export async function startQueueWorker(options: QueueWorkerOptions): Promise<QueueWorker> {
  const { Worker } = await queueLibrary();
  await reach(options.url);
  const threads = options.threads ?? workersDefault();
  const lostAfter = options.lostAfter ?? LOST_AFTER;
  const runner = threadRunner({ threads, catalog: options.catalog });
  const underWay = new Set<Promise<unknown>>();
  let done = 0;
  const worker = new Worker(
    options.name ?? QUEUE_NAME,
    async (job: Job) => {
      const task = job.data as Task;
      const work = runner.run(task);
      underWay.add(work);
      const result = await work.finally(() => underWay.delete(work));
      done++;
      options.onTask?.(task);
      return result;
    },
    {
      connection: connectionOf(options.url),
      concurrency: threads,
      lockDuration: lostAfter,
      stalledInterval: lostAfter / 2,
      maxStalledCount: 100,
    },
  );
  worker.on("error", () => undefined);
  return {
    done: () => done,
    async close() {
      const closed = worker.close();
      await Promise.allSettled(underWay);
      // A Redis that is away cannot be told of anything; another worker will do it again.
      await leave(closed);
      await leave(worker.disconnect());
      await runner.close();
    },
  };
}
