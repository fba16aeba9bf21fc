import { BOT_NAMES, type ToldOption } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { Piscina } from "piscina";
import type { AdviceRequest, BotDriver, BotRequest, Handed, JudgedLog } from "./driver.ts";
import { idleness } from "./idle.ts";
import { Turns } from "./turns.ts";

export interface BotPoolOptions {
  /** A module that exports `games`, a list of catalog entries: functions cannot be sent to a thread. */
  readonly catalog: string;
  readonly threads: number;
  /** Says whether bots that nobody watches may think. Left out: while the main thread has little to do. */
  readonly isIdle?: () => boolean;
}
const GIVEN_UP_AFTER = 4;
/** To verify a log is to play its match again; the longest that a game allows takes a few seconds. */
const VERIFIED_WITHIN_MS = 20_000;
const ADVISED_WITHIN_MS = 10_000;

/** Bots think and logs are verified in threads of their own, so that no match waits for them. */
export function botPool({ catalog, threads, isIdle = idleness() }: BotPoolOptions): Required<BotDriver> {
  const pool = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    name: "choose",
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    workerData: { catalog },
  });
  const turns = new Turns(threads, isIdle);
  return {
    kinds: BOT_NAMES,
    choose(request: BotRequest): Promise<Action | null> {
      const { isWatched, share, milliseconds } = request;
      // The time limit starts when a thread is free, not while the request waits for one.
      return turns.run({ rank: isWatched ? "watched" : "alone", share }, async () => {
        // A bot that never answers is given up, and the game's own answer to a timeout stands in.
        const signal = AbortSignal.timeout(milliseconds * GIVEN_UP_AFTER + 5_000);
        return (await pool.run(request, { signal })) as Action | null;
      });
    },
    advise(request: AdviceRequest): Promise<readonly ToldOption[]> {
      return turns.run({ rank: "asked", share: request.share }, async () => {
        const signal = AbortSignal.timeout(ADVISED_WITHIN_MS);
        return (await pool.run(request, { name: "advise", signal })) as readonly ToldOption[];
      });
    },
    verify(handed: Handed, share: string): Promise<JudgedLog | null> {
      return turns.run({ rank: "asked", share }, async () => {
        const signal = AbortSignal.timeout(VERIFIED_WITHIN_MS);
        return (await pool.run(handed, { name: "verify", signal })) as JudgedLog | null;
      });
    },
    close: () => {
      turns.close();
      return pool.destroy();
    },
  };
}
