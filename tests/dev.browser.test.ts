import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { launchBrowser } from "@cardwright/testbed";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFiles } from "../packages/create-cardwright/src/index.ts";
import { root } from "./tidy/repository.ts";

/** `cardwright dev` on a new project, with a real browser and files that are really saved. */

mkdirSync(join(root, ".cache"), { recursive: true });
// Within the workspace, so that the project finds the packages.
const folder = mkdtempSync(join(root, ".cache", "dev-"));
const wish = { id: "try-game", kind: "cards", seats: [2, 2], hidden: true, language: "en" } as const;
for (const [path, text] of Object.entries(projectFiles(wish))) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const { CARDWRIGHT_CONFIG: _, NODE_ENV: __, ...env } = process.env;
const program = join(root, "packages/cli/src/bin.ts");
const child = spawn(process.execPath, [program, "dev", "--port", "0", "--json"], {
  cwd: folder,
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
let browser: Browser;
let page: Page;
beforeAll(async () => {
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith('{"url"')) resolve((JSON.parse(line) as { url: string }).url);
    });
    child.once("close", (code) => reject(new Error(`it ended with ${code}`)));
  });
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.goto(`${url}/play/try-game?seed=one&pace=0&against=person`);
  await page.waitForSelector("[data-table]", { timeout: 60_000 });
  await page.locator("[data-legal]").first().click();
  await page.locator("[data-take]").first().click();
  await page.locator("[data-legal]").first().click();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
const read = (path: string): string => readFileSync(join(folder, path), "utf8");
function save(path: string, change: (text: string) => string): void {
  const before = read(path);
  const after = change(before);
  if (after === before) throw new Error(`nothing would change in ${path}`);
  writeFileSync(join(folder, path), after);
}
const news = () => page.locator("[data-rewritten]");
const told = (words: RegExp) =>
  expect
    .poll(
      () =>
        news()
          .textContent()
          .catch(() => ""),
      { timeout: 15_000 },
    )
    .toMatch(words);

test("a text that was saved is in the running match, which is the same", { timeout: 60_000 }, async () => {
  save("src/cards.json", (text) => text.replaceAll('"Apple"', '"Golden apple"').replaceAll('"Pear"', '"Golden pear"'));
  await told(/the same after all 2 steps/);
  await expect.poll(() => page.getByText(/Golden/).count(), { timeout: 15_000 }).toBeGreaterThan(0);
});
test("a rule that cannot be read, and one that throws, are shown with their line while the match waits", async () => {
  const right = read("src/game.ts");
  const lines = right.split("\n").length;
  const trouble = () => page.locator("[data-trouble]").textContent();
  save("src/game.ts", (text) => `${text}const broken = ;\n`);
  await expect.poll(trouble, { timeout: 15_000 }).toContain(`src/game.ts:${lines}`);
  save("src/game.ts", () => `${right}throw new Error("planted");\n`);
  await expect.poll(trouble, { timeout: 15_000 }).toContain("planted");
  expect(await trouble()).toContain(`src/game.ts:${lines}`);
  expect(await page.evaluate(() => document.getElementById("root")?.inert)).toBe(true);
  save("src/game.ts", () => right);
  await expect.poll(() => page.locator("[data-trouble]").count(), { timeout: 15_000 }).toBe(0);
  await told(/the same after all 2 steps/);
});
test("a rule that leads elsewhere says from where on, and the match can go back to there", async () => {
  await page.getByRole("button", { name: "Go on" }).click();
  save("src/game.ts", (text) => text.replace("turn.endTurn(),", 'turn.add("score", seat, 1),\n      turn.endTurn(),'));
  await told(/differs from step 1/);
  await page.getByRole("button", { name: "Back to before step 1" }).click();
  await expect.poll(() => page.locator("[data-table]").getAttribute("data-revision")).toBe("0");
});
test("a word of the table is there at once too", async () => {
  save("ui/index.ts", (text) => text.replace('deck: "Orchard"', 'deck: "Great orchard"'));
  await expect.poll(() => page.getByText("Great orchard").count(), { timeout: 15_000 }).toBeGreaterThan(0);
});
