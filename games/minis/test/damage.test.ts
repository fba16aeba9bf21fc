import { describe, expect, it } from "vitest";
import { boardLockOf, ELEMENTS, effectivenessOf, WINDOWS } from "../src/index.ts";
import { damageOf, rulesOf } from "../src/modes.ts";

const strike = { kind: "BASIC", attack: 4, defence: 3, bonus: 0, heat: 0 } as const;

describe("[R5.2] damage", () => {
  it("is power and attack less defence in standard and tournament, as the brief reckons it", () => {
    const { damage } = rulesOf("standard");
    expect(damageOf(damage, strike, "NEUTRAL")).toBe(5);
    expect(damageOf(damage, { ...strike, kind: "SIGNATURE" }, "NEUTRAL")).toBe(9);
    expect(rulesOf("tournament").damage).toBe(damage);
  });
  it("is never less than one before the element counts", () => {
    const { damage } = rulesOf("standard");
    expect(damageOf(damage, { ...strike, defence: 30 }, "NEUTRAL")).toBe(1);
    expect(damageOf(damage, { ...strike, defence: 30 }, "WEAK")).toBe(1);
  });
  it("is half as much again or three quarters by element, rounded half up", () => {
    const { damage } = rulesOf("standard");
    expect(damageOf(damage, strike, "STRONG")).toBe(8);
    expect(damageOf(damage, strike, "WEAK")).toBe(4);
    expect(damageOf(damage, { ...strike, bonus: 1 }, "WEAK")).toBe(5);
  });
  it("grows with heat in proportion, so that statistics tell as much in a late turn as in the first", () => {
    const { damage } = rulesOf("standard");
    const weak = { ...strike, attack: 4 };
    const strong = { ...strike, attack: 9 };
    for (const heat of [0, 100, 500, 1_500]) {
      const ratio = damageOf(damage, { ...strong, heat }, "NEUTRAL") / damageOf(damage, { ...weak, heat }, "NEUTRAL");
      expect([heat, ratio]).toEqual([heat, 2]);
    }
    expect(damageOf(damage, { ...strike, heat: 50 }, "NEUTRAL")).toBe(8);
    expect(damageOf(damage, { ...strike, heat: 50 }, "STRONG")).toBe(11);
    expect(damageOf(rulesOf("simple").damage, { ...strike, heat: 50 }, "WEAK")).toBe(3);
  });
  it("ignores defence in simple mode, and doubles or halves, rounded up", () => {
    const { damage } = rulesOf("simple");
    expect(damageOf(damage, strike, "NEUTRAL")).toBe(4);
    expect(damageOf(damage, strike, "STRONG")).toBe(8);
    expect(damageOf(damage, { ...strike, attack: 3 }, "WEAK")).toBe(2);
  });
});

describe("[R5.3] elements", () => {
  it("are strong as the brief says, and weak the other way round", () => {
    const strong = ELEMENTS.map((element) => [
      element,
      ELEMENTS.filter((other) => effectivenessOf(element, other) === "STRONG").join(" "),
    ]);
    expect(Object.fromEntries(strong)).toEqual({
      fire: "nature ice",
      water: "fire",
      nature: "water earth",
      earth: "lightning",
      wind: "earth",
      ice: "nature wind",
      lightning: "water metal",
      shadow: "light",
      light: "shadow",
      metal: "ice",
      dragon: "",
    });
    expect(effectivenessOf("nature", "fire")).toBe("WEAK");
    expect(effectivenessOf("light", "shadow")).toBe("STRONG");
    expect(effectivenessOf("dragon", "fire")).toBe("NEUTRAL");
  });
});

describe("[R3.8] windows", () => {
  it("have the ids of the brief, and a lock each", () => {
    expect(WINDOWS.map((window) => `${window} ${boardLockOf(window)}`)).toEqual([
      "SETUP.SELECT_ACTIVE CHARGE",
      "SETUP.SELECT_BENCH CHARGE",
      "SETUP.MULLIGAN CHARGE",
      "SETUP.READY CHARGE",
      "TURN.DRAW AFTERGLOW",
      "TURN.ENERGY CHARGE",
      "TURN.MAIN CHARGE",
      "TURN.COMBAT.DECLARE CHARGE",
      "TURN.COMBAT.RESOLVE CLASH",
      "TURN.END AFTERGLOW",
      "MATCH.SIDEBOARD CHARGE",
      "MATCH.ENDED AFTERGLOW",
    ]);
  });
});
