import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

export interface ServerCommand {
  readonly program: string;
  readonly parameters: readonly string[];
  readonly options: SpawnOptions;
  /** What the server prints once it takes connections. */
  readonly ready: RegExp;
}

const patience = 30_000;

/** Starts a server and waits until it says that it is ready; what it printed is the text of the error otherwise. */
export async function startServer({ program, parameters, options, ready }: ServerCommand): Promise<ChildProcess> {
  const child = spawn(program, parameters, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  endWithThisProcess(child);
  let printed = "";
  let timer: NodeJS.Timeout | undefined;
  const problem = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (ready.test(printed)) resolve(undefined);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", (error) => resolve(`could not be started: ${error.message}`));
    child.once("exit", (code, signal) => resolve(`ended with ${signal ?? code} before it was ready`));
    timer = setTimeout(() => resolve(`was not ready after ${patience / 1000} s`), patience);
  });
  clearTimeout(timer);
  // The server goes on printing: it must be read, or it blocks, but nobody needs to keep it.
  for (const stream of [child.stdout, child.stderr]) stream?.removeAllListeners("data").resume();
  if (problem === undefined) return child;
  child.kill("SIGKILL");
  throw new Error(`${program} ${problem}. It printed:\n${printed}`);
}

function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
}

export async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
