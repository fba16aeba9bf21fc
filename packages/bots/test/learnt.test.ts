import type { Draw } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import { describe, expect, test } from "vitest";
import {
  type AnyEngine,
  Features,
  imagine,
  learnt,
  Net,
  packNet,
  quickDraw,
  type Row,
  shapeOf,
  Teacher,
  unpackNet,
  WrongWeights,
} from "../src/index.ts";
import { duel } from "./games/duel.ts";

const engine = createEngine(duel) as unknown as AnyEngine;
const about = { game: duel.id, version: duel.version, shape: shapeOf(engine) };
const draw: Draw = quickDraw(1);
const { state } = engine.create({ seed: "1".padStart(64, "0") }).snapshot;

function rowOf(viewer: number, of = state): Row {
  const features = new Features(about.shape);
  features.read(engine.view(of, viewer), viewer);
  return { slots: features.slots.slice(0, features.count), values: features.values.slice(0, features.count) };
}
describe("features", () => {
  test("are the same in every world that looks the same to the seat", () => {
    for (let i = 0; i < 20; i++) expect(rowOf(0, imagine(engine, state, 0, quickDraw(i)))).toEqual(rowOf(0));
  });
  test("count seats from the one that looks, so that what is learnt in one seat helps in the other", () => {
    const [mine, theirs] = [rowOf(0), rowOf(1)];
    const common = [...mine.slots].filter((slot) => theirs.slots.includes(slot));
    expect(common.length).toBeGreaterThan(mine.slots.length / 2);
  });
});
describe("a net", () => {
  test("learns what it is taught", () => {
    const teacher = new Teacher(Net.blank(4, draw));
    const [good, bad] = [rowOf(0), rowOf(1)];
    for (let i = 0; i < 200; i++) {
      teacher.teach(good, 1);
      teacher.teach(bad, 0);
    }
    const logit = ({ slots, values }: Row): number => teacher.net.logit(slots, values, slots.length);
    expect(logit(good)).toBeGreaterThan(1);
    expect(logit(bad)).toBeLessThan(-1);
  });
  test("comes back from its file nearly as it was, in a byte a weight", () => {
    const teacher = new Teacher(Net.blank(4, draw));
    const row = rowOf(0);
    for (let i = 0; i < 50; i++) teacher.teach(row, 0.8);
    const weights = packNet(teacher.net, [...new Set(row.slots)], about);
    const back = unpackNet(JSON.parse(JSON.stringify(weights)));
    const [before, after] = [teacher.net, back].map((net) => net.logit(row.slots, row.values, row.slots.length));
    expect(after).toBeCloseTo(before!, 1);
  });
});
describe("weights", () => {
  const weights = packNet(Net.blank(2, draw), [1, 2, 3], about);
  test("are an opinion of their own game", () => {
    expect(learnt(weights, duel)(engine.view(state, 0), 0)).toEqual(expect.any(Number));
  });
  test.each([
    [
      "another version",
      weights,
      { id: duel.id, version: "99" },
      /trained for .* version .*, and this is .* version 99/,
    ],
    ["another game", weights, { id: "chess", version: duel.version }, /run cardwright train chess again/],
    ["no weights", { format: "other" }, duel, /these are no weights: format/],
    ["weights that were cut", { ...weights, slots: [1] }, duel, /cut short/],
    ["a slot that does not exist", { ...weights, slots: [1, 2, 99_999] }, duel, /these are no weights: slots.2/],
    ["nothing", undefined, duel, /these are no weights/],
  ])("of %s are refused by name", (_, file, game, reason) => {
    expect(() => learnt(file, game)).toThrow(WrongWeights);
    expect(() => learnt(file, game)).toThrow(reason);
  });
});
