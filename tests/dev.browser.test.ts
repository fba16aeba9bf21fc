import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DevProject, startDev } from "./packages/dev-project.ts";

/** `cardwright dev` on a new project, with a real browser and files that are really saved. */

let project: DevProject;
let page: Page;
beforeAll(async () => {
  project = await startDev();
  page = project.page;
}, 120_000);
afterAll(() => project?.stop());
const read: DevProject["read"] = (path) => project.read(path);
const save: DevProject["save"] = (path, change) => project.save(path, change);
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
  save("words/en.mf2", (text) => text.replace("deck = orchard", "deck = great orchard"));
  await expect.poll(() => page.getByText("Great orchard").count(), { timeout: 15_000 }).toBeGreaterThan(0);
});
