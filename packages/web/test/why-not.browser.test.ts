import { describe, expect, test } from "vitest";
import { drawing, glance, playByMouse } from "./support/players.ts";
import { ownErrors, servedApp } from "./support/served.ts";
import { Truth } from "./support/truth.ts";

/** The page shows and says what the rules say now: after every step of whole matches, it is held against the engine. */

const { open } = servedApp();
interface Played {
  readonly game: string;
  readonly about: string;
  readonly likes: string;
  readonly seed?: string;
}
const GAMES: readonly Played[] = [
  { game: "politics", about: "", likes: "Play a card" },
  { game: "minis", about: "&preset=simple", likes: "Attack" },
  { game: "taktik", about: "&preset=brief", likes: "Roll the attacks" },
  { game: "tactics", about: "&preset=brief", likes: "Attempt", seed: "ebb" },
  { game: "balance-control", about: "&preset=short", likes: "Place" },
];
/** How often all that is behind the quiet control is opened and read too, with the reasons of what cannot be done. */
const OPENS_EVERY = 3;
const MOVES_MAX = 1_200;

describe("after every step", () => {
  test.for(GAMES)(
    "of $game the page says what the engine says: what can be done, what not, and why",
    { timeout: 240_000 },
    async ({ game, about, likes, seed = "tide" }) => {
      const truth = new Truth(game);
      const { page, errors } = await open(`/play/${game}?pace=0&bot=random&seed=${seed}${about}`);
      const person = { draw: drawing(game.length + 3), likes };
      let looked = 0;
      for (let moves = 0; moves < MOVES_MAX && !(await glance(page)).over; moves++) {
        if (!(await playByMouse(page, person, () => undefined))) await page.waitForTimeout(5);
        if ((await page.locator('[data-dock][data-stage="open"] [data-offer]').count()) === 0) continue;
        looked++;
        const others = page.locator("[data-others]");
        const opens = looked % OPENS_EVERY === 0;
        const isThere = opens && (await others.count()) > 0;
        if (isThere) await others.click();
        expect(await truth.amissOn(page, opens), `after ${moves} clicks`).toEqual([]);
        if (isThere) await others.click();
      }
      expect((await glance(page)).over).toBe(true);
      expect(looked).toBeGreaterThan(5);
      expect(ownErrors(errors)).toEqual([]);
      await page.context().close();
    },
  );
});

test("a sign or a reason that is of another moment is noticed", async () => {
  const { page } = await open("/play/politics?pace=0&bot=random&seed=tide");
  const truth = new Truth("politics");
  await page.locator("[data-hand] [data-legal]").first().click();
  await page.waitForFunction(() => document.querySelector("[data-others]") !== null);
  await page.locator("[data-others]").click();
  await page.locator("[data-offer]:not([data-legal])").first().waitFor();
  expect(await truth.amissOn(page, true)).toEqual([]);
  const planted = async (spoil: () => void): Promise<string> => {
    await page.evaluate(spoil);
    return (await truth.amissOn(page, true)).join("; ");
  };
  const refused = await planted(() => {
    const reason = document.querySelector("[data-offer]:not([data-legal]) > :last-child");
    if (reason !== null) reason.textContent = "You have no action points left.";
  });
  expect(refused).toMatch(/is refused with/);
  const legal = await planted(() =>
    document.querySelector("[data-offer]:not([data-legal])")?.setAttribute("data-legal", "true"),
  );
  expect(legal).toMatch(/is shown as legal/);
  const dark = await planted(() => {
    for (const thing of document.querySelectorAll("[data-target][data-legal]")) thing.removeAttribute("data-legal");
    for (const offer of document.querySelectorAll("[data-offer]")) offer.remove();
  });
  expect(dark).toMatch(/nothing on the table says so/);
  await page.context().close();
});
