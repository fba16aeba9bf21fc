import { expect, test } from "vitest";
import { drawing, glance, playByMouse } from "./support/players.ts";
import { ownErrors, servedApp } from "./support/served.ts";

/** A table in the reader's own language, chosen by the browser or by hand, and never by a reload. */

const { open } = servedApp();
const GERMAN = { more: { locale: "de-AT" } };

for (const game of ["taktik", "minis", "politics", "tactics", "balance-control"]) {
  test(`${game} is told in German to a German browser`, async () => {
    const { page, errors } = await open(`/play/${game}?pace=0&bot=random&seed=${"5".repeat(64)}`, GERMAN);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    const person = { draw: drawing(1), likes: "\n" };
    for (let clicks = 0; clicks < 14 && !(await glance(page)).over; ) {
      if (await playByMouse(page, person, () => undefined)) clicks++;
      else await page.waitForTimeout(5);
    }
    const log = await page.locator("ol[aria-label='Was geschah']").textContent();
    expect((log ?? "").length).toBeGreaterThan(40);
    expect(log).not.toMatch(/\b(the|draws?|plays?|begins|your|turn)\b/);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
}
test("the language changes in the settings, without a reload, and is kept", async () => {
  const { page } = await open("/", GERMAN);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await page.getByLabel("Sprache").selectOption("en");
  await page.getByRole("heading", { name: "What shall it be tonight?" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
  await page.reload();
  await page.getByRole("heading", { name: "What shall it be tonight?" }).waitFor();
  await page.context().close();
});
