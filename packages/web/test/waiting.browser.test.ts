import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { SCREEN, shootAll, watchErrors } from "./support/screens.ts";
import { violationsOn } from "./support/served.ts";

/** The room where players wait for the others. */

const at = hosting();
async function open(address: string): Promise<{ readonly page: Page; readonly errors: string[] }> {
  const context = await at.browser.newContext({ viewport: SCREEN.narrow, reducedMotion: "reduce", locale: "en-GB" });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const errors = await watchErrors(page);
  await page.goto(address);
  return { page, errors };
}

test("a seat is given back before the match has begun, and somebody else can take it", async () => {
  const { page, errors } = await open(`${at.app.address}/new/politics`);
  await page.getByLabel("Your name").fill("Anna");
  await page.getByLabel("Who may watch").selectOption("private");
  await page.getByRole("button", { name: "Create the table" }).click();
  const link = await page.getByLabel("Send this link to whoever should play or watch").inputValue();
  const match = new URL(link).pathname.split("/").at(-1) ?? "";
  const leave = page.getByRole("button", { name: "Leave the seat" });
  await page.route("**/seats/mine", (route) => route.abort());
  await leave.click();
  await page.getByRole("alert").filter({ hasText: "The server does not answer." }).waitFor();
  await page.getByText("you", { exact: true }).waitFor();
  await page.unroute("**/seats/mine");
  expect(await violationsOn(page)).toEqual([]);
  await shootAll(page, "waiting-room");
  await leave.click();
  await page.getByRole("button", { name: "Sit down" }).waitFor();
  expect(await leave.count()).toBe(0);
  await shootAll(page, "free-seat");
  expect((await at.app.server.store.seats(match)).map(({ name }) => name)).toEqual([null, null]);
  expect(await violationsOn(page)).toEqual([]);
  // It was her table: she looks on as two others take their seats, and is still not one of them after a reload.
  const others = [await open(link), await open(link)];
  // Whoever was sent the link sees what they are asked to before they sit down: its cloth is that of the table.
  const cloth = (page: Page): Promise<string> =>
    page
      .getByRole("region", { name: "Politics" })
      .evaluate((sheet) => getComputedStyle(sheet).getPropertyValue("--cloth"));
  const laid = await cloth(page);
  expect(laid).not.toBe("");
  for (const other of others) await expect.poll(() => cloth(other.page)).toBe(laid);
  for (const other of others) await other.page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForSelector("[data-table]");
  await page.reload();
  await page.waitForSelector("[data-table]");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("You are watching.").waitFor();
  expect(errors.filter((text) => !text.includes("Failed to load resource"))).toEqual([]);
  await Promise.all([page, ...others.map((other) => other.page)].map((one) => one.context().close()));
});
