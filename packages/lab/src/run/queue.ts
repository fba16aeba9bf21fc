import { hashOf } from "@cardwright/core";
import { type Job, Queue, QueueEvents, Worker } from "bullmq";
import { planId } from "./plan.ts";
import { type Runner, threadRunner, workersDefault } from "./runner.ts";
import type { Kind, Task, Work } from "./task.ts";

/** Work on many machines: tasks wait in Redis, workers join and leave as they like, and none of it changes a result. */

export const QUEUE_NAME = "cardwright-lab";
const LOST_AFTER = 10_000;
/** How many tasks wait in the queue for each run. */
const WIDTH = 64;
const KEPT_SECONDS = 24 * 3600;

export interface QueueOptions {
  readonly url: string;
  /** Sets queues of one Redis apart. */
  readonly name?: string;
}
const connectionOf = (url: string) => ({ url, maxRetriesPerRequest: null });

/** A task's id says what it is, so that a run which is started again finds what was already done. */
const jobId = ({ kind, plan, chunk }: Task): string => `${planId(kind, plan)}-${hashOf(chunk).slice(0, 12)}`;

export function queueRunner({ url, name = QUEUE_NAME }: QueueOptions): Runner {
  const queue = new Queue(name, { connection: connectionOf(url) });
  const events = new QueueEvents(name, { connection: connectionOf(url) });
  // Both connect again by themselves; what is lost by then is asked for again.
  queue.on("error", () => undefined);
  // Each task that is waited for listens for the end of the connection.
  queue.setMaxListeners(0);
  events.setMaxListeners(0);
  events.on("error", () => undefined);
  return {
    width: WIDTH,
    async run<K extends Kind>(task: Task<K>, signal?: AbortSignal): Promise<Work[K]> {
      const job = await queue.add(task.kind, task, {
        jobId: jobId(task),
        attempts: 3,
        removeOnComplete: { age: KEPT_SECONDS },
        removeOnFail: { age: KEPT_SECONDS },
      });
      const result = await Promise.race([finished(job, events), aborted(signal)]);
      return result as Work[K];
    },
    async close() {
      await events.close();
      await queue.close();
    },
  };
}
/** The announcement of an end can be missed, so the job itself is asked from time to time. */
async function finished(job: Job, events: QueueEvents): Promise<unknown> {
  for (;;) {
    try {
      return await job.waitUntilFinished(events, LOST_AFTER / 2);
    } catch (error) {
      if (!/timed out/i.test(String(error))) throw error;
    }
  }
}
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

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
export function startQueueWorker(options: QueueWorkerOptions): QueueWorker {
  const threads = options.threads ?? workersDefault();
  const lostAfter = options.lostAfter ?? LOST_AFTER;
  const runner = threadRunner({ threads, catalog: options.catalog });
  let done = 0;
  const worker = new Worker(
    options.name ?? QUEUE_NAME,
    async (job: Job) => {
      const result = await runner.run(job.data as Task);
      done++;
      options.onTask?.(job.data as Task);
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
      await worker.close();
      await runner.close();
    },
  };
}
