import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { CONFIG } from "./run.ts";

const program = fileURLToPath(new URL("../src/bin.ts", import.meta.url));
export interface Serving {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<number | null>;
}
/** A server as a user starts it, in a process of its own, once it says where it listens. */
export function serving(
  parameters: readonly string[] = ["--db", "memory"],
  environment: Readonly<Record<string, string>> = {},
  started: readonly string[] = [program],
): Promise<Serving> {
  const child = spawn(process.execPath, [...started, "serve", "--port", "0", "--json", ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CARDWRIGHT_CONFIG: CONFIG, ...environment },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  let err = "";
  child.stderr.on("data", (data) => {
    err += data;
  });
  const stop = (): Promise<number | null> => {
    child.kill("SIGTERM");
    return ended;
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith('{"url"')) resolve({ url: JSON.parse(line).url, pid: child.pid!, stop });
    });
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${err}`)));
  });
}
