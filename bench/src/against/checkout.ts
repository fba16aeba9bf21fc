import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** Links to folders that Windows lets everybody make; elsewhere the word is ignored. */
const LINK = "junction";

/** How the duel calls the engine: each revision knows that best itself. */
const DUEL = "bench/src/core/cardwright.ts";

/** The core of another revision, with this bench around it. */
export interface Checkout {
  readonly commit: string;
  readonly folder: string;
  remove(): void;
}
export function commitOf(revision: string): string {
  const asked = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`];
  try {
    return execFileSync("git", asked, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    throw new RangeError(`this repository has no revision ${JSON.stringify(revision)}`);
  }
}
/** Unpacks the core of that revision into a temporary folder. The repository is only read; packages that it no longer has installed are installed there. */
export function checkOut(revision: string): Checkout {
  const commit = commitOf(revision);
  const folder = mkdtempSync(join(tmpdir(), "cardwright-against-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, "core.tar");
    const own = execFileSync("git", ["ls-tree", "--name-only", commit, "--", DUEL], { cwd: root, encoding: "utf8" });
    const paths = ["packages/core", ...own.split("\n").filter(Boolean)];
    execFileSync("git", ["archive", "--output", archive, commit, ...paths], { cwd: root });
    execFileSync("tar", ["-xf", archive, "-C", folder]);
    putBenchBeside(folder);
    installMissing(folder);
    return { commit, folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
/** This bench, where the folder has none of its own, beside the core of that folder, and the installed packages: `@cardwright/core` means the folder's own there. */
export function putBenchBeside(folder: string): void {
  cpSync(join(root, "bench/src"), join(folder, "bench/src"), { recursive: true, force: false });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  linkPackages(folder);
  openDoors(folder);
}
const OURS = "@cardwright";
function linkPackages(folder: string): void {
  mkdirSync(join(folder, "node_modules", OURS), { recursive: true });
  linkAll("node_modules", folder);
  // npm lays a package here where another version of it, or none, is wanted above.
  linkAll("packages/core/node_modules", folder);
  symlinkSync(join(folder, "packages/core"), join(folder, "node_modules", OURS, "core"), LINK);
}
function linkAll(modules: string, folder: string): void {
  if (!existsSync(join(root, modules))) return;
  mkdirSync(join(folder, modules), { recursive: true });
  for (const name of readdirSync(join(root, modules))) {
    if (name.startsWith(".") || name === OURS) continue;
    const link = join(folder, modules, name);
    if (!existsSync(link)) symlinkSync(join(root, modules, name), link, LINK);
  }
}
/** The packages that only the older core needs, beside it, so that nothing else finds them. */
function installMissing(folder: string): void {
  const missing = Object.entries(manifestOf(folder).dependencies ?? {}).filter(
    ([name]) => !existsSync(join(folder, "node_modules", name)),
  );
  if (missing.length === 0) return;
  const beside = join(folder, "missing");
  mkdirSync(beside);
  writeFileSync(join(beside, "package.json"), JSON.stringify({ private: true }));
  const wanted = missing.map(([name, version]) => `${name}@${version}`);
  // npm's own script can only be started by a shell on Windows.
  const shell = process.platform === "win32";
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent", ...wanted], {
    cwd: beside,
    shell,
  });
  renameSync(join(beside, "node_modules"), join(folder, "packages/core/node_modules"));
}
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "packages/core/package.json"), "utf8")) as Manifest;
/** A door that the older core does not have yet opens on its index, where everything was before. */
function openDoors(folder: string): void {
  const older = manifestOf(folder);
  const doors = Object.keys(manifestOf(root).exports).map((door) => [door, older.exports["."]]);
  const exports = { ...Object.fromEntries(doors), ...older.exports };
  writeFileSync(join(folder, "packages/core/package.json"), JSON.stringify({ ...older, exports }));
}
