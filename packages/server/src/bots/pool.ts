import type { Action } from "@cardwright/core";
import { Piscina } from "piscina";
import type { BotDriver, BotRequest } from "./driver.ts";

export interface BotPoolOptions {
  /** A module that exports `games`, a list of catalog entries: functions cannot be sent to a thread. */
  readonly catalog: string;
  /** A module that exports `choosers`, by kind. Left out: random play alone. */
  readonly choosers?: string | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly threads?: number | undefined;
}
const PATIENCE = 4;

/** Bots think in threads of their own, so that no match waits for another's bot. */
export function botPool({ catalog, choosers, kinds = ["random"], threads = 1 }: BotPoolOptions): BotDriver {
  const pool = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    name: "choose",
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    workerData: { catalog, choosers: choosers ?? null },
  });
  return {
    kinds,
    async choose(request: BotRequest): Promise<Action | null> {
      // A bot that never answers is given up; the clock of its seat goes on.
      const signal = AbortSignal.timeout(request.milliseconds * PATIENCE + 5_000);
      return (await pool.run(request, { signal })) as Action | null;
    },
    close: () => pool.destroy(),
  };
}
