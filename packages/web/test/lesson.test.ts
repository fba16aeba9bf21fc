import { catalog } from "@cardwright/catalog";
import { askedBy, isLegalOffer, runScenario, scenarioOf, type TableGame } from "@cardwright/table";
import { describe, expect, test } from "vitest";
import { LessonMatch } from "../src/lesson/lesson-match.ts";

const tableOf = async (id: string): Promise<TableGame> =>
  ((await import(`@cardwright/game-${id}/ui`)) as { readonly table: TableGame }).table;
const GAMES: readonly TableGame[] = await Promise.all(catalog.map(({ game }) => tableOf(game.id)));
const minis = await tableOf("minis");
const lessonOf = async (game: TableGame) => {
  const lesson = await game.lesson?.();
  if (lesson === undefined) throw new Error(`${game.name} has no lesson`);
  return lesson;
};
describe.for(GAMES)("the lesson of $name", (any) => {
  test("is a scenario of six to ten steps that passes", async () => {
    const lesson = await lessonOf(any);
    const game = any.with(lesson.expansions ?? []);
    const { steps } = runScenario(game.engine, scenarioOf(game.id, lesson));
    expect(steps.flatMap(({ problems }) => problems)).toEqual([]);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
  });
  test("shows nothing but what it asks for, and is over when that was done", async () => {
    const lesson = await lessonOf(any);
    const match = new LessonMatch(any.with(lesson.expansions ?? []), lesson);
    for (const step of lesson.steps) {
      expect(match.step?.title).toBe(step.title);
      const { offers } = match.frame();
      if (step.move === undefined) {
        expect(offers).toEqual([]);
        match.next();
        continue;
      }
      expect(offers.map(({ type }) => type)).toEqual([step.move.type]);
      expect(offers.every(isLegalOffer)).toBe(true);
      expect(await match.act(match.wanted(step.move))).toBeNull();
    }
    expect(match.step).toBeUndefined();
  });
});
test("another move than the one that is asked for is refused, and nothing happens", async () => {
  const lesson = await lessonOf(minis);
  const match = new LessonMatch(minis, lesson);
  match.next();
  const { revision } = match.frame();
  const other = { type: "SETUP_SELECT_ACTIVE", payload: { card: "cinderpup" } };
  expect((await match.act(match.wanted(other)))?.code).toBe("LESSON");
  expect(match.frame().revision).toBe(revision);
});
test("options that a lesson does not ask for are not lit, and say why", async () => {
  const lesson = await lessonOf(minis);
  const match = new LessonMatch(minis, lesson);
  match.next();
  const [offer] = match.frame().offers;
  const legal = offer?.choice?.options.filter(({ refused }) => refused === undefined) ?? [];
  expect(legal.map(({ piece }) => piece?.face)).toEqual(["fernwisp"]);
  expect(askedBy(undefined, match.frame().offers)).toEqual([]);
});
