import { goldenPlaythrough } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game } from "../src/index.ts";

describe("golden playthroughs", () => {
  it("a day, two players", async () => {
    const text = goldenPlaythrough(game, "a day", { seats: 2, options: { rounds: 1 } });
    await expect(text).toMatchFileSnapshot("golden/day.txt");
  });
  it("a day and a night, two players", async () => {
    const text = goldenPlaythrough(game, "a day and a night", { seats: 2, options: { rounds: 2 } });
    await expect(text).toMatchFileSnapshot("golden/day-and-night.txt");
  });
  it("a day and a night, four players", async () => {
    const text = goldenPlaythrough(game, "four at the table", { seats: 4, options: { rounds: 2 } });
    await expect(text).toMatchFileSnapshot("golden/four-players.txt");
  });
});
