import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { shoot } from "./support/screens.ts";
import { inMenu, type Look, ownErrors, servedApp, waitForRevision } from "./support/served.ts";

/** The player of replays: its buttons, its chart, and files from anywhere. */

const { open } = servedApp();

/** A match of a few steps, opened as a replay. */
async function openReplay(look: Look = {}) {
  const opened = await open("/play/politics?pace=0&bot=random", look);
  const { page } = opened;
  await page.locator('[data-offer="pass"]').click();
  await waitForRevision(page, 2);
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await (await inMenu(page, "Concede")).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.getByRole("link", { name: "Watch and verify the replay" }).click();
  await page.locator("output").waitFor();
  return opened;
}
const keptLog = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("cardwright.logs") ?? "[]")[0]);
async function openFile(page: Page, value: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(value));
  await page
    .getByLabel("Open a log from a file")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer });
}

test("the list names all who played", async () => {
  const { page } = await open("/play/tactics?preset=three&pace=0&bot=random");
  await (await inMenu(page, "Concede")).click();
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.getByRole("link", { name: "Watch and verify the replay" }).click();
  await page.getByRole("link", { name: "Replays" }).click();
  // With the result and the day.
  await page.getByText(/Player 1, Blue bot and Violet bot: (Blue|Violet) bot.* wins? · 0 : 0 : 0, 1 step/).waitFor();
  await page.locator("main time").first().waitFor();
  await page.context().close();
});
describe("the player", () => {
  test("stops at the end and where one steps by hand", async () => {
    const { page, errors } = await openReplay();
    const where = page.locator("output");
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const last = Number((await where.textContent())?.split(" of ")[1]);
    await page.getByLabel("Speed").selectOption({ label: "fast" });
    await button("Play").click();
    await where.filter({ hasText: `${last} of ${last}` }).waitFor();
    await button("Play").waitFor();
    await button("Back").click();
    // Whether it stands still is told by the button at once.
    const playing = page.getByRole("button", { name: /^(Play|Pause)$/ });
    expect(await playing.textContent()).toBe("Play");
    expect(await where.textContent()).toBe(`${last - 1} of ${last}`);
    await page.getByLabel("Step", { exact: true }).press("Home");
    await button("Play").click();
    await button("Pause").waitFor();
    await button("Next").click();
    expect(await playing.textContent()).toBe("Play");
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test("draws its chart on a phone too, where the chart is hidden at first", async () => {
    const { page, errors } = await openReplay({ size: "phone" });
    await page.locator(".uplot").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Tools" }).click();
    await page.waitForFunction(() => {
      const chart = document.querySelector(".uplot");
      const box = chart?.parentElement;
      return (chart?.clientWidth ?? 0) > 200 && chart?.clientWidth === box?.clientWidth;
    });
    await shoot(page, "replay-chart-phone");
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("the step that one looks at", () => {
  test("is still there on the way back from a what-if match, and leaves the way back as short as it was", async () => {
    const { page, errors } = await openReplay();
    const where = page.locator("output");
    const last = Number((await where.textContent())?.split(" of ")[1]);
    await page.getByLabel("Seen by").selectOption({ label: "Player 1" });
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByLabel("Step", { exact: true }).fill("2");
    await page.getByRole("button", { name: "a what-if match" }).click();
    await waitForRevision(page, 2);
    await page.goBack();
    await where.filter({ hasText: `2 of ${last}` }).waitFor();
    await page.getByLabel("Step", { exact: true }).press("End");
    // Once it stands in the address a reload shows it too, and whose eyes one looks through stays as it was.
    await page.getByLabel("Seen by").selectOption({ label: "Player 1" });
    await page.waitForURL((url) => url.searchParams.get("step") === String(last));
    expect(await page.getByLabel("Seen by").locator("option:checked").textContent()).toBe("Player 1");
    await page.reload();
    await where.filter({ hasText: `${last} of ${last}` }).waitFor();
    // One step back is the match that was replayed.
    await page.goBack();
    await page.waitForURL(/\/play\/politics/);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test.for(["99999", "-1", "1.5", "x", ""])("%s as a step in the address leads to one that there is", async (step) => {
    const { page, errors } = await openReplay();
    const { href } = new URL(page.url());
    await page.goto(`${href}&step=${step}`);
    await page
      .locator("output")
      .filter({ hasText: step === "99999" ? /^(\d+) of \1$/ : /^0 of/ })
      .waitFor();
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("a log from a file", () => {
  test("is watched, and the way back leads to the list", async () => {
    const { page, errors } = await openReplay();
    const kept = await keptLog(page);
    await page.getByRole("link", { name: "Replays" }).click();
    await openFile(page, kept);
    await page.locator("output").waitFor();
    await page.getByRole("link", { name: "Replays" }).click();
    await page.getByRole("heading", { name: "Replays" }).waitFor();
    await openFile(page, kept);
    await page.locator("output").waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Replays" }).waitFor();
    // Its seed can be anything: that it cannot be verified is a verdict as well.
    await openFile(page, { ...kept, seed: "abc" });
    await page.getByRole("button", { name: "Verify the whole match" }).click();
    await page.getByText(/^Refused at step 0: .* seed is 64 lowercase hex digits\.$/i).waitFor();
    await page.getByRole("button", { name: "a what-if match" }).click();
    await page.getByRole("alert").filter({ hasText: /seed/i }).waitFor();
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test("that is none is refused, however much it looks like one", async () => {
    const { page, errors } = await openReplay();
    const kept = await keptLog(page);
    const { log } = kept;
    await page.getByRole("link", { name: "Replays" }).click();
    const refused = page.getByText("This file is not a log of a match.");
    for (const odd of [
      { ...kept, log: { ...log, header: { ...log.header, expansions: undefined } } },
      { ...kept, log: { ...log, header: { ...log.header, seats: undefined } } },
      { ...kept, players: [{ name: "Anna" }, 2] },
    ]) {
      await openFile(page, odd);
      await refused.waitFor();
      await page.getByRole("link", { name: "Cards" }).click();
      await page.getByRole("link", { name: "Replays" }).click();
      await refused.waitFor({ state: "detached" });
    }
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});
