import { parentPort, workerData } from "node:worker_threads";
import { figuresOf } from "./games.ts";
import { playSome } from "./play.ts";
import type { Study } from "./study.ts";

/** One thread of `npm run figures` or `npm run decks`: is sent a stretch of a study, and answers with its matches. */
export interface Task {
  readonly study: Study;
  readonly from: number;
  readonly to: number;
}
const port = parentPort;
if (port === null) throw new Error("figures/worker.ts runs as a thread of scripts/figures.ts");
const figures = await figuresOf(String(workerData));
port.on("message", ({ study, from, to }: Task) => {
  if (figures === undefined) throw new Error(`no figures of ${workerData}`);
  port.postMessage(playSome(figures, study, from, to));
});
