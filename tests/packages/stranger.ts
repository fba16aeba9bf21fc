import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicPackages } from "../../scripts/pack/packages.ts";
import { arrive, call, environmentOf, must, type Ran, type Served, serve } from "./arrival.ts";
import type { NodeMajor } from "./node-versions.ts";

/** Somebody with npm and nothing of ours: an empty folder, outside the workspace. */

/** The compilers that a project may have, under names of their own. */
export const COMPILERS = { ts59: "npm:typescript@5.9.3", ts6: "npm:typescript@6.0.3", ts7: "npm:typescript@7.0.2" };
export interface Stranger {
  readonly folder: string;
  run(major: NodeMajor, command: string, ...parameters: string[]): Ran;
  /** Starts a server; the answer is its address, and how to stop it. */
  serve(major: NodeMajor, file: string, ...parameters: string[]): Promise<Served>;
  leave(): void;
}
/** Other managers are run by npm's npx, in versions that are known to work. */
const OLDEST: NodeMajor = 20;
const INSTALL = {
  npm: ["npm", ["install", "--no-audit", "--no-fund"]],
  pnpm: ["npx", ["--yes", "pnpm@10.20.0", "install", "--no-frozen-lockfile"]],
  yarn: ["npx", ["--yes", "yarn@1.22.22", "install", "--non-interactive"]],
} as const satisfies Record<string, readonly [string, readonly string[]]>;
export type Manager = keyof typeof INSTALL;
export const MANAGERS = Object.keys(INSTALL) as readonly Manager[];
/** `npm create cardwright`, then an install with that manager, all of it real. */
export async function becomeStranger(flags: readonly string[] = [], manager: Manager = "npm"): Promise<Stranger> {
  const arrival = await arrive();
  const folder = join(arrival.home, "my-game");
  try {
    // One of yesterday has the same version.
    must(
      call(arrival.home, arrival.cold, "npm", ["create", "--yes", "cardwright", "my-game", "--", "--yes", ...flags]),
    );
    addCompilers(folder, manager);
    const [command, parameters] = INSTALL[manager];
    // On the oldest Node, and whatever says that it does not run there is refused: npm would only warn.
    const strict = { ...arrival.registry.environment, npm_config_engine_strict: "true" };
    must(call(folder, environmentOf(OLDEST, strict), command, parameters));
    arrival.registry.stop();
    return {
      folder,
      run: (major, command, ...parameters) => call(folder, environmentOf(major), command, parameters),
      serve: (major, file, ...parameters) => serve(folder, environmentOf(major), "node", [file, ...parameters]),
      leave: arrival.leave,
    };
  } catch (error) {
    arrival.leave();
    throw error;
  }
}
/** Of Yarn 1 the guide says that it needs this on Node 20; the others take what @cardwright/server asks for. */
const RESOLVED = { npm: {}, pnpm: {}, yarn: { resolutions: { "light-my-request": "6.6.0" } } } as const;
function addCompilers(folder: string, manager: Manager): void {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { devDependencies: object };
  const { version } = publicPackages()[0]!.manifest;
  const devDependencies = {
    ...manifest.devDependencies,
    ...COMPILERS,
    "@types/ws": "8.18.2",
    "@cardwright/client": version,
  };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ ...manifest, devDependencies, ...RESOLVED[manager] }, undefined, 2),
  );
  appendFileSync(join(folder, ".npmrc"), "omit-lockfile-registry-resolved=true\n");
}
