import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
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

describe.for(GAMES)("%s", (game) => {
  test("what opens over a table, and its end", { timeout: 90_000 }, async () => {
    const { page } = await open(`/play/${game}?pace=0&bot=random&seed=axe${BRIEF[game] ?? ""}`);
    await page.getByRole("button", { name: "Next note" }).waitFor();
    await expectSound(page, "the notes of a first match");
    await page.getByRole("button", { name: "No more notes" }).click();
    await play(page, game, 8);
    await page.waitForSelector('[data-legal], [data-over="true"]');
    await shootAll(page, `${game}-middle`);
    const others = page.locator("[data-others]");
    if ((await others.count()) > 0) await others.click();
    await expectSound(page, "what cannot be done now");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rules" }).click();
    await page.getByRole("dialog").waitFor();
    await expectSound(page, "the rules");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await expectSound(page, "the menu");
    await page.keyboard.press("Escape");
    await (await inMenu(page, "Design")).click();
    const panel = page.getByRole("region", { name: "Designer panel" });
    for (const part of await panel.locator("details:not([open]) > summary").all()) await part.click();
    await expectSound(page, "the designer's panel");
    if (game === "politics") await shootAll(page, "designer");
    await (await inMenu(page, "Design")).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Log" }).first().click();
    await expectSound(page, "the drawer of a phone");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 800 });
    await play(page, game, 1_500);
    await page.locator("[data-end]").waitFor();
    await expectSound(page, "the end");
    await shootAll(page, `${game}-end`);
    await page.getByRole("link", { name: "Replay" }).first().click();
    await page.locator(".uplot").waitFor();
    await expectSound(page, "the replay");
    if (game === "taktik") await shootAll(page, "replay");
    await page.context().close();
  });

  test("where a match is set up, and where it is taught", { timeout: 60_000 }, async () => {
    const { page } = await open(`/new/${game}`);
    await expectSound(page, "set-up");
    if (game === "minis") await shootAll(page, "setup");
    await page.context().close();
    const lesson = await open(`/learn/${game}`);
    await followLesson(lesson.page, 3);
    await expectSound(lesson.page, "a lesson");
    if (game === "tactics") await shootAll(lesson.page, "lesson");
    await lesson.page.context().close();
  });
});
