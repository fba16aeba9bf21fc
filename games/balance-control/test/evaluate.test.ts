import { describe, expect, it } from "vitest";
import { economy } from "../src/index.ts";
import { type Stage, stage, tileId } from "./stage.ts";

const worth = (on: Stage, seat: number) => on.engine.opinion(on.state, seat) ?? 0;
const tiles = { "1,0": "resort:domestic:3", "0,1": "committee" };

describe("how good a table looks", () => {
  it("is alike to equals, and better to who is ahead", () => {
    const even = stage({ tiles });
    expect(worth(even, 0)).toBe(worth(even, 1));
    const ahead = stage({ tiles, markers: [["1,0"], []] });
    expect(worth(ahead, 0)).toBeGreaterThan(worth(ahead, 1));
  });
  it("a marker on the board is better than one in the supply", () => {
    const on = stage({ tiles });
    const before = worth(on, 0);
    expect(worth(on.does(0, "core.placeInfluence", { tile: tileId("1,0") }), 0)).toBeGreaterThan(before);
  });
  it("two different resources are better than two of one resort", () => {
    const pair = stage({ tiles, resources: [{ domestic: 1, media: 1 }] });
    const twins = stage({ tiles, resources: [{ domestic: 2 }] });
    expect(worth(pair, 0)).toBeGreaterThan(worth(twins, 0));
  });
  it("a measure in hand is better than none", () => {
    const given = { tiles, expansions: [economy] };
    expect(worth(stage({ ...given, hands: { economy: [["E02"]] } }), 0)).toBeGreaterThan(worth(stage(given), 0));
  });
  it("winning is better than anything", () => {
    const outcome = { winners: [0], reason: "" };
    const won = stage({ tiles, markers: [[], ["1,0"]], more: { outcome } });
    expect([worth(won, 0) > 900, worth(won, 1) < -900]).toEqual([true, true]);
  });
});
