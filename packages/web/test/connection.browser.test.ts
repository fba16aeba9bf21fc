import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { glance } from "./support/players.ts";
import { SCREEN, shoot, shootAll, watchErrors } from "./support/screens.ts";
import { inMenu, violationsOn, waitForRevision } from "./support/served.ts";

/** What a network does to people: it goes away in the middle of a question, and nothing may be lost by it. */

const at = hosting();

async function openMatch(match: string): Promise<{ page: Page; errors: string[] }> {
  const context = await at.browser.newContext({ viewport: SCREEN.desk, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  const errors = await watchErrors(page);
  await page.goto(`${at.app.address}/match/${match}`);
  return { page, errors };
}
async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

describe("a seat at a server", () => {
  test("a broken connection in the middle of a question heals without a reload", async () => {
    const match = await at.app.createMatch({
      game: "taktik",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
    });
    const { page } = await openMatch(match);
    await sitDown(page, "Anna");
    await page.waitForSelector("[data-dock] [data-confirm]");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (let marked = 0; marked < 3; marked++) {
      await page.locator('[data-target][data-legal]:not([aria-pressed="true"])').first().click();
    }
    // Nobody gets through until the page has said so: it would be over before one looks.
    const letThrough = at.app.refuseConnections();
    at.app.breakConnections();
    await page.getByText("reconnecting").waitFor();
    letThrough();
    await page.getByText("reconnecting").waitFor({ state: "detached" });
    // What was marked before is still marked: the question is the same, and so is the page.
    expect(await page.locator('[data-target][aria-pressed="true"]').count()).toBe(3);
    for (let marked = 3; marked < 6; marked++) {
      await page.locator('[data-target][data-legal]:not([aria-pressed="true"])').first().click();
    }
    // An answer given while nobody listens is kept, shown as on its way, and arrives.
    const stop = at.app.refuseConnections();
    at.app.breakConnections();
    await page.getByText("reconnecting").waitFor();
    await page.locator("[data-confirm][data-legal]").click();
    await page.getByText("Sending your move").waitFor();
    stop();
    await waitForRevision(page, 1);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.context().close();
  });

  test("a question that got lost is asked once more; lost again, the page says why there is no match", async () => {
    const match = await at.app.createMatch({ game: "politics" });
    const { page } = await openMatch("../");
    let lost = 0;
    await page.route(`**/api/v1/matches/${match}`, (route) => (lost++ === 0 ? route.abort() : route.continue()));
    await page.goto(`${at.app.address}/match/${match}`);
    await page.getByLabel("Your name").waitFor();
    expect(lost).toBe(2);
    await page.route(`**/api/v1/matches/${match}`, (route) => route.abort());
    await page.reload();
    await page.getByRole("heading", { name: "This match cannot be opened" }).waitFor();
    await page.getByText("The server does not answer.").waitFor();
    await page.context().close();
  });

  test("a seat whose answer got lost is had by asking again, by a click or by coming back, and so is a rematch", async () => {
    const two = { game: "politics", seats: [{ kind: "open" }, { kind: "open" }] };
    const { page } = await openMatch("../");
    // The server does what it is asked to, and the page never hears of it.
    const loseOne = (path: string) =>
      page.route(path, async (route) => {
        await route.fetch();
        await route.abort();
        await page.unroute(path);
      });
    const match = await at.app.createMatch(two);
    await page.goto(`${at.app.address}/match/${match}`);
    await loseOne("**/seats");
    await sitDown(page, "Clara");
    await page.getByText("The server does not answer.").waitFor();
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.getByText("Waiting for players").waitFor();
    const namesIn = async (id: string) => (await at.app.server.store.seats(id)).map(({ name }) => name);
    expect(await namesIn(match)).toEqual(["Clara", null]);

    // Another match is full by the seat that the page does not know of, and goes on without it.
    const full = await at.app.createMatch({ ...two, seats: [{ kind: "open" }, { kind: "bot", bot: "random" }] });
    await page.goto(`${at.app.address}/match/${full}`);
    await loseOne("**/seats");
    await sitDown(page, "Clara");
    await page.getByText("The server does not answer.").waitFor();
    await page.reload();
    await page.waitForSelector("[data-dock]");
    await (await inMenu(page, "Concede")).click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await loseOne("**/rematch");
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.getByText("The server does not answer.").waitFor();
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.waitForSelector('[data-table][data-over="false"]');
    expect(page.url()).not.toContain(full);
    await page.context().close();
  });

  test("the list of matches outlives a server that is away for a while, and says so meanwhile", async () => {
    await at.app.createMatch({ game: "politics" });
    const { page } = await openMatch("../");
    await page.clock.install();
    await page.reload();
    const list = page.getByRole("region", { name: "Matches on this server" });
    await list.getByRole("link", { name: "Sit down" }).first().waitFor();
    await page.route("**/api/v1/matches?*", (route) => route.abort());
    await page.clock.fastForward(10_000);
    await list.getByText("The server does not answer just now.").waitFor();
    expect(await list.getByRole("link", { name: "Sit down" }).count()).toBeGreaterThan(0);
    await page.unroute("**/api/v1/matches?*");
    await page.clock.fastForward(10_000);
    await list.getByText("The server does not answer just now.").waitFor({ state: "detached" });
    await page.context().close();
  });

  test("someone watches, sees no hand, and cannot act; a seat is handed to a bot", async () => {
    const match = await at.app.createMatch({
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
    await shootAll(watcher.page, "watching");
    await (await inMenu(page, "Let a bot play")).click();
    await watcher.page.waitForFunction(
      () => document.querySelector<HTMLElement>("[data-table]")?.dataset["over"] === "true",
    );
    expect(watcher.errors).toEqual([]);
    await Promise.all([page.context().close(), watcher.page.context().close()]);
  });

  test("a table is made, found on the first page, joined by its link, and watched", async () => {
    const { page: host, errors } = await openMatch("../new/politics");
    await host.getByLabel("Your name").fill("Anna");
    await host.getByRole("button", { name: "Create the table" }).click();
    const link = await host.getByLabel("Send this link to whoever should play or watch").inputValue();
    expect(await violationsOn(host)).toEqual([]);
    await shoot(host, "waiting-desk");
    const guest = await openMatch("../");
    const live = guest.page.getByRole("region", { name: "Matches on this server" });
    await live.getByText("Anna, a free seat").waitFor();
    await guest.page.getByLabel("Link that you were sent").fill(link);
    await guest.page.getByRole("button", { name: "Join", exact: true }).click();
    await guest.page.getByLabel("Your name").waitFor();
    expect(await violationsOn(guest.page)).toEqual([]);
    await sitDown(guest.page, "Bert");
    await Promise.all([host, guest.page].map((page) => page.waitForSelector("[data-dock]")));
    const third = await openMatch("../");
    const listed = third.page.getByRole("region", { name: "Matches on this server" }).getByRole("listitem");
    await listed
      .filter({ hasText: "Anna, Bert" })
      .getByRole("link", { name: /^Watch/ })
      .click();
    await third.page.waitForSelector("[data-table]");
    expect((await glance(third.page)).legal).toBe(0);
    // Whoever has left the page finds the way back to the seat.
    await (await inMenu(host, "Games", "link")).click();
    await host.getByRole("link", { name: "Go on at Politics" }).click();
    await (await inMenu(host, "Concede")).waitFor();
    expect([...errors, ...guest.errors, ...third.errors]).toEqual([]);
    await Promise.all([host, guest.page, third.page].map((page) => page.context().close()));
  });

  test("clocks run for whoever has to act, and time that is up is played on; then a rematch at one table", {
    timeout: 90_000,
  }, async () => {
    const match = await at.app.createMatch({
      game: "politics",
      seats: [{ kind: "open" }, { kind: "open" }],
      clock: { bank_ms: 22_000, per_action_ms: 1_000 },
    });
    const [anna, bert] = await Promise.all([openMatch(match), openMatch(match)]);
    await sitDown(anna.page, "Anna");
    await anna.page.getByText("Waiting for players").waitFor();
    await sitDown(bert.page, "Bert");
    await Promise.all([anna, bert].map(({ page }) => page.waitForSelector("[data-clock]")));
    const clocks = (page: Page) =>
      page.locator("[data-clock]").evaluateAll((faces) =>
        faces.map((face) => ({
          running: (face as HTMLElement).dataset["running"] === "true",
          low: (face as HTMLElement).dataset["low"] === "true",
          left: Number(/(\d+):(\d\d)/.exec(face.textContent ?? "")?.[2]),
        })),
      );
    // The opponent stands first: on each page exactly the seat that acts runs, and both pages agree.
    expect((await clocks(anna.page)).map(({ running }) => running)).toEqual([false, true]);
    expect((await clocks(bert.page)).map(({ running }) => running)).toEqual([true, false]);
    await anna.page.waitForFunction(() => document.querySelector('[data-clock][data-low="true"]') !== null);
    const [still, ticking] = await clocks(anna.page);
    expect(still).toEqual({ running: false, low: false, left: 22 });
    expect(ticking?.left).toBeLessThan(20);
    expect(await violationsOn(anna.page)).toEqual([]);
    await shoot(anna.page, "clock-desk");
    await anna.page.locator('[data-offer="pass"]').click();
    await anna.page.waitForFunction(
      () => document.querySelector<HTMLElement>("[data-clock]")?.dataset["running"] === "true",
    );
    // What was used is gone from the bank; the free second is not.
    const [, own] = await clocks(anna.page);
    expect(own).toMatchObject({ running: false });
    expect(own?.left).toBeLessThan(22);
    await (await inMenu(bert.page, "Concede")).click();
    await bert.page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await Promise.all(
      [anna, bert].map(({ page }) => page.getByText("Anna wins").or(page.getByText("You win")).first().waitFor()),
    );
    await anna.page.getByRole("button", { name: "Rematch" }).click();
    await anna.page.getByText("Waiting for players").waitFor();
    await bert.page.getByRole("button", { name: "Rematch" }).click();
    await Promise.all([anna, bert].map(({ page }) => page.waitForSelector('[data-table][data-over="false"]')));
    expect(new URL(anna.page.url()).pathname).toBe(new URL(bert.page.url()).pathname);
    expect(anna.page.url()).not.toContain(match);
    expect(await anna.page.locator("[data-clock]").count()).toBe(2);
    expect([...anna.errors, ...bert.errors]).toEqual([]);
    await Promise.all([anna.page.context().close(), bert.page.context().close()]);
  });

  test("who lets the time run out is played for", async () => {
    const match = await at.app.createMatch({
      game: "politics",
      seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
      clock: { bank_ms: 500, per_action_ms: 400 },
    });
    const { page, errors } = await openMatch(match);
    await sitDown(page, "Anna");
    await page.waitForSelector("[data-clock]");
    await waitForRevision(page, 1);
    expect(await page.getByRole("list", { name: "What happened" }).textContent()).toMatch(/You (pass|end)/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  // How soon is measured by `npm run bench -- page`.
  test("a click on a table online is answered on screen", async () => {
    for (let matches = 0; matches < 2; matches++) {
      const match = await at.app.createMatch({
        game: "tactics",
        seats: [{ kind: "open" }, { kind: "bot", bot: "random" }],
      });
      const { page } = await openMatch(match);
      await sitDown(page, "Anna");
      await page.waitForSelector("[data-target][data-legal]");
      const drawings = await page.evaluate(async () => {
        const dock = document.querySelector("[data-dock]");
        const before = dock?.textContent;
        let drawn = 0;
        document.querySelector<HTMLElement>("[data-target][data-legal]")?.click();
        do {
          await new Promise((done) => requestAnimationFrame(done));
          drawn++;
        } while (dock?.textContent === before && drawn < 600);
        return drawn;
      });
      expect(drawings).toBeLessThan(600);
      await page.context().close();
    }
  });
});
