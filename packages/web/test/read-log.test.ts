import { catalog } from "@cardwright/catalog";
import { createEngine, headerOf, logOf } from "@cardwright/core/host";
import { expect, test } from "vitest";
import "./support/in-english.ts";
import { readLog } from "../src/match/read-log.ts";

const engine = createEngine(catalog.find(({ game }) => game.id === "politics")!.game);
const seed = "5".repeat(64);
const { snapshot, entry } = engine.create({ seed });
const log = logOf(headerOf(engine, { seed }, snapshot), [entry]);
const whole = { log, seed, players: ["Anna", "Bert"] };

test("a log is read as this page and as a server writes it", () => {
  expect(readLog(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  expect(readLog(log)).toEqual({ log, seed: null, players: [] });
  expect(readLog({ ...log, complete: true, fairness: { seed } })).toEqual({
    ...{ log, seed, players: [] },
    fairness: { seed },
  });
});
test.for([
  ["nothing", null],
  ["a list", [log]],
  ["no header", { ...whole, log: { lines: log.lines } }],
  ["no expansions", { ...whole, log: { ...log, header: { ...log.header, expansions: undefined } } }],
  ["expansions that are no texts", { ...whole, log: { ...log, header: { ...log.header, expansions: [1] } } }],
  ["no seats", { ...whole, log: { ...log, header: { ...log.header, seats: undefined } } }],
  ["options that are none", { ...whole, log: { ...log, header: { ...log.header, options: null } } }],
  ["no lines", { ...whole, log: { ...log, lines: [] } }],
  ["an empty line", { ...whole, log: { ...log, lines: [null] } }],
  ["a line without events", { ...whole, log: { ...log, lines: [{ hash: "", entry: {} }] } }],
  ["a number of players", { ...whole, players: 5 }],
  ["players that are no texts", { ...whole, players: [{ name: "Anna" }, 2] }],
  ["a seed that is no text", { ...whole, seed: 5 }],
] as const)("%s is not a log", ([, value]) => {
  expect(() => readLog(value)).toThrow("This file is not a log of a match.");
});
