import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Kept } from "./kept.ts";
import { type Match, Results } from "./results.ts";
import type { Study } from "./study.ts";
import type { Task } from "./worker.ts";

/** Matches that a thread is given at a time: few, so that no thread is left with many at the end. */
const STRETCH = 5;

export interface Limits {
  readonly threads?: number | undefined;
  /** The moment after which no further stretch is begun, as the clock of the machine tells it. */
  readonly until?: number | undefined;
}
/** Plays all studies, in as many threads as the machine has processors; what is kept is not played again. */
export async function playAll(
  game: string,
  studies: readonly (readonly [Study, number])[],
  kept: Kept,
  { threads = availableParallelism(), until = Number.POSITIVE_INFINITY }: Limits = {},
): Promise<Results[]> {
  const played = new Map<string, Match[]>();
  const tasks: Task[] = studies.flatMap(([study, count]) => {
    const before = kept.of(study).filter(({ index }) => index < count);
    played.set(study.id, [...before]);
    const known = new Set(before.map(({ index }) => index));
    return Array.from({ length: Math.ceil(count / STRETCH) }, (_, i) => ({
      study,
      from: i * STRETCH,
      to: Math.min(count, (i + 1) * STRETCH),
    })).filter(({ from }) => !known.has(from));
  });
  // The studies grow side by side, so that a run that is cut off knows something of each.
  tasks.sort((a, b) => b.from - a.from);
  const done = ({ study }: Task, matches: readonly Match[]): void => {
    played.get(study.id)?.push(...matches);
    kept.add(study, matches);
  };
  const next = (): Task | undefined => (Date.now() < until ? tasks.pop() : undefined);
  const count = Math.min(threads, tasks.length);
  await Promise.all(Array.from({ length: count }, () => oneThread(game, next, done)));
  return studies.map(([study]) => new Results(study, played.get(study.id) ?? [])).filter(({ count }) => count > 0);
}
function oneThread(
  game: string,
  next: () => Task | undefined,
  done: (task: Task, matches: readonly Match[]) => void,
): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: game });
  let task: Task | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    const more = (): void => {
      task = next();
      if (task === undefined) resolve();
      else worker.postMessage(task);
    };
    worker.on("message", (matches: Match[]) => {
      if (task !== undefined) done(task, matches);
      more();
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`a thread ended with ${code}`)));
    more();
  });
  return ended.finally(() => worker.terminate());
}
