import { join } from "node:path";
import type { Catalogue } from "@cardwright/words";
import { catalogueOf, escapedFrom, pseudoOf } from "@cardwright/words/tool";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { drawing, followLesson, playByMouse } from "./support/players.ts";
import { inMenu, servedApp } from "./support/served.ts";

/**
 * Every page and a match of each game in a language that nobody speaks: each message stands in marks. A text without marks was said
 * by no message, so no translation would reach it.
 */

const { open } = servedApp();
const GAMES = ["politics", "minis", "taktik", "tactics", "balance-control"] as const;
const gameWords = GAMES.flatMap((game) => {
  const { messages } = catalogueOf(join(import.meta.dirname, "../../.."), `games/${game}`, "en").catalogue;
  return [messages["game.summary"], messages["game.name"]].filter((text) => typeof text === "string");
});
/**
 * Names that are the same in every language, letters of a board, words that Intl puts into a list, and the name and summary of each game,
 * which the page's entry has in every language before any file is loaded.
 */
const NAMES = [...gameWords, "Cardwright", "English", "Deutsch", "https://…/match/…", "ABCDEFGHIJ", "and"];
/** Clicks at a table, with the text looked at after each. */
const CLICKS = 40;

/** The English words of the page are marked on their way to it; nothing else of it is changed. */
async function inPseudo(page: Page): Promise<void> {
  await page.route("**/*.json", async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as Partial<Catalogue>;
    const isEnglish = found.language === "en" && found.messages !== undefined;
    const json = isEnglish ? { ...pseudoOf(found as Catalogue), language: "en" } : found;
    await route.fulfill({ response, json });
  });
}
const pseudo = (text: string): string => String(pseudoOf({ language: "en", messages: { text } }).messages["text"]);
const opened = (path: string) => open(path, { prepare: inPseudo });

/** Everything that is read or spoken: texts, and the attributes that say something. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SPOKEN = ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt"];
    const all = [...document.body.querySelectorAll("*")];
    const attributes = all.flatMap((node) => SPOKEN.map((name) => node.getAttribute(name) ?? ""));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = "";
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest("script, style, noscript, [data-verbatim]") === null) text += textContent ?? "";
    }
    return [document.title, text, ...attributes];
  });
async function escapedOn(page: Page): Promise<readonly string[]> {
  const texts = await textsOn(page);
  return [...new Set(texts.flatMap((text) => escapedFrom(text, NAMES)))];
}
/** Escaped texts of many looks, each once. */
class Found {
  private readonly texts = new Set<string>();
  async look(page: Page): Promise<void> {
    for (const text of await escapedOn(page)) this.texts.add(text);
  }
  get all(): readonly string[] {
    return [...this.texts].sort();
  }
}

test.for([
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
  expect((await textsOn(page)).join("")).toContain("⟦");
  expect(await escapedOn(page)).toEqual([]);
  await page.context().close();
});

describe.for(GAMES)("%s", (game) => {
  test("no text escapes in a match, its menu, its end and its replay", { timeout: 120_000 }, async () => {
    const { page } = await opened(`/play/${game}?pace=0&bot=random&seed=${"7".repeat(64)}`);
    const found = new Found();
    const person = { draw: drawing(3), likes: "\n" };
    for (let click = 0; click < CLICKS; click++) {
      await playByMouse(page, person, () => undefined);
      await page.waitForTimeout(40);
      await found.look(page);
    }
    await (await inMenu(page, pseudo("Concede"))).click();
    await found.look(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: pseudo("Concede") })
      .click();
    const replay = page.getByRole("link", { name: pseudo("Watch and verify the replay") });
    await replay.waitFor();
    await found.look(page);
    await replay.click();
    await page.locator("output").waitFor();
    await found.look(page);
    expect(found.all).toEqual([]);
    await page.context().close();
  });
  test("no text escapes in the lesson", { timeout: 120_000 }, async () => {
    const { page } = await opened(`/learn/${game}`);
    const found = new Found();
    for (let step = 0; step < 4; step++) {
      await found.look(page);
      await followLesson(page, 1);
    }
    await found.look(page);
    expect(found.all).toEqual([]);
    await page.context().close();
  });
});
test("a text that no message has said is found: between tags, in a label, beside a message", async () => {
  const { page } = await opened("/settings");
  await page.evaluate(() => {
    const [heading] = document.querySelectorAll("h1");
    heading?.append(" Planted");
    heading?.setAttribute("aria-label", "Planted label");
    heading?.insertAdjacentText("afterend", "Planted beside");
  });
  expect(await escapedOn(page)).toEqual(expect.arrayContaining(["Planted label", expect.stringContaining("Planted")]));
  await page.context().close();
});
