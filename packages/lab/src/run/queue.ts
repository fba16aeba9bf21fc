import { hashOf } from "@cardwright/core/host";
import type { Queue, QueueEvents } from "bullmq";
import { type Kind, planId } from "./plan.ts";
import { connectionOf, leave, QUEUE_NAME, type QueueOptions, reach } from "./queue-address.ts";
import { queueLibrary } from "./queue-library.ts";
import type { Runner } from "./runner.ts";
import type { Task, Work } from "./task.ts";

/** Work on many machines: tasks wait in Redis, workers join and leave as they like, and none of it changes a result. */

/** How many tasks wait in the queue for each run. */
const WIDTH = 64;
const KEPT_SECONDS = 24 * 3600;
const LOOKS_EVERY = 5_000;

/** A task's id says what it is, so that a run which is started again finds what was already done. */
const jobId = ({ kind, plan, chunk }: Task): string => `${planId(kind, plan)}-${hashOf(chunk).slice(0, 12)}`;

/** Redis has lost the task: it came back empty, or the task failed and nobody heard it. */
class Lost extends Error {}

export async function queueRunner({ url, name = QUEUE_NAME }: QueueOptions): Promise<Runner> {
  const { Queue, QueueEvents } = await queueLibrary();
  await reach(url);
  const queue = new Queue(name, { connection: connectionOf(url) });
  const events = new QueueEvents(name, { connection: connectionOf(url) });
  // Both connect again by themselves; what is lost by then is asked for again.
  queue.on("error", () => undefined);
  events.on("error", () => undefined);
  await events.waitUntilReady();
  const ends = new Ends(queue, events);
  return {
    width: WIDTH,
    async run<K extends Kind>(task: Task<K>, signal?: AbortSignal): Promise<Work[K]> {
      const id = jobId(task);
      const ask = () =>
        queue.add(task.kind, task, {
          jobId: id,
          attempts: 3,
          removeOnComplete: { age: KEPT_SECONDS },
          // What has failed is tried anew by the next run that wants it: whatever was wrong may be mended by then.
          removeOnFail: true,
        });
      for (;;) {
        signal?.throwIfAborted();
        try {
          return (await ends.of(id, ask, signal)) as Work[K];
        } catch (error) {
          if (!(error instanceof Lost)) throw error;
        }
      }
    },
    close: () => leave(Promise.all([events.close(), queue.disconnect()])),
  };
}
/** The ends of tasks, as Redis announces them. An announcement can be missed, so it is also asked from time to time. */
class Ends {
  private readonly queue: Queue;
  private readonly awaited = new Map<string, { resolve(result: unknown): void; reject(error: unknown): void }>();

  constructor(queue: Queue, events: QueueEvents) {
    this.queue = queue;
    events.on("completed", ({ jobId: id, returnvalue }) => this.awaited.get(id)?.resolve(returnvalue));
    events.on("failed", ({ jobId: id, failedReason }) => this.awaited.get(id)?.reject(new Error(failedReason)));
  }
  async of(id: string, ask: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
    const look = (): void => void this.look(id).catch(() => undefined);
    const onAbort = (): void => this.awaited.get(id)?.reject(signal?.reason);
    // Before it is asked for: a task can be over before the answer comes that it is queued.
    const end = new Promise((resolve, reject) => this.awaited.set(id, { resolve, reject }));
    signal?.addEventListener("abort", onAbort, { once: true });
    ask().then(look, (error: unknown) => this.awaited.get(id)?.reject(error));
    const looking = setInterval(look, LOOKS_EVERY);
    try {
      return await end;
    } finally {
      clearInterval(looking);
      signal?.removeEventListener("abort", onAbort);
      this.awaited.delete(id);
    }
  }
  private async look(id: string): Promise<void> {
    const job = await this.queue.getJob(id);
    const state = await job?.getState();
    if (state === "completed") this.awaited.get(id)?.resolve((await this.queue.getJob(id))?.returnvalue);
    else if (state === undefined || state === "unknown" || state === "failed") this.awaited.get(id)?.reject(new Lost());
  }
}
