import type { Log, LogHeader } from "@cardwright/core/host";
import { afterEach, expect, test, vi } from "vitest";
import { isPassing, type KeptMatch, keepLog, keepMatch, keptLogs, keptMatch } from "../src/match/kept.ts";
import type { KeptLog } from "../src/match/read-log.ts";
import { storage } from "../src/storage.ts";
import { fakeStore } from "./support/fake-store.ts";

const headerOf = (game: string): LogHeader =>
  ({ game, version: "1", content: "", commitment: "", seats: 2, options: {}, expansions: [] }) as unknown as LogHeader;
const logOf = (id: string, length: number): KeptLog => ({
  log: {
    header: headerOf("taktik"),
    lines: [{ hash: id, entry: { events: [], filler: "x".repeat(length) } }],
  } as unknown as Log,
  seed: null,
  players: [],
});
const idsOf = (logs: readonly KeptLog[]) => logs.map(({ log }) => log.lines[0]?.hash);
const matchOf = (game: string, seed: string): KeptMatch => ({
  seed,
  header: headerOf(game),
  controllers: ["person", "bot"],
  actions: [],
});

afterEach(() => {
  for (const key of storage.keys("")) storage.remove(key);
  storage.remove("cardwright.logs");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a store that refuses every access costs nothing but what is to last", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(storage.read("theme")).toBeNull();
  expect(storage.keys("")).toEqual([]);
  expect(storage.write("theme", "dark")).toBe(false);
  expect(storage.read("theme")).toBe("dark");
  storage.remove("theme");
  expect(storage.read("theme")).toBeNull();
  keepLog(logOf("ended", 10));
  expect(idsOf(keptLogs())).toEqual(["ended"]);
});
test("where there is no room for all logs, the oldest go", () => {
  const kept = fakeStore(2_500);
  for (const id of ["first", "second", "third"]) keepLog(logOf(id, 800));
  expect(idsOf(keptLogs())).toEqual(["third", "second"]);
  expect(idsOf(JSON.parse(kept["cardwright.logs"] ?? ""))).toEqual(["third", "second"]);
});
test("a log for which there is no room at all is watched for as long as the page is open, and drives out no other", () => {
  const kept = fakeStore(2_500);
  keepLog(logOf("small", 800));
  keepLog(logOf("huge", 9_000));
  expect(idsOf(keptLogs())).toEqual(["huge", "small"]);
  expect(idsOf(JSON.parse(kept["cardwright.logs"] ?? ""))).toEqual(["small"]);
});
test.for([
  ["null", "[null]"],
  ["something else", "[{}]"],
  ["a log without players", JSON.stringify([{ ...logOf("old", 1), players: 2 }])],
  ["no list", "5"],
  ["half a text", '[{"log"'],
] as const)("%s among the logs costs nobody the match that ends now", ([, text]) => {
  fakeStore()["cardwright.logs"] = text;
  expect(keptLogs()).toEqual([]);
  keepLog(logOf("ended", 10));
  expect(idsOf(keptLogs())).toEqual(["ended"]);
});
test("a match for which there is no room is known to be there only while the page is open", () => {
  const kept = fakeStore(1_000);
  const match = matchOf("taktik", "5");
  keepMatch(match);
  expect(isPassing(match)).toBe(false);
  kept["other"] = "x".repeat(900);
  keepMatch(match);
  expect(isPassing(match)).toBe(true);
  expect(isPassing(matchOf("minis", "5"))).toBe(false);
  kept["other"] = "";
  keepMatch(match);
  expect(isPassing(match)).toBe(false);
});
test("logs leave room for the match under way", () => {
  const kept = fakeStore(5_000_000);
  for (const id of ["first", "second", "third"]) keepLog(logOf(id, 1_600_000));
  expect(idsOf(keptLogs())).toEqual(["third", "second"]);
  keepMatch(matchOf("taktik", "5"));
  expect(Object.keys(kept)).toContain("cardwright.match.taktik.5");
});
test.for([
  ["no list", 5],
  ["none", undefined],
  ["too few", ["person"]],
  ["too many", ["person", "bot", "bot"]],
  ["somebody else", ["person", "ghost"]],
] as const)("%s as those who play costs nobody the deal: it starts anew", ([, controllers]) => {
  const kept = fakeStore();
  kept["cardwright.match.taktik.5"] = JSON.stringify({ ...matchOf("taktik", "5"), controllers });
  expect(keptMatch("taktik", "5")).toBeNull();
  kept["cardwright.match.taktik.5"] = JSON.stringify(matchOf("taktik", "5"));
  expect(keptMatch("taktik", "5")).not.toBeNull();
});
test("a match is known by its game and its seed; the newest eight are kept", () => {
  const kept = fakeStore(100_000);
  kept["cardwright.match.of-an-older-page"] = "{}";
  vi.useFakeTimers();
  for (let seed = 0; seed < 9; seed++) {
    vi.setSystemTime(1_000_000 + seed);
    keepMatch(matchOf("taktik", String(seed)));
  }
  vi.setSystemTime(2_000_000);
  // Played again, so that it is no longer the oldest.
  keepMatch(matchOf("taktik", "1"));
  keepMatch(matchOf("politics", "1"));
  const seeds = [3, 4, 5, 6, 7, 8].map((seed) => `cardwright.match.taktik.${seed}`);
  expect(Object.keys(kept).sort()).toEqual(
    ["cardwright.match.politics.1", "cardwright.match.taktik.1", ...seeds].sort(),
  );
  expect(keptMatch("politics", "1")?.header.game).toBe("politics");
  expect(keptMatch("minis", "1")).toBeNull();
});
