import type { AnyEngine } from "@cardwright/bots";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { checkLaws } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { playList } from "../src/check/position.ts";
import { Recorder } from "../src/check/recorder.ts";
import { march } from "./games/march.ts";

test.each(["one", "two", "three"])("of all that the laws try, the actions of match %s are told apart", (name) => {
  const recorder = new Recorder();
  const { ok } = checkLaws(march, { matches: 1, name, seats: [2], expansions: [recorder.expansion], every: 5 });
  expect(ok).toBe(true);
  const start = { seats: 2, options: {}, seed: seedFromText(`${name} 0`) };
  const engine = createEngine(march) as unknown as AnyEngine;
  const { snapshot, kept } = playList(engine, start, recorder.actions());
  expect(kept).toEqual(recorder.actions());
  expect(snapshot.state.outcome).not.toBeNull();
  expect(playList(engine, start, recorder.actions(3)).kept).toHaveLength(3);
});
