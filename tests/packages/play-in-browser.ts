import { launchBrowser } from "@cardwright/testbed";
import type { Page } from "playwright-core";
import { drawing, glance, playByMouse } from "../../packages/web/test/support/players.ts";
import { watchErrors } from "../../packages/web/test/support/screens.ts";

const LOOKS_MOST = 600;
const WAIT_MS = 100;

/** Opens the page of a server, sits down against the page's own bot, and plays to the end; the answer is what went wrong. */
export async function playInBrowser(url: string): Promise<readonly string[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    const errors = await watchErrors(page);
    await page.goto(url);
    await page
      .getByRole("link", { name: /^Play now/ })
      .first()
      .click();
    await page.waitForSelector("[data-table]", { timeout: 20_000 });
    const person = { draw: drawing(7), likes: "\n" };
    for (let looks = 0; looks < LOOKS_MOST; looks++) {
      const seen = await glance(page);
      if (seen.over) return [...errors, ...(await amissAtEnd(page))];
      const played = seen.legal > 0 && (await playByMouse(page, person, () => undefined));
      await page.waitForTimeout(played ? WAIT_MS / 4 : WAIT_MS);
    }
    return [...errors, "the match did not end"];
  } finally {
    await browser.close();
  }
}
/** Each card is a turn of the new game, and one more begins, in which its deck is found empty. */
async function amissAtEnd(page: Page): Promise<readonly string[]> {
  const cards = Number(await page.locator("[data-table]").getAttribute("data-revision"));
  const told = (await page.locator("[data-end]").textContent()) ?? "";
  return told.includes(`${cards + 1} turns`) ? [] : [`after ${cards} cards the end says: ${told}`];
}
