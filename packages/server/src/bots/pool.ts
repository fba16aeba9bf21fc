import { BOT_NAMES } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { Piscina } from "piscina";
import type { BotDriver, BotRequest } from "./driver.ts";

export interface BotPoolOptions {
  /** A module that exports `games`, a list of catalog entries: functions cannot be sent to a thread. */
  readonly catalog: string;
  readonly threads?: number;
}
const GIVEN_UP_AFTER = 4;

/** Bots think in threads of their own, so that no match waits for another's bot. */
export function botPool({ catalog, threads = 1 }: BotPoolOptions): BotDriver {
  const pool = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    name: "choose",
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    workerData: { catalog },
  });
  let running = 0;
  // Anybody can have many bots play each other: whoever plays against one does not wait behind them.
  const waiting = { watched: [] as (() => void)[], alone: [] as (() => void)[] };
  return {
    kinds: BOT_NAMES,
    async choose(request: BotRequest): Promise<Action | null> {
      // Whoever waits for a thread is not yet thinking, and is not given up for it.
      const queue = request.isWatched ? waiting.watched : waiting.alone;
      if (running >= threads) await new Promise<void>((free) => queue.push(free));
      running++;
      try {
        // A bot that never answers is given up, and the game's own answer to a timeout stands in.
        const signal = AbortSignal.timeout(request.milliseconds * GIVEN_UP_AFTER + 5_000);
        return (await pool.run(request, { signal })) as Action | null;
      } finally {
        running--;
        (waiting.watched.shift() ?? waiting.alone.shift())?.();
      }
    },
    close: () => pool.destroy(),
  };
}
