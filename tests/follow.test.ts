import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { launchBrowser } from "@cardwright/testbed";
import { afterAll, describe, expect, test } from "vitest";
import { buildPage } from "../packages/web/scripts/build-page.ts";
import { copyRepository, linkPackages } from "./follow/copy.ts";
import { freePort } from "./follow/free-port.ts";
import { pagesOf } from "./follow/pages.ts";
import { Reader } from "./follow/reader.ts";
import { BY_HAND, fencesOf, stepsOf } from "./follow/steps.ts";
import { root } from "./tidy/repository.ts";

/** Pages that also show commands for other machines; each such command was tried by hand. */
const WITH_COMMANDS_BY_HAND = [
  // Typed by tests/stranger.test.ts, with a registry of this machine.
  "README.md",
  "docs/guide/first-game.md",
  "docs/guide/own-project.md",
  "docs/guide/many-machines.md",
  "docs/guide/one-machine.md",
  // A third language is laid out by tests/words.test.ts: here it would be missing words for every page behind this one.
  "docs/guide/words.md",
];

const folder = mkdtempSync(join(tmpdir(), "cardwright-follow-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
copyRepository(folder);
// The page that the first start would build, as other tests have built it. The chapter on the first game has it built there, with a game more.
cpSync(dirname(await buildPage()), join(folder, "dist"), { recursive: true });
const port = await freePort();
const reader = new Reader({
  folder,
  port,
  rewrite(command) {
    // What these tests are part of; `npm run docs:follow` runs it too, in a clone with an empty cache.
    if (/\bnpm test\b/.test(command)) return "";
    const [install = "", ...rest] = command.split(" && ");
    if (!/^npm (ci|install)\b/.test(install)) return command;
    linkPackages(folder);
    return rest.join(" && ");
  },
});
linkPackages(folder);
const read = (path: string): string => readFileSync(join(folder, path), "utf8");

describe("whoever does what the pages say", () => {
  test.for(pagesOf(root))("gets what $path promises", { timeout: 300_000 }, async ({ path, text }) => {
    const steps = stepsOf(text);
    for (const step of steps) {
      if (step.kind === "save" && step.to === MADE) expect(read(MADE)).toBe(withoutThePair(read(step.from)));
      await reader.follow(step);
    }
    if (path === "docs/guide/first-game.md") {
      const same = (shown: string, made: string): void =>
        expect(read(`docs/examples/high-tide/${shown}`)).toBe(read(`games/high-tide/${made}`));
      same("src/world.ts", "src/world.ts");
      same("ui/index.txt", "ui/index.ts");
      await playInBrowser();
    }
    await reader.stopServer();
    const byHand = fencesOf(text).filter(({ info }) => info === BY_HAND);
    expect(byHand.length === 0 || WITH_COMMANDS_BY_HAND.includes(path)).toBe(true);
  });
});
const MADE = "games/high-tide/src/game.ts";
/** What `cardwright new` writes is where the chapter begins, and the file that it ends with differs in what it teaches. */
const withoutThePair = (shown: string): string =>
  shown
    .replace(/^import \{ refuse \}.*\n/, "")
    .replace(/^\/\/ #region pair\n[\s\S]*\/\/ #endregion pair\n/m, "")
    .replace("actions: [play, pair, pass]", "actions: [play, pass]")
    .replace('version: "2"', 'version: "1"');
/** The chapter ends at a table against a bot; so does its test. */
async function playInBrowser(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    await page.goto(`http://127.0.0.1:${port}`);
    await page
      .getByRole("link", { name: /High tide/ })
      .first()
      .click();
    await page.waitForSelector("[data-table]");
    const over = page.locator('[data-table][data-over="true"]');
    // A coin that can be played in two ways asks which.
    const verbs = page.locator('[data-stage="verb"] [data-legal]');
    const legal = page.locator('[data-legal]:not([aria-pressed="true"])');
    for (let looks = 0; looks < 300; looks++) {
      await over.or(legal).first().waitFor({ timeout: 20_000 });
      if ((await over.count()) > 0) break;
      const choices = (await verbs.count()) > 0 ? verbs : legal;
      // What was legal a moment ago may be gone: then look again.
      await choices
        .first()
        .click({ timeout: 1_000 })
        .catch(() => undefined);
    }
    expect(await over.count()).toBe(1);
  } finally {
    await browser.close();
  }
}
