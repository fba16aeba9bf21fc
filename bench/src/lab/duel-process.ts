import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Player } from "./worker-duel.ts";

const worker = fileURLToPath(new URL("./worker-duel.ts", import.meta.url));

/** A process that plays the duel in one way for as long as it is told to, and answers how many games a second it played. */
export interface DuelProcess {
  rate(least: number): Promise<number>;
  close(): void;
}
export function openDuel(player: Player): DuelProcess {
  const child = fork(worker, [player], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", 2, 2, "ipc"],
  });
  return {
    rate(least) {
      child.send(least);
      return answerOf(child);
    },
    close: () => child.disconnect(),
  };
}
function answerOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a measuring process ended with ${code}`));
    child.once("exit", ended);
    child.once("message", (rate) => {
      child.off("exit", ended);
      resolve(rate as number);
    });
  });
}
