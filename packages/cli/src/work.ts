import { join } from "node:path";
import { hashOf } from "@cardwright/core/host";
import { Interrupted, type Plan, queueRunner, type Runner, type RunOptions, threadRunner } from "@cardwright/lab";
import { catalogAddress } from "./game-argument.ts";
import { examineUrl, type WorkFlags } from "./options.ts";
import { EXIT, interruptible, Progress, tell } from "./output.ts";

/**
 * Runs long work with a bar, on threads or on a queue. It can be stopped at any time: what is done lies in a file, and
 * the same command goes on from there.
 */
export async function work<T>(
  kind: string,
  plan: Plan,
  flags: WorkFlags,
  does: (options: RunOptions) => Promise<T>,
): Promise<T | undefined> {
  const runner: Runner =
    flags.queue === undefined
      ? threadRunner({ catalog: catalogAddress, ...(flags.workers === undefined ? {} : { threads: flags.workers }) })
      : await queueRunner({ url: examineUrl(flags.queue) });
  let wasInterrupted = false;
  const progress = new Progress(kind);
  const stop = interruptible();
  const progressFile = flags.progress ?? defaultFile(kind, plan);
  try {
    return await does({ runner, progress: progress.at, signal: stop.signal, progressFile });
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    progress.end();
    tell(`${error.message}; the same command goes on from there (kept in ${progressFile})`);
    wasInterrupted = true;
    return undefined;
  } finally {
    progress.end();
    await runner.close();
    // Not by waiting until nothing is open any more: connections to a Redis that is away never close.
    if (wasInterrupted) process.exit(EXIT.interrupted);
  }
}
/** Other rules, another change or another seed are another plan and so another file: nothing of the one is taken for the other. */
const defaultFile = (kind: string, plan: Plan): string =>
  join(".cache", "cardwright", `${kind}-${hashOf(plan).slice(0, 12)}.jsonl`);
