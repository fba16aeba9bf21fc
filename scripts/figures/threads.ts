import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Match, Results } from "./results.ts";
import type { Study } from "./study.ts";
import type { Task } from "./worker.ts";

/** Matches that a thread is given at a time: few, so that no thread is left with many at the end. */
const STRETCH = 5;

/** Plays all studies, in as many threads as the machine has processors. */
export async function playAll(game: string, studies: readonly (readonly [Study, number])[]): Promise<Results[]> {
  const tasks: Task[] = studies.flatMap(([{ id: study }, count]) =>
    Array.from({ length: Math.ceil(count / STRETCH) }, (_, i) => ({
      study,
      from: i * STRETCH,
      to: Math.min(count, (i + 1) * STRETCH),
    })),
  );
  const played = new Map<string, Match[]>(studies.map(([{ id }]) => [id, []]));
  const threads = Math.min(availableParallelism(), tasks.length);
  tasks.reverse();
  await Promise.all(Array.from({ length: threads }, () => oneThread(game, tasks, played)));
  return studies.map(([study]) => new Results(study, played.get(study.id) ?? []));
}
function oneThread(game: string, tasks: Task[], played: ReadonlyMap<string, Match[]>): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: game });
  let task: Task | undefined;
  const done = new Promise<void>((resolve, reject) => {
    const next = (): void => {
      task = tasks.pop();
      if (task === undefined) resolve();
      else worker.postMessage(task);
    };
    worker.on("message", (matches: Match[]) => {
      if (task !== undefined) played.get(task.study)?.push(...matches);
      next();
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`a thread ended with ${code}`)));
    next();
  });
  return done.finally(() => worker.terminate());
}
