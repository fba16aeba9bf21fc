import { describe, expect, it } from "vitest";
import { challengeCards, deedCards } from "../src/cards.ts";
import { challenges, deeds, tactics } from "../src/index.ts";

describe("the cards", () => {
  it("[R1.3] a deck has sixteen deeds, four of each colour", () => {
    const colors = deeds.flatMap(({ color, copies }) => Array.from({ length: copies }, () => color)).sort();
    expect(colors.join(" ")).toBe(
      "blue blue blue blue green green green green red red red red white white white white",
    );
  });
  it("[R6.1] there are eight foes, eight journeys and eight courts", () => {
    for (const kind of ["foe", "journey", "court"]) {
      expect(challenges.filter((challenge) => challenge.kind === kind)).toHaveLength(8);
    }
  });
  it("[R3.1] each time of day has the tactics one to six", () => {
    for (const time of ["day", "night"]) {
      const numbers = tactics.filter((tactic) => tactic.time === time).map(({ number }) => number);
      expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });
  it("a harder challenge of a kind never brings less fame", () => {
    for (const kind of ["foe", "journey", "court"]) {
      const sorted = challenges
        .filter((each) => each.kind === kind)
        .sort((a, b) => a.number - b.number || a.fame - b.fame);
      const fame = sorted.map((each) => each.fame);
      expect(fame).toEqual([...fame].sort((a, b) => a - b));
    }
  });
  it("every card has a name of its own and a text", () => {
    const all = [...deeds, ...challenges, ...tactics];
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ text }) => text.length < 20)).toEqual([]);
  });
  it("their schemas refuse a word that is not in the vocabulary", () => {
    const [deed] = deeds;
    const [challenge] = challenges;
    expect(deedCards.schema.safeParse(deed).success).toBe(true);
    expect(deedCards.schema.safeParse({ ...deed, basic: [{ does: "explode" }] }).success).toBe(false);
    expect(challengeCards.schema.safeParse({ ...challenge, kind: "riddle" }).success).toBe(false);
  });
});
