import { launchBrowser } from "@cardwright/testbed";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostedApp, hostedApp } from "./support/hostedApp.ts";
import { glance } from "./support/players.ts";
import { SCREEN, shoot, watchErrors } from "./support/screens.ts";

/** What a network does to people: it goes away in the middle of a question, and nothing may be lost by it. */

let app: HostedApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([hostedApp(), launchBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.close();
});
async function openMatch(match: string): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport: SCREEN.desk, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(`${app.address}/match/${match}`);
  return { page, errors };
}
async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

describe("a seat at a server", () => {
  test("a broken connection in the middle of a question heals without a reload", async () => {
    const match = await app.createMatch({ game: "taktik", seats: [{ kind: "open" }, { kind: "bot", bot: "random" }] });
    const { page } = await openMatch(match);
    await sitDown(page, "Anna");
    await page.waitForSelector("[data-dock] [data-confirm]");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (let marked = 0; marked < 3; marked++) {
      await page.locator('[data-target][data-legal]:not([aria-pressed="true"])').first().click();
    }
    app.breakConnections();
    await page.getByText("reconnecting").waitFor();
    await page.getByText("reconnecting").waitFor({ state: "detached" });
    // What was marked before is still marked: the question is the same, and so is the page.
    expect(await page.locator('[data-target][aria-pressed="true"]').count()).toBe(3);
    for (let marked = 3; marked < 6; marked++) {
      await page.locator('[data-target][data-legal]:not([aria-pressed="true"])').first().click();
    }
    await page.locator("[data-confirm][data-legal]").click();
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>("[data-table]")?.dataset["revision"]) > 0,
    );
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.context().close();
  });

  test("someone watches, sees no hand, and cannot act; a seat is handed to a bot", async () => {
    const match = await app.createMatch({
      game: "politics",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
      takeover: "random",
    });
    const { page } = await openMatch(match);
    await sitDown(page, "Anna");
    await page.waitForSelector("[data-dock]");
    const hand = await page.locator('[data-place="hand/0"] [data-piece]').count();
    expect(hand).toBeGreaterThan(0);
    const watcher = await openMatch(match);
    await watcher.page.waitForSelector("[data-table]");
    expect((await glance(watcher.page)).legal).toBe(0);
    expect(await watcher.page.locator('[data-place="hand/0"] [data-piece]').count()).toBe(0);
    await shoot(watcher.page, "watching-desk");
    await page.getByRole("button", { name: "Let a bot play" }).click();
    await watcher.page.waitForFunction(
      () => document.querySelector<HTMLElement>("[data-table]")?.dataset["over"] === "true",
    );
    expect(watcher.errors).toEqual([]);
    await Promise.all([page.context().close(), watcher.page.context().close()]);
  });

  test("a table is made and shared by its link", async () => {
    const { page: host, errors } = await openMatch("../new/politics");
    await host.getByLabel("Your name").fill("Anna");
    await host.getByRole("button", { name: "Create the table" }).click();
    const link = await host.getByLabel("Send this link to whoever should play or watch").inputValue();
    const guest = await openMatch(link.split("/").at(-1) ?? "");
    await sitDown(guest.page, "Bert");
    await Promise.all([host, guest.page].map((page) => page.waitForSelector("[data-dock]")));
    expect([...errors, ...guest.errors]).toEqual([]);
    await Promise.all([host.context().close(), guest.page.context().close()]);
  });

  test("a click is answered on screen within 100 ms", async () => {
    const match = await app.createMatch({ game: "tactics", seats: [{ kind: "open" }, { kind: "open" }] });
    const [anna, bert] = await Promise.all([openMatch(match), openMatch(match)]);
    await sitDown(anna.page, "Anna");
    await anna.page.waitForSelector("h1");
    await sitDown(bert.page, "Bert");
    await anna.page.waitForSelector("[data-target][data-legal]");
    // The least of several: the machine that runs the tests has other things to do as well.
    const waits = await anna.page.evaluate(async () => {
      const dock = document.querySelector("[data-dock]");
      const thing = document.querySelector<HTMLElement>("[data-target][data-legal]");
      const before = dock?.textContent;
      const start = performance.now();
      thing?.click();
      while (dock?.textContent === before && performance.now() - start < 2_000) {
        await new Promise((done) => requestAnimationFrame(done));
      }
      return performance.now() - start;
    });
    expect(waits).toBeLessThan(100);
    await Promise.all([anna.page.context().close(), bert.page.context().close()]);
  });
});
