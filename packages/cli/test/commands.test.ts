import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";

// Within the workspace, so that a game that is made here finds the engine.
const root = fileURLToPath(new URL("../../../.cache", import.meta.url));
await mkdir(root, { recursive: true });
const folder = await mkdtemp(join(root, "commands-"));
afterAll(() => rm(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);
const here = { cwd: folder };

test("schema prints what a game declares, with its expansions", async () => {
  const [plain, extended, unknown] = await Promise.all([
    cardwright(["schema", "taktik", "--json"]),
    cardwright(["schema", "balance-control", "--expansions", "climate"]),
    cardwright(["schema", "balance-control", "--expansions", "weather"]),
  ]);
  const schema = JSON.parse(plain.out);
  expect(schema).toMatchObject({ game: "taktik", seats: 2, options: { type: "object" } });
  expect(schema.zones).toMatchObject({ tactics: { each: true, sight: "owner" } });
  expect(schema.actions.map(({ type }: { type: string }) => type)).toContain("move");
  expect(schema.content).toMatch(/^[0-9a-f]{64}$/);
  expect(plain.out.trim()).not.toContain("\n");
  expect(JSON.parse(extended.out)).toMatchObject({ game: "balance-control", expansions: ["climate"] });
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining("it has economy, security, climate") });
});
test("demo tells a match between bots, the same for the same seed", async () => {
  const demo = (...more: string[]) => cardwright(["demo", "politics", "--seed", "d", ...more]);
  const [told, again, json] = await Promise.all([demo(), demo(), demo("--json")]);
  expect(told.code).toBe(0);
  expect(again.out).toBe(told.out);
  expect(told.out.split("\n").length).toBeGreaterThan(10);
  expect(JSON.parse(json.out)).toMatchObject({ game: "politics", outcome: { reason: expect.any(String) } });
});
test("the table in the terminal is words, and says only what has changed since the deal", async () => {
  const { out } = await cardwright(["play", "politics", "--bot", "random", "--seed", "3"], { input: "1\n4\nq\n" });
  const [dealt, played] = out.split("What do you do?");
  expect(dealt).toMatch(/You: influence 0, .* 2 AP/);
  expect(dealt).not.toContain("Traps");
  expect(played).toMatch(/Traps:[\s\S]*You: influence 0, .* 1 AP/);
  expect(out).not.toContain("{");
});
test("whoever asks for a hint is told what a bot would do, and what else it thought of", async () => {
  const { out } = await cardwright(["play", "politics", "--bot", "random", "--seed", "3"], { input: "h\nq\n" });
  expect(out).toMatch(/I would: Play a card: [A-Z].* \(\d+ of 100\)/);
  expect(out).toMatch(/or: .* \(\d+ of 100\)/);
});
test("bots are listed, and two of them meet with the seats alternated", async () => {
  const [listed, met, text] = await Promise.all([
    cardwright(["bots", "--json"]),
    cardwright(["bots", "politics", "--a", "greedy", "--games", "10", "--workers", "1", "--json"], here),
    cardwright(["bots", "politics", "--a", "greedy", "--games", "4", "--workers", "1"], here),
  ]);
  expect(JSON.parse(listed.out).map(({ name }: { name: string }) => name)).toEqual([
    "random",
    "novice",
    "casual",
    "greedy",
    "quick",
    "search",
  ]);
  const result = JSON.parse(met.out);
  expect(result).toMatchObject({ game: "politics", games: 10, finished: 10, a: "greedy", b: "random" });
  expect(result.rate.value).toBeGreaterThanOrEqual(0.8);
  expect(result.rate.low).toBeLessThan(result.rate.value);
  // Whoever wins all from both seats has sat on both.
  expect(result.wins.every((wins: number) => wins > 0)).toBe(true);
  expect(text.out).toMatch(/^greedy against random in politics: [\d.]+ % of 4 games \(95 %: [\d.]+ % to [\d.]+ %\)/);
});
test("balance writes a page that needs nothing else, compares a change, and refuses a misspelt one", async () => {
  await writeFile(file("change.json"), '{ "cards": { "rapid_supply_convoy": { "copies": { "60": 1, "90": 9 } } } }');
  await writeFile(file("misspelt.json"), '{ "cards": { "rapid_supply_convoy": { "copys": 1 } } }');
  const balance = (...more: string[]) =>
    cardwright(["balance", "taktik", "--games", "4", "--workers", "1", ...more], here);
  const report = await balance("--html", file("report.html"), "--json");
  expect(report).toMatchObject({ code: 0, err: expect.stringContaining("wrote ") });
  expect(JSON.parse(report.out)).toMatchObject({ game: "taktik", games: 4, seats: [{ seat: 0 }, { seat: 1 }] });
  const page = await readFile(file("report.html"), "utf8");
  expect(page).toMatch(/^<!doctype html>/i);
  expect(page).toContain("<svg");
  expect(page).not.toMatch(/<script|<link|src=|https?:/);
  const levels = await balance("--beside", "novice");
  expect(levels.out).toContain("played by random, and by novice on the same 4 deals: seat ");
  const two = await balance("--beside", "novice", "--change", file("change.json"));
  expect(two).toMatchObject({ code: 2, err: expect.stringContaining("ask one at a time") });
  const changed = await balance("--change", file("change.json"), "--json");
  expect(JSON.parse(changed.out).comparison).toMatchObject({ pairs: 4 });
  // Each at once with a file of its own: two changes are two runs, and neither is in the other's way.
  await writeFile(file("other.json"), '{ "cards": { "rapid_supply_convoy": { "copies": { "60": 2, "90": 8 } } } }');
  const both = await Promise.all(["change.json", "other.json"].map((name) => balance("--change", file(name))));
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  await writeFile(file("nothing.json"), "{}");
  const [misspelt, nothing] = await Promise.all(
    ["misspelt.json", "nothing.json"].map((name) => balance("--change", file(name))),
  );
  expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining("changes nothing; a change is") });
  expect(misspelt).toMatchObject({ code: 2, err: expect.stringContaining('"copys" of card "rapid_supply_convoy"') });
}, 120_000);
test("check exits 1 on a broken game, in the shape that scripts rely on", async () => {
  await cardwright(["new", "broken-race", "--alone", "--in", folder]);
  const rules = file("broken-race/src/game.ts");
  const text = await readFile(rules, "utf8");
  const broken = text.replace("actionsMax: 60", "actionsMax: 3");
  expect(broken).not.toBe(text);
  await writeFile(rules, broken);
  const { code, out } = await cardwright(["check", "./broken-race", "--seeds", "2", "--workers", "1", "--json"], here);
  expect(code).toBe(1);
  const result = JSON.parse(out);
  expect(result).toMatchObject({ ok: false, game: "broken-race", seeds: 2, seats: [2] });
  expect(Object.keys(result).sort()).toEqual(["game", "laws", "ok", "seats", "seeds"]);
  for (const law of result.laws) {
    expect(law).toMatchObject({ name: expect.any(String), ok: expect.any(Boolean), cases: expect.any(Number) });
    expect(law.finding === undefined).toBe(law.ok);
  }
  const late = result.laws.find(({ name }: { name: string }) => name === "play ends within the game's limit");
  expect(late).toMatchObject({ ok: false, finding: { detail: expect.stringContaining("not over after 3 actions") } });
  const replay = await cardwright(["replay", join(folder, late.finding.file), "--game", "./broken-race"], here);
  expect(replay.code).toBe(0);
}, 120_000);
