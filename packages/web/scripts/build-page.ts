import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { madeOnce } from "@cardwright/testbed/made-once";

const root = join(import.meta.dirname, "..", "..", "..");
const folder = join(root, "dist");
const PACKAGES = ["core", "table", "web", "bots", "client", "protocol", "cli", "words"];

/** Builds this repository's page as `cardwright build` does, from the sources as they are; the answer is the folder of the page. */
export async function buildPage(tell: (line: string) => void = () => undefined): Promise<string> {
  await madeOnce({
    stamp: join(folder, "built-from.txt"),
    sources: [...PACKAGES.map((name) => `packages/${name}`), "games", "cardwright.config.ts"],
    make() {
      tell("building the page, because it is new or has changed ...");
      runBuild();
    },
  });
  return join(folder, "page");
}
/** In a process of its own: a test runner says NODE_ENV=test, and the build would be one for developers. */
function runBuild(): void {
  const { CARDWRIGHT_CONFIG: _, ...environment } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join(root, "packages/cli/src/bin.ts"), "build"], {
    cwd: root,
    env: { ...environment, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the page cannot be built: ${stderr}`);
}
