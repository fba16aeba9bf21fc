import { join } from "node:path";
import { catalogueOf } from "@cardwright/words/tool";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { followLesson } from "./support/players.ts";
import { clickThrough, escapedFromPage, inPseudo, pseudo } from "./support/pseudo.ts";
import { servedApp } from "./support/served.ts";

/**
 * Every page and a match of each game in a language that nobody speaks: each message stands in marks. A text without marks was said
 * by no message, so no translation would reach it.
 */

const { open } = servedApp();
const GAMES = ["politics", "minis", "taktik", "tactics", "balance-control"] as const;
/**
 * Name and sentence of each game stand in the page's entry, which no run can mark: the build writes them there from the language files,
 * so these are messages, word for word. What the rules themselves call a game is not among them.
 */
const shelfTexts = GAMES.flatMap((game) => {
  const { messages } = catalogueOf(join(import.meta.dirname, "../../.."), `games/${game}`, "en").catalogue;
  return [messages["game.summary"], messages["game.name"]].filter((text) => typeof text === "string");
});
/** Besides: names that are the same in every language, and the shape of an address in a field that asks for one. */
const NAMES = [...shelfTexts, "Cardwright", "English", "Deutsch", "https://…/match/…"];

/** More than any match takes: each is played to its end. */
const CLICKS = 5000;

const opened = (path: string) => open(path, { prepare: inPseudo });
const escapedOn = (page: Page) => escapedFromPage(page, NAMES);

test.concurrent.for([
  "/",
  "/settings",
  "/cards",
  "/replay",
  "/no-such-page",
  "/decks/politics",
  "/decks/minis",
  ...GAMES.map((game) => `/new/${game}`),
])("no text escapes on %s", async (path) => {
  const { page } = await opened(path);
  await page.waitForLoadState("networkidle");
  expect(await page.textContent("body")).toContain("⟦");
  expect(await escapedOn(page)).toEqual([]);
  await page.context().close();
});

describe.for(GAMES)("%s", (game) => {
  test("no text escapes in a whole match, its menu, its end and its replay", { timeout: 300_000 }, async () => {
    const { page } = await opened(`/play/${game}?pace=0&bot=random&seed=${"7".repeat(64)}`);
    expect(await clickThrough(page, CLICKS)).toBe(true);
    await page.getByRole("button", { name: pseudo("Menu") }).click();
    await page.getByRole("link", { name: pseudo("Watch and verify the replay") }).click();
    await page.locator("output").waitFor();
    expect(await escapedOn(page)).toEqual([]);
    await page.context().close();
  });
  test("no text escapes in the lesson", { timeout: 120_000 }, async () => {
    const { page } = await opened(`/learn/${game}`);
    await followLesson(page);
    expect(await escapedOn(page)).toEqual([]);
    await page.context().close();
  });
});
test("no text escapes where a match is given up", { timeout: 120_000 }, async () => {
  const { page } = await opened(`/play/minis?pace=0&bot=random&seed=${"7".repeat(64)}`);
  await clickThrough(page, 3);
  await page.getByRole("button", { name: pseudo("Menu") }).click();
  const concede = { name: pseudo("Concede") };
  await page.getByRole("button", concede).first().click();
  await page.getByRole("dialog").getByRole("button", concede).click();
  await page.getByRole("link", { name: pseudo("Watch and verify the replay") }).waitFor();
  expect(await escapedOn(page)).toEqual([]);
  await page.context().close();
});
test("a text that no message has said is found: between tags, in a label, beside a message", async () => {
  const { page } = await opened("/settings");
  await page.evaluate(() => {
    const [heading] = document.querySelectorAll("h1");
    heading?.append(" Planted");
    heading?.setAttribute("aria-label", "Planted label");
    heading?.insertAdjacentText("afterend", "Planted beside");
  });
  expect(await escapedOn(page)).toEqual(["Planted", "Planted beside", "Planted label"]);
  await page.context().close();
});
