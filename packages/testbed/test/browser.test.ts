import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../src/index.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 300_000);
afterAll(() => browser?.close());

test("opens a page, runs its script and reads its title", async () => {
  const page = await browser.newPage();
  await page.setContent("<title>Table</title><script>document.title += ' for ' + (1 + 1)</script>");
  expect(await page.title()).toBe("Table for 2");
});

test("draws text, so a font is there", async () => {
  const page = await browser.newPage();
  await page.setContent("<span id=narrow>i</span><span id=wide>W</span>");
  const width = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.width ?? 0;
  expect(await width("narrow")).toBeGreaterThan(0);
  expect(await width("wide")).toBeGreaterThan(await width("narrow"));
});

test("keeps several visitors apart", async () => {
  const visitors = await Promise.all([browser.newContext(), browser.newContext()]);
  const pages = await Promise.all(visitors.map((visitor) => visitor.newPage()));
  await Promise.all(pages.map((page, index) => page.setContent(`<title>Seat ${index}</title>`)));
  expect(await Promise.all(pages.map((page) => page.title()))).toEqual(["Seat 0", "Seat 1"]);
});
