import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../follow/free-port.ts";
import { root } from "../tidy/repository.ts";

/** A registry of one's own on this machine: what is published there is installed from there, all else comes from npm's. */
export interface Registry {
  readonly url: string;
  /** Settings of npm that know this registry and nothing of the machine's own user. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): void;
}
const VERSION = "6.10.4";
const home = join(root, ".cache", `verdaccio-${VERSION}`);
const STARTS_WITHIN_MS = 60_000;
const registryOfNpm = (): string => spawnSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).stdout.trim();

/** Kept between runs: it is 300 packages, and whoever never runs these tests does without them. */
function install(): string {
  const program = join(home, "node_modules", "verdaccio", "bin", "verdaccio");
  if (existsSync(program)) return program;
  mkdirSync(home, { recursive: true });
  // One of its dependencies asks for a tag that is not in every mirror.
  const manifest = { private: true, dependencies: { verdaccio: VERSION }, overrides: { "node-fetch": "2.7.0" } };
  writeFileSync(join(home, "package.json"), JSON.stringify(manifest));
  const { status, stderr } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], {
    cwd: home,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the registry cannot be installed: ${stderr}`);
  return program;
}
const settings = (port: number): string =>
  JSON.stringify({
    storage: "./storage",
    auth: { htpasswd: { file: "./htpasswd", max_users: 10 } },
    uplinks: { npm: { url: registryOfNpm(), cache: true, timeout: "60s", maxage: "30m" } },
    packages: {
      "@cardwright/*": { access: "$all", publish: "$all" },
      "create-cardwright": { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "npm" },
    },
    log: { type: "stdout", format: "pretty", level: "error" },
    listen: `127.0.0.1:${port}`,
  });
/** With a storage of its own: a version is published once. */
export async function startRegistry(): Promise<Registry> {
  const program = install();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "cardwright-registry-"));
  writeFileSync(join(folder, "config.yaml"), settings(port));
  // Anybody may publish here, and npm asks for a token all the same.
  writeFileSync(join(folder, "npmrc"), `//127.0.0.1:${port}/:_authToken=anybody\nregistry=http://127.0.0.1:${port}/\n`);
  const child: ChildProcess = spawn(process.execPath, [program, "--config", join(folder, "config.yaml")], {
    cwd: folder,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = (): void => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + STARTS_WITHIN_MS;
  while (
    !(await fetch(`${url}/-/ping`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until || child.exitCode !== null) {
      stop();
      throw new Error("the registry did not start");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const environment = { npm_config_userconfig: join(folder, "npmrc"), npm_config_registry: `${url}/` };
  return { url, environment, stop };
}
