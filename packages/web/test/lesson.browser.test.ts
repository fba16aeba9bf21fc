import { describe, expect, test } from "vitest";
import { drawing, followLesson, playByMouse } from "./support/players.ts";
import { shoot } from "./support/screens.ts";
import { ownErrors, servedApp, violationsOn } from "./support/served.ts";

/** The way in, for somebody who knows no rules and opens none. */

const { open } = servedApp();
const GAMES = ["politics", "minis", "taktik", "tactics", "balance-control"] as const;

describe.for(GAMES)("a newcomer to %s who only does what the page says", (game) => {
  test.for(["desk", "phone"] as const)("comes to the end of the lesson, size %s", { timeout: 60_000 }, async (size) => {
    const { page, errors } = await open(`/learn/${game}`, { size });
    await followLesson(page, 4);
    await shoot(page, `lesson-${game}-${size}`);
    expect(await violationsOn(page)).toEqual([]);
    expect(await followLesson(page)).toBeGreaterThan(4);
    await page.getByRole("link", { name: "Play a match" }).waitFor();
    expect(ownErrors(errors)).toEqual([]);
    await page.context().close();
  });
  test("finishes a turn of a real match", { timeout: 60_000 }, async () => {
    const { page } = await open(`/play/${game}?pace=0&bot=random&seed=newcomer`);
    const newcomer = { draw: drawing(5), likes: "\n" };
    const turnOfTheOther = page.locator('[aria-label="What happened"] [data-turn][data-seat="2"]');
    const turnOfTheirs = page.locator('[aria-label="What happened"] [data-turn][data-seat="1"]');
    const hasFinished = async (): Promise<boolean> => {
      const [theirs, others] = [await turnOfTheirs.count(), await turnOfTheOther.count()];
      return theirs > 0 && theirs + others > 1 && (theirs > 1 || others > 0);
    };
    for (let clicks = 0; clicks < 400 && !(await hasFinished()); clicks++)
      if (!(await playByMouse(page, newcomer, () => undefined))) await page.waitForTimeout(10);
    expect(await hasFinished()).toBe(true);
    await page.context().close();
  });
});
test("a lesson is begun from the shelf, and can be left at any moment", async () => {
  const { page } = await open("/");
  await page.getByRole("link", { name: /^Learn.*Minis$/ }).click();
  await page.getByRole("heading", { name: "Creatures fight until one side has none" }).waitFor();
  await page.getByRole("link", { name: "Skip the lesson" }).click();
  await page.getByRole("heading", { name: "What shall it be tonight?" }).waitFor();
  await page.context().close();
});
