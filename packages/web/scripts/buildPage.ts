import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const web = join(import.meta.dirname, "..");
const root = join(web, "..", "..");
const dist = join(root, "dist", "page");
const stamp = join(dist, "built-from.txt");
const lock = join(root, "node_modules", ".building");
const sources = [
  ...["core", "table", "web", "bots", "client", "protocol", "cli"].map((name) => join(root, "packages", name)),
  join(root, "games"),
];

/**
 * The folder of the page, built from the sources as they are: a build that fits them is kept. Several may ask at once (test
 * files run side by side): one of them builds, the others wait for it.
 */
export async function buildPage(tell: (line: string) => void = () => undefined): Promise<string> {
  const wanted = fingerprint();
  const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isBuilt()) return dist;
  await withLock(() => {
    if (isBuilt()) return;
    tell("building the page, because it is new or has changed ...");
    runBuild();
    writeFileSync(stamp, wanted);
  });
  return dist;
}
function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const file of sources.flatMap((folder) => [...filesIn(folder)]).sort())
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}
function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (["node_modules", "dist", "test", "scripts"].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}
async function withLock(work: () => void): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const held = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (held > 120_000) rmSync(lock, { recursive: true, force: true });
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
/** In a process of its own: a test runner says NODE_ENV=test, and the build would be one for developers. */
function runBuild(): void {
  const { CARDWRIGHT_CONFIG: _, ...environment } = process.env;
  const program = join(root, "packages", "cli", "src", "bin.ts");
  const { status, stderr } = spawnSync(process.execPath, [program, "build"], {
    cwd: root,
    env: { ...environment, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the page cannot be built: ${stderr}`);
}
