import { expect, test } from "vitest";
import { shoot } from "./support/screens.ts";
import { inMenu, ownErrors, servedApp, violationsOn, waitForRevision } from "./support/served.ts";

/** A bot's opinion at the table: before a move, after a bot's, and for whoever makes the game. */

const { open } = servedApp();

test("a bot says what it would do, and why another did what it did", { timeout: 120_000 }, async () => {
  const { page, errors } = await open("/play/politics?pace=0&bot=greedy&seed=hint");
  await page.waitForSelector("[data-dock]");
  await (await inMenu(page, "Hint")).click();
  const hint = page.getByRole("dialog", { name: "What a bot would do" });
  const rows = hint.getByRole("row");
  await rows.first().waitFor({ timeout: 30_000 });
  expect(await rows.count()).toBeGreaterThan(1);
  expect(await rows.first().getByRole("cell").textContent()).toMatch(/^\d{1,3}$/);
  await shoot(page, "hint-desk");
  expect(await violationsOn(page)).toEqual([]);
  // Nothing was played by asking.
  await hint.getByRole("button", { name: "Back to the table" }).click();
  await page.locator('[data-offer="pass"]').click();
  await waitForRevision(page, 2);
  await (await inMenu(page, "Why that?")).click();
  const why = page.getByRole("dialog", { name: "Why Blue bot did that" });
  await why.getByText("It knows only what is seen from your seat").waitFor({ timeout: 30_000 });
  expect(await why.getByRole("row").count()).toBeGreaterThan(0);
  await shoot(page, "why-desk");
  await why.getByRole("button", { name: "Back to the table" }).click();
  await (await inMenu(page, "Design")).click();
  const panel = page.getByRole("region", { name: "Designer panel" });
  await panel.getByText("A bot’s opinion").click();
  await panel.getByRole("button", { name: "Why this step?" }).click();
  await panel.getByRole("row").first().waitFor({ timeout: 30_000 });
  expect(ownErrors(errors)).toEqual([]);
  await page.context().close();
});
