import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ownErrors, servedApp } from "./support/served.ts";

/** Between a phone and a desk there are many widths: at each of them the bar is whole, and the board has room. */

const { open } = servedApp();
const HEIGHT = 700;
const WIDTHS = [...Array.from({ length: 28 }, (_, step) => 360 + step * 40), 899, 900, 1199];
/** From here on there is room for the phase beside the name of any game. */
const PHASE_FROM = 760;

/** What of the bar is outside it, covered or cut. */
const amiss = (page: Page, phaseFrom: number): Promise<readonly string[]> =>
  page.evaluate((from) => {
    const bar = document.querySelector("[data-table] > header");
    const room = bar?.getBoundingClientRect();
    if (bar === null || room === undefined) return ["no bar"];
    const wrong: string[] = [];
    const shown = (element: Element): boolean => element.checkVisibility({ checkVisibilityCSS: true });
    for (const control of [...bar.querySelectorAll("h1, a, button")].filter(shown)) {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const name = control.textContent || control.getAttribute("aria-label") || "a button";
      if (left < 0 || right > room.right || bottom > room.bottom) wrong.push(`${name} is outside`);
      else if (hit === null || !control.contains(hit)) wrong.push(`${name} is covered`);
    }
    const line = bar.querySelector("h1 + span")?.getBoundingClientRect();
    const round = bar.querySelector("h1 + span > span");
    const phase = bar.querySelector('[aria-current="step"]');
    for (const part of innerWidth < from ? [round] : [round, phase]) {
      const box = part?.getBoundingClientRect();
      if (line === undefined || box === undefined || box.right > line.right + 1 || box.bottom > line.bottom + 1)
        wrong.push(`"${part?.textContent}" is cut`);
    }
    return wrong;
  }, phaseFrom);

test.for(["politics", "minis", "taktik", "tactics", "balance-control"])("%s", { timeout: 120_000 }, async (game) => {
  const { page, errors } = await open(`/play/${game}?pace=0&bot=random&seed=tide`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect([width, await amiss(page, PHASE_FROM)]).toEqual([width, []]);
    const board = await page.getByRole("region", { name: "Board" }).boundingBox();
    if (width >= 900) expect([width, (board?.height ?? 0) >= HEIGHT / 2]).toEqual([width, true]);
  }
  expect(ownErrors(errors)).toEqual([]);
  await page.context().close();
});
