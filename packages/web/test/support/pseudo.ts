import type { Catalogue } from "@cardwright/words";
import { escapedFrom, MARKED, pseudoOf } from "@cardwright/words/tool";
import type { Page } from "playwright-core";

/**
 * The page in a language that nobody speaks: each message stands in marks, so a text without them was said by none. All that the
 * page ever shows or speaks is kept from its first moment on, also what stands there only between two moves.
 */

/** English words are marked on their way to the page; nothing else of it is changed. */
export async function inPseudo(page: Page): Promise<void> {
  await page.addInitScript(keepBareTexts, MARKED.source);
  await page.route("**/*.json", async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as Partial<Catalogue>;
    const isEnglish = found.language === "en" && found.messages !== undefined;
    const json = isEnglish ? { ...pseudoOf(found as Catalogue), language: "en" } : found;
    await route.fulfill({ response, json });
  });
}
/** A text as the page says it now. */
export const pseudo = (text: string): string =>
  String(pseudoOf({ language: "en", messages: { text } }).messages["text"]);

interface Watched {
  bareTexts: Set<string>;
  looks: number;
}
/** Runs in the page before its own scripts, and looks after each change. */
function keepBareTexts(marked: string): void {
  const SPOKEN = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "title",
    "placeholder",
    "alt",
  ];
  const said = new RegExp(marked, "g");
  // Words such as "and" that Intl puts into a list are in its language whatever the messages say: they count as said.
  const { formatToParts } = Intl.ListFormat.prototype;
  Intl.ListFormat.prototype.formatToParts = function (list) {
    return formatToParts
      .call(this, list)
      .map((part) => (part.type === "literal" ? { ...part, value: `\u27e6${part.value}\u27e7` } : part));
  };
  const watched: Watched = { bareTexts: new Set(), looks: 0 };
  Object.assign(window, watched);
  /** A message may be spread over several nodes, and then its marks are too: so all of them are read as one text. */
  const keep = (texts: readonly string[]): void => {
    for (const part of texts.join("\u0001").replaceAll(said, "\u0001").split("\u0001"))
      if (/\p{L}{2,}/u.test(part)) watched.bareTexts.add(part.trim());
  };
  const look = (): void => {
    Object.assign(window, { looks: ++watched.looks });
    const { body } = document;
    if (body === null) return;
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest("script, style, noscript") === null) texts.push(textContent ?? "");
    }
    keep(texts);
    keep([document.title]);
    for (const name of SPOKEN)
      for (const node of body.querySelectorAll(`[${name}]`)) keep([node.getAttribute(name) ?? ""]);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: SPOKEN,
  });
}
/** Every text until now that no message has said, each once. */
export async function escapedFromPage(page: Page, names: readonly string[]): Promise<readonly string[]> {
  const bare = await page.evaluate(() => {
    const { bareTexts, looks } = window as unknown as Watched;
    if (looks === 0) throw new Error("nothing was looked at");
    return [...bareTexts];
  });
  return [...new Set(bare.flatMap((text) => escapedFrom(text, names)))].sort();
}
/**
 * Somebody who chooses by chance, as fast as the page lets them: clicks without a pointer, one after each drawing. True if the
 * match has ended by them.
 */
export const clickThrough = (page: Page, clicks: number): Promise<boolean> =>
  page.evaluate(async (most) => {
    let state = 3;
    const draw = (bound: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return Math.floor((state / 2 ** 32) * bound);
    };
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isOver = (): boolean => document.querySelector<HTMLElement>("[data-table]")?.dataset["over"] === "true";
    for (let clicks = 0, waits = 0; clicks < most && waits < 500 && !isOver(); ) {
      const [confirm] = find("[data-confirm][data-legal]");
      const verbs = find('[data-stage="verb"] [data-legal]');
      const legal = verbs.length > 0 ? verbs : find('[data-legal]:not([aria-pressed="true"])');
      const thing = confirm ?? legal[draw(legal.length)];
      thing?.click();
      // Ten seconds without anything to click are too long for a bot that tosses.
      waits = thing === undefined ? waits + 1 : 0;
      if (thing !== undefined) clicks++;
      // A new task: what React and the bots have to do comes first.
      await new Promise((done) => setTimeout(done, thing === undefined ? 20 : 0));
    }
    return isOver();
  }, clicks);
