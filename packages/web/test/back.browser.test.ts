import { catalog } from "@cardwright/catalog";
import { createEngine } from "@cardwright/core/host";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hosting } from "./support/hosted-app.ts";
import { drawing, playByMouse } from "./support/players.ts";
import { SCREEN, watchErrors } from "./support/screens.ts";
import { inMenu, violationsOn } from "./support/served.ts";

/** Two people at a server: the last action is taken back by a button and by a key, both are told, and beyond that the other is asked. */

const at = hosting();
const PLAYED_MOST = 120;

async function sitDown(match: string, name: string): Promise<Page> {
  const context = await at.browser.newContext({ viewport: SCREEN.desk, reducedMotion: "reduce", locale: "en-GB" });
  // The notes of a first match would lie over it.
  await context.addInitScript(() => localStorage.setItem("cardwright.hinted", "yes"));
  const page = await context.newPage();
  await page.goto(`${at.app.address}/match/${match}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  return page;
}
const spoken = (page: Page): Promise<string | null> => page.locator('[role="log"][aria-live="polite"]').textContent();
const undo = (page: Page) => page.locator("[data-undo]");

test("an action is taken back by a button and by a key, the table says so to both, and beyond that the other is asked", async () => {
  const seats = [{ kind: "open" }, { kind: "open" }];
  const match = await at.app.createMatch({ game: "balance-control", options: { preset: "short" }, seats });
  const anna = await sitDown(match, "Anna");
  const bert = await sitDown(match, "Bert");
  const errors = await Promise.all([anna, bert].map(watchErrors));
  await Promise.all([anna, bert].map((page) => page.waitForSelector("[data-dock]")));
  const room = (await at.app.server.rooms.get(match))!;
  const now = () => ({ revision: room.revision, state: JSON.stringify(room.snapshot!.state) });
  const person = { draw: drawing(5), likes: "\n" };
  const playOne = async (): Promise<void> => {
    const page = room.actors[0] === 1 ? bert : anna;
    if (!(await playByMouse(page, person, () => undefined))) await page.waitForTimeout(20);
    await page.waitForTimeout(50);
  };
  /** The state before the last step, once it is there that is waited for after one of Anna's. */
  const playUntil = async (isThere: () => boolean): Promise<string> => {
    let before = now();
    let last = before;
    for (let clicks = 0; clicks < PLAYED_MOST; clicks++) {
      if (now().revision > last.revision) [before, last] = [last, now()];
      if (before !== last && isThere()) return before.state;
      await playOne();
    }
    throw new Error("they have played, and it never came to that");
  };
  const engine = createEngine(catalog.find(({ game }) => game.id === "balance-control")!.game);
  const mayUndo = () => engine.canUndo(room.snapshot as never, 0);

  let before = await playUntil(mayUndo);
  await undo(anna).waitFor();
  expect(await violationsOn(anna)).toEqual([]);
  await undo(anna).click();
  await expect.poll(() => now().state).toBe(before);
  await expect.poll(() => spoken(anna)).toContain("You take your last action back.");
  await expect.poll(() => spoken(bert)).toContain("Anna takes the last action back.");

  before = await playUntil(mayUndo);
  await undo(anna).waitFor();
  expect(await undo(anna).getAttribute("aria-keyshortcuts")).toBe("z");
  await anna.keyboard.press("z");
  await expect.poll(() => now().state).toBe(before);

  for (const answer of ["decline", "agree"]) {
    while (room.actors[0] === 1) await playOne();
    before = await playUntil(() => room.actors[0] === 1);
    const after = now().state;
    await (await inMenu(anna, "Ask for my last action back")).click();
    await anna.locator('[data-back="asks"] button').last().click();
    const asked = bert.locator('[data-back="asked"]');
    await asked.waitFor();
    await bert.getByText("What has been seen cannot be unseen").first().waitFor();
    expect(await spoken(bert)).toContain("Anna asks to take the last action back.");
    const buttons = asked.locator("button");
    await (answer === "agree" ? buttons.last() : buttons.first()).click();
    await expect.poll(() => spoken(anna)).toContain(answer === "agree" ? "Bert agrees" : "Bert declines");
    await expect.poll(() => now().state).toBe(answer === "agree" ? before : after);
  }
  expect(errors.flat()).toEqual([]);
  for (const page of [anna, bert]) await page.context().close();
}, 180_000);
