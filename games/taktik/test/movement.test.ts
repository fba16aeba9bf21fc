import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { game } from "../src/index.ts";
import { battle, inForce, typesOf, unitAt } from "./battle.ts";

const reach = (scene: ReturnType<typeof battle>, unit: string): readonly string[] =>
  scene.choice(0, "move", { unit }).options.map(({ key }) => String(key));

describe("[R4] movement", () => {
  it("[R4.1] goes in eight directions", () => {
    const scene = battle({
      units: [
        [0, "infantry", "D4", "damaged"],
        [1, "infantry", "J12"],
      ],
    });
    expect([...reach(scene, "infantry")].sort()).toEqual(["C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5"]);
  });
  it("[R2.1] infantry moves 2, a vehicle 4, a special unit 3", () => {
    const scene = battle({
      units: [
        [0, "infantry", "E1"],
        [0, "vehicle", "A1"],
        [0, "special", "J1"],
        [1, "infantry", "J12"],
      ],
    });
    expect(reach(scene, "infantry")).toContain("E3");
    expect(reach(scene, "infantry")).not.toContain("E4");
    expect(reach(scene, "vehicle")).toContain("A5");
    expect(reach(scene, "vehicle")).not.toContain("A6");
    expect(reach(scene, "special")).toContain("J4");
    expect(reach(scene, "special")).not.toContain("J5");
  });
  it.each(["r", "h", "f", "u", "i"])("[R2.2] ground %s costs 2", (letter) => {
    const scene = battle({
      units: [
        [0, "infantry", "A1"],
        [1, "infantry", "J12"],
      ],
      ground: { A2: letter, B2: letter, B1: letter },
    });
    expect([...reach(scene, "infantry")].sort()).toEqual(["A2", "B1", "B2"]);
  });
  it("[R2.2] water cannot be entered", () => {
    const scene = battle({
      units: [
        [0, "vehicle", "A1"],
        [1, "infantry", "J12"],
      ],
      ground: { A2: "w", B2: "w" },
    });
    expect(reach(scene, "vehicle")).not.toContain("A2");
    expect(reach(scene, "vehicle")).toContain("C2");
  });
  it("[R4.2] a river costs 2 more and a bridge cancels it", () => {
    const river = Object.fromEntries([..."ABCDEFGHIJ"].map((column) => [`${column}3`, "~"]));
    const units = [
      [0, "vehicle", "D1"],
      [1, "infantry", "J12"],
    ] as const;
    const ford = battle({ units, overlay: river });
    expect(reach(ford, "vehicle")).toContain("D3");
    expect(reach(ford, "vehicle")).not.toContain("D4");
    const bridge = battle({ units, overlay: { ...river, D3: "#" } });
    expect(reach(bridge, "vehicle")).toContain("D4");
    expect(reach(bridge, "vehicle")).toContain("D5");
  });
  it("[R4.2] a road takes 1 off from road to road, never below 1", () => {
    const wood = { D2: "f", D3: "f", D4: "f" };
    const units = [
      [0, "special", "D1"],
      [1, "infantry", "J12"],
    ] as const;
    expect(
      reach(battle({ units, ground: wood, overlay: { D1: "=", D2: "=", D3: "=", D4: "=" } }), "special"),
    ).toContain("D4");
    expect(reach(battle({ units, ground: wood }), "special")).toContain("D3");
    const plain = battle({ units, overlay: { D1: "=", D2: "=", D3: "=", D4: "=", D5: "=" } });
    expect(reach(plain, "special")).not.toContain("D5");
  });
  it("[R4.2] a first step is always possible, and a costly one uses up everything", () => {
    const overlay = { A2: "~", B2: "~", B1: "~" };
    const scene = battle({
      units: [
        [0, "infantry", "A1", "damaged"],
        [1, "infantry", "J12"],
      ],
      overlay,
    });
    expect([...reach(scene, "infantry")].sort()).toEqual(["A2", "B1", "B2"]);
  });
  it("[R4.2] enters no occupied cell, friend or foe", () => {
    const scene = battle({
      units: [
        [0, "special", "A1"],
        [0, "infantry", "A2"],
        [1, "infantry", "B2"],
      ],
    });
    expect(reach(scene, "special")).toContain("B1");
    expect(reach(scene, "special")).not.toContain("A2");
    expect(reach(scene, "special")).not.toContain("B2");
  });
  it("[R4.2] refuses a unit that is hemmed in", () => {
    const scene = battle({
      units: [
        [0, "vehicle", "A1"],
        [0, "infantry", "A2"],
        [0, "infantry", "B2"],
        [1, "infantry", "B1"],
      ],
    });
    expect(scene.tries(0, "move", { unit: "vehicle" }).code).toBe("HEMMED_IN");
  });
  it("[R4.4] moves each unit once and at most five a turn", () => {
    const row = ["A1", "B1", "C1", "D1", "E1", "F1"] as const;
    const scene = battle({ units: [...row.map((cell) => [0, "infantry", cell] as const), [1, "infantry", "J12"]] });
    scene.does(0, "move", { unit: "infantry A1", cell: "A2" });
    expect(scene.tries(0, "move", { unit: "infantry A2" }).code).toBe("ALREADY_MOVED");
    for (const cell of ["B", "C", "D", "E"]) scene.does(0, "move", { unit: `infantry ${cell}1`, cell: `${cell}2` });
    expect(scene.tries(0, "move", { unit: "infantry F1" }).code).toBe("NO_MOVES_LEFT");
  });
  it("[R4.4] refuses enemy units, wrong phases and the side that waits", () => {
    const scene = battle();
    expect(scene.tries(0, "move", { unit: "p501", cell: "J11" }).code).toBe("CHOICE_INVALID");
    expect(scene.tries(1, "move").code).toBe("NOT_YOUR_TURN");
    expect(
      battle({
        phase: "ATTACK",
        units: [
          [0, "infantry", "A1"],
          [1, "infantry", "A2"],
        ],
      }).tries(0, "move").code,
    ).toBe("WINDOW_INVALID");
  });
  it("[R4.3] says where the unit went, to everyone", () => {
    const scene = battle().does(0, "move", { unit: "infantry", cell: "B2" });
    expect(scene.told(1)).toContain("Player 1: Infantry moves from A1 to B2.");
    expect(scene.told(0)).toContain("You: Infantry moves from A1 to B2.");
    expect(scene.state.maneuver).toBeNull();
  });
  it("[R4.3] goes only as far as it still can when an answer slows it", () => {
    const scene = battle({ tactics: [[], ["suppressive_fire"]] });
    scene.does(0, "move", { unit: "infantry", cell: "A3" });
    scene.answers(1, { reaction: "suppressive_fire", target: "infantry" });
    expect(unitAt(scene, "A2")?.owner).toBe(0);
    expect(scene.told(0)).toContain("You: Infantry moves from A1 to A2.");
  });
  it("[R4.3] of ways that cost the same it takes the straightest, so that a slowed unit stays on its line", () => {
    const units = [
      [0, "vehicle", "E1"],
      [1, "infantry", "J12"],
    ] as const;
    const scene = battle({ units, tactics: [[], ["suppressive_fire"]] });
    scene.does(0, "move", { unit: "vehicle", cell: "E5" });
    scene.answers(1, { reaction: "suppressive_fire", target: "vehicle" });
    expect(unitAt(scene, "E4")?.owner).toBe(0);
  });
  it("[R4.3] stays where it is when nothing is left", () => {
    const scene = battle({
      units: [
        [0, "infantry", "A1", "damaged"],
        [1, "infantry", "J12"],
      ],
      tactics: [[], ["suppressive_fire"]],
    });
    scene.does(0, "move", { unit: "infantry", cell: "A2" });
    scene.answers(1, { reaction: "suppressive_fire", target: "infantry" });
    expect(typesOf(scene)).toContain("MOVE_HALTED");
    expect(unitAt(scene, "A1")?.owner).toBe(0);
    // What was announced is history, also for a unit that did not get anywhere.
    expect(scene.state.maneuver?.path).toEqual([]);
    scene.answers(1, "pass");
    expect(scene.tries(0, "move", { unit: "infantry" }).code).toBe("ALREADY_MOVED");
  });
  it("[R9.2] a damaged unit moves one less", () => {
    const scene = battle({
      units: [
        [0, "special", "A1", "damaged"],
        [1, "infantry", "J12"],
      ],
    });
    expect(reach(scene, "special")).toContain("A3");
    expect(reach(scene, "special")).not.toContain("A4");
  });
  it("[R4.5] a refusal names the effect that holds the unit", () => {
    const scene = battle({
      deck: ["enemy_disinformation"],
      seat: 1,
      phase: "ATTACK",
      units: [
        [0, "infantry", "A1"],
        [1, "infantry", "A2"],
      ],
    });
    scene.does(1, "rollAttacks").answers(1, "infantry").answers(0, "accept");
    const refusal = scene.tries(0, "move", { unit: "infantry" });
    expect(refusal.code).toBe("UNIT_CANNOT_MOVE");
    expect(refusal.because?.map(({ source }) => source)).toEqual(["Enemy Disinformation"]);
    expect(inForce(scene)).toEqual(["enemy_disinformation"]);
  });
});

describe("[R4.6] the reserve", () => {
  const reserve = [["vehicle"], ["infantry"]] as const;
  it("comes from round 4 on, one unit a turn, and that is its move", () => {
    const scene = battle({ reserve: [["vehicle", "infantry"], []], round: 4, turn: 7 });
    scene.does(0, "deploy", { unit: "vehicle", cell: "C2" });
    expect(unitAt(scene, "C2")?.face).toBe("vehicle");
    expect(scene.told(1)).toContain("Player 1: Vehicle takes position at C2.");
    expect(scene.tries(0, "move", { unit: "vehicle" }).code).toBe("ALREADY_MOVED");
    expect(scene.tries(0, "deploy", { unit: "infantry", cell: "D1" })).toMatchObject({
      code: "NO_DEPLOYMENT",
      message: "NO_DEPLOYMENT.more",
    });
  });
  it("is refused before, without a reserve, and in another phase", () => {
    expect(battle({ reserve, round: 3 }).tries(0, "deploy")).toMatchObject({
      code: "NO_DEPLOYMENT",
      message: "NO_DEPLOYMENT.early",
    });
    expect(battle({ round: 4 }).tries(0, "deploy").code).toBe("NO_RESERVE");
    const units = [
      [0, "infantry", "A1"],
      [1, "infantry", "A2"],
    ] as const;
    expect(battle({ reserve, round: 4, phase: "ATTACK", units }).tries(0, "deploy").code).toBe("WINDOW_INVALID");
  });
  it("enters within two rows of the own edge", () => {
    const cells = (seat: 0 | 1) =>
      battle({ reserve, round: 4, seat })
        .choice(seat, "deploy", { unit: seat === 0 ? "vehicle" : "infantry" })
        .options.map(({ key }) => Number(String(key).slice(1)));
    expect(new Set(cells(0))).toEqual(new Set([1, 2]));
    expect(new Set(cells(1))).toEqual(new Set([11, 12]));
  });
  it("counts against the five moves", () => {
    const row = ["A1", "B1", "C1", "D1", "E1"] as const;
    const scene = battle({
      reserve,
      round: 4,
      units: [...row.map((cell) => [0, "infantry", cell] as const), [1, "infantry", "J12"]],
    });
    for (const cell of ["A", "B", "C", "D", "E"])
      scene.does(0, "move", { unit: `infantry ${cell}1`, cell: `${cell}2` });
    expect(scene.tries(0, "deploy", { unit: "vehicle", cell: "A1" }).code).toBe("NO_MOVES_LEFT");
  });
});

it("every action and every event can be said", () => {
  expect(game.actions.every(({ label }) => (label ?? "") !== "")).toBe(true);
});

keepScenes({ beforeEach, it, expect }, "../scenes/movement.json");
