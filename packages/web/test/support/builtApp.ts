import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(import.meta.dirname, "..", "..");
const root = join(web, "..", "..");
const dist = join(web, "dist");
const stamp = join(dist, "built-from.txt");
const lock = join(web, "node_modules", ".building");
const sources = [
  "packages/core",
  "packages/table",
  "packages/web",
  "packages/bots",
  "packages/client",
  "packages/protocol",
  "games",
];

function* filesIn(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (["node_modules", "dist", "test", "golden"].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of [...filesIn(join(root, source))].sort()) hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}
const isBuilt = (wanted: string): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Test files run side by side: one of them builds, the others wait for it. A build that fits the sources is kept. */
async function withLock(work: () => Promise<void>): Promise<void> {
  mkdirSync(join(web, "node_modules"), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const held = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (held > 120_000) rmSync(lock, { recursive: true, force: true });
      await pause(200);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
/** In a process of its own: a test runner says NODE_ENV=test, and the build would be one for developers. */
function buildApp(): void {
  const vite = join(dirname(fileURLToPath(import.meta.resolve("vite/package.json"))), "bin", "vite.js");
  const { status, stderr } = spawnSync(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: web,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the application cannot be built: ${stderr}`);
}
/** The folder of the built application, as it is served to people. */
export async function builtApp(): Promise<string> {
  const wanted = fingerprint();
  await withLock(async () => {
    if (isBuilt(wanted)) return;
    buildApp();
    writeFileSync(stamp, wanted);
  });
  return dist;
}
