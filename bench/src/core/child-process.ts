import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { JobMessage, JobName, Jobs } from "./jobs.ts";

const worker = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** A process that does one job after the other. */
export interface Child {
  ask<Name extends JobName>(job: Name, asks: Jobs[Name]["asks"]): Promise<Jobs[Name]["answers"]>;
  close(): void;
}

/**
 * Runs in production mode; whatever a library prints there goes to stderr. Garbage is collected on the one thread that plays,
 * so that all of its cost is counted once.
 */
export function openChild(): Child {
  const child = fork(worker, [], {
    env: { ...process.env, NODE_ENV: "production" },
    execArgv: ["--expose-gc", "--single-threaded-gc"],
    serialization: "advanced",
    stdio: ["ignore", 2, 2, "ipc"],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`a measuring process ended with ${signal ?? code}`)));
  });
  // It is only listened to while a job is under way.
  ended.catch(() => undefined);
  return {
    ask<Name extends JobName>(job: Name, asks: Jobs[Name]["asks"]) {
      const answer = new Promise<Jobs[Name]["answers"]>((resolve) => {
        child.once("message", (answered) => resolve(answered as Jobs[Name]["answers"]));
      });
      const message: JobMessage<Name> = { job, asks };
      child.send(message);
      return Promise.race([answer, ended]);
    },
    close: () => child.disconnect(),
  };
}

/** One job in a process of its own. */
export async function askOnce<Name extends JobName>(
  job: Name,
  asks: Jobs[Name]["asks"],
): Promise<Jobs[Name]["answers"]> {
  const child = openChild();
  try {
    return await child.ask(job, asks);
  } finally {
    child.close();
  }
}
