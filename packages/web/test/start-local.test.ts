import { catalog } from "@cardwright/catalog";
import { defineTable } from "@cardwright/table";
import { afterEach, expect, test, vi } from "vitest";
import "./support/in-english.ts";
import { fakeStore } from "./support/fake-store.ts";

/** A match as an address says, from where this browser left it. */

const kept = fakeStore();
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { startLocal } = await import("../src/match/start-local.ts");
const SEED = "5".repeat(64);
const tactics = defineTable(catalog.find(({ game }) => game.id === "tactics")!.game, {
  presets: [
    { id: "standard", name: "", about: "", seats: 2, options: { rounds: 4 } },
    { id: "three", name: "", about: "", seats: 3, options: { rounds: 4 } },
  ],
});
const begun: { stop(): void }[] = [];
function start(address: string) {
  const started = startLocal(tactics, SEED, new URLSearchParams(address));
  begun.push(started.match);
  return started;
}
/** Begins the match of an address and plays one move. */
async function playOne(address: string): Promise<void> {
  const { match } = start(address);
  const { engine } = match.game;
  const [action] = engine.validActions(match.last.state as never, 0);
  expect(await match.act(action!)).toBeNull();
}
afterEach(() => {
  // Else the bot whose turn it is would think of its move in the tests that follow.
  for (const match of begun.splice(0)) match.stop();
  for (const key of Object.keys(kept)) delete kept[key];
});

test("goes on where it was left, by whom it was left", async () => {
  await playOne("");
  expect(start("").match.actions).toHaveLength(1);
  start("").match.setController(0, "bot");
  expect(start("").match.controllers).toEqual(["bot", "bot"]);
  expect(start("").lostMoves).toBe(0);
});
test.for([
  ["another number of seats", "preset=three"],
  ["other options", "options=%7B%22rounds%22%3A1%7D"],
])("%s make another match of the same deal, which starts afresh", async ([, address]) => {
  await playOne("");
  const { match, lostMoves } = start(address ?? "");
  expect([match.actions.length, lostMoves]).toEqual([0, 0]);
  expect(match.controllers).toHaveLength(match.header.seats);
});
test("a match of other rules starts afresh, and it is told how many moves are lost", async () => {
  await playOne("");
  for (const [key, text] of Object.entries(kept))
    kept[key] = text.replace(/"content":"[^"]+"/, '"content":"of other rules"');
  const { match, lostMoves } = start("");
  expect([match.actions.length, lostMoves]).toEqual([0, 1]);
});
test("moves that are refused although the rules seem the same are told too", async () => {
  await playOne("");
  for (const [key, text] of Object.entries(kept)) {
    const whole = JSON.parse(text);
    kept[key] = JSON.stringify({ ...whole, actions: [...whole.actions, { type: "no such action", seat: 0 }] });
  }
  const { match, lostMoves } = start("");
  expect([match.actions.length, lostMoves]).toEqual([1, 1]);
});
test.for([
  ["those who play", { controllers: 5 }, 0],
  ["a move", { actions: [null] }, 1],
  ["the moves", { actions: {} }, 0],
] as const)("%s being damaged, the deal is still there", async ([, damage, lost]) => {
  await playOne("");
  for (const [key, text] of Object.entries(kept)) kept[key] = JSON.stringify({ ...JSON.parse(text), ...damage });
  const { match, lostMoves } = start("");
  expect([match.actions.length, lostMoves]).toEqual([0, lost]);
  expect(match.controllers).toEqual(["person", "bot"]);
});
test.for([
  ["options=notjson", "The options in this address cannot be read."],
  ["options=null", "The options in this address cannot be read."],
  ["seats=abc", "“abc” is not a number of seats"],
  ["seats=9", "seats, not 9"],
  ["expansions=nope", "lacks one of the expansions nope"],
])("%s is refused with a reason", ([address, reason]) => {
  expect(() => start(address ?? "")).toThrow(reason);
});
