import { catalog } from "@cardwright/catalog";
import type { Action } from "@cardwright/core";
import { defineTable } from "@cardwright/table";
import { expect, test } from "vitest";
import { LocalMatch } from "../src/match/localMatch.ts";

const politics = catalog.find(({ game }) => game.id === "politics")!.game;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

test("a bot that has thought of its move leaves alone who looks at an earlier position", async () => {
  const thoughts: ((action: Action) => void)[] = [];
  const match = new LocalMatch({
    game: defineTable(politics, { presets: [] }),
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
