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

test("a table online is there too, behind the page's own address", { timeout: 60_000 }, async () => {
  const { origin } = new URL(page.url());
  const seats = [{ kind: "open" }, { kind: "bot", bot: "random" }];
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ game: "try-game", seats });
  const made = await fetch(`${origin}/api/v1/matches`, { method: "POST", headers, body });
  const { match } = (await made.json()) as { readonly match: string };
  const online = await page
    .context()
    .browser()!
    .newPage({ viewport: { width: 1280, height: 800 } });
  await online.goto(`${origin}/match/${match}`);
  // The cloth of a game without a skin is the same before the table and at it.
  const cloth = (of: Page, part: string): Promise<string> =>
    of.locator(part).evaluate((element) => getComputedStyle(element).getPropertyValue("--table"));
  const laid = await cloth(page, "[data-table]");
  await expect.poll(() => cloth(online, 'section[aria-label="Try game"]'), { timeout: 15_000 }).toBe(laid);
  await online.getByRole("button", { name: "Sit down" }).click();
  await online.waitForSelector("[data-table]", { timeout: 30_000 });
  await online.close();
});
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
test("a build beside it takes nothing from it", { timeout: 90_000 }, async () => {
  await page.evaluate(() => document.body.setAttribute("data-stays", ""));
  await project.build();
  save("words/en.mf2", (text) => text.replace("deck = great orchard", "deck = far orchard"));
  await expect.poll(() => page.getByText("Far orchard").count(), { timeout: 15_000 }).toBeGreaterThan(0);
  save("src/cards.json", (text) => text.replaceAll('"Golden apple"', '"Silver apple"'));
  await told(/the same after all/);
  expect(await page.locator("[data-stays]").count()).toBe(1);
});
test("rules with an event of their own are in the running match however often they are saved", async () => {
  for (const change of [
    (text: string) => text.replace("export const game", 'export const accused = world.event("ACCUSED", {});\n$&'),
    (text: string) => text.replace(/label: "[^"]*"/, 'label: "Lay"'),
    (text: string) => text.replace('label: "Lay"', 'label: "Put"'),
  ]) {
    await page.getByRole("button", { name: "Go on" }).click();
    save("src/game.ts", change);
    await told(/the same after all/);
  }
});
test("a table that cannot be loaded is told with its file, once, in page and terminal, and so is that it can be", async () => {
  const right = read("ui/index.ts");
  save("ui/index.ts", (text) => `import { nothing } from "../src/cards.ts";\n${text}\nconsole.log(nothing);\n`);
  const alert = () => page.getByRole("alert").textContent();
  await expect.poll(alert, { timeout: 15_000 }).toMatch(/cards\.ts.*nothing/);
  expect(await page.getByText("This game cannot be loaded").count()).toBeGreaterThan(0);
  save("ui/index.ts", () => right);
  await told(/the same after all/);
  const times = (text: string): number => project.terminal().split(text).length - 1;
  await expect.poll(() => times("mended: the page has the game")).toBe(1);
  expect(times("'nothing'")).toBe(1);
});
test("an error that several saves have is printed once, and that it is mended too", async () => {
  const right = read("src/game.ts");
  const times = (text: string): number => project.terminal().split(text).length - 1;
  const mended = times("mended: the rules are loaded");
  for (const more of ["", "\n", "\n\n"]) {
    save("src/game.ts", () => `${right}throw new Error("told once");${more}`);
    await new Promise((done) => setTimeout(done, 500));
  }
  expect(times("told once")).toBe(1);
  save("src/game.ts", () => right);
  await expect.poll(() => times("mended: the rules are loaded"), { timeout: 15_000 }).toBe(mended + 1);
});
