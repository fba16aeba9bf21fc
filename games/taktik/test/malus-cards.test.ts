import type { Scene } from "@cardwright/core/testing";
import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import type { Taktik } from "../src/index.ts";
import { asked, type Battle, battle, chanceIn, faces, inForce, typesOf } from "./battle.ts";

const UNITS: NonNullable<Battle["units"]> = [
  [0, "infantry", "D4"],
  [0, "vehicle", "E4"],
  [0, "special", "A1"],
  [1, "infantry", "D5"],
];
/** Seat 0 has drawn it; where the opponent chooses, they have still to do so. */
const drawn = (malus: string, given: Battle = {}): Scene<Taktik> =>
  battle({ seat: 1, phase: "ATTACK", units: UNITS, deck: ["troop_motivation", malus], ...given }).does(
    1,
    "rollAttacks",
  );
const suffered = (malus: string, given: Battle = {}): Scene<Taktik> => drawn(malus, given).answers(0, "accept");
const reach = (scene: Scene<Taktik>, unit: string): readonly unknown[] =>
  scene.choice(0, "move", { unit }).options.map(({ key }) => key);

describe("Cut Road", () => {
  it("takes one from infantry and special units and two from vehicles", () => {
    const scene = suffered("supply_interruption");
    expect(reach(scene, "infantry")).not.toContain("D2");
    expect(reach(scene, "infantry")).toContain("D3");
    expect(reach(scene, "special")).toContain("A3");
    expect(reach(scene, "special")).not.toContain("A4");
    expect(reach(scene, "vehicle")).toContain("E2");
    expect(reach(scene, "vehicle")).not.toContain("E1");
  });
  it("[R4.5] movement never falls below zero, and then the unit stays", () => {
    const scene = suffered("supply_interruption", {
      units: [
        [0, "infantry", "D4", "damaged"],
        [1, "infantry", "D5"],
      ],
    });
    const refusal = scene.tries(0, "move", { unit: "infantry" });
    expect(refusal.code).toBe("NO_MOVEMENT");
    expect(refusal.because?.map(({ source }) => source)).toEqual(["damage taken", "Cut Road"]);
  });
});
describe("Empty Coffers", () => {
  const stored = [["rapid_supply_convoy", "artillery_support", "internal_discipline"], []] as const;
  it("forbids logistics cards and no others", () => {
    const scene = suffered("operational_funding_cut", { stored });
    const refusal = scene.tries(0, "playStored", { card: "rapid_supply_convoy" });
    expect([refusal.code, refusal.because?.[0]?.source]).toEqual(["CARD_BLOCKED", "Empty Coffers"]);
    scene.does(0, "playStored", { card: "artillery_support", target: "infantry" });
  });
  it("cannot be cancelled by a logistics card, but by another", () => {
    const scene = drawn("operational_funding_cut", { stored });
    expect(scene.triesToAnswer(0, "rapid_supply_convoy").code).toBe("CARD_BLOCKED");
    scene.answers(0, "internal_discipline").does(0, "playStored", { card: "rapid_supply_convoy" });
  });
  it("does not bind the opponent's cards", () => {
    const scene = suffered("operational_funding_cut", { stored: [[], ["rapid_supply_convoy"]] });
    scene.does(0, "endMovement").does(0, "rollAttacks").answers(1, "store");
    scene.does(1, "playStored", { card: "rapid_supply_convoy" });
  });
});
describe("Enemy Disinformation", () => {
  it("holds the one unit that the opponent names", () => {
    const scene = drawn("enemy_disinformation");
    expect(asked(scene)).toEqual(["1 malusTarget"]);
    scene.answers(1, "vehicle").answers(0, "accept");
    expect(scene.tries(0, "move", { unit: "vehicle" }).code).toBe("UNIT_CANNOT_MOVE");
    scene.does(0, "move", { unit: "infantry", cell: "D3" });
  });
});
describe("UN Ceasefire", () => {
  it("lets nobody attack this turn, but everyone move", () => {
    const scene = suffered("un_ceasefire").does(0, "move", { unit: "special", cell: "A2" });
    scene.answers(1, "passTurn").answers(0, "passTurn").does(0, "endMovement");
    const refusal = scene.tries(0, "attack", { unit: "infantry" });
    expect([refusal.code, refusal.because?.[0]?.source]).toEqual(["UNIT_CANNOT_ATTACK", "UN Ceasefire"]);
  });
  it("is over in the next turn", () => {
    const scene = suffered("un_ceasefire").does(0, "endMovement").does(0, "rollAttacks").answers(1, "store");
    scene.does(1, "endMovement").does(1, "attack", { unit: "infantry", target: "infantry" });
  });
});
describe("Closed Harbours", () => {
  it("brings in nobody, not even with help from abroad", () => {
    const given = { reserve: [["vehicle"], []], round: 4, stored: [["international_aid"], []] } as const;
    const scene = suffered("severe_sanctions", given).does(0, "playStored", { card: "international_aid" });
    const refusal = scene.tries(0, "deploy", { unit: "vehicle", cell: "A2" });
    expect([refusal.code, refusal.because?.[0]?.source]).toEqual(["NO_DEPLOYMENT", "Closed Harbours"]);
  });
});
describe("Counted Rounds", () => {
  it("takes 2 off all rolls", () => {
    const scene = suffered("ammunition_shortage").does(0, "endMovement");
    expect(chanceIn(scene.choice(0, "attack", { unit: "infantry" }).options[0]?.label)).toBe(1);
  });
});
describe("Broken Axle", () => {
  it("holds one unit that the opponent names, moving and attacking", () => {
    const scene = drawn("mechanical_failure").answers(1, "infantry").answers(0, "accept");
    expect(scene.tries(0, "move", { unit: "infantry" }).code).toBe("UNIT_CANNOT_MOVE");
    scene.does(0, "endMovement");
    expect(scene.tries(0, "attack", { unit: "infantry" }).code).toBe("UNIT_CANNOT_ATTACK");
    scene.does(0, "attack", { unit: "vehicle", target: "infantry" });
  });
});
describe("Mud Season", () => {
  it("takes one from every movement, and ends when the attacks begin", () => {
    const scene = suffered("disrupted_supply_lines");
    expect(reach(scene, "vehicle")).toContain("E1");
    expect(reach(scene, "special")).not.toContain("A4");
    expect(inForce(scene)).toEqual(["disrupted_supply_lines"]);
    scene.does(0, "endMovement");
    expect(scene.state.phase).toBe("ATTACK");
    expect(inForce(scene)).toEqual([]);
    expect(faces(scene.state.malus[0])).toEqual(["disrupted_supply_lines"]);
  });
});
describe("Watching World", () => {
  it("is a ceasefire for whoever drew it", () => {
    const scene = suffered("international_pressure").does(0, "endMovement");
    expect(scene.tries(0, "attack", { unit: "vehicle" }).code).toBe("UNIT_CANNOT_ATTACK");
    scene.does(0, "rollAttacks");
    expect(typesOf(scene)).not.toContain("ATTACK_ROLLED");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/malus-cards.json");
