import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { SCREEN, shoot, watchErrors } from "./support/screens.ts";
import { violationsOn, waitForRevision } from "./support/served.ts";

/** Whatever a game can be played as is reached from the first page, without knowing an address. */

const at = hosting();
async function open(path = "/", theme: "light" | "dark" = "light", size: keyof typeof SCREEN = "desk") {
  const look = { viewport: SCREEN[size], colorScheme: theme, reducedMotion: "reduce", locale: "en-GB" } as const;
  const context = await at.browser.newContext(look);
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const errors = await watchErrors(page);
  await page.goto(at.app.address + path);
  return { page, errors };
}
const otherWays = (page: Page, game: string): Locator =>
  page.getByRole("link", { name: `Other ways to play ${game}`, exact: true });
const choose = (page: Page, name: string | RegExp): Promise<void> => page.getByRole("radio", { name }).check();
const chosen = (page: Page): Promise<string[]> =>
  page
    .locator("label")
    .filter({ has: page.locator("input:checked") })
    .evaluateAll((labels) => labels.map(({ textContent }) => textContent ?? ""));
/** The match of this browser, once it has been played at. */
const keptHeader = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("cardwright.match.")) ?? "";
    return JSON.parse(localStorage.getItem(key) ?? "{}").header;
  });
async function createTable(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.waitForURL(/\/match\//);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

describe("in the page", () => {
  test("four at Source & Tactics, one of them a person with a keyboard", async () => {
    const { page, errors } = await open();
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    /** As far as Tab leads there. */
    const tabTo = async (wanted: Locator): Promise<void> => {
      await wanted.waitFor();
      for (let tabs = 0; tabs < 60; tabs++) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
        await press("Tab");
      }
      throw new Error("the keyboard does not get there");
    };
    await tabTo(otherWays(page, "Source & Tactics"));
    await press("Enter");
    await tabTo(page.getByRole("radio", { name: /^Four rounds/ }));
    await tabTo(page.getByRole("radio", { name: "2", exact: true }));
    await press("ArrowDown");
    await press("ArrowDown");
    await tabTo(page.getByRole("radio", { name: /^Bots In this page/ }));
    await tabTo(page.getByLabel("Bots play"));
    await press("ArrowUp");
    expect(await page.getByLabel("Bots play").inputValue()).toBe("casual");
    await tabTo(page.getByRole("button", { name: "Play", exact: true }));
    await press("Enter");
    await page.waitForSelector("[data-dock]");
    for (const bot of ["Blue bot", "Violet bot", "Ochre bot"]) await page.getByText(bot).first().waitFor();
    // What comes first is focused: a keyboard goes on without a word.
    await page.waitForFunction(() => document.activeElement?.closest("[data-table]") !== null);
    await page.locator("[data-target][data-legal]").first().press("Enter");
    await waitForRevision(page, 4);
    expect((await keptHeader(page)).seats).toBe(4);
    await page.goBack();
    // What was chosen is still there.
    await page.getByRole("radio", { name: "4", exact: true }).waitFor();
    expect(await chosen(page)).toEqual([expect.stringContaining("Four rounds"), "4", expect.stringContaining("Bots")]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("three people at one device", async () => {
    const { page, errors } = await open();
    await otherWays(page, "Balance // Control").click();
    await choose(page, /^Short Thirty tiles/);
    await choose(page, "3");
    await choose(page, /^People at this device/);
    expect(await page.getByLabel("Bots play").count()).toBe(0);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForSelector("[data-dock]");
    for (const name of ["Player 2", "Player 3"]) await page.getByText(name).first().waitFor();
    expect(await page.getByText(/ bot$/).count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("with every expansion; each way to play proposes its number of players", async () => {
    const { page, errors } = await open();
    await otherWays(page, "Balance // Control").click();
    await choose(page, "4");
    await choose(page, /^Full/);
    expect(await page.getByRole("radio", { name: "3", exact: true }).isChecked()).toBe(true);
    await page.getByLabel("Bots play").selectOption({ label: "anyhow" });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator("[data-dock] [data-legal]").first().click();
    await waitForRevision(page, 1);
    expect(await keptHeader(page)).toMatchObject({ seats: 3, expansions: ["economy", "security", "climate"] });
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe("online", () => {
  test("four people come by a link", async () => {
    const host = await open();
    await host.page.getByRole("link", { name: /^With friends.*Source & Tactics/ }).click();
    await choose(host.page, "4");
    await host.page.getByLabel("Your name").fill("Anna");
    const match = await createTable(host.page);
    const people = [{ ...host, name: "Anna" }];
    for (const name of ["Bert", "Cleo", "Dora"]) {
      const guest = await open(`/match/${match}`);
      await guest.page.getByLabel("Your name").fill(name);
      await guest.page.getByRole("button", { name: "Sit down" }).click();
      if (name !== "Dora") await guest.page.getByText("Waiting for players").waitFor();
      people.push({ ...guest, name });
    }
    for (const { page, errors, name } of people) {
      await page.waitForSelector("[data-dock]");
      const others = people.filter((person) => person.name !== name);
      for (const other of others) await page.getByText(other.name).first().waitFor();
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  test("bots, while somebody watches; with every expansion", async () => {
    const { page, errors } = await open();
    await otherWays(page, "Balance // Control").click();
    // What only others would notice is asked only where there are any.
    for (const label of ["Your name", "Time", "Who may watch"]) expect(await page.getByLabel(label).count()).toBe(0);
    await choose(page, /^Full/);
    await choose(page, /^Bots, at a table online/);
    await page.getByLabel("Bots play").selectOption({ label: "anyhow" });
    await page.getByLabel("Time").selectOption({ label: "10 minutes, and 30 seconds for each decision" });
    const match = await createTable(page);
    await page.waitForSelector("[data-dock]");
    const watcher = await open(`/match/${match}`);
    await watcher.page.getByText("You are watching.").waitFor();
    expect(await at.app.server.store.seats(match)).toMatchObject([{}, { bot: "random" }, { bot: "random" }]);
    const made = await fetch(`${at.app.address}/api/v1/matches/${match}`);
    expect(await made.json()).toMatchObject({ expansions: ["economy", "security", "climate"], takeover: "greedy" });
    expect([...errors, ...watcher.errors]).toEqual([]);
    await Promise.all([page, watcher.page].map((one) => one.context().close()));
  });

  test("what the server does not have is told before a table is made, and no longer once it is not asked for", async () => {
    const { page } = await open("/new/politics?with=watched");
    const made: string[] = [];
    page.on("request", (request) => request.method() === "POST" && made.push(request.url()));
    // How strong a level is was measured in this game.
    const rated = page.getByLabel("Bots play").locator("option", { hasText: /^thoughtfully \(1,\d{3}, \w+\)$/ });
    await rated.waitFor({ state: "attached" });
    await page.getByLabel("Bots play").selectOption("search");
    const told = page.getByRole("alert").filter({ hasText: "Bots of this server do not play thoughtfully." });
    await told.waitFor();
    await page.getByRole("button", { name: "Create the table" }).click();
    await told.waitFor();
    await choose(page, /^Bots In this page/);
    await told.waitFor({ state: "detached" });
    await choose(page, /^Bots, at a table online/);
    await told.waitFor();
    await page.getByLabel("Bots play").selectOption("greedy");
    await told.waitFor({ state: "detached" });
    await page.route("**/api/v1/games", (route) => route.abort());
    await page.reload();
    await page.getByRole("alert").filter({ hasText: "The server does not answer." }).waitFor();
    expect(made).toEqual([]);
    await page.unroute("**/api/v1/games");
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.waitForSelector("[data-dock]");
    await page.context().close();
  });
});

test.for([
  ["friends", "/new/tactics?with=link"],
  ["bots", "/new/balance-control?with=bots"],
  ["watched", "/new/minis?with=watched"],
  ["device", "/new/politics?with=here"],
] as const)("the page for %s is free of accessibility violations and fits a narrow phone", async ([name, path]) => {
  for (const [theme, size] of [
    ["light", "desk"],
    ["dark", "narrow"],
  ] as const) {
    const { page, errors } = await open(path, theme, size);
    await page.waitForSelector("form");
    expect(await violationsOn(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await page.setViewportSize({ width: SCREEN[size].width, height: 1_400 });
    await shoot(page, `setup-${name}-${size}-${theme}`);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});
