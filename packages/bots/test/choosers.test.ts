import { createEngine } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { choosers } from "../src/choosers.ts";
import { type AnyEngine, BOT_NAMES, drawOf } from "../src/index.ts";
import { duel } from "./games/duel.ts";

test("a host finds every bot by name, and gets nothing where there is nothing to do", () => {
  const engine = createEngine(duel) as unknown as AnyEngine;
  const seed = "01".repeat(32);
  const imagined = engine.create({ seed }).snapshot.state;
  expect(Object.keys(choosers)).toEqual(BOT_NAMES);
  for (const choose of Object.values(choosers)) {
    const action = choose(engine, { imagined, seat: 0, milliseconds: 10 }, drawOf(seed));
    expect(engine.simulate(imagined, action!, seed)).not.toBeNull();
    expect(choose(engine, { imagined, seat: 1, milliseconds: 10 }, drawOf(seed))).toBeNull();
  }
});
