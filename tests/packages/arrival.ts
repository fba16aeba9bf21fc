import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { packed } from "../../scripts/pack/packed.ts";
import { root } from "../tidy/repository.ts";
import { type NodeMajor, nodeFolder } from "./node-versions.ts";
import { type Registry, startRegistry } from "./registry.ts";

/** An empty folder outside the workspace, and a registry of this machine that has the packages. */
export interface Arrival {
  readonly home: string;
  readonly registry: Registry;
  /** For commands that talk to that registry. */
  readonly env: NodeJS.ProcessEnv;
  /** The same for an npm that has never fetched anything. */
  readonly cold: NodeJS.ProcessEnv;
  leave(): void;
}
export interface Ran {
  readonly status: number | null;
  readonly out: string;
}
const NODE_OF_NPM: NodeMajor = 24;

/** Neither a test runner's settings nor those of the npm that runs it belong to a stranger. */
export function environmentOf(major: NodeMajor, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const strange = /^(?:npm_(?!config_(?:registry|cache)$)|NODE_ENV$|NODE_OPTIONS$|VITEST|CARDWRIGHT_|INIT_CWD$|TEST$)/;
  const kept = Object.entries(process.env).filter(([name]) => !strange.test(name));
  const path = (process.env["PATH"] ?? "").split(":").filter((part) => !part.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: [nodeFolder(major), ...path].join(":"), ...more };
}
export function call(cwd: string, env: NodeJS.ProcessEnv, command: string, parameters: readonly string[]): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd,
    env,
    encoding: "utf8",
    timeout: 240_000,
  });
  return { status, out: `${stdout}${stderr}${error === undefined ? "" : error.message}` };
}
export function must(ran: Ran): void {
  if (ran.status !== 0) throw new Error(ran.out);
}
/** Publishes to a registry of this machine with the real npm. */
export async function arrive(): Promise<Arrival> {
  await packed();
  const registry = await startRegistry();
  const home = mkdtempSync(join(tmpdir(), "cardwright-stranger-"));
  const leave = (): void => {
    registry.stop();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const env = environmentOf(NODE_OF_NPM, registry.environment);
    must(call(root, env, "node", ["scripts/release.ts", "--packed", "--registry", registry.url]));
    return { home, registry, env, cold: { ...env, npm_config_cache: join(home, "npm-cache") }, leave };
  } catch (error) {
    leave();
    throw error;
  }
}
export interface Served {
  readonly url: string;
  stop(): void;
}
/** Starts what says its address as a line of JSON. A group of its own, since npm's child outlives npm. */
export function serve(
  cwd: string,
  env: NodeJS.ProcessEnv,
  command: string,
  parameters: readonly string[],
): Promise<Served> {
  const child = spawn(command, [...parameters, "--port", "0", "--json"], {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (data: Buffer) => {
    said += data.toString();
  });
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (!line.startsWith('{"url"')) return;
      const { url } = JSON.parse(line) as { readonly url: string };
      resolve({ url, stop: () => void process.kill(-child.pid!, "SIGKILL") });
    });
    child.once("close", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
}
