import { catalog } from "@cardwright/catalog";
import type { Action } from "@cardwright/core";
import { defineTable } from "@cardwright/table";
import { expect, test } from "vitest";
import { LocalMatch } from "../src/match/local-match.ts";
import { botThinker } from "../src/match/thinker.ts";

const politics = catalog.find(({ game }) => game.id === "politics")!.game;
const game = defineTable(politics, { presets: [] });
const idle = { think: () => new Promise<never>(() => undefined), stop: () => undefined };
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

test("a bot that has thought of its move leaves alone who looks at an earlier position", async () => {
  const thoughts: ((action: Action) => void)[] = [];
  const match = new LocalMatch({
    game,
    seats: 2,
    options: {},
    seed: "4".repeat(64),
    controllers: ["person", "bot"],
    thinker: { think: () => new Promise((done) => thoughts.push(done)), stop: () => undefined },
  });
  expect(await match.act({ type: "pass" })).toBeNull();
  await settled();
  expect(thoughts).toHaveLength(1);
  match.travelTo(0);
  thoughts[0]?.({ type: "pass", seat: 1 });
  await settled();
  expect([match.at, match.steps.length]).toEqual([0, 2]);
  // Back in the present it is asked again.
  match.travelTo(1);
  await settled();
  expect(thoughts).toHaveLength(2);
  thoughts[1]?.({ type: "pass", seat: 1 });
  await settled();
  expect([match.at, match.steps.length]).toEqual([2, 3]);
  match.stop();
});
test("what is to be kept is told: every move, a way back, and who plays a seat", async () => {
  const told: (readonly [number, string])[] = [];
  const match = new LocalMatch({
    game,
    seats: 2,
    options: {},
    seed: "4".repeat(64),
    controllers: ["person", "person"],
    thinker: idle,
    onChange: ({ actions, controllers }) => told.push([actions.length, controllers.join()]),
  });
  await match.act({ type: "pass" });
  match.travelTo(0);
  match.branchHere();
  match.setController(0, "bot");
  expect(told).toEqual([
    [1, "person,person"],
    [0, "person,person"],
    [0, "bot,person"],
  ]);
  match.stop();
});
test("moves that the rules refuse by now are counted, with all that came after them", () => {
  const pass = { type: "pass", seat: 0 };
  const asked = { game, seats: 2, options: {}, seed: "4".repeat(64), controllers: [], thinker: idle };
  const gone = { type: "playCard", seat: 1, payload: { card: "gone" } };
  const match = new LocalMatch({ ...asked, actions: [pass, gone, { type: "pass", seat: 1 }] });
  expect([match.actions.length, match.refusedMoves]).toEqual([1, 2]);
  expect(new LocalMatch({ ...asked, actions: [pass] }).refusedMoves).toBe(0);
});
test("a match that was left asks no bot any more, until somebody comes back to it", async () => {
  let asked = 0;
  const think = (): Promise<never> => {
    asked++;
    return idle.think();
  };
  const controllers = ["person", "bot"] as const;
  const match = new LocalMatch({
    game,
    seats: 2,
    options: {},
    seed: "4".repeat(64),
    controllers,
    thinker: { ...idle, think },
  });
  match.stop();
  expect(await match.act({ type: "pass" })).toBeNull();
  await settled();
  expect(asked).toBe(0);
  match.start();
  await settled();
  expect(asked).toBe(1);
  match.stop();
});
test("where no thread can be started a thought fails, and does not throw past whoever waits for it", async () => {
  // There are no such threads here.
  const asked = { game, seats: 2, options: {}, seed: "4".repeat(64), controllers: [], thinker: idle };
  const { last } = new LocalMatch(asked);
  await expect(botThinker(game, "random").think(last, 0)).rejects.toThrow("no thread for bots");
});
