import { keepScenes, scene } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { game, type TaktikState } from "../src/index.ts";
import { type Battle, battle, typesOf } from "./battle.ts";

/** Seat 0 attacks until the roll is what the scene needs. */
function destroying(given: Battle): TaktikState {
  for (let seed = 0; seed < 100; seed++) {
    const scene = battle({ phase: "ATTACK", ...given, seed: `victory ${seed}` });
    scene.does(0, "attack", { unit: "infantry", target: "infantry" }).does(0, "rollAttacks");
    if (typesOf(scene).includes("UNIT_DESTROYED")) return scene.state;
  }
  throw new Error("no seed destroys the target");
}
const LAST = [
  [0, "infantry", "D4"],
  [1, "infantry", "D5", "damaged"],
] as const;

describe("[R10.1] annihilation", () => {
  it("ends the match in the phase VICTORY, in every mode", () => {
    for (const victory of ["objectives", "annihilation", "points"]) {
      const state = destroying({ units: LAST, options: { victory } });
      expect(state.outcome).toEqual({ winners: [0], reason: "annihilation" });
      expect(state.phase).toBe("VICTORY");
    }
  });
  it("does not wait for the reserve", () => {
    expect(destroying({ units: LAST, reserve: [[], ["infantry"]] }).outcome?.winners).toEqual([0]);
  });
});

describe("[R11.1] conceding", () => {
  it("[R1.4] ends the match in the phase VICTORY, in either side's turn and before the first", () => {
    for (const seat of [0, 1] as const) {
      const { state } = battle().does(seat, "concede");
      expect([state.phase, state.outcome?.winners]).toEqual(["VICTORY", [1 - seat]]);
    }
    const { state } = scene(game).does(1, "concede");
    expect([state.phase, state.outcome?.winners]).toEqual(["VICTORY", [0]]);
  });
});

describe("[R10.2] objectives", () => {
  const held = (cells: readonly string[], given: Battle = {}) =>
    battle({
      units: [...cells.map((cell) => [0, "infantry", cell] as const), [1, "infantry", "J12"]],
      deck: Array.from({ length: 6 }, () => "ammunition_shortage"),
      ...given,
    });
  it("whoever stands on one at the end of a turn holds it, until the other side stands there", () => {
    const scene = held(["B9"]).does(0, "endMovement");
    expect(scene.state.control).toEqual([0, 1, 1]);
    expect(scene.told(1)).toContain("Player 1: the objective at B9 is taken.");
    scene
      .answers(1, "accept")
      .does(1, "endMovement")
      .answers(0, "accept")
      .does(0, "move", { unit: "infantry", cell: "B8" });
    scene.answers(1, "passTurn").answers(0, "passTurn").does(0, "endMovement");
    expect(scene.state.control).toEqual([0, 1, 1]);
  });
  it("two of three for two own turns in a row win", () => {
    const scene = held(["B9", "E9"]).does(0, "endMovement");
    expect([scene.state.turnsHeld, scene.state.outcome]).toEqual([1, null]);
    scene.answers(1, "accept").does(1, "endMovement").answers(0, "accept").does(0, "endMovement");
    expect(scene.state.outcome).toEqual({ winners: [0], reason: "objectives" });
  });
  it("what is taken back in between starts anew", () => {
    const scene = held(["B9", "E9"], {
      facts: { control: [0, 1, 0], turnsHeld: 1 },
      units: [
        [0, "infantry", "B9"],
        [1, "infantry", "H9"],
      ],
      seat: 1,
    });
    scene.does(1, "endMovement");
    expect([scene.state.control, scene.state.turnsHeld]).toEqual([[0, 1, 1], 0]);
  });
  it("do not count in the other modes", () => {
    const scene = held(["B9", "E9"], {
      options: { victory: "annihilation" },
      facts: { turnsHeld: 1, control: [0, 0, 1] },
    });
    expect(scene.does(0, "endMovement").state.outcome).toBeNull();
  });
});

describe("[R10.3] points", () => {
  const units = [...LAST, [1, "vehicle", "J12"]] as const;
  it("one for each unit destroyed, and enough of them win in that mode", () => {
    const state = destroying({ units, options: { victory: "points" }, facts: { points: [3, 0] } });
    expect(state.points).toEqual([4, 0]);
    expect(state.outcome).toEqual({ winners: [0], reason: "points" });
    expect(destroying({ units, facts: { points: [3, 0] } }).outcome).toBeNull();
  });
});

describe("[R10.4] the last turn", () => {
  const ending = (given: Battle) => battle({ seat: 1, turn: 24, ...given }).does(1, "endMovement").state.outcome;
  it("the defender wins who holds an objective and has not lost more", () => {
    expect(ending({})).toEqual({ winners: [1], reason: "held" });
  });
  it("the attacker wins who has all objectives", () => {
    expect(ending({ facts: { control: [0, 0, 0] } })?.winners).toEqual([0]);
  });
  it("the attacker wins when the defender has lost more", () => {
    const units = [
      [0, "infantry", "A1"],
      [1, "infantry", "J12", "damaged"],
    ] as const;
    expect(ending({ units })).toEqual({ winners: [0], reason: "losses" });
    const even = [
      [0, "infantry", "A1", "damaged"],
      [1, "infantry", "J12", "damaged"],
    ] as const;
    expect(ending({ units: even })?.winners).toEqual([1]);
  });
  it("is set by the preset or by the option", () => {
    expect(ending({ turn: 22 })).toBeNull();
    expect(ending({ turn: 22, options: { turnLimit: 22 } })?.winners).toEqual([1]);
  });
  it("[R1.3] leaves each side at least four turns", () => {
    expect(() => ending({ options: { turnLimit: 7 } })).toThrow();
    expect(ending({ turn: 8, options: { turnLimit: 8 } })?.winners).toEqual([1]);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/victory.json");
