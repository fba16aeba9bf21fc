import type { Scene } from "@cardwright/core/testing";
import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import type { Taktik } from "../src/index.ts";
import { type Battle, battle, chanceIn, typesOf, unitAt } from "./battle.ts";

type Units = NonNullable<Battle["units"]>;
const NEIGHBOURS: Units = [
  [0, "infantry", "D4"],
  [1, "infantry", "D5"],
];
const attacking = (given: Battle = {}): Scene<Taktik> => battle({ phase: "ATTACK", units: NEIGHBOURS, ...given });
/** How many of the six faces hit, as the choice itself says. */
const chance = (given: Battle, target: string): number =>
  chanceIn(
    attacking(given)
      .choice(0, "attack", { unit: "special" })
      .options.find(({ label }) => typeof label !== "string" && label[1]?.["at"] === target)?.label,
  );
/** The first of many seeds whose first die shows this. */
function rolling(natural: number, given: Battle = {}): Scene<Taktik> {
  for (let seed = 0; seed < 200; seed++) {
    const scene = attacking({ ...given, seed: `die ${seed}` });
    scene.does(0, "attack", { unit: "infantry", target: "infantry" }).does(0, "rollAttacks");
    if (scene.events.some(({ type, natural: shown }) => type === "ATTACK_ROLLED" && shown === natural)) return scene;
  }
  throw new Error(`no seed shows ${natural}`);
}

describe("[R5] attacks", () => {
  it("[R5.1] reach 1, 2 and 3 cells along rows and columns", () => {
    const scene = attacking({
      units: [
        [0, "infantry", "D4"],
        [0, "vehicle", "E4"],
        [0, "special", "F4"],
        [1, "infantry", "D5"],
        [1, "vehicle", "E6"],
        [1, "special", "F7"],
      ],
    });
    const inRange = (unit: string) =>
      scene
        .choice(0, "attack", { unit })
        .options.filter(({ refused }) => refused === undefined)
        .map(({ piece }) => piece?.face);
    expect(inRange("infantry")).toEqual(["infantry"]);
    expect(inRange("vehicle")).toEqual(["infantry", "vehicle"]);
    expect(inRange("special")).toEqual(["infantry", "vehicle", "special"]);
  });
  it("[R5.1] a diagonal neighbour is two away", () => {
    const scene = attacking({
      units: [
        [0, "infantry", "D4"],
        [0, "vehicle", "E4"],
        [1, "infantry", "E5"],
      ],
    });
    const refusal = scene.tries(0, "attack", { unit: "infantry D4", target: "infantry" });
    expect(refusal.code).toBe("OUT_OF_RANGE");
  });
  it("[R5.2] are declared one by one, each unit once, at most five", () => {
    const columns = ["A", "B", "C", "D", "E", "F"] as const;
    const scene = attacking({
      units: columns.flatMap(
        (column) =>
          [
            [0, "infantry", `${column}4`],
            [1, "infantry", `${column}5`],
          ] as const,
      ),
    });
    const pair = (column: string) => ({
      unit: `infantry ${column}4`,
      target: unitAt(scene, `${column}5`)?.id ?? "",
    });
    for (const column of columns.slice(0, 5)) scene.does(0, "attack", pair(column));
    expect(scene.state.attacks).toHaveLength(5);
    expect(scene.tries(0, "attack", pair("F")).code).toBe("NO_ATTACKS_LEFT");
    const again = attacking().does(0, "attack", { unit: "infantry", target: "infantry" });
    expect(again.tries(0, "attack", { unit: "infantry" }).code).toBe("ALREADY_ATTACKED");
  });
  it("[R5.2] are refused in another phase and against one's own", () => {
    expect(battle().tries(0, "attack").code).toBe("WINDOW_INVALID");
    const scene = attacking({ units: [...NEIGHBOURS, [0, "vehicle", "E4"]] });
    expect(scene.tries(0, "attack", { unit: "infantry", target: "vehicle" }).code).toBe("CHOICE_INVALID");
  });
  it("[R5.3] say what is rolled and what was needed", () => {
    const hit = rolling(5);
    expect(hit.told(1)).toContain("Player 1: the die shows 5.");
    expect(hit.told(1)).toContain("Infantry at D5 is hit, 5 against 4.");
    expect(hit.told(1)).toContain("You: Infantry at D5 is damaged.");
    expect(rolling(3).told(1)).toContain("Infantry at D5 is missed, 3 against 4.");
  });
  it("[R5.3] a later attack on a target that is gone is called off", () => {
    for (let seed = 0; seed < 100; seed++) {
      const scene = attacking({
        seed: `gone ${seed}`,
        units: [
          [0, "infantry", "D4"],
          [0, "infantry", "C5"],
          [1, "infantry", "D5", "damaged"],
          [1, "infantry", "J12"],
        ],
      });
      const target = unitAt(scene, "D5")?.id ?? "";
      scene.does(0, "attack", { unit: "infantry D4", target }).does(0, "attack", { unit: "infantry C5", target });
      scene.does(0, "rollAttacks");
      if (!typesOf(scene).includes("ATTACK_CALLED_OFF")) continue;
      expect(scene.told(0)).toContain("You: the attack is called off, gone.");
      expect(scene.events.filter(({ type }) => type === "ATTACK_ROLLED")).toHaveLength(1);
      return;
    }
    throw new Error("no first attack destroyed its target");
  });
  it("[R5.7] the phase passes by itself where nobody is in range", () => {
    const scene = battle().does(0, "endMovement");
    expect(typesOf(scene).filter((type) => type === "PHASE_STARTED")).toHaveLength(5);
    expect(scene.state.activeSeat).toBe(1);
  });
});

describe("[R5.4] what a roll needs", () => {
  const against = (letter: string, distance: 1 | 2 | 3): number => {
    const cell = `D${4 + distance}`;
    return chance(
      {
        units: [
          [0, "special", "D4"],
          [1, "infantry", cell],
        ],
        ground: { [cell]: letter },
      },
      cell,
    );
  };
  it("4 on open ground, 1 more from three cells on", () => {
    expect(against("p", 1)).toBe(3);
    expect(against("p", 2)).toBe(3);
    expect(against("p", 3)).toBe(2);
  });
  it.each([
    ["rough", "r", 3],
    ["hill", "h", 2],
    ["forest", "f", 2],
    ["industrial", "i", 2],
    ["urban", "u", 1],
  ])("[R2.2] against a target on %s ground", (_, letter, faces) => {
    expect(against(letter, 1)).toBe(faces);
  });
  it("[R5.5] a natural 6 always hits", () => {
    expect(against("u", 3)).toBe(1);
  });
  it("[R5.5] a natural 1 always misses", () => {
    const easy = { stored: [["artillery_support", "troop_motivation", "troop_motivation"], []] } as const;
    const scene = attacking({
      units: [
        [0, "special", "D4"],
        [1, "infantry", "D5"],
      ],
      ...easy,
    });
    scene.does(0, "playStored", { card: "artillery_support", target: "special" });
    scene.does(0, "playStored", { card: "troop_motivation" }).does(0, "playStored", { card: "troop_motivation" });
    expect(chanceIn(scene.choice(0, "attack", { unit: "special" }).options[0]?.label)).toBe(5);
  });
  it("[R9.2] a damaged unit takes 1 off its roll", () => {
    expect(
      chance(
        {
          units: [
            [0, "special", "D4", "damaged"],
            [1, "infantry", "D5"],
          ],
        },
        "D5",
      ),
    ).toBe(2);
  });
});

describe("[R9] damage", () => {
  it("[R9.1] the first hit damages, the second destroys", () => {
    const fresh = rolling(6);
    expect(unitAt(fresh, "D5")?.damaged).toBe(true);
    const second = rolling(6, {
      units: [
        [0, "infantry", "D4"],
        [1, "infantry", "D5", "damaged"],
        [1, "vehicle", "J12"],
      ],
    });
    expect(unitAt(second, "D5")).toBeUndefined();
    expect(second.state.casualties[1].map(({ face }) => face)).toEqual(["infantry"]);
    expect(second.state.points).toEqual([1, 0]);
    expect(second.told(0)).toContain("Player 2: Infantry at D5 is destroyed.");
  });
  it("[R9.3] one hit kills where the option says so", () => {
    const scene = rolling(6, { options: { oneHitKills: true }, units: [...NEIGHBOURS, [1, "vehicle", "J12"]] });
    expect(scene.state.casualties[1]).toHaveLength(1);
  });
  it("[R9.1] a miss changes nothing", () => {
    expect(unitAt(rolling(1), "D5")?.damaged).toBe(false);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/combat.json");
