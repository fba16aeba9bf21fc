import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Kept } from "../scripts/figures/kept.ts";
import { ratedCards, ratedDecks } from "../scripts/figures/ratings.ts";
import { Results } from "../scripts/figures/results.ts";
import { goal, type Study } from "../scripts/figures/study.ts";

/** `npm run figures`: what is counted how, and what the command ends with. */
const study: Study = { id: "two decks", bots: "random", seats: 2, options: {}, decks: ["a", "b"], matches: 4 };
const match = (index: number, winners: readonly number[] | null) => ({
  index,
  winners,
  reason: "",
  actions: 10 + index,
  turns: 3,
  notes: { played: index },
});
const figures = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "../scripts/figures.ts"), ...args], { encoding: "utf8" });

describe("figures of matches", () => {
  it("count a deck on whichever seat it had, and shared victories in parts", () => {
    // The decks change seats with each match: the first deck wins matches 0 and 1, and half of 2; 3 has no end.
    const results = new Results(study, [match(1, [1]), match(0, [0]), match(2, [0, 1]), match(3, null)]);
    expect([results.deckWins, results.seatShare(0), results.shared, results.unfinished]).toEqual([2.5, 0.375, 0.25, 1]);
    expect([results.median(({ actions }) => actions), results.notes.get("played")]).toEqual([12, 6]);
  });
  it("meet a goal at its bounds, and miss it beyond them", () => {
    expect([0.4, 0.45, 0.55, 0.551].map((value) => goal("share", value, 0.45, 0.55).met)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it("are told as data, the same each time", () => {
    const run = () => figures("tactics", "--quick", "--json", "--only", "2 players, random");
    const [one, other] = [run(), run()];
    expect(one.stdout).toBe(other.stdout);
    expect(JSON.parse(one.stdout)).toMatchObject({ game: "tactics", cardsInNoDeck: [] });
    expect(one.status).toBe(JSON.parse(one.stdout).ok ? 0 : 1);
  });
  it("are kept, for the same study of the same rules alone", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cardwright-figures-"));
    const path = join(folder, "kept.jsonl");
    new Kept(path, "these rules").add(study, [match(0, [0]), match(1, [1])]);
    new Kept(path, "these rules").add(study, [match(2, [1])]);
    const kept = (rules: string, of: Study) => new Kept(path, rules).of(of).map(({ index }) => index);
    expect(kept("these rules", { ...study, matches: 900 })).toEqual([0, 1, 2]);
    expect([kept("other rules", study), kept("these rules", { ...study, decks: ["a", "c"] })]).toEqual([[], []]);
    await rm(folder, { recursive: true });
  });
  it("go on from what is kept, and come to the same as in one run", { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "cardwright-figures-"));
    const keep = ["--keep", join(folder, "kept.jsonl"), "--threads", "1"];
    const run = (...more: readonly string[]) =>
      figures("tactics", "--quick", "--json", "--only", "3 players, random", ...more);
    run(...keep, "--minutes", "0.002");
    expect(run(...keep).stdout).toBe(run().stdout);
    await rm(folder, { recursive: true });
  });
  it("name the games where one is asked for that there is not", () => {
    const { status, stderr } = figures("chess");
    expect([status, stderr]).toEqual([2, expect.stringContaining("politics")]);
  });
});

describe("strengths of decks and cards", () => {
  const played = (one: readonly string[], other: readonly string[], won: number) =>
    new Results(
      { ...study, decks: [one, other] },
      Array.from({ length: 400 }, (_, index) => match(index, [index < won ? index % 2 : 1 - (index % 2)])),
    );
  it("are found from who won how often", () => {
    const all = [played(["a"], ["b"], 240), played(["b"], ["c"], 240), played(["a"], ["c"], 276)];
    const names = ({ study: { decks } }: Results): readonly [string, string] => [
      String(decks?.[0]),
      String(decks?.[1]),
    ];
    const [a, b, c] = ratedDecks(all, names);
    expect([a?.name, b?.name, c?.name]).toEqual(["a", "b", "c"]);
    expect((a?.points ?? 0) - (b?.points ?? 0)).toBeCloseTo(10, 0);
    expect(Math.abs(b?.points ?? 9)).toBeLessThan(1);
  });
  it("are shared among cards, by how many more of each one side has", () => {
    const all = [
      played(["good", "good", "plain"], ["plain", "plain", "plain"], 280),
      played(["good", "plain", "plain"], ["plain", "plain", "bad"], 280),
      played(["bad", "plain", "plain"], ["plain", "plain", "plain"], 160),
    ];
    const worth = Object.fromEntries(ratedCards(all).map(({ name, points }) => [name, points]));
    expect(worth["good"]).toBeGreaterThan(worth["plain"] ?? 99);
    expect(worth["bad"]).toBeLessThan(worth["plain"] ?? -99);
  });
});
