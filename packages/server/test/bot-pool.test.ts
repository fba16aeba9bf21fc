import { createEngine, type Game } from "@cardwright/core";
import { duel } from "@cardwright/core/testing";
import { afterAll, expect, test } from "vitest";
import { botPool } from "../src/bots/pool.ts";
import { catalogUrl } from "./games/index.ts";

const pool = botPool({ catalog: catalogUrl });
afterAll(() => pool.close());

test("bots of matches that nobody looks at let those think first for whom somebody waits", async () => {
  const { snapshot } = createEngine(duel as unknown as Game).create({ seed: "0".repeat(64) });
  const order: string[] = [];
  const think = async (name: string, isWatched: boolean): Promise<void> => {
    const seed = "1".repeat(64);
    const imagined = snapshot.state;
    const asked = { kind: "random", game: "duel", expansions: [], seat: 0, imagined, seed, milliseconds: 1, isWatched };
    expect(await pool.choose(asked)).not.toBe(null);
    order.push(name);
  };
  await Promise.all([think("first", false), think("alone", false), think("alone too", false), think("watched", true)]);
  expect(order).toEqual(["first", "watched", "alone", "alone too"]);
});
