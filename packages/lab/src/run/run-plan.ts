import { type Chunk, chunksOf, type Kind, type Plan, planId } from "./plan.ts";
import { ProgressFile } from "./progress-file.ts";
import type { Runner } from "./runner.ts";
import type { Work } from "./task.ts";

export interface RunOptions {
  readonly runner: Runner;
  /** Called with the number of games done. */
  readonly progress?: (done: number, of: number) => void;
  /** Stops handing out work: what is under way is finished, and all that is done stays in the progress file. */
  readonly signal?: AbortSignal;
  /** Where to keep what is done. */
  readonly progressFile?: string;
}
/** Thrown when a run was stopped on the way. */
export class Interrupted extends Error {
  readonly done: number;
  constructor(done: number, of: number) {
    super(`interrupted after ${done} of ${of} games`);
    this.done = done;
  }
}
/**
 * Does the chunks of a plan on a runner, several at once, and hands the results over in the order of the games. So the
 * result is the same whatever the number of workers and whichever finished first.
 */
export async function runPlan<K extends Kind>(
  kind: K,
  plan: Plan,
  options: RunOptions,
  take: (result: Work[K], chunk: Chunk) => "stop" | undefined,
): Promise<void> {
  const { runner, signal } = options;
  const chunks = chunksOf(kind, plan);
  const file = options.progressFile === undefined ? undefined : new ProgressFile(options.progressFile);
  await file?.open(planId(kind, plan));
  let played = 0;
  const tell = (chunk: Chunk): void => {
    played += chunk.to - chunk.from;
    options.progress?.(played, plan.games);
  };
  const waiting: Promise<Work[K]>[] = [];
  let next = 0;
  const start = (): void => {
    const index = next++;
    const chunk = chunks[index]!;
    const known = file?.done.get(index) as Work[K] | undefined;
    const work = known === undefined ? runner.run({ kind, plan, chunk }, signal) : Promise.resolve(known);
    const kept = work.then(async (result) => {
      if (known === undefined) await file?.add(index, result);
      tell(chunk);
      return result;
    });
    // A failure is heard when its turn comes; until then it must not end the process.
    kept.catch(() => undefined);
    waiting.push(kept);
  };
  try {
    for (const chunk of chunks) {
      while (next < chunks.length && waiting.length < runner.width * 2) start();
      if (take(await waiting.shift()!, chunk) === "stop") break;
      if (signal?.aborted === true) throw new Interrupted(played, plan.games);
    }
  } catch (error) {
    await Promise.allSettled(waiting);
    await file?.flush();
    await file?.close();
    if (signal?.aborted === true) throw new Interrupted(played, plan.games);
    throw error;
  }
  await Promise.allSettled(waiting);
  await file?.remove();
  await file?.close();
}
