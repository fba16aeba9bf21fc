import { createEngine, type Game } from "@cardwright/core";
import { duel } from "@cardwright/core/testing";
import { afterAll, expect, test } from "vitest";
import { botPool } from "../src/bots/pool.ts";
import { Turns } from "../src/bots/turns.ts";
import { catalogUrl } from "./games/index.ts";

const pool = botPool({ catalog: catalogUrl, threads: 1 });
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

test("what gets free goes to whoever has waited, and not to who has just come", async () => {
  const turns = new Turns(2);
  const order: string[] = [];
  const come = (name: string, isWatched = false) => turns.take(isWatched).then(() => order.push(name));
  await Promise.all([come("first"), come("second")]);
  const waited = come("waits");
  turns.give();
  const late = come("came just now");
  await waited;
  expect(order).toEqual(["first", "second", "waits"]);
  turns.give();
  await late;
  // And nothing is lost: both are free again once both are given back.
  turns.give();
  turns.give();
  await Promise.all([come("one"), come("two")]);
  expect(order.slice(-2)).toEqual(["one", "two"]);
});
