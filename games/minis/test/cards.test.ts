import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALL_CARDS, type CreatureCard, cardSet, ELEMENTS, game } from "../src/index.ts";

const folder = new URL("../src/cards/", import.meta.url);
const creatures = ALL_CARDS.filter((card): card is CreatureCard => card.kind === "creature");
const named = (id: string): CreatureCard => {
  const found = creatures.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no creature ${id}`);
  return found;
};

describe("the cards", () => {
  it("lie one in each file, under their own id", () => {
    const files = readdirSync(folder).filter((file) => file !== "index.ts");
    expect(files.map((file) => file.slice(0, -3)).sort()).toEqual(ALL_CARDS.map(({ id }) => id).sort());
  });
  it("follow the published schema, which refuses what it does not know", () => {
    for (const card of ALL_CARDS) expect(cardSet.schema.safeParse(card).success).toBe(true);
    expect(cardSet.schema.safeParse({ ...ALL_CARDS[0], flavour: "none" }).success).toBe(false);
  });
  it("have names and texts of their own", () => {
    expect(new Set(ALL_CARDS.map(({ name }) => name)).size).toBe(ALL_CARDS.length);
    expect(new Set(ALL_CARDS.map(({ id }) => id)).size).toBe(ALL_CARDS.length);
    for (const { text } of ALL_CARDS) expect(text.length).toBeGreaterThan(10);
  });
  it("name only effects that there are", () => {
    const known = new Set((game.handlers ?? []).map(({ effectId }) => effectId));
    const wanted = ALL_CARDS.flatMap(({ digital }) => (digital === undefined ? [] : [digital.app_effect_id]));
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });
  it("have an energy for every element", () => {
    const energies = ALL_CARDS.flatMap((card) => (card.kind === "energy" ? [card.element] : []));
    expect([...energies].sort()).toEqual([...ELEMENTS].sort());
  });
});

describe("SET-001", () => {
  /** Number, element, health, attack, defence, speed as the set prints them. */
  const FIGHTERS = [
    ["001", "fire", 40, 4, 2, 3],
    ["002", "water", 45, 3, 3, 4],
    ["003", "nature", 42, 3, 3, 4],
    ["004", "earth", 50, 4, 4, 2],
    ["005", "wind", 38, 3, 2, 5],
    ["006", "ice", 44, 3, 3, 4],
    ["007", "lightning", 36, 4, 2, 5],
    ["008", "shadow", 40, 4, 2, 4],
    ["009", "light", 42, 3, 3, 4],
    ["010", "metal", 48, 4, 4, 2],
    ["011", "dragon", 46, 4, 3, 4],
    ["022", "nature", 75, 6, 6, 4],
  ] as const;
  const MINIS = [
    ["012", "nature", "DRAW"],
    ["013", "water", "HEAL"],
    ["014", "fire", "BURN"],
    ["015", "earth", "DEF"],
    ["016", "wind", "SPD"],
    ["017", "ice", "FREEZE"],
    ["018", "lightning", "PARALYZE"],
    ["019", "shadow", "STEALTH"],
    ["020", "light", "SEARCH"],
    ["021", "metal", "RELIC"],
  ] as const;
  const numbered = new Map(creatures.flatMap((card) => (card.number === undefined ? [] : [[card.number, card]])));

  it("has the printed numbers", () => {
    for (const [number, element, health, attack, defence, speed] of FIGHTERS) {
      expect(numbered.get(number)).toMatchObject({ element, health, attack, defence, speed });
    }
    expect(numbered.size).toBe(FIGHTERS.length + MINIS.length);
  });
  it("has ten minis of 10/0/0, each with its effect", () => {
    for (const [number, element, effect] of MINIS) {
      expect(numbered.get(number)).toMatchObject({
        element,
        rank: "mini",
        stage: 1,
        health: 10,
        attack: 0,
        defence: 0,
        digital: { app_effect_id: `EFF_MINI_${effect}_001` },
      });
    }
  });
});

describe("[R4.4] evolution lines", () => {
  it("grow out of the stage below, in the same element", () => {
    for (const card of creatures.filter(({ evolvesFrom }) => evolvesFrom !== undefined)) {
      const from = named(card.evolvesFrom ?? "");
      expect([card.id, from.stage, from.element]).toEqual([card.id, card.stage - 1, card.element]);
    }
  });
  it("leave no stage above the first without a way into play", () => {
    const stuck = creatures.filter(
      ({ stage, evolvesFrom, rank }) => stage > 1 && evolvesFrom === undefined && rank !== "legend",
    );
    expect(stuck).toEqual([]);
  });
  it("cost 2 for a signature and 5 to 8 for an ultimate", () => {
    for (const { signature, ultimate, rank, stage } of creatures) {
      if (rank === "mini") expect([signature, ultimate]).toEqual([undefined, undefined]);
      else expect(signature?.cost).toBe(2);
      if (stage >= 3) expect(ultimate?.cost).toBeGreaterThanOrEqual(5);
      expect(ultimate?.cost ?? 8).toBeLessThanOrEqual(8);
    }
  });
});
