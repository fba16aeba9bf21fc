import { fork } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Turns } from "./alternate.ts";
import type { Figure } from "./figures.ts";
import type { AgainstJob, Contestant } from "./worker-against.ts";

const worker = fileURLToPath(new URL("./worker-against.ts", import.meta.url));
const playsHere = fileURLToPath(new URL("./plays.ts", import.meta.url));
const LOGGED = "duel/pure";

export interface Measured {
  /** Actions in a second of processor time. */
  readonly older: number;
  readonly newer: number;
  readonly plain: number;
  /** Of actions with nothing but their log, where the figure is held to them. */
  readonly logged: number | null;
}
/** All contestants of one figure in one fresh process. */
export async function measure(figure: Figure, folder: string, turns: Turns): Promise<Measured> {
  const contestants: Contestant[] = [
    { plays: join(folder, "bench/src/against/plays.ts"), name: figure.name },
    { plays: playsHere, name: figure.name },
    { plays: playsHere, name: figure.plain },
    ...(figure.inLogged === undefined ? [] : [{ plays: playsHere, name: LOGGED }]),
  ];
  const [older, newer, plain, logged = null] = await askWorker({ contestants, turns });
  if (older === undefined || newer === undefined || plain === undefined)
    throw new Error("a measuring process told less");
  return { older, newer, plain, logged };
}
function askWorker(job: AgainstJob): Promise<readonly number[]> {
  const child = fork(worker, [], {
    env: { ...process.env, NODE_ENV: "production" },
    execArgv: ["--single-threaded-gc"],
    stdio: ["ignore", 2, 2, "ipc"],
  });
  return new Promise<readonly number[]>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => reject(new Error(`a measuring process ended with ${signal ?? code}`)));
    child.once("message", (rates) => resolve(rates as readonly number[]));
    child.send(job);
  }).finally(() => child.disconnect());
}
