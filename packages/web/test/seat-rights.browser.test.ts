import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { SCREEN, shoot, watchErrors } from "./support/screens.ts";
import { inMenu, violationsOn } from "./support/served.ts";

/** Rights over seats, at the table: invite, send away, end a link. */

const at = hosting();
async function open(address: string): Promise<{ readonly page: Page; readonly errors: string[] }> {
  const context = await at.browser.newContext({ viewport: SCREEN.desk, reducedMotion: "reduce", locale: "en-GB" });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const errors = await watchErrors(page);
  await page.goto(address);
  return { page, errors };
}
/** Everyone at the table, in the menu of whoever looks. */
async function seatsOf(page: Page): Promise<Locator> {
  await (await inMenu(page, "Seats")).click();
  return page.getByRole("dialog", { name: "Seats of this match" });
}
const namesIn = async (match: string) => (await at.app.server.store.seats(match)).map(({ name, bot }) => name ?? bot);

test("a host sends somebody away, invites somebody else to the seat, and ends the link to watch by", async () => {
  const host = await open(`${at.app.address}/new/politics`);
  await host.page.getByLabel("Your name").fill("Anna");
  await host.page.getByLabel("Who may watch").selectOption("private");
  await host.page.getByRole("button", { name: "Create the table" }).click();
  const shared = await host.page.getByLabel("Send this link to whoever should play or watch").inputValue();
  const match = new URL(shared).pathname.split("/").at(-1) ?? "";
  const guest = await open(shared);
  await guest.page.getByLabel("Your name").fill("Bert");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector("[data-dock]")));

  // Somebody who only sits there sees who does, and can do nothing about it.
  const seen = await seatsOf(guest.page);
  await seen.getByText("Anna").waitFor();
  expect(await seen.getByRole("button").allTextContents()).toEqual(["Back to the table"]);
  await seen.getByRole("button", { name: "Back to the table" }).click();

  const seats = await seatsOf(host.page);
  await seats.getByRole("button", { name: "Send Bert away" }).click();
  expect(await namesIn(match)).toEqual(["Anna", "Bert"]);
  await seats.getByRole("button", { name: "Really send Bert away" }).click();
  await seats.getByRole("button", { name: "Invite somebody to seat 2" }).waitFor();
  expect(await namesIn(match)).toEqual(["Anna", "greedy"]);
  await guest.page.getByText("The connection is closed").waitFor();

  await seats.getByRole("button", { name: "Invite somebody to seat 2" }).click();
  const invitation = await seats.getByLabel("Send this link to the one who should sit there").inputValue();
  await shoot(host.page, "seats-desk");
  expect(await violationsOn(host.page)).toEqual([]);
  const third = await open(at.app.address);
  await third.page.getByLabel("Link that you were sent").fill(invitation);
  await third.page.getByRole("button", { name: "Join", exact: true }).click();
  await third.page.getByLabel("Your name").fill("Carl");
  await third.page.getByRole("button", { name: "Sit down" }).click();
  await third.page.waitForSelector("[data-dock]");
  expect(await namesIn(match)).toEqual(["Anna", "Carl"]);
  // The code has been used, and stands in no address that is sent on.
  expect(third.page.url()).not.toContain("invite");
  const late = await open(invitation);
  await late.page.getByLabel("Your name").fill("Dora");
  await late.page.getByRole("button", { name: "Sit down" }).click();
  await late.page.getByRole("alert").waitFor();

  await seats.getByRole("button", { name: "Make a new link; the old one ends" }).click();
  const renewed = await seats.getByLabel("The link from now on").inputValue();
  expect(renewed).not.toBe(shared);
  const [old, fresh] = [await open(shared), await open(renewed)];
  await old.page.getByText("This match cannot be opened").waitFor();
  await fresh.page.waitForSelector("[data-table]");
  const all = [host, guest, third, late, old, fresh];
  for (const { errors } of [host, third, fresh]) expect(errors).toEqual([]);
  await Promise.all(all.map(({ page }) => page.context().close()));
});
