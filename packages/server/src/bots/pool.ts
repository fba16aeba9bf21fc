import { BOT_NAMES } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { Piscina } from "piscina";
import type { BotDriver, BotRequest } from "./driver.ts";
import { Turns } from "./turns.ts";

export interface BotPoolOptions {
  /** A module that exports `games`, a list of catalog entries: functions cannot be sent to a thread. */
  readonly catalog: string;
  readonly threads: number;
}
const GIVEN_UP_AFTER = 4;

/** Bots think in threads of their own, so that no match waits for another's bot. */
export function botPool({ catalog, threads }: BotPoolOptions): BotDriver {
  const pool = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    name: "choose",
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    workerData: { catalog },
  });
  const turns = new Turns(threads);
  return {
    kinds: BOT_NAMES,
    async choose(request: BotRequest): Promise<Action | null> {
      // Whoever waits for a thread is not yet thinking, and is not given up for it.
      await turns.take(request.isWatched);
      try {
        // A bot that never answers is given up, and the game's own answer to a timeout stands in.
        const signal = AbortSignal.timeout(request.milliseconds * GIVEN_UP_AFTER + 5_000);
        return (await pool.run(request, { signal })) as Action | null;
      } finally {
        turns.give();
      }
    },
    close: () => pool.destroy(),
  };
}
