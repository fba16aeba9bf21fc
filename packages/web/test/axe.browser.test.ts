import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drawing, followLesson, glance, playByMouse } from "./support/players.ts";
import { shootAll } from "./support/screens.ts";
import { inMenu, servedApp, violationsOn } from "./support/served.ts";

/** Whatever opens, lights up or ends: each state of the pages is held against the rules of accessibility, in both themes. */

const { open } = servedApp();
const GAMES = ["politics", "minis", "taktik", "tactics", "balance-control"] as const;
const LIKES: Readonly<Record<string, string>> = {
  politics: "Play a card",
  minis: "Attack",
  taktik: "Roll the attacks",
  tactics: "Attempt",
  "balance-control": "Place",
};
const BRIEF: Readonly<Record<string, string>> = {
  minis: "&preset=simple",
  taktik: "&preset=brief",
  tactics: "&preset=brief",
  "balance-control": "&preset=short",
};
const THEMES = ["light", "dark"] as const;
async function expectSound(page: Page, where: string): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset["theme"] = chosen;
    }, theme);
    expect([where, theme, await violationsOn(page)]).toEqual([where, theme, []]);
  }
}
async function play(page: Page, game: string, most: number): Promise<void> {
  const person = { draw: drawing(11), likes: LIKES[game] ?? "" };
  for (let moves = 0; moves < most && !(await glance(page)).over; )
    if (await playByMouse(page, person, () => undefined)) moves++;
    else await page.waitForTimeout(5);
}

test.for(GAMES)("%s: a table in the middle, and its end", { timeout: 120_000 }, async (game) => {
  const { page } = await open(`/play/${game}?pace=0&bot=random&seed=axe${BRIEF[game] ?? ""}`);
  await page.getByRole("button", { name: "No more notes" }).click();
  await play(page, game, 8);
  await page.waitForSelector('[data-legal], [data-over="true"]');
  await shootAll(page, `${game}-middle`);
  const others = page.locator("[data-others]");
  if ((await others.count()) > 0) await others.click();
  await expectSound(page, "what cannot be done now");
  await page.keyboard.press("Escape");
  await play(page, game, 1_500);
  await page.locator("[data-end]").waitFor();
  await expectSound(page, "the end");
  await shootAll(page, `${game}-end`);
  await page.context().close();
});
test("all that opens over and beside a table", { timeout: 120_000 }, async () => {
  const { page } = await open("/play/politics?pace=0&bot=random&seed=axe");
  await page.getByRole("button", { name: "Next note" }).waitFor();
  await expectSound(page, "the notes of a first match");
  await page.getByRole("button", { name: "No more notes" }).click();
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  await expectSound(page, "the rules");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectSound(page, "the menu");
  await page.keyboard.press("Escape");
  await play(page, "politics", 6);
  await (await inMenu(page, "Design")).click();
  const panel = page.getByRole("region", { name: "Designer panel" });
  for (const part of await panel.locator("details:not([open]) > summary").all()) await part.click();
  await expectSound(page, "the designer's panel");
  await shootAll(page, "designer");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, "a table on a phone, with its drawer");
  await page.context().close();
});
test("a replay, where a match is set up, and a lesson", { timeout: 120_000 }, async () => {
  const { page } = await open("/play/taktik?preset=brief&pace=0&bot=random&seed=axe");
  await page.getByRole("button", { name: "No more notes" }).click();
  await play(page, "taktik", 1_500);
  await page.getByRole("link", { name: "Watch and verify the replay" }).click();
  await page.locator(".uplot").waitFor();
  await page.getByLabel("Step", { exact: true }).fill("12");
  await expectSound(page, "the replay");
  await shootAll(page, "replay");
  await page.context().close();
  const setup = await open("/new/minis?with=bots");
  await expectSound(setup.page, "set-up");
  await shootAll(setup.page, "setup");
  await setup.page.context().close();
  const lesson = await open("/learn/tactics");
  await followLesson(lesson.page, 3);
  await shootAll(lesson.page, "lesson");
  await lesson.page.context().close();
});
