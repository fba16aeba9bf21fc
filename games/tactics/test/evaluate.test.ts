import { describe, expect, it } from "vitest";
import { evaluate } from "../src/evaluate.ts";
import { inTurn, type TacticsScene } from "./arrange.ts";

const FIVE = ["long_stride", "long_stride", "hot_temper", "given_word", "make_do"];
const worth = (table: TacticsScene, seat = 0): number => evaluate(table.view(seat), seat);
const facing = (facts: object): TacticsScene =>
  inTurn({ row: ["mill_rats", "ferry_road"], cards: [{ hand: FIVE }], facts });

describe("what a bot thinks of a position", () => {
  it("likes fame and crystals, dislikes wounds and a bad name", () => {
    const plain = worth(facing({}));
    expect(worth(facing({ fame: [3, 0] }))).toBeGreaterThan(plain);
    expect(worth(facing({ redCrystals: [1, 0] }))).toBeGreaterThan(plain);
    expect(worth(facing({ wounds: [1, 0] }))).toBeLessThan(plain);
    expect(worth(facing({ reputation: [-1, 0] }))).toBeLessThan(plain);
    expect(worth(facing({ fame: [0, 3] }))).toBeLessThan(plain);
  });
  it("likes to come nearer to a challenge, and to win it best of all", () => {
    const near = worth(facing({ attack: [2, 0], cardsUsed: [1, 0] }));
    const there = facing({ attack: [4, 0], cardsUsed: [1, 0] });
    expect(near).toBeGreaterThan(worth(facing({})));
    expect(worth(there)).toBeGreaterThan(near);
    const before = worth(there);
    expect(worth(there.does(0, "attempt", { challenge: "mill_rats" }))).toBeGreaterThan(before);
  });
  it("counts what an opponent could do for nothing: it reads its own view alone", () => {
    const table = facing({ attack: [0, 9] });
    expect(worth(table)).toBe(worth(facing({})));
  });
});
