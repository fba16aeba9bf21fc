import type { Scene } from "@cardwright/core/testing";
import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { REACTION_WINDOWS, type Taktik } from "../src/index.ts";
import { asked, type Battle, battle, chanceIn, inForce, typesOf, unitAt } from "./battle.ts";

const UNITS: NonNullable<Battle["units"]> = [
  [0, "special", "D4"],
  [0, "infantry", "C5"],
  [1, "infantry", "D5"],
  [1, "vehicle", "J12"],
];
const windowOf = ({ state }: Scene<Taktik>): string => String(state.prompts[0]?.memo["window"]);
const chance = ({ state }: Scene<Taktik>): number | undefined => state.combat?.chance;
/** The special unit of seat 0 attacks; the first window before the roll is open. */
const attack = (given: Battle): Scene<Taktik> =>
  battle({ phase: "ATTACK", units: UNITS, ...given })
    .does(0, "attack", { unit: "special", target: "infantry" })
    .does(0, "rollAttacks");
const active = (...tactics: readonly string[]): Battle => ({ tactics: [tactics, []] });
const waiting = (...tactics: readonly string[]): Battle => ({ tactics: [[], tactics] });
/** Plays on until a window of that kind is open, trying seeds. */
function until(window: string, given: Battle, seat: 0 | 1): Scene<Taktik> {
  for (let seed = 0; seed < 200; seed++) {
    const scene = attack({ ...given, seed: `${window} ${seed}` });
    while (asked(scene).includes(`${seat} reaction`) && windowOf(scene) !== window) scene.answers(seat, "pass");
    if (asked(scene).includes(`${seat} reaction`)) return scene;
  }
  throw new Error(`no seed opens ${window}`);
}

describe("Held Breath", () => {
  it("adds 2 to the roll of one own unit", () => {
    const scene = attack(active("precision_shot", "dense_fog"));
    expect(chance(scene)).toBe(3);
    scene.answers(0, { reaction: "precision_shot", target: "special" });
    expect(scene.state.effects[0]?.targets).toEqual([unitAt(scene, "D4")?.id]);
    expect(
      scene.events.find(({ type, fact }) => type === "FACT_CHANGED" && fact === "combat")?.["value"],
    ).toMatchObject({ chance: 5 });
  });
  it("is refused in another window and to the waiting side", () => {
    expect(attack(waiting("precision_shot")).triesToAnswer(1, "precision_shot").code).toBe("WINDOW_INVALID");
    const move = battle({ units: UNITS, ...active("precision_shot") }).does(0, "move", {
      unit: "infantry",
      cell: "B5",
    });
    expect(move.triesToAnswer(0, "precision_shot").code).toBe("WINDOW_INVALID");
  });
});
describe("Pinned Down", () => {
  it("stops the attack that was declared", () => {
    const scene = attack(waiting("tactical_block")).answers(1, { reaction: "tactical_block", target: "special" });
    expect(typesOf(scene)).toContain("ATTACK_CALLED_OFF");
    expect(typesOf(scene)).not.toContain("ATTACK_ROLLED");
    expect(scene.told(0)).toContain("You: the attack is called off, forbidden.");
  });
  it("[R5.3] nobody is asked about an attack that it has made impossible before", () => {
    const scene = battle({ phase: "ATTACK", units: UNITS, ...waiting("tactical_block", "natural_cover") })
      .does(0, "attack", { unit: "infantry", target: "infantry" })
      .does(0, "attack", { unit: "special", target: "infantry" })
      .does(0, "rollAttacks")
      .answers(1, { reaction: "tactical_block", target: "special" });
    const windows: string[] = [];
    while (asked(scene).includes("1 reaction")) {
      windows.push(windowOf(scene));
      scene.answers(1, "pass");
    }
    expect(windows).not.toContain("beforeAttackRoll");
    expect(scene.told(0)).toEqual(
      expect.arrayContaining([
        "You: Special unit at D4 attacks Infantry at D5.",
        "You: the attack is called off, forbidden.",
      ]),
    );
  });
  it("is a card of the waiting side", () => {
    expect(attack(active("tactical_block")).triesToAnswer(0, "tactical_block").code).toBe("WINDOW_INVALID");
  });
});
describe("Borrowed Luck", () => {
  it("[R5.6] rolls again, and the new roll counts with ground and distance as before", () => {
    const scene = until("afterAttackRoll", { ...waiting("commanders_luck"), ground: { D5: "u" } }, 1);
    scene.answers(1, { reaction: "commanders_luck" });
    const rolls = scene.events.filter(({ type }) => type === "ATTACK_ROLLED");
    expect(rolls.map(({ again }) => again)).toEqual([true]);
    const [judged] = scene.events.filter(({ type }) => type === "ATTACK_HITS" || type === "ATTACK_MISSES");
    const natural = Number(rolls[0]?.["natural"]);
    expect(judged).toMatchObject({ roll: Math.max(1, natural - 1), needed: 5 });
  });
  it("[R5.6] each side may roll it again once, the second knowing the first", () => {
    const scene = attack({ tactics: [["commanders_luck"], ["commanders_luck"]] });
    scene.answers(1, "pass").answers(0, "pass");
    expect(windowOf(scene)).toBe("afterAttackRoll");
    scene.answers(1, { reaction: "commanders_luck" });
    expect([asked(scene), scene.state.combat?.rerolls]).toEqual([["0 reaction"], 1]);
    expect(typesOf(scene)).toContain("ATTACK_ROLLED");
    scene.answers(0, { reaction: "commanders_luck" });
    expect(typesOf(scene).filter((type) => type === "ATTACK_ROLLED")).toHaveLength(1);
  });
  it("is refused before the roll", () => {
    expect(attack(waiting("commanders_luck")).triesToAnswer(1, "commanders_luck").code).toBe("WINDOW_INVALID");
  });
});
describe("Heads Down", () => {
  it("slows an enemy unit now and in the next turn", () => {
    const scene = battle({ units: UNITS, ...active("suppressive_fire") }).does(0, "move", {
      unit: "infantry",
      cell: "B5",
    });
    scene.answers(0, { reaction: "suppressive_fire", target: "vehicle" }).answers(0, "pass");
    scene.does(0, "endMovement").does(0, "rollAttacks").answers(1, "store");
    expect(inForce(scene)).toEqual(["suppressive_fire"]);
    const cells = scene.choice(1, "move", { unit: "vehicle" }).options.map(({ key }) => key);
    expect(cells).toContain("J9");
    expect(cells).not.toContain("J8");
    scene.does(1, "endMovement").does(1, "rollAttacks");
    expect(inForce(scene)).toEqual([]);
  });
  it("[R8.2] also slows that side's next turn where it is played in a turn of that side", () => {
    const scene = battle({ units: UNITS, ...waiting("suppressive_fire") }).does(0, "move", {
      unit: "infantry",
      cell: "B5",
    });
    scene.answers(1, { reaction: "suppressive_fire", target: "special" });
    scene.answers(1, "passTurn").does(0, "endMovement").does(0, "rollAttacks").answers(1, "store");
    scene.does(1, "endMovement").does(1, "rollAttacks");
    if (asked(scene).includes("0 bonusDrawn")) scene.answers(0, "store");
    expect([scene.state.activeSeat, inForce(scene)]).toEqual([0, ["suppressive_fire"]]);
    const cells = scene.choice(0, "move", { unit: "special" }).options.map(({ key }) => key);
    expect([cells.includes("D6"), cells.includes("D7")]).toEqual([true, false]);
    scene.does(0, "endMovement").does(0, "rollAttacks");
    expect(inForce(scene)).toEqual([]);
  });
  it("is refused before a roll", () => {
    expect(attack(waiting("suppressive_fire")).triesToAnswer(1, "suppressive_fire").code).toBe("WINDOW_INVALID");
  });
});
describe("Valley Fog", () => {
  it("takes 1 off the rolls of both sides", () => {
    const scene = attack(waiting("dense_fog", "natural_cover")).answers(1, "dense_fog");
    expect(
      scene.events.find(({ type, fact }) => type === "FACT_CHANGED" && fact === "combat")?.["value"],
    ).toMatchObject({ chance: 2 });
    expect(scene.state.effects.map(({ owner }) => owner)).toEqual([1]);
  });
});
describe("Stone Wall", () => {
  it("makes one own unit harder to hit", () => {
    const scene = attack(waiting("natural_cover", "dense_fog"));
    expect(scene.triesToAnswer(1, { reaction: "natural_cover", target: "special" }).code).toBe("CHOICE_INVALID");
    scene.answers(1, { reaction: "natural_cover", target: "infantry" });
    expect(
      scene.events.find(({ type, fact }) => type === "FACT_CHANGED" && fact === "combat")?.["value"],
    ).toMatchObject({ chance: 2 });
  });
  it("is a card of the waiting side", () => {
    expect(attack(active("natural_cover")).triesToAnswer(0, "natural_cover").code).toBe("WINDOW_INVALID");
  });
});
describe("Clear View", () => {
  it("makes the ground count for nothing", () => {
    const scene = attack({ ...active("clear_line_of_fire", "dense_fog"), ground: { D5: "u" } });
    expect(chance(scene)).toBe(1);
    scene.answers(0, { reaction: "clear_line_of_fire", target: "special" });
    expect(
      scene.events.find(({ type, fact }) => type === "FACT_CHANGED" && fact === "combat")?.["value"],
    ).toMatchObject({ chance: 3 });
  });
  it("is refused to the waiting side", () => {
    expect(attack(waiting("clear_line_of_fire")).triesToAnswer(1, "clear_line_of_fire").code).toBe("WINDOW_INVALID");
  });
});
describe("Pincer", () => {
  it("adds 1 for the attacker and for a second unit with the same target in range", () => {
    const scene = attack(active("coordinated_maneuver", "dense_fog"));
    scene.answers(0, { reaction: "coordinated_maneuver", target: "infantry" });
    expect(scene.state.effects[0]?.targets).toEqual([unitAt(scene, "D4")?.id, unitAt(scene, "C5")?.id]);
    expect(
      scene.events.find(({ type, fact }) => type === "FACT_CHANGED" && fact === "combat")?.["value"],
    ).toMatchObject({ chance: 4 });
  });
  it("is refused without a second unit in range", () => {
    const units: Battle["units"] = [
      [0, "special", "D4"],
      [0, "infantry", "A1"],
      [1, "infantry", "D5"],
    ];
    expect(attack({ ...active("coordinated_maneuver"), units }).triesToAnswer(0, "coordinated_maneuver").code).toBe(
      "NO_TARGET",
    );
  });
});
describe("Still Air", () => {
  it("adds 1 for vehicles and special units, not for infantry", () => {
    const scene = battle({ phase: "ATTACK", units: UNITS, ...active("favorable_weather", "dense_fog") });
    scene
      .does(0, "attack", { unit: "special", target: "infantry" })
      .does(0, "attack", { unit: "infantry", target: "infantry" });
    scene.does(0, "rollAttacks").answers(0, "favorable_weather");
    expect(scene.state.attacks.map((declared) => declared.chance)).toEqual([4, 3]);
  });
});
describe("Weak Spot", () => {
  it("makes one enemy unit easier to hit by 2", () => {
    const scene = attack(active("expert_aim", "dense_fog")).answers(0, { reaction: "expert_aim", target: "infantry" });
    expect(
      scene.events.find(({ type, fact }) => type === "FACT_CHANGED" && fact === "combat")?.["value"],
    ).toMatchObject({ chance: 5 });
  });
  it("is aimed at enemies only", () => {
    expect(attack(active("expert_aim")).triesToAnswer(0, { reaction: "expert_aim", target: "special" }).code).toBe(
      "CHOICE_INVALID",
    );
  });
});
describe("Caught Scouts", () => {
  const stored = [[], ["air_cover", "troop_motivation"]] as const;
  it("[R8.3] shows one stored card for each enemy unit in a quarter of the board", () => {
    const scene = battle({ units: UNITS, stored, ...active("enemy_recon_detection") }).does(0, "move", {
      unit: "infantry",
      cell: "B5",
    });
    expect(scene.triesToAnswer(0, { reaction: "enemy_recon_detection", quadrant: "south-east" }).code).toBe(
      "NO_TARGET",
    );
    scene.answers(0, { reaction: "enemy_recon_detection", quadrant: "north-east" });
    const seen = scene.view(0).stored[1];
    expect(seen).toMatchObject({ count: 2, known: [{ face: expect.any(String) }] });
    expect(scene.seenBy(-1).find(({ type }) => type === "PIECES_SHOWN")).not.toHaveProperty("faces");
  });
  it.each(REACTION_WINDOWS)("may be played in the window %s", (window) => {
    const given = { stored, ...waiting("enemy_recon_detection") };
    const scene =
      window === "beforeMove" || window === "afterMove"
        ? battle({ units: UNITS, ...given }).does(0, "move", { unit: "infantry", cell: "B5" })
        : until(window, given, 1);
    if (window === "afterMove") scene.answers(1, "pass");
    expect(windowOf(scene)).toBe(window);
    scene.answers(1, { reaction: "enemy_recon_detection", quadrant: "south-west" });
    expect(typesOf(scene)).toContain("TACTIC_PLAYED");
  });
});
describe("Spotters", () => {
  it("make an enemy unit that moved easier to hit, in the own next turn too", () => {
    const scene = battle({ units: UNITS, ...waiting("spotters") }).does(0, "move", { unit: "special", cell: "D3" });
    expect(scene.triesToAnswer(1, "spotters").code).toBe("WINDOW_INVALID");
    scene.answers(1, "pass").answers(1, { reaction: "spotters", target: "infantry" });
    scene
      .does(0, "endMovement")
      .does(0, "rollAttacks")
      .answers(1, "store")
      .does(1, "move", { unit: "infantry", cell: "C6" });
    scene.answers(0, "passTurn").answers(1, "passTurn").does(1, "endMovement");
    expect(chanceIn(scene.choice(1, "attack", { unit: "infantry" }).options[1]?.label)).toBe(4);
  });
});
describe("Sandbags", () => {
  it("take one damage off a hit", () => {
    const scene = until("beforeDamage", waiting("sandbags"), 1).answers(1, { reaction: "sandbags" });
    expect(typesOf(scene)).toContain("DAMAGE_AVERTED");
    expect(unitAt(scene, "D5")?.damaged).toBe(false);
  });
  it("leave a unit damaged where one hit would kill", () => {
    const scene = until("beforeDamage", { ...waiting("sandbags"), options: { oneHitKills: true } }, 1);
    expect(unitAt(scene.answers(1, { reaction: "sandbags" }), "D5")?.damaged).toBe(true);
  });
  it("[R9.4] are used up by the hit, so that the next one in the same turn does its damage", () => {
    for (let seed = 0; seed < 100; seed++) {
      const scene = battle({ phase: "ATTACK", units: UNITS, ...waiting("sandbags"), seed: `two hits ${seed}` });
      scene
        .does(0, "attack", { unit: "special", target: "infantry" })
        .does(0, "attack", { unit: "infantry", target: "infantry" })
        .does(0, "rollAttacks");
      const told: string[] = [];
      while (asked(scene).includes("1 reaction")) {
        const plays = windowOf(scene) === "beforeDamage" && scene.state.tactics[1].length > 0;
        scene.answers(1, plays ? "sandbags" : "pass");
        told.push(...typesOf(scene).filter((type) => ["DAMAGE_AVERTED", "UNIT_DAMAGED"].includes(type)));
      }
      if (told.length < 2) continue;
      expect(told).toEqual(["DAMAGE_AVERTED", "UNIT_DAMAGED"]);
      expect(unitAt(scene, "D5")?.damaged).toBe(true);
      return;
    }
    throw new Error("no seed hits twice");
  });
  it("are refused before the roll", () => {
    expect(attack(waiting("sandbags")).triesToAnswer(1, "sandbags").code).toBe("WINDOW_INVALID");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/tactic-cards.json");
