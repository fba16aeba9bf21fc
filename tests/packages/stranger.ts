import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { publicPackages } from "../../scripts/pack/packages.ts";
import { packed } from "../../scripts/pack/packed.ts";
import { root } from "../tidy/repository.ts";
import { type NodeMajor, nodeFolder } from "./node-versions.ts";
import { type Registry, startRegistry } from "./registry.ts";

/** Somebody with npm and nothing of ours: an empty folder, outside the workspace. */

/** The compilers that a project may have, under names of their own. */
export const COMPILERS = { ts59: "npm:typescript@5.9.3", ts6: "npm:typescript@6.0.3", ts7: "npm:typescript@7.0.2" };
export interface Ran {
  readonly status: number | null;
  readonly out: string;
}
export interface Stranger {
  readonly folder: string;
  /** Milliseconds from the empty folder to installed packages. */
  readonly tookMs: number;
  run(major: NodeMajor, command: string, ...parameters: string[]): Ran;
  /** Starts a server; the answer is its address, and how to stop it. */
  serve(major: NodeMajor, file: string, ...parameters: string[]): Promise<{ readonly url: string; stop(): void }>;
  leave(): void;
}
/** Neither a test runner's settings nor those of the npm that runs it belong to a stranger. */
function environmentOf(major: NodeMajor, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const strange = /^(?:npm_(?!config_(?:registry|cache)$)|NODE_ENV$|NODE_OPTIONS$|VITEST|CARDWRIGHT_|INIT_CWD$|TEST$)/;
  const kept = Object.entries(process.env).filter(([name]) => !strange.test(name));
  const path = (process.env["PATH"] ?? "").split(":").filter((part) => !part.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: [nodeFolder(major), ...path].join(":"), ...more };
}
const NODE_OF_NPM: NodeMajor = 24;
/** Other managers are run by npm's npx, in versions that are known to work. */
const INSTALL = {
  npm: ["npm", ["install", "--no-audit", "--no-fund"]],
  pnpm: ["npx", ["--yes", "pnpm@10.20.0", "install", "--no-frozen-lockfile"]],
  yarn: ["npx", ["--yes", "yarn@1.22.22", "install", "--non-interactive"]],
} as const satisfies Record<string, readonly [string, readonly string[]]>;
export type Manager = keyof typeof INSTALL;
export const MANAGERS = Object.keys(INSTALL) as readonly Manager[];
function call(cwd: string, env: NodeJS.ProcessEnv, command: string, parameters: readonly string[]): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd,
    env,
    encoding: "utf8",
    timeout: 240_000,
  });
  return { status, out: `${stdout}${stderr}${error === undefined ? "" : error.message}` };
}
function must(ran: Ran): void {
  if (ran.status !== 0) throw new Error(ran.out);
}
/** Publishes to a registry of this machine, then `npm create cardwright`, then `npm install`, all with the real npm. */
export async function becomeStranger(flags: readonly string[] = [], manager: Manager = "npm"): Promise<Stranger> {
  await packed();
  const registry = await startRegistry();
  const home = mkdtempSync(join(tmpdir(), "cardwright-stranger-"));
  try {
    return settle(registry, home, flags, manager);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  } finally {
    registry.stop();
  }
}
function settle(registry: Registry, home: string, flags: readonly string[], manager: Manager): Stranger {
  const env = environmentOf(NODE_OF_NPM, registry.environment);
  must(call(root, env, "node", ["scripts/release.ts", "--packed", "--registry", registry.url]));
  const began = Date.now();
  // A cache of its own for what `npm create` runs: one of yesterday has the same version.
  const fresh = { ...env, npm_config_cache: join(home, "npm-cache") };
  must(call(home, fresh, "npm", ["create", "--yes", "cardwright", "my-game", "--", "--yes", ...flags]));
  const folder = join(home, "my-game");
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { devDependencies: object };
  const { version } = publicPackages()[0]!.manifest;
  const devDependencies = {
    ...manifest.devDependencies,
    ...COMPILERS,
    "@types/ws": "8.18.2",
    "@cardwright/client": version,
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, devDependencies }, undefined, 2));
  appendFileSync(join(folder, ".npmrc"), "omit-lockfile-registry-resolved=true\n");
  const [command, parameters] = INSTALL[manager];
  must(call(folder, env, command, parameters));
  return {
    folder,
    tookMs: Date.now() - began,
    run: (major, command, ...parameters) => call(folder, environmentOf(major), command, parameters),
    serve: (major, file, ...parameters) => serve(folder, environmentOf(major), [file, ...parameters]),
    leave: () => rmSync(home, { recursive: true, force: true }),
  };
}
function serve(cwd: string, env: NodeJS.ProcessEnv, parameters: readonly string[]): ReturnType<Stranger["serve"]> {
  const child = spawn("node", [...parameters, "--port", "0", "--json"], {
    cwd,
    env,
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
      resolve({ url, stop: () => void child.kill("SIGKILL") });
    });
    child.once("close", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
}
