import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");
const HELD_MOST_MS = 180_000;
const LOOK_MS = 200;
/** None of these changes what is made of a folder. */
const LEFT_OUT = ["node_modules", "dist", "test", "scripts", ".cache"];

interface Making {
  /** A file beside what is made, which says from which sources. */
  readonly stamp: string;
  /** Files and folders it is made of. */
  readonly sources: readonly string[];
  make(): void | Promise<void>;
}
/**
 * A result that fits the sources is kept; any other is made anew. Several may ask at once (test files run side by side):
 * one of them makes it, the others wait.
 */
export async function madeOnce({ stamp, sources, make }: Making): Promise<void> {
  const wanted = fingerprint(sources);
  const isMade = (): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isMade()) return;
  await withLock(
    join(root, "node_modules", `.making-${createHash("sha256").update(stamp).digest("hex").slice(0, 8)}`),
    async () => {
      if (isMade()) return;
      await make();
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, wanted);
    },
  );
}
function fingerprint(sources: readonly string[]): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const files = sources.map((path) => join(root, path)).flatMap((path) => [...filesIn(path)]);
  for (const file of files.sort()) hash.update(`${relative(root, file)}\n`).update(readFileSync(file));
  return hash.digest("hex");
}
function* filesIn(path: string): Generator<string> {
  if (statSync(path).isFile()) yield path;
  else
    for (const name of readdirSync(path)) {
      if (!LEFT_OUT.includes(name)) yield* filesIn(join(path, name));
    }
}
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const held = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (held > HELD_MOST_MS) rmSync(lock, { recursive: true, force: true });
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
