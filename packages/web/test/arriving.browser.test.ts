import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { shoot } from "./support/screens.ts";
import { inMenu, ownErrors, servedApp, violationsOn } from "./support/served.ts";

/** From page to page: whoever listens hears where they are, and a keyboard goes on from there. */

const { open } = servedApp();
/** Waits until it has the focus: pages come over the wire. */
const focused = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction((text) => document.activeElement?.textContent === text, name);
const follow = (page: Page, name: string): Promise<void> => page.getByRole("link", { name, exact: true }).click();

describe("a page that was reached from another", () => {
  test("has the focus on its heading, by a link, by keys, and on the way back", async () => {
    const { page, errors } = await open("/");
    await follow(page, "Cards");
    await focused(page, "Cards");
    expect(await page.title()).toBe("Cards · Cardwright");
    const replays = page.getByRole("link", { name: "Replays" });
    await replays.press("Enter");
    await focused(page, "Replays");
    await shoot(page, "arrived-by-key");
    expect(await violationsOn(page)).toEqual([]);
    // The next key leads into the page, not to its beginning.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await page.goBack();
    await focused(page, "Cards");
    await follow(page, "Games");
    await page.getByRole("link", { name: "Other ways to play Minis", exact: true }).click();
    await focused(page, "Set up a table");
    // What is chosen there changes the address, and leaves the focus where it is.
    await page.getByRole("radio", { name: /^Simple/ }).press("Space");
    await page.getByRole("radio", { name: /^Tournament/ }).check();
    expect(await page.evaluate(() => document.activeElement?.matches("input:checked"))).toBe(true);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });

  test("begins at its top; on the way back one is where one was", async () => {
    const { page } = await open("/", { size: "phone" });
    const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    // Both have been here before: nothing is waited for, and nothing is as short as what is shown while one waits.
    await follow(page, "Browse every card");
    await focused(page, "Cards");
    await page.goBack();
    const cards = page.getByRole("link", { name: "Browse every card" });
    await cards.scrollIntoViewIfNeeded();
    const before = await top();
    expect(before).toBeGreaterThan(500);
    await cards.click();
    await focused(page, "Cards");
    expect(await top()).toBeLessThan(100);
    await page.goBack();
    await focused(page, "An evening, and a table to spend it at");
    await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 5, before);
    await page.context().close();
  });

  test("a table keeps its own: the first choice has it, or what moves a replay", async () => {
    const { page } = await open("/");
    await follow(page, "Play now Politics against a bot");
    await page.waitForFunction(() => document.activeElement?.matches("[data-table] [data-legal]"));
    await (await inMenu(page, "Games", "link")).click();
    await focused(page, "An evening, and a table to spend it at");
    await page.goto(new URL("/play/politics?pace=0&bot=random", page.url()).href);
    await (await inMenu(page, "Concede")).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.getByRole("link", { name: "Watch and verify the replay" }).press("Enter");
    await page.getByRole("button", { name: "Verify the whole match" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Replay");
    // From then on it is where its owner puts it.
    await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Next");
    await page.context().close();
  });
});

test("a page that was loaded is read from its beginning", async () => {
  for (const path of ["/", "/cards", "/new/minis", "/no-such-page"]) {
    const { page } = await open(path);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.context().close();
  }
});
