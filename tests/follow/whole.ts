import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { pagesOf } from "./pages.ts";
import { Reader } from "./reader.ts";
import { stepsOf } from "./steps.ts";

/**
 * `npm run docs:follow`: a real clone of what is committed, an empty npm cache, and every command of README and guide as
 * it is printed, `npm ci` and `npm test` included. Name pages to follow only those; `--without-tests` leaves out `npm test`.
 */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const withTests = !process.argv.includes("--without-tests");
const home = mkdtempSync(join(tmpdir(), "cardwright-follow-"));
const folder = join(home, "cardwright");
const cache = join(home, "npm-cache");
mkdirSync(cache);
const root = join(import.meta.dirname, "..", "..");
const cloned = spawnSync("git", ["clone", "--quiet", root, folder], { stdio: "inherit" });
if (cloned.status !== 0) throw new Error("the repository could not be cloned");
process.env["npm_config_cache"] = cache;

const reader = new Reader({
  folder,
  port: await freePort(),
  secondsMax: 3_600,
  tell: (line) => console.log(line),
  rewrite: (command) => (!withTests && /\bnpm test\b/.test(command) ? "" : command),
});
try {
  for (const { path, text } of pagesOf(folder)) {
    if (wanted.length > 0 && !wanted.some((word) => path.includes(word))) continue;
    console.log(`\n# ${path}`);
    for (const step of stepsOf(text)) await reader.follow(step);
    await reader.stopServer();
  }
  console.log(`\n${reader.ran} commands did what the pages say`);
} finally {
  await reader.stopServer();
  rmSync(home, { recursive: true, force: true });
}
