import { expect, test } from "vitest";
import { ownErrors, servedApp, violationsOn } from "./support/served.ts";

/** A reader's choices hold at once, and are still there when they come back. */

const { open } = servedApp();

test("settings are chosen on one page, without accessibility violations, and are kept", async () => {
  const { page, errors } = await open("/settings", { size: "narrow" });
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel("They move").selectOption("slowly");
  await page.getByLabel("Motion").uncheck();
  await page.getByLabel("Colours").selectOption("dark");
  const documentSays = (name: string) => page.evaluate((key) => document.documentElement.dataset[key], name);
  expect([await documentSays("motion"), await documentSays("theme")]).toEqual(["none", "dark"]);
  await page.reload();
  expect(await page.getByLabel("They move").inputValue()).toBe("900");
  expect(await page.getByLabel("Motion").isChecked()).toBe(false);
  expect(await documentSays("theme")).toBe("dark");
  expect(ownErrors(errors)).toEqual([]);
  await page.context().close();
});
test("who wants to be asked twice ends no turn with one click", async () => {
  const { page } = await open("/settings");
  await page.getByLabel("Ask twice before a turn ends").check();
  await page.goto(`${new URL(page.url()).origin}/play/politics?pace=100000&seed=a`);
  const pass = page.locator('[data-offer="pass"]');
  await pass.click();
  await page.getByText("Sure? Pass").waitFor();
  expect(await page.locator("[data-table]").getAttribute("data-revision")).toBe("0");
  await pass.click();
  await page.locator('[data-dock] [data-offer="pass"]').waitFor({ state: "detached" });
  await page.context().close();
});
test("the first match has five notes, once; the tab says whose turn it is", async () => {
  const { page } = await open("/play/politics?pace=100000&seed=a");
  const notes = page.getByLabel("Notes for the first match");
  await notes.getByText("1 of 5").waitFor();
  for (const at of [2, 3, 4, 5]) {
    await notes.getByRole("button", { name: "Next note" }).click();
    await notes.getByText(`${at} of 5`).waitFor();
  }
  await notes.getByRole("button", { name: "Done" }).click();
  await notes.waitFor({ state: "detached" });
  const icon = () => page.locator('link[rel="icon"]').getAttribute("href");
  expect(await page.title()).toContain("Your turn");
  expect(await icon()).toBe("/icon-turn.svg");
  await page.locator('[data-offer="pass"]').click();
  await page.locator('[data-dock] [data-offer="pass"]').waitFor({ state: "detached" });
  expect(await icon()).toBe("/icon.svg");
  await page.reload();
  await page.locator("[data-dock]").waitFor();
  expect(await notes.count()).toBe(0);
  await page.context().close();
});
