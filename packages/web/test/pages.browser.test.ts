import AxeBuilder from "@axe-core/playwright";
import { launchBrowser } from "@cardwright/testbed";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawing, glance, playByMouse } from "./support/players.ts";
import { SCREEN, shoot, watchErrors } from "./support/screens.ts";
import { type ServedApp, serveApp } from "./support/serveApp.ts";

/** What needs no server, from the built files alone: every page, matches against bots, replays, scenarios. */

const GAMES = ["politics", "minis", "taktik", "tactics", "balance-control"] as const;
const PAGES: readonly (readonly [string, string])[] = [
  ["home", "/"],
  ["cards", "/cards"],
  ["replays", "/replay"],
  ["tests", "/tests"],
  ["new", "/new/politics"],
  ["nowhere", "/no-such-page"],
  ...GAMES.map((game) => [`play-${game}`, `/play/${game}`] as const),
];
let app: ServedApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([serveApp(), launchBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

interface Look {
  readonly size: keyof typeof SCREEN;
  readonly theme: "light" | "dark";
}
async function open(
  path: string,
  { size, theme }: Look = { size: "desk", theme: "light" },
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    viewport: SCREEN[size],
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(app.address + path);
  await page.waitForSelector(path.startsWith("/play/") ? "[data-dock]" : "h1");
  return { page, errors };
}
/** A static host has no game server; that the browser notes the missing answer is no mistake of the page. */
const ownErrors = (errors: readonly string[]): readonly string[] => errors.filter((text) => !text.includes("404"));

const LOOKS: readonly Look[] = [
  { size: "desk", theme: "light" },
  { size: "narrow", theme: "dark" },
];
async function violationsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("every page", () => {
  test.for(PAGES)(
    "%s is free of accessibility violations, in both themes, and fits a narrow phone",
    async ([name, path]) => {
      const looked = LOOKS.map(async (look) => {
        const { page, errors } = await open(path, look);
        if (name === "tests") await page.waitForSelector('[data-ready="true"]');
        await shoot(page, `${name}-${look.size}-${look.theme}`);
        expect(await violationsOn(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
        expect(ownErrors(errors)).toEqual([]);
        await page.context().close();
      });
      await Promise.all(looked);
    },
  );

  test("these checks notice what they are for", async () => {
    const { page, errors } = await open("/", { size: "narrow", theme: "light" });
    await page.evaluate(() => {
      const picture = document.createElement("img");
      picture.src = "/icon.svg";
      picture.width = 900;
      document.querySelector("main")?.append(picture);
      const script = document.createElement("script");
      script.textContent = "document.title = 'not from our own files'";
      document.body.append(script);
    });
    expect((await violationsOn(page)).join()).toContain("image-alt");
    expect(await tooWide(page)).toBeGreaterThan(0);
    expect(ownErrors(errors).join()).toContain("Content Security Policy");
    expect(await page.title()).toBe("Cardwright");
    await page.context().close();
  });
});

describe("a match against a bot", () => {
  test("is played to its end, watched again step by step, and verified without a server", {
    timeout: 120_000,
  }, async () => {
    const { page, errors } = await open("/play/politics?pace=0&bot=random");
    const person = { draw: drawing(5), likes: "Activate" };
    for (let moves = 0; moves < 600 && !(await glance(page)).over; moves++) {
      if (!(await playByMouse(page, person, () => undefined))) await page.waitForTimeout(5);
    }
    expect((await glance(page)).over).toBe(true);
    await page.getByRole("link", { name: "Watch and verify the replay" }).click();
    await page.getByRole("button", { name: "Verify the whole match" }).click();
    await page.getByText("Verified: the seed is the one").waitFor();
    const where = page.locator("output");
    expect(await where.textContent()).toMatch(/^0 of \d+$/);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    expect(await where.textContent()).toMatch(/^1 of/);
    await page.getByLabel("Seen by").selectOption({ label: "all cards open" });
    await page.getByLabel("Step", { exact: true }).press("End");
    expect((await glance(page)).over).toBe(true);
    await page.locator(".uplot").waitFor();
    await shoot(page, "replay-desk");
    await page.getByLabel("Step", { exact: true }).press("Home");
    await page.getByRole("button", { name: "a link" }).click();
    const link = await page.getByLabel("Link to this position").inputValue();
    await page.goto(link);
    await page.waitForSelector("[data-dock] [data-legal]");
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
  test("a log that was changed is not verified", async () => {
    const { page } = await open("/play/politics?pace=0&bot=random");
    await page.getByRole("button", { name: "Concede" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await page.getByRole("link", { name: "Watch and verify the replay" }).waitFor();
    await page.evaluate(() => {
      const [kept, ...others] = JSON.parse(localStorage.getItem("cardwright.logs") ?? "[]");
      kept.log.lines[0].entry.updatedAt += 1;
      localStorage.setItem("cardwright.logs", JSON.stringify([kept, ...others]));
    });
    await page.getByRole("link", { name: "Watch and verify the replay" }).click();
    await page.getByRole("button", { name: "Verify the whole match" }).click();
    await page.getByText("Not verified. Step 0").waitFor();
    await page.context().close();
  });
  test("goes on after a reload", async () => {
    const { page } = await open("/play/tactics?pace=0&bot=random");
    await page.locator("[data-target][data-legal]").first().click();
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>("[data-table]")?.dataset["revision"]) > 1,
    );
    const { revision } = await glance(page);
    await page.reload();
    await page.waitForSelector("[data-dock]");
    expect(Number((await glance(page)).revision)).toBeGreaterThanOrEqual(Number(revision));
    await page.context().close();
  });
});

describe("a table without a line of its own", () => {
  test.for(GAMES)("%s is played on the table that its declaration makes", { timeout: 90_000 }, async (game) => {
    const { page, errors } = await open(`/play/${game}?table=generic&pace=0&bot=random`);
    const person = { draw: drawing(3), likes: "@" };
    for (let moves = 0; moves < 30; moves++) await playByMouse(page, person, () => undefined);
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>("[data-table]")?.dataset["revision"]) > 0,
    );
    await shoot(page, `generic-${game}-desk`);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("the harness", () => {
  test("runs the scenarios of every game, and all of them pass", async () => {
    const { page, errors } = await open("/tests");
    const summary = page.locator("[data-ready]");
    await page.waitForSelector('[data-ready="true"]');
    expect(await summary.getAttribute("data-failed")).toBe("0");
    expect(Number(await summary.getAttribute("data-passed"))).toBeGreaterThanOrEqual(20);
    await page.getByRole("button", { name: "Run again" }).click();
    await page.getByText("Run 2.").waitFor();
    await page.getByLabel("Game").selectOption("politics");
    const first = page.locator("details").first();
    await first.locator("summary").click();
    expect(await first.locator("dl").textContent()).toMatch(/Action points/);
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});

describe("reasons", () => {
  test("what cannot be done says why on focus and on a tap; the designer sees every seat's reasons", async () => {
    const { page } = await open("/play/politics?pace=0&bot=random");
    const refused = page.locator('[data-offer="endTurn"]');
    expect(await refused.textContent()).toMatch(/Not now: Play a card/);
    await refused.focus();
    await page.getByText("Why not?").first().waitFor();
    await page.getByRole("button", { name: "Design" }).click();
    await page.getByText("State as a viewer sees it").click();
    expect(await page.locator("pre").textContent()).toContain('"you": 0');
    await page.context().close();
  });
});
