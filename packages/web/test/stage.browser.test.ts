import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { amissAt } from "./support/audit.ts";
import { drawing, glance, playByMouse } from "./support/players.ts";
import { shoot } from "./support/screens.ts";
import { ownErrors, servedApp } from "./support/served.ts";

/** The stage stands still: over whole matches nothing jumps, nothing shifts, and what is shown is what the rules say now. */

const { open } = servedApp();
const GAMES: readonly { readonly game: string; readonly about: string; readonly likes: string }[] = [
  { game: "politics", about: "", likes: "End the turn" },
  { game: "minis", about: "&preset=simple", likes: "Attack" },
  { game: "taktik", about: "&preset=brief", likes: "Roll the attacks" },
  { game: "tactics", about: "&preset=brief", likes: "Attempt" },
  { game: "balance-control", about: "&preset=short", likes: "Pass" },
];
/** What moves under a player's hand if anything does: the board's place, the bar, the hand, the own plaque. */
const BOXES = ["[data-board]", "[data-dock]", "[data-hand]", "[data-table] > header"];
const boxesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box === undefined
          ? `${selector} is not there`
          : `${selector} ${box.x} ${box.y} ${box.width} ${box.height}`;
      }),
    BOXES,
  );
/** To look at everything takes as long as several moves. */
const LOOKS_EVERY = 4;
/** The browser weighs shifts by the part of the screen that they take, and tells none that nobody could see: less than this is 0.00. */
const SHIFT_MAX = 0.005;
/** Shifts of the layout are counted by the browser itself. */
const counting = (): void => {
  const counted = { shift: 0 };
  Object.assign(globalThis, { counted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) counted.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

describe("over a whole match", () => {
  test.for(GAMES)(
    "of $game the board, the hand and the bar do not move by a pixel",
    { timeout: 120_000 },
    async ({ game, about, likes }) => {
      const { page, errors } = await open(`/play/${game}?pace=0&bot=random&seed=tide${about}`, { before: counting });
      const person = { draw: drawing(game.length), likes };
      const covered: string[] = [];
      const first = (await boxesOf(page)).filter((box) => !box.endsWith("not there"));
      let moves = 0;
      for (; moves < 1_200 && !(await glance(page)).over; moves++) {
        if (!(await playByMouse(page, person, (what) => covered.push(what)))) await page.waitForTimeout(5);
        const now = await boxesOf(page);
        expect(now, `after ${moves} moves`).toEqual(expect.arrayContaining([...first]));
        if (moves % LOOKS_EVERY === 0) expect(await amissAt(page), `after ${moves} moves`).toEqual([]);
      }
      expect((await glance(page)).over).toBe(true);
      expect(moves).toBeGreaterThan(5);
      // The end is a moment with scores, and the bar offers what comes next.
      await page.locator("[data-end]").waitFor();
      await page.getByRole("button", { name: "Rematch" }).waitFor();
      await shoot(page, `end-${game}-desk`);
      expect(covered).toEqual([]);
      const shifted = await page.evaluate(() => Reflect.get(globalThis, "counted").shift as number);
      expect(shifted).toBeLessThan(SHIFT_MAX);
      expect(ownErrors(errors)).toEqual([]);
      await page.context().close();
    },
  );
});

test("whoever looks at a table notices parts and words that lie on each other, and words that are cut", async () => {
  const { page } = await open("/play/politics?pace=0&bot=random&seed=tide");
  expect(await amissAt(page)).toEqual([]);
  const spoilt = async (selector: string, style: string): Promise<readonly string[]> => {
    const thing = page.locator(selector).first();
    // By script: the page's policy forbids a style that is written into the document.
    const before = await thing.evaluate((element, text) => {
      const old = (element as HTMLElement).style.cssText;
      (element as HTMLElement).style.cssText = `${old}; ${text}`;
      return old;
    }, style);
    const found = await amissAt(page);
    await thing.evaluate((element, old) => {
      (element as HTMLElement).style.cssText = old;
    }, before);
    return found;
  };
  expect((await spoilt("[data-board]", "right: 20px")).join()).toContain("[data-board] on [data-corner]");
  expect((await spoilt("[data-dock] [data-focus-rest]", "width: 3em; height: 1em; overflow: hidden")).join()).toContain(
    "is cut",
  );
  expect((await spoilt("[data-seat-area] h2 + span", "transform: translateX(-80px)")).join()).toMatch(/"Blue bot" on/);
  expect(await amissAt(page)).toEqual([]);
  await page.context().close();
});

describe("what is shown is what the rules say now", () => {
  test("a reason is gone the moment it is no longer true, also while it is being read", async () => {
    const { page } = await open(`/play/taktik?pace=100000&seed=${"5".repeat(64)}`);
    const free = page.locator('[data-place="tactics/0"] [data-target]:not([aria-pressed="true"])');
    const marked = page.locator('[data-place="tactics/0"] [aria-pressed="true"]');
    await page.locator("[data-target][data-legal]").first().waitFor();
    for (let count = 0; count < 6; count++) await free.first().click();
    await free.first().hover({ force: true });
    const why = page.getByText("Why not?");
    await why.waitFor();
    // One is taken back by key: the pointer still rests on the card that could not be chosen.
    await marked.first().evaluate((card) => (card as HTMLElement).click());
    await why.waitFor({ state: "hidden" });
    await page.context().close();
  });

  test.for([
    ["politics", "Politics"],
    ["minis", "Minis"],
    ["taktik", "Taktik"],
    ["tactics", "Source & Tactics"],
    ["balance-control", "Balance // Control"],
  ])("from the home page, Enter twice gives nothing away in %s", async ([id, name]) => {
    const { page } = await open("/");
    await page.getByRole("link", { name: `Play now ${name} against a bot` }).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("[data-table] [data-legal]"));
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-ends"))).toBe(false);
    await page.keyboard.press("Enter");
    // Something has come of it: a step, a mark, or the next question.
    await page.waitForFunction(() => {
      const table = document.querySelector<HTMLElement>("[data-table]");
      const stage = document.querySelector<HTMLElement>("[data-dock]")?.dataset["stage"];
      const isMarked = document.querySelector('[data-table] [aria-pressed="true"][data-target]') !== null;
      return Number(table?.dataset["revision"]) > 0 || stage === "choice" || isMarked;
    });
    const done = await page.evaluate((start) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith(start));
      const kept = key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? "null");
      return ((kept?.actions ?? []) as readonly { seat: number; type: string }[])
        .filter(({ seat }) => seat === 0)
        .map(({ type }) => type);
    }, `cardwright.match.${id}.`);
    // At most one step, and none that lets a chance, a card or the turn go.
    expect(done.length).toBeLessThan(2);
    expect(done.filter((type) => /pass|end|skip|done|finish|decline|discard|concede|surrender/i.test(type))).toEqual(
      [],
    );
    await page.context().close();
  });
});

describe("the map of Taktik", () => {
  test("has cells of 48 pixels on a desk and 32 on a phone, and goes to what is asked", async () => {
    const cell = (page: Page): Promise<number> =>
      page.evaluate(() => {
        const map = document.querySelector("[data-board] [role=group] svg")?.getBoundingClientRect();
        const box = document.querySelector("[data-board] [role=group] svg")?.getAttribute("viewBox")?.split(" ") ?? [];
        return (60 * (map?.width ?? 0)) / Number(box[2] ?? 1);
      });
    const desk = await open("/play/taktik?pace=0&bot=random&seed=tide");
    await desk.page.setViewportSize({ width: 1440, height: 900 });
    expect(await cell(desk.page)).toBeGreaterThanOrEqual(48);
    await desk.page.setViewportSize({ width: 1024, height: 768 });
    expect(await cell(desk.page)).toBeGreaterThanOrEqual(48);
    await desk.page.context().close();
    const phone = await open("/play/taktik?pace=0&bot=random&seed=tide", { size: "narrow" });
    expect(await cell(phone.page)).toBeGreaterThanOrEqual(32);
    await phone.page.context().close();
    for (const size of ["desk", "narrow"] as const) {
      const { page } = await open("/play/taktik?preset=standard&pace=0&bot=random&seed=tide", { size });
      for (let count = 0; count < 6; count++)
        await page
          .locator('[data-hand] [data-legal]:not([aria-pressed="true"])')
          .first()
          .evaluate((card) => (card as HTMLElement).click());
      await page.locator("[data-confirm][data-legal]").click();
      await page.locator("[data-board] [data-legal]").first().waitFor();
      const inView = await page.evaluate(() => {
        const room = document.querySelector("[data-board]")?.getBoundingClientRect();
        return [...document.querySelectorAll("[data-board] [data-legal]")].filter((thing) => {
          const { left, right, top, bottom } = thing.getBoundingClientRect();
          return (
            room !== undefined && left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom
          );
        }).length;
      });
      expect(inView).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Go to what is asked" }).waitFor();
      await shoot(page, `standard-deployment-${size}`);
      await page.context().close();
    }
  });
});
