import type { Scene } from "@cardwright/core/testing";
import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import type { Taktik } from "../src/index.ts";
import { type Battle, battle, chanceIn, faces, inForce, typesOf, unitAt } from "./battle.ts";

type Units = NonNullable<Battle["units"]>;
const FIELD: Units = [
  [0, "infantry", "A1"],
  [0, "vehicle", "D1"],
  [0, "special", "J1"],
  [1, "infantry", "J12"],
];
const NEAR: Units = [
  [0, "infantry", "D4"],
  [0, "special", "D3"],
  [1, "infantry", "D5"],
];
const holding = (card: string, given: Battle = {}): Scene<Taktik> =>
  battle({ units: FIELD, stored: [[card], []], ...given });
const reach = (scene: Scene<Taktik>, unit: string): readonly unknown[] =>
  scene.choice(0, "move", { unit }).options.map(({ key }) => key);
const odds = (scene: Scene<Taktik>, unit: string): string =>
  `${chanceIn(scene.choice(0, "attack", { unit }).options[0]?.label)} of 6`;
/** Seat 0 drew this malus and accepted it. */
const suffering = (malus: string, given: Battle): Scene<Taktik> =>
  battle({ seat: 1, deck: [malus], ...given }).does(1, "endMovement");

describe("Rapid Supply Convoy", () => {
  it("moves all own units one further, and nobody else's", () => {
    const scene = holding("rapid_supply_convoy").does(0, "playStored", { card: "rapid_supply_convoy" });
    expect(reach(scene, "infantry")).toContain("A4");
    expect(reach(scene, "vehicle")).toContain("D6");
    expect(reach(scene, "special")).toContain("J5");
    expect(scene.state.effects[0]?.owner).toBe(0);
  });
  it("is over with the turn", () => {
    const scene = holding("rapid_supply_convoy").does(0, "playStored", { card: "rapid_supply_convoy" });
    expect(scene.does(0, "endMovement").state.effects).toEqual([]);
  });
});
describe("Fuel at the Roadside", () => {
  it("moves infantry and vehicles one further, special units not", () => {
    const scene = holding("forward_supply_depot").does(0, "playStored", { card: "forward_supply_depot" });
    expect(reach(scene, "infantry")).toContain("A4");
    expect(reach(scene, "vehicle")).toContain("D6");
    expect(reach(scene, "special")).not.toContain("J5");
  });
});
describe("Night Workshop", () => {
  const units: Units = [
    [0, "infantry", "A1", "damaged"],
    [0, "vehicle", "D1"],
    [1, "infantry", "J12", "damaged"],
  ];
  it("[R8.5] makes one damaged unit whole at once", () => {
    const scene = holding("special_supplies", { units });
    scene.does(0, "playStored", { card: "special_supplies", target: "infantry" });
    expect(unitAt(scene, "A1")?.damaged).toBe(false);
    expect(unitAt(scene, "J12")?.damaged).toBe(true);
    expect(scene.told(1)).toContain("Player 1: Infantry at A1 is whole again.");
  });
  it("[R8.5] an attack that is already declared has the chance of the whole unit", () => {
    const near: Units = [
      [0, "infantry", "D4", "damaged"],
      [0, "special", "D3"],
      [1, "infantry", "D5"],
    ];
    const scene = holding("special_supplies", { units: near, phase: "ATTACK" });
    scene.does(0, "attack", { unit: "infantry", target: "infantry" });
    expect(scene.state.attacks.map(({ chance }) => chance)).toEqual([2]);
    scene.does(0, "playStored", { card: "special_supplies", target: "infantry" });
    expect(scene.state.attacks.map(({ chance }) => chance)).toEqual([3]);
  });
  it("is refused without a damaged unit, and for a whole one", () => {
    expect(holding("special_supplies").tries(0, "playStored", { card: "special_supplies" }).code).toBe("NO_TARGET");
    const scene = holding("special_supplies", { units });
    expect(scene.tries(0, "playStored", { card: "special_supplies", target: "vehicle" }).code).toBe("CHOICE_INVALID");
  });
});
describe("Eyes Ahead", () => {
  it("moves one unit two further", () => {
    const scene = holding("advanced_recon").does(0, "playStored", { card: "advanced_recon", target: "infantry" });
    expect(reach(scene, "infantry")).toContain("A5");
    expect(reach(scene, "vehicle")).not.toContain("D6");
  });
  it("lets a sixth unit move", () => {
    const row = ["A1", "B1", "C1", "D1", "E1", "F1"] as const;
    const units: Units = [...row.map((cell) => [0, "infantry", cell] as const), [1, "infantry", "J12"]];
    const scene = holding("advanced_recon", { units });
    scene.does(0, "playStored", { card: "advanced_recon", target: "infantry A1" });
    for (const column of "ABCDEF") scene.does(0, "move", { unit: `infantry ${column}1`, cell: `${column}2` });
    expect(scene.state.movedUnits).toHaveLength(6);
  });
  it.each(["MOVEMENT", "ATTACK"] as const)("played in %s, all of it is over with the turn", (phase) => {
    const scene = holding("advanced_recon", { units: NEAR, phase });
    scene.does(0, "playStored", { card: "advanced_recon", target: "infantry" });
    if (phase === "MOVEMENT") scene.does(0, "endMovement");
    expect(inForce(scene)).toEqual(["advanced_recon", "advanced_recon"]);
    scene.does(0, "rollAttacks");
    expect([scene.state.activeSeat, inForce(scene)]).toEqual([1, []]);
  });
});
describe("Open Sky", () => {
  it("[R8.4] lets a unit that is held back move normally", () => {
    const scene = suffering("enemy_disinformation", { units: FIELD, stored: [["air_cover"], []] });
    scene.answers(1, "vehicle").answers(0, "accept");
    expect(scene.tries(0, "move", { unit: "vehicle" }).code).toBe("UNIT_CANNOT_MOVE");
    scene.does(0, "playStored", { card: "air_cover", target: "vehicle" });
    expect(reach(scene, "vehicle")).toContain("D5");
    expect(inForce(scene)).toEqual(["enemy_disinformation", "air_cover"]);
  });
  it("is refused where nobody is held back", () => {
    expect(holding("air_cover").tries(0, "playStored", { card: "air_cover" }).code).toBe("NO_TARGET");
  });
});
describe("Cool Heads", () => {
  it("answers a malus and is of no use otherwise", () => {
    const scene = suffering("ammunition_shortage", { units: FIELD, stored: [["internal_discipline"], []] });
    expect(scene.answers(0, "internal_discipline").state.effects).toEqual([]);
    const late = holding("internal_discipline").tries(0, "playStored", { card: "internal_discipline" });
    expect(late.code).toBe("WINDOW_INVALID");
  });
});
describe("Guns on Call", () => {
  it("adds 2 to the rolls of one unit", () => {
    const scene = holding("artillery_support", { units: NEAR, phase: "ATTACK" });
    scene.does(0, "playStored", { card: "artillery_support", target: "infantry" });
    expect([odds(scene, "infantry"), odds(scene, "special")]).toEqual(["5 of 6", "3 of 6"]);
  });
  it("also changes an attack that is already declared", () => {
    const scene = holding("artillery_support", { units: NEAR, phase: "ATTACK" });
    scene.does(0, "attack", { unit: "infantry", target: "infantry" });
    scene.does(0, "playStored", { card: "artillery_support", target: "infantry" });
    expect(scene.state.attacks.map(({ chance }) => chance)).toEqual([5]);
  });
});
describe("High Spirits", () => {
  it("adds 1 to the rolls of all own units, and two of them add 2", () => {
    const scene = battle({ units: NEAR, phase: "ATTACK", stored: [["troop_motivation", "troop_motivation"], []] });
    scene.does(0, "playStored", { card: "troop_motivation" });
    expect([odds(scene, "infantry"), odds(scene, "special")]).toEqual(["4 of 6", "4 of 6"]);
    scene.does(0, "playStored", { card: "troop_motivation" });
    expect(odds(scene, "infantry")).toBe("5 of 6");
  });
});
describe("Second Wind", () => {
  it("[R8.4] lets a limited unit move and attack, whatever forbids it", () => {
    const scene = suffering("mechanical_failure", { units: NEAR, stored: [["extra_supplies"], []], phase: "MOVEMENT" });
    scene.does(1, "rollAttacks").answers(1, "infantry").answers(0, "accept");
    expect(scene.tries(0, "move", { unit: "infantry" }).code).toBe("UNIT_CANNOT_MOVE");
    scene.does(0, "playStored", { card: "extra_supplies", target: "infantry" });
    expect(reach(scene, "infantry")).toContain("B4");
    scene.does(0, "endMovement").does(0, "attack", { unit: "infantry", target: "infantry" });
    expect(scene.state.attacks).toHaveLength(1);
  });
  it("gives a slowed unit its printed movement back", () => {
    const units: Units = [
      [0, "special", "A1", "damaged"],
      [1, "infantry", "J12"],
    ];
    const scene = holding("extra_supplies", { units });
    scene.does(0, "playStored", { card: "extra_supplies", target: "special" });
    expect(reach(scene, "special")).toContain("A4");
  });
  it("is refused where nothing is limited", () => {
    expect(holding("extra_supplies").tries(0, "playStored", { card: "extra_supplies" }).code).toBe("NO_TARGET");
  });
});
describe("Friends Abroad", () => {
  it("brings in a unit before its time, or a second one after it", () => {
    const early = holding("international_aid", { reserve: [["vehicle"], []], round: 2 });
    early.does(0, "playStored", { card: "international_aid" }).does(0, "deploy", { unit: "vehicle", cell: "C1" });
    expect(unitAt(early, "C1")?.face).toBe("vehicle");
    const late = holding("international_aid", { reserve: [["vehicle", "infantry"], []], round: 4 });
    late.does(0, "deploy", { unit: "vehicle", cell: "C1" }).does(0, "playStored", { card: "international_aid" });
    late.does(0, "deploy", { unit: "infantry", cell: "E1" });
    expect(late.state.reserve[0]).toEqual([]);
  });
});
describe("White Noise", () => {
  it("cancels every malus in force, later in the turn too", () => {
    const scene = suffering("supply_interruption", { units: FIELD, stored: [["electronic_countermeasures"], []] });
    scene.answers(0, "accept");
    expect(inForce(scene)).toHaveLength(2);
    scene.does(0, "playStored", { card: "electronic_countermeasures" });
    expect(scene.state.effects).toEqual([]);
    expect(faces(scene.state.malus[0])).toEqual([]);
  });
  it("cancels several at once when it answers one", () => {
    const malus = { id: "p899", face: "severe_sanctions", at: "malus/0" };
    const sanctions = {
      id: "e900",
      definition: "severe_sanctions#0",
      source: { kind: "card", ref: malus.face },
      owner: 0,
      piece: null,
      targets: [],
      createdAtTurn: 4,
      expires: { atEndOfTurn: 9 },
      params: { card: malus.id },
      modifiers: null,
    } as const;
    const scene = suffering("ammunition_shortage", {
      units: FIELD,
      stored: [["electronic_countermeasures"], []],
      facts: { malus: [[malus], []], effects: [sanctions] },
    });
    scene.answers(0, "electronic_countermeasures");
    expect([faces(scene.state.malus[0]), inForce(scene)]).toEqual([[], []]);
    expect(typesOf(scene).filter((type) => type === "MALUS_CANCELLED")).toHaveLength(2);
  });
  it("[R6.5] leaves alone a malus whose effects have ended", () => {
    const scene = suffering("disrupted_supply_lines", { units: NEAR, stored: [["electronic_countermeasures"], []] });
    scene.does(1, "rollAttacks").answers(0, "accept").does(0, "endMovement");
    expect([faces(scene.state.malus[0]), inForce(scene)]).toEqual([["disrupted_supply_lines"], []]);
    expect(scene.tries(0, "playStored", { card: "electronic_countermeasures" }).code).toBe("NO_TARGET");
    const answer = suffering("ammunition_shortage", {
      units: FIELD,
      stored: [["electronic_countermeasures"], []],
      malus: [["disrupted_supply_lines"], []],
    });
    answer.answers(0, "electronic_countermeasures");
    expect(answer.told(1).filter((line) => line.includes("cancels"))).toEqual([
      "Player 1: White Noise cancels Counted Rounds.",
    ]);
  });
  it("[R6.5] an attack that is already declared has the chance it had without the malus", () => {
    const scene = battle({
      seat: 1,
      phase: "ATTACK",
      units: NEAR,
      deck: ["ammunition_shortage"],
      stored: [["electronic_countermeasures"], []],
    });
    scene.does(1, "rollAttacks").answers(0, "accept").does(0, "endMovement");
    scene.does(0, "attack", { unit: "infantry", target: "infantry" });
    expect(scene.state.attacks.map(({ chance }) => chance)).toEqual([1]);
    scene.does(0, "playStored", { card: "electronic_countermeasures" });
    expect(odds(scene, "special")).toBe("3 of 6");
    expect(scene.state.attacks.map(({ chance }) => chance)).toEqual([3]);
  });
  it("is refused while no malus is in force", () => {
    const refusal = holding("electronic_countermeasures").tries(0, "playStored", {
      card: "electronic_countermeasures",
    });
    expect(refusal.code).toBe("NO_TARGET");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/bonus-cards.json");
