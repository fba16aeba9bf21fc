import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
  it("name the games where one is asked for that there is not", () => {
    const { status, stderr } = figures("chess");
    expect([status, stderr]).toEqual([2, expect.stringContaining("politics")]);
  });
});
