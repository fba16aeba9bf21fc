import { parentPort, workerData } from "node:worker_threads";
import { figuresOf } from "./games.ts";
import { playSome } from "./play.ts";

/** One thread of `npm run figures`: is sent a stretch of a study, and answers with its matches. */
export interface Task {
  readonly study: string;
  readonly from: number;
  readonly to: number;
}
const port = parentPort;
if (port === null) throw new Error("figures/worker.ts runs as a thread of scripts/figures.ts");
const figures = await figuresOf(String(workerData));
port.on("message", ({ study, from, to }: Task) => {
  const asked = figures?.studies.find(({ id }) => id === study);
  if (figures === undefined || asked === undefined) throw new Error(`no study ${study} of ${workerData}`);
  port.postMessage(playSome(figures, asked, from, to));
});
