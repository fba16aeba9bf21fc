import type { Game } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import { duel } from "@cardwright/core/testing";
import { afterAll, expect, test } from "vitest";
import { botPool } from "../src/bots/pool.ts";
import { type Rank, Turns } from "../src/bots/turns.ts";
import { catalogUrl } from "./games/index.ts";

const pool = botPool({ catalog: catalogUrl, threads: 1, isIdle: () => true });
afterAll(() => pool.close());

test("bots of matches that nobody looks at let those think first for whom somebody waits", async () => {
  const { snapshot } = createEngine(duel as unknown as Game).create({ seed: "0".repeat(64) });
  const order: string[] = [];
  const think = async (name: string, isWatched: boolean): Promise<void> => {
    const seed = "1".repeat(64);
    const imagined = snapshot.state;
    const asked = {
      kind: "random",
      game: "duel",
      expansions: [],
      code: null,
      seat: 0,
      imagined,
      seed,
      milliseconds: 1,
      isWatched,
      share: "one",
    };
    expect(await pool.choose(asked)).not.toBe(null);
    order.push(name);
  };
  await Promise.all([think("first", false), think("alone", false), think("alone too", false), think("watched", true)]);
  expect(order).toEqual(["first", "watched", "alone", "alone too"]);
});

const moment = () => new Promise((resolve) => setTimeout(resolve, 2));
/** Somebody who thinks until they are told to stop, and notes when they began. */
function thinking(turns: Turns, began: string[]) {
  const stops = new Map<string, () => void>();
  const come = (name: string, rank: Rank, share = "one"): Promise<void> =>
    turns.run({ rank, share }, async () => {
      began.push(name);
      await new Promise<void>((stop) => stops.set(name, stop));
    });
  const stop = async (name: string): Promise<void> => {
    await moment();
    stops.get(name)!();
    await moment();
  };
  return { come, stop };
}
test("what gets free goes to whoever has waited, and not to who has just come", async () => {
  const began: string[] = [];
  const { come, stop } = thinking(new Turns(2), began);
  for (const name of ["first", "second", "waits", "came just now"]) void come(name, "watched");
  await stop("first");
  expect(began).toEqual(["first", "second", "waits"]);
  await stop("waits");
  expect(began).toEqual(["first", "second", "waits", "came just now"]);
  // And nothing is lost: both are free again once both are given back.
  for (const name of ["second", "came just now"]) await stop(name);
  for (const name of ["one", "two", "three"]) void come(name, "watched");
  await moment();
  expect(began.slice(4)).toEqual(["one", "two"]);
});
test("whoever has many thoughts does not make others late: shares take turns, and players come before logs", async () => {
  const began: string[] = [];
  const { come, stop } = thinking(new Turns(1), began);
  void come("now", "watched");
  for (const name of ["many 1", "many 2", "many 3"]) void come(name, "watched", "many");
  void come("log", "asked");
  void come("other", "watched", "other");
  await moment();
  for (let i = 0; i < 5; i++) await stop(began.at(-1)!);
  expect(began).toEqual(["now", "many 1", "other", "many 2", "many 3", "log"]);
});
test("bots that play alone think one at a time, rest as long as they thought, and only while there is little to do", async () => {
  const began: string[] = [];
  let isIdle = false;
  const turns = new Turns(4, () => isIdle);
  const { come, stop } = thinking(turns, began);
  const thought = [come("first", "alone"), come("second", "alone", "two")];
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(began).toEqual([]);
  isIdle = true;
  await expect.poll(() => began).toEqual(["first"]);
  void come("player", "watched");
  await moment();
  expect(began).toEqual(["first", "player"]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await stop("first");
  expect(began).toEqual(["first", "player"]);
  await expect.poll(() => began, { timeout: 2_000 }).toEqual(["first", "player", "second"]);
  await stop("second");
  await Promise.all(thought);
  turns.close();
});
