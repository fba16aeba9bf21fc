import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPage } from "../src/build/index.ts";
import { amissAt } from "./support/audit.ts";
import { drawing, glance, playByMouse } from "./support/players.ts";
import { SCREEN, shootAll, watchErrors } from "./support/screens.ts";
import { type ServedApp, serveFolder } from "./support/serve-app.ts";
import { ownErrors, violationsOn } from "./support/served.ts";
import { closeContexts, sharedBrowser } from "./support/shared.ts";

/** A game of the guide for two to eight, without a line of its own for the page: the generic table has room for them all. */

const root = join(import.meta.dirname, "..", "..", "..");
const project = join(root, ".cardwright", "many-seats");
const rules = join(root, "docs", "examples", "quayside", "game.ts");
const SEATS = [2, 5, 8];
const TABLE = `import { defineTable } from "@cardwright/table";
import { game } from ${JSON.stringify(rules)};
export const table = defineTable(game, {
  presets: [${SEATS.map((seats) => `{ id: "for-${seats}", name: "${seats} players", about: "", seats: ${seats} }`).join(", ")}],
});
`;
let app: ServedApp;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(project, { recursive: true });
  const table = join(project, "table.ts");
  writeFileSync(table, TABLE);
  const game = { id: "quayside", name: "Quayside", about: "", players: "2 to 8", rules, hasExpansions: false, table };
  await buildPage({ project, title: "Quayside", language: "en", games: [game] }, join(project, "out"));
  [app, browser] = await Promise.all([serveFolder(join(project, "out")), sharedBrowser()]);
}, 240_000);
afterAll(async () => {
  await closeContexts(browser);
  await app?.close();
  rmSync(project, { recursive: true, force: true });
});

const SIZES = ["desk", "phone"] as const;
test.for(SEATS.flatMap((seats) => SIZES.map((size) => ({ seats, size }))))(
  "$seats at a table of size $size: nothing lies on anything, and everybody is there to the end",
  { timeout: 120_000 },
  async ({ seats, size }) => {
    const context = await browser.newContext({ viewport: SCREEN[size], reducedMotion: "reduce", locale: "en-GB" });
    const page = await context.newPage();
    const errors = await watchErrors(page);
    await page.goto(`${app.address}/play/quayside?preset=for-${seats}&pace=0&bot=random&seed=quay`);
    await page.waitForSelector("[data-dock]");
    expect(await page.locator("[data-seat-area]").count()).toBe(seats);
    const person = { draw: drawing(seats), likes: "\n" };
    for (let moves = 0; moves < 200 && !(await glance(page)).over; moves++) {
      if (moves === 6 && size === "desk") await shootAll(page, `generic-${seats}-seats`);
      if (moves % 5 === 0) expect(await amissAt(page), `after ${moves} moves`).toEqual([]);
      if (!(await playByMouse(page, person, () => undefined))) await page.waitForTimeout(5);
    }
    await page.locator("[data-end]").waitFor();
    if (size === "desk") await shootAll(page, `generic-${seats}-seats-end`);
    expect(await page.locator("[data-end] li").count()).toBe(seats);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(ownErrors(errors)).toEqual([]);
    await context.close();
  },
);
