import { expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { SCREEN, shoot, watchErrors } from "./support/screens.ts";
import { inMenu, revisionOf, violationsOn, waitForRevision } from "./support/served.ts";

const at = hosting();

test("a bot at the server says what it would do, and why the one at the table did what it did", async () => {
  const seats = [{ kind: "open" }, { kind: "bot", bot: "greedy" }];
  const match = await at.app.createMatch({ game: "politics", seats });
  const context = await at.browser.newContext({ viewport: SCREEN.desk, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  const errors = await watchErrors(page);
  await page.goto(`${at.app.address}/match/${match}`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForSelector("[data-dock]");
  await (await inMenu(page, "Hint")).click();
  const hint = page.getByRole("dialog", { name: "What a bot would do" });
  await hint.getByRole("row").first().waitFor();
  expect(await hint.getByRole("row").count()).toBeGreaterThan(1);
  await shoot(page, "hint-online");
  await hint.getByRole("button", { name: "Back to the table" }).click();
  // Nothing was played by asking.
  expect(await revisionOf(page)).toBe(0);
  await page.locator('[data-offer="pass"]').click();
  await waitForRevision(page, 2);
  await (await inMenu(page, "Why that?")).click();
  await page.getByRole("dialog").getByText("It knows only what is seen from your seat").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
