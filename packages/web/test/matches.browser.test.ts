import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { drawing, glance, playByKeyboard, playByMouse } from "./support/players.ts";
import { SCREEN, shoot, watchErrors } from "./support/screens.ts";

/** Two people, two browsers, one server: each game is played to its end through the page alone. */

const MATCHES: readonly {
  readonly game: string;
  readonly options: object;
  readonly likes: string;
  readonly avoids?: string;
}[] = [
  { game: "politics", options: {}, likes: "Activate" },
  { game: "minis", options: { mode: "simple" }, likes: "Attack", avoids: "Use an effect" },
  { game: "taktik", options: { preset: "skirmish", oneHitKills: true, turnLimit: 8 }, likes: "Roll the attacks" },
  { game: "tactics", options: { rounds: 1 }, likes: "Attempt" },
  { game: "balance-control", options: { preset: "short" }, likes: "Pass" },
];
const at = hosting();

async function sitDown(
  match: string,
  name: string,
  size: keyof typeof SCREEN,
): Promise<{ page: Page; errors: string[]; context: BrowserContext }> {
  const context = await at.browser.newContext({ viewport: SCREEN[size], reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  const errors = await watchErrors(page);
  await page.goto(`${at.app.address}/match/${match}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  return { page, errors, context };
}

/** The names that one of them reads in the own hand, and whether they stand anywhere in the other's document. */
async function secretsOf(one: Page, other: Page): Promise<{ held: number; leaked: readonly string[] }> {
  const pages = [one, other] as const;
  const read = await Promise.all(
    pages.map((page) =>
      page.evaluate(() => ({
        held: [
          ...document.querySelectorAll('[data-place^="hand/"] [data-target], [data-place^="tactics/"] [data-target]'),
        ]
          .map(({ textContent }) => textContent?.split(".")[0]?.trim() ?? "")
          .filter((name) => name !== "" && !name.startsWith("A card")),
        all: document.documentElement.outerHTML + JSON.stringify(localStorage),
      })),
    ),
  );
  const [first, second] = read as [(typeof read)[number], (typeof read)[number]];
  const leaks = (held: readonly string[], own: readonly string[], all: string) =>
    held.filter((name) => !own.includes(name) && all.includes(name));
  return {
    held: first.held.length + second.held.length,
    leaked: [...leaks(first.held, second.held, second.all), ...leaks(second.held, first.held, first.all)],
  };
}

/** Once, so that nobody trusts a check that could not fail: a name of the one hand is put into the other's page. */
async function expectLeaksToBeSeen(one: Page, other: Page): Promise<void> {
  const names = await other.locator('[data-place^="hand/"] [data-target]').allTextContents();
  await one.evaluate((all) => {
    document.body.dataset["planted"] = all.join();
  }, names);
  expect((await secretsOf(one, other)).leaked).not.toEqual([]);
  await one.evaluate(() => {
    delete document.body.dataset["planted"];
  });
}

describe("two people play to the end", () => {
  test.for(MATCHES)(
    "$game: one by mouse, one by keyboard alone",
    { timeout: 120_000 },
    async ({ game, options, likes, avoids = "nothing" }) => {
      const match = await at.app.createMatch({ game, options, seats: [{ kind: "open" }, { kind: "open" }] });
      const anna = await sitDown(match, "Anna", "desk");
      const bert = await sitDown(match, "Bert", "phone");
      await Promise.all([anna, bert].map(({ page }) => page.waitForSelector("[data-table]")));
      const person = { draw: drawing(game.length), likes, avoids };
      let lostFocus = 0;
      let shots = 0;
      const secrets = await secretsOf(anna.page, bert.page);
      expect(secrets.held > 0).toBe(game !== "balance-control");
      if (game === "politics") await expectLeaksToBeSeen(anna.page, bert.page);
      const covered: string[] = [];
      for (let moves = 0; moves < 1_500; moves++) {
        const [seenByAnna, seenByBert] = await Promise.all([glance(anna.page), glance(bert.page)]);
        if (seenByAnna.over && seenByBert.over) break;
        if (seenByAnna.legal > 0) await playByMouse(anna.page, person, (what) => covered.push(what));
        if (seenByBert.legal > 0) await playByKeyboard(bert.page, person, () => lostFocus++);
        // Looks that find nothing to do count for little: on a quick machine they would end the test before the match.
        if (seenByAnna.legal + seenByBert.legal === 0) await anna.page.waitForTimeout(50);
        if (moves === 12) {
          shots++;
          await Promise.all([shoot(anna.page, `match-${game}-desk`), shoot(bert.page, `match-${game}-phone`)]);
        }
      }
      await Promise.all([shoot(anna.page, `over-${game}-desk`), shoot(bert.page, `over-${game}-phone`)]);
      expect(await Promise.all([anna, bert].map(async ({ page }) => (await glance(page)).over))).toEqual([true, true]);
      const told = await Promise.all([anna, bert].map(({ page }) => page.locator("[data-focus-rest]").textContent()));
      expect(told.join()).toMatch(/win|draw/);
      expect(shots).toBe(1);
      expect(secrets.leaked).toEqual([]);
      expect(lostFocus).toBe(0);
      expect(covered).toEqual([]);
      expect([...anna.errors, ...bert.errors]).toEqual([]);
      await Promise.all([anna.context.close(), bert.context.close()]);
    },
  );
});
