import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ContestantId } from "./contest.ts";
import type { LoadPlan, LoadResult } from "./load.ts";
import type { FromLoad, ToLoad } from "./load-maker.ts";

const script = fileURLToPath(new URL("./load-maker.ts", import.meta.url));

export interface LoadProcess {
  run(url: string, plan: LoadPlan, cpuOfServer: () => Promise<number>): Promise<LoadResult>;
  stop(): void;
}
/**
 * Every contestant's load is made by a process of its own: what the runtime has learned from the players of one does not slow
 * down those of another.
 */
export function startLoad(id: ContestantId): LoadProcess {
  const child = fork(script, [id], { stdio: ["ignore", 2, 2, "ipc"] });
  const say = (message: ToLoad): void => {
    child.send(message);
  };
  return {
    run(url, plan, cpuOfServer) {
      return new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error(`the load for ${id} ended`));
        const hear = (message: FromLoad): void => {
          if (message === "cpu?") {
            cpuOfServer().then((cpu) => say({ cpu }), reject);
            return;
          }
          child.off("message", hear);
          child.off("exit", ended);
          if ("error" in message) reject(new Error(message.error));
          else resolve(message.result);
        };
        child.on("message", hear);
        child.once("exit", ended);
        say({ url, plan });
      });
    },
    stop: () => child.disconnect(),
  };
}
