import type { Scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { REACTION_WINDOWS, type Taktik } from "../src/index.ts";
import { asked, type Battle, battle, faces, inForce, typesOf } from "./battle.ts";

const NEAR = [
  [0, "infantry", "D4"],
  [1, "infantry", "D5"],
  [1, "vehicle", "J12"],
] as const;
/** A card that fits no window but its own: dense fog is played before a roll. */
const FOG = ["dense_fog"];
const windowOf = ({ state }: Scene<Taktik>): string => String(state.prompts[0]?.memo["window"]);
const rolling = (given: Battle): Scene<Taktik> =>
  battle({ phase: "ATTACK", units: NEAR, ...given })
    .does(0, "attack", { unit: "infantry", target: "infantry" })
    .does(0, "rollAttacks");

describe("[R7.1] the five windows", () => {
  it("open one after the other around a move and an attack that hits", () => {
    for (let seed = 0; seed < 60; seed++) {
      const seen: string[] = [];
      const scene = battle({ units: NEAR, tactics: [[], FOG], seed: `windows ${seed}` });
      const passAll = (): void => {
        while (asked(scene).includes("1 reaction")) {
          seen.push(windowOf(scene));
          scene.answers(1, "pass");
        }
      };
      scene.does(0, "move", { unit: "infantry", cell: "C5" });
      passAll();
      scene.does(0, "endMovement").does(0, "attack", { unit: "infantry", target: "infantry" }).does(0, "rollAttacks");
      passAll();
      if (!seen.includes("beforeDamage")) continue;
      expect(seen).toEqual([...REACTION_WINDOWS]);
      return;
    }
    throw new Error("no seed hits");
  });
});

describe("[R7.2] who is asked", () => {
  it("first the waiting side, then the active one", () => {
    const scene = battle({ units: NEAR, tactics: [FOG, FOG] });
    scene.does(0, "move", { unit: "infantry", cell: "D3" });
    expect([asked(scene), windowOf(scene)]).toEqual([["1 reaction"], "beforeMove"]);
    expect(scene.tries(0, "SUBMIT_CHOICE", { reaction: "pass" }).code).toBe("NOT_YOUR_PROMPT");
    scene.answers(1, "pass");
    expect([asked(scene), windowOf(scene)]).toEqual([["0 reaction"], "beforeMove"]);
    scene.answers(0, "pass");
    expect([asked(scene), windowOf(scene)]).toEqual([["1 reaction"], "afterMove"]);
    scene.answers(1, "pass").answers(0, "pass");
    expect(asked(scene)).toEqual([]);
  });
  it("each plays one tactic at most", () => {
    const scene = rolling({ tactics: [[], ["dense_fog", "natural_cover", "tactical_block"]] });
    scene.answers(1, { reaction: "dense_fog" });
    expect(windowOf(scene)).toBe("afterAttackRoll");
    expect(inForce(scene)).toEqual(["dense_fog"]);
  });
  it("nothing else may be done meanwhile", () => {
    const scene = battle({ units: NEAR, tactics: [[], FOG] }).does(0, "move", { unit: "infantry", cell: "D3" });
    expect(scene.tries(0, "endMovement").code).toBe("PROMPT_OPEN");
  });
});

describe("[R7.3] no window opens inside a window", () => {
  it("a tactic is not itself answered", () => {
    const scene = rolling({ tactics: [["precision_shot"], ["dense_fog", "natural_cover"]] });
    scene.answers(1, { reaction: "dense_fog" });
    expect([asked(scene), windowOf(scene)]).toEqual([["0 reaction"], "beforeAttackRoll"]);
    scene.answers(0, { reaction: "precision_shot", target: "infantry" });
    expect(windowOf(scene)).toBe("afterAttackRoll");
  });
});

describe("[R7.4] being asked tells nothing", () => {
  it("a hand without an answer is asked just as one with an answer", () => {
    const holding = (tactic: string) =>
      battle({ units: NEAR, tactics: [[], [tactic]] }).does(0, "move", { unit: "infantry", cell: "D3" });
    const without = holding("dense_fog");
    const having = holding("suppressive_fire");
    expect(asked(without)).toEqual(["1 reaction"]);
    for (const viewer of [0, -1]) {
      expect(JSON.stringify(without.view(viewer))).toBe(JSON.stringify(having.view(viewer)));
      expect(JSON.stringify(without.seenBy(viewer))).toBe(JSON.stringify(having.seenBy(viewer)));
    }
    without.answers(1, "pass");
    having.answers(1, "pass");
    expect(JSON.stringify(without.seenBy(0))).toBe(JSON.stringify(having.seenBy(0)));
  });
  it("so is an empty hand, which can only pass", () => {
    const scene = battle({ units: NEAR, tactics: [[], []], facts: { passing: ["", ""] } });
    scene.does(0, "move", { unit: "infantry", cell: "D3" });
    expect([asked(scene), windowOf(scene)]).toEqual([["1 reaction"], "beforeMove"]);
    scene.answers(1, "pass");
    expect([asked(scene), windowOf(scene)]).toEqual([["0 reaction"], "beforeMove"]);
    expect(scene.answers(0, "passPhase").answers(1, "passPhase").state.prompts).toEqual([]);
  });
});

describe("[R7.5] passing for longer", () => {
  it("for the phase: asked again at the dice", () => {
    const scene = battle({ units: NEAR, tactics: [[], FOG] });
    scene.does(0, "move", { unit: "infantry", cell: "C5" }).answers(1, "passPhase");
    expect(asked(scene)).toEqual([]);
    scene.does(0, "endMovement").does(0, "attack", { unit: "infantry", target: "infantry" }).does(0, "rollAttacks");
    expect([asked(scene), windowOf(scene)]).toEqual([["1 reaction"], "beforeAttackRoll"]);
  });
  it("for the turn: asked again in the next", () => {
    const scene = battle({ units: NEAR, tactics: [[], FOG] });
    scene.does(0, "move", { unit: "infantry", cell: "C5" }).answers(1, "passTurn");
    scene.does(0, "endMovement").does(0, "attack", { unit: "infantry", target: "infantry" }).does(0, "rollAttacks");
    expect(scene.state.activeSeat).toBe(1);
    expect(scene.state.passing).toEqual(["", ""]);
    scene.answers(1, "store").does(1, "move", { unit: "vehicle", cell: "J11" });
    expect(asked(scene.answers(0, "pass"))).toEqual(["1 reaction"]);
  });
});

describe("playing a tactic", () => {
  it("shows it, spends it, and says so", () => {
    const scene = rolling({ tactics: [[], ["dense_fog"]] }).answers(1, { reaction: "dense_fog" });
    expect(faces(scene.state.tacticsPlayed[1])).toEqual(["dense_fog"]);
    expect(scene.state.tactics[1]).toEqual([]);
    expect(scene.told(0)).toContain("Player 2: Valley Fog, before the roll.");
    expect(typesOf(scene)).toContain("EFFECT_STARTED");
  });
});
