import { join } from "node:path";
import { hashOf } from "@cardwright/core";
import {
  FileInUse,
  Interrupted,
  type Plan,
  queueRunner,
  type Runner,
  type RunOptions,
  threadRunner,
  WrongChange,
} from "@cardwright/lab";
import { catalogAddress } from "./game-argument.ts";
import { examineUrl, type WorkFlags } from "./options.ts";
import { CallError, EXIT, interruptible, Progress, tell } from "./output.ts";

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
      : queueRunner({ url: examineUrl(flags.queue) });
  const progress = new Progress(kind);
  const stop = interruptible();
  const progressFile = flags.progress ?? defaultFile(kind, plan);
  try {
    return await does({ runner, progress: progress.at, signal: stop.signal, progressFile });
  } catch (error) {
    if (error instanceof FileInUse || error instanceof WrongChange) throw new CallError(error.message);
    if (!(error instanceof Interrupted)) throw error;
    progress.end();
    tell(`${error.message}; the same command goes on from there (kept in ${progressFile})`);
    process.exitCode = EXIT.interrupted;
    return undefined;
  } finally {
    progress.end();
    await runner.close();
  }
}
const defaultFile = (kind: string, plan: Plan): string =>
  join(".cache", "cardwright", `${kind}-${hashOf(plan).slice(0, 12)}.jsonl`);
