import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { Mistake } from "./mistake.ts";
import { withoutPassword } from "./shown-address.ts";

export const QUEUE_NAME = "cardwright-lab";
export interface QueueOptions {
  readonly url: string;
  /** Sets queues of one Redis apart. */
  readonly name?: string;
}
/** Once it has answered, a Redis that goes away is waited for. */
export const connectionOf = (url: string) => ({ url, maxRetriesPerRequest: null });

const ANSWERS_WITHIN = 3_000;
/** Told before anything is queued: a Redis that is not there would be waited for without a word. */
export async function reach(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWERS_WITHIN,
    commandTimeout: ANSWERS_WITHIN,
    enableReadyCheck: false,
    retryStrategy: () => null,
  });
  let cause: Error | undefined;
  redis.on("error", (error: Error) => {
    cause ??= error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const why = (cause ?? (error as Error)).message;
    throw new Mistake(
      `no Redis answers at ${withoutPassword(url)} (${why}); start one there, or name another with --queue`,
    );
  } finally {
    redis.disconnect();
  }
}
const LEAVES_WITHIN = 1_000;
/** Takes leave of Redis, but does not wait for one that is away: connections that are being made anew never say that they have ended. */
export async function leave(leaving: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  const patience = pause(LEAVES_WITHIN, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([leaving.catch(() => undefined), patience]);
  enough.abort();
}
