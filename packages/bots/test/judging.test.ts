import { createEngine } from "@cardwright/core/host";
import { describe, expect, test } from "vitest";
import { type AnyEngine, quickDraw } from "../src/index.ts";
import { Nearness } from "../src/judging.ts";
import { Playouts } from "../src/leaf.ts";
import { duel } from "./games/duel.ts";

const whole = createEngine(duel) as unknown as AnyEngine;
const { state } = whole.create({ seed: "5".repeat(64) }).snapshot;

const breadth = { listed: 400, candidates: 16, looked: 400 };

describe("the end of a match", () => {
  test("is played on to where it is near", () => {
    const near = new Nearness(500);
    for (let line = 0; line < 6; line++) {
      const end = near.endOf(state, new Playouts(whole, breadth), quickDraw(line));
      expect(end?.outcome).not.toBeNull();
    }
  });
  test("is looked for a few times only where it is far", () => {
    let steps = 0;
    const counting = Object.create(whole, {
      simulate: {
        value: (...given: Parameters<AnyEngine["simulate"]>) => {
          steps++;
          return whole.simulate(...given);
        },
      },
    }) as AnyEngine;
    const playouts = new Playouts(counting, breadth);
    const far = new Nearness(2);
    const took = Array.from({ length: 8 }, (_, line) => {
      const before = steps;
      expect(far.endOf(state, playouts, quickDraw(line))).toBeNull();
      return steps - before;
    });
    expect(took.slice(0, 4).every((count) => count > 0)).toBe(true);
    expect(took.slice(4)).toEqual([0, 0, 0, 0]);
  });
  test("counts at once where the line has come to it", () => {
    const end = new Nearness(500).endOf(state, new Playouts(whole, breadth), quickDraw(1));
    if (end === null) throw new Error("the match is short enough");
    expect(new Nearness(1).endOf(end, new Playouts(whole, breadth), quickDraw(2))).toBe(end);
  });
});
