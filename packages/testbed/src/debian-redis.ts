import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { machine } from "node:os";
import { join } from "node:path";
import { cachedFolder } from "./cache.ts";
import { findOnPath, isProgram } from "./programs.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface RedisProgram {
  readonly file: string;
  /** Where its shared libraries lie, when they are not installed. */
  readonly libraries: string | undefined;
}

/**
 * Takes Redis out of Debian's packages without installing anything, so it needs no root and starts no daemon. Debian's
 * server is the very program that is called `redis-check-rdb` in `redis-tools`.
 */
export function redisFromDebian(problems: string[]): RedisProgram | undefined {
  if (!findOnPath("apt-get") || !findOnPath("dpkg-deb")) return undefined;
  try {
    const folder = cachedFolder("redis-debian", (draft) => {
      extractPackages(draft);
      if (!isProgram(programIn(draft))) throw new Error("Debian's redis-tools holds no redis-check-rdb.");
    });
    const libraries = ["usr/lib", "lib"].map((place) => join(folder, place, `${machine()}-linux-gnu`));
    return { file: programIn(folder), libraries: libraries.join(":") };
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

const programIn = (folder: string) => join(folder, "usr", "bin", "redis-check-rdb");

function extractPackages(target: string): void {
  const work = temporaryFolder("debian");
  chmodSync(work.path, 0o755);
  try {
    download(work.path);
    for (const file of readdirSync(work.path).filter((name) => name.endsWith(".deb"))) {
      run("dpkg-deb", ["-x", file, target], work.path);
    }
  } finally {
    work.remove();
  }
}

/** The machine's package lists may be empty, and only root may fill them: then a private copy of the lists will do. */
function download(work: string): void {
  try {
    downloadWith(asOneself, work);
  } catch {
    const lists = join(work, "lists");
    const cache = join(work, "cache");
    mkdirSync(join(lists, "partial"), { recursive: true });
    mkdirSync(join(cache, "archives", "partial"), { recursive: true });
    const privately = [...asOneself, "-o", `Dir::State::lists=${lists}`, "-o", `Dir::Cache=${cache}`];
    run("apt-get", [...privately, "update", "-qq"], work);
    downloadWith(privately, work);
  }
}

/** As root, apt would hand the download to a user that cannot write to our folder. */
const asOneself = ["-o", "APT::Sandbox::User=root"];

/** The names of the libraries differ from release to release, so apt is asked which ones an installation would bring. */
function downloadWith(options: string[], work: string): void {
  const plan = run("apt-get", [...options, "install", "--simulate", "--no-install-recommends", "redis-tools"], work);
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = ""]) => name);
  run("apt-get", [...options, "download", "-qq", ...new Set(["redis-tools", ...missing])], work);
}

function run(program: string, parameters: string[], folder: string): string {
  const env = { ...process.env, LC_ALL: "C" };
  const result = spawnSync(program, parameters, { cwd: folder, encoding: "utf8", env });
  if (result.status === 0) return result.stdout;
  const reason = result.error?.message ?? result.stderr.trim().split("\n").at(-1);
  throw new Error(`${program} ${parameters.join(" ")} failed: ${reason}`);
}
