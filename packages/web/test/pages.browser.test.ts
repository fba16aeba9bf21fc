import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { buildPage } from "../scripts/build-page.ts";
import { shootAll } from "./support/screens.ts";
import { type Look, ownErrors, servedApp, violationsOn } from "./support/served.ts";

/** Every page from the built files alone: who may read it, how it fits, and what it may load. */

const PAGES: readonly (readonly [string, string])[] = [
  ["home", "/"],
  ["cards", "/cards"],
  ["replays", "/replay"],
  ["tests", "/tests"],
  ["new", "/new/politics"],
  ["settings", "/settings"],
  ["decks-politics", "/decks/politics"],
  ["decks-minis", "/decks/minis"],
  ["nowhere", "/no-such-page"],
  ...["politics", "minis", "taktik", "tactics", "balance-control"].map(
    (game) => [`play-${game}`, `/play/${game}`] as const,
  ),
];
const { open } = servedApp();
const LOOKS: readonly Look[] = [
  { size: "desk", theme: "light" },
  { size: "narrow", theme: "dark" },
];
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe("every page", () => {
  test.for(PAGES)(
    "%s is free of accessibility violations, in both themes, and fits a narrow phone",
    async ([name, path]) => {
      const looked = LOOKS.map(async (look) => {
        const { page, errors } = await open(path, look);
        if (name === "tests") await page.waitForSelector('[data-ready="true"]');
        expect(await violationsOn(page)).toEqual([]);
        expect(await tooWide(page)).toBe(0);
        if (look.size === "desk" && !path.startsWith("/play/")) await shootAll(page, name);
        expect(ownErrors(errors)).toEqual([]);
        await page.context().close();
      });
      await Promise.all(looked);
    },
  );

  test("a third player's line is reached by keyboard on a phone, where it lies beside the screen", async () => {
    const { page } = await open("/play/balance-control?preset=full&pace=0&bot=random", { size: "narrow" });
    const opponents = page.getByRole("region", { name: "Other players" });
    expect(await opponents.getByRole("region").count()).toBe(2);
    // As after some rounds: both have so much that their lines do not fit side by side.
    await opponents.evaluate((line) => {
      for (const seat of line.children) seat.append("domestic 12, foreign 9");
    });
    await page.waitForFunction(
      () => document.querySelector('[aria-label="Other players"]')?.getAttribute("tabindex") === "0",
    );
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  test("these checks notice what they are for", async () => {
    const { page, errors } = await open("/", { size: "narrow" });
    await page.evaluate(() => {
      const picture = document.createElement("img");
      picture.src = "/icon.svg";
      picture.width = 900;
      document.querySelector("main")?.append(picture);
      const script = document.createElement("script");
      script.textContent = "document.title = 'not from our own files'";
      document.body.append(script);
      const style = document.createElement("style");
      style.textContent = "h1 { color: red }";
      document.head.append(style);
    });
    expect((await violationsOn(page)).join()).toContain("image-alt");
    expect(await tooWide(page)).toBeGreaterThan(0);
    const complaints = ownErrors(errors).join();
    expect(complaints).toContain("inline script");
    expect(complaints).toContain("inline style");
    expect(await page.title()).toBe("Cardwright");
    await page.context().close();
  });

  test("the document itself holds no script and no style, so that a policy can forbid them", async () => {
    const html = readFileSync(join(await buildPage(), "index.html"), "utf8");
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)|\son[a-z]+=/i);
  });
});

describe("the first page", () => {
  test("leads to a match against a bot in one click, and keeps how strong the bot shall be", async () => {
    const { page, errors } = await open("/");
    await page.getByLabel("Bots play").selectOption({ label: "thoughtfully" });
    await page.getByRole("link", { name: "Play now Minis against a bot" }).click();
    await page.waitForSelector("[data-table] [data-legal]");
    expect(page.url()).toContain("bot=search");
    await page.goBack();
    expect(await page.getByLabel("Bots play").inputValue()).toBe("search");
    await page.getByLabel("Link that you were sent").fill("no link");
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByText("That is no link to a table.").waitFor();
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
});
