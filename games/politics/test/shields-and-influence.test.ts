import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { cardOf } from "../src/catalogue.ts";
import type { EffectEvent } from "../src/effects/effect-event.ts";
import {
  countPublicByTag,
  getStrongestGovernmentCard,
  isInitiative,
  isInstantInitiative,
} from "../src/effects/lookups.ts";
import { readState } from "../src/read-state.ts";
import { influenceParts, shownTotal } from "../src/shown-influence.ts";
import { stage } from "./stage.ts";

describe("shields (spec section 7)", () => {
  const harms: readonly ((targetUid: string) => EffectEvent)[] = [
    (targetUid) => ({ type: "DEACTIVATE_CARD", targetUid }),
    (targetUid) => ({ type: "ADJUST_INFLUENCE", player: 1, targetUid, amount: -1 }),
    (targetUid) => ({ type: "DESTROY_CARD", targetUid }),
    (targetUid) => ({ type: "CANCEL_CARD", targetUid }),
    (targetUid) => ({ type: "RETURN_TO_HAND", targetUid }),
    (targetUid) => ({ type: "CONTROL_CARD", player: 0, targetUid }),
  ];
  it.each(harms.map((harm) => [harm("").type, harm] as const))("[R11.1] stops %s once and is used up", (_, harm) => {
    const table = stage({ opponent: { government: ["tobias-wren"] } });
    const targetUid = table.uid("tobias-wren");
    table.resolve({ type: "GRANT_SHIELD", targetUid }, harm(targetUid));
    expect(table.causes).toEqual(["GRANT_SHIELD tobias-wren", "SHIELD_CONSUMED tobias-wren"]);
    expect(table.state.shields).toEqual([]);
    expect(table.state.log.at(-1)).toBe(
      `[EFFECT] System: a shield stops a negative effect; ΔAP=±0, ΔI=±0, Target=Secretary Tobias Wren/${targetUid}`,
    );
    table.resolve(harm(targetUid));
    expect(table.causes).toHaveLength(1);
    expect(table.types).not.toContain("SHIELD_CONSUMED");
  });
  it("[R11.1] lets gains through", () => {
    const table = stage({ own: { government: ["tobias-wren"] } });
    const targetUid = table.uid("tobias-wren");
    table.resolve({ type: "GRANT_SHIELD", targetUid }, { type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: 1 });
    expect(table.state.shields).toEqual([targetUid]);
    expect(table.influence("tobias-wren")).toBe(6);
  });
  it("[R11.2] holds against a trap", () => {
    const table = stage({
      own: { hand: ["ursula-von-der-leyen", "greta-thunberg"], ap: 3 },
      opponent: { traps: ["late-night-monologue"] },
    });
    table.plays("ursula-von-der-leyen");
    expect(table.causes).toEqual(["ADJUST_INFLUENCE 0 ursula-von-der-leyen -2", "GRANT_SHIELD ursula-von-der-leyen"]);
    const safe = stage({
      own: { hand: ["ursula-von-der-leyen", "greta-thunberg"], ap: 3 },
      opponent: { traps: ["pile-on"], hand: ["late-night-monologue"] },
    });
    safe.plays("ursula-von-der-leyen").resolve({ type: "SET_TRAP", player: 1, trap: "late-night-monologue" });
    safe.resolve({ type: "BUFF_STRONGEST_GOV", player: 0, amount: -2 });
    expect(safe.causes).toEqual(["SHIELD_CONSUMED ursula-von-der-leyen"]);
  });
});

describe("influence (spec section 8)", () => {
  it("[R9.1] is base, adjustments and auras, and says so when asked", () => {
    const table = stage({
      own: { government: ["silas-vendramin", "corvin-ashdown"], permanentGovernment: ["party-whip"] },
    });
    const targetUid = table.uid("silas-vendramin");
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: -3 });
    table.probe((reading) => {
      const trace = reading.explain("influence", { card: table.piece("silas-vendramin") }, 8);
      expect(trace.value).toBe(7);
      expect(trace.steps.map(({ source, value }) => [source, value])).toEqual([
        ["adjustments", 5],
        ["Envoy Silas Vendramin", 6],
        ["Party Whip", 7],
      ]);
      return [];
    });
  });
  it("[R10.1] a deactivated card counts its influence, its aura is off", () => {
    const table = stage({ own: { government: ["silas-vendramin", "corvin-ashdown"] } });
    table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("silas-vendramin") });
    expect(table.total(0)).toBe(15);
  });
  it("[R9.1] a view shows the same influence, part by part, without the auras of deactivated cards", () => {
    const table = stage({
      own: { government: ["silas-vendramin", "corvin-ashdown"], permanentGovernment: ["party-whip"] },
    });
    const targetUid = table.uid("silas-vendramin");
    table.resolve({ type: "BUFF_STRONGEST_GOV", player: 0, amount: 2 });
    const shown = () =>
      influenceParts(table.state, table.piece("silas-vendramin")).map(({ source, amount }) => [source, amount]);
    const lasting = [
      ["silas-vendramin", 8],
      ["Test", 2],
    ];
    expect(shown()).toEqual([...lasting, ["silas-vendramin", 1], ["party-whip", 1]]);
    table.resolve({ type: "DEACTIVATE_CARD", targetUid });
    expect(shown()).toEqual([...lasting, ["party-whip", 1]]);
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: -30 });
    expect(shownTotal(table.state, 0)).toBe(7);
  });
  it("[R9.6] two mirrors do not answer each other", () => {
    const table = stage({ own: { government: ["tobias-wren"] }, opponent: { government: ["salome-drift"] } });
    table.resolve(
      { type: "START_LASTING", player: 0, effect: "mirror" },
      { type: "START_LASTING", player: 1, effect: "mirror" },
      { type: "START_LASTING", player: 0, effect: "mirror" },
    );
    table.resolve({ type: "BUFF_STRONGEST_GOV", player: 1, amount: 1 });
    expect(table.causes).toEqual(["ADJUST_INFLUENCE 1 salome-drift 1", "ADJUST_INFLUENCE 0 tobias-wren 1 mirrored"]);
  });
});

describe("the look-ups of spec section 11", () => {
  it("[R9.4] getStrongestGovernmentCard: active only, latest of equals", () => {
    const table = stage({ own: { government: ["tobias-wren", "salome-drift", "nuria-plum", "xi-jinping"] } });
    table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("xi-jinping") });
    table.probe((reading) => {
      expect(getStrongestGovernmentCard(readState(reading), 0)?.face).toBe("salome-drift");
      expect(getStrongestGovernmentCard(readState(reading), 1)).toBeUndefined();
      return [];
    });
  });
  it("countPublicByTag, isInitiative, isInstantInitiative", () => {
    const table = stage({ own: { public: ["elon-musk", "mark-zuckerberg", "greta-thunberg"] } });
    table.probe((reading) => {
      const state = readState(reading);
      expect((["Tech", "Movement", "Media"] as const).map((tag) => countPublicByTag(state, 0, tag))).toEqual([2, 1, 0]);
      expect(countPublicByTag(state, 1, "Tech")).toBe(0);
      return [];
    });
    const kinds = ["spin-doctor", "party-whip", "pile-on", "elon-musk", "xi-jinping"].map((face) => cardOf({ face }));
    expect(kinds.map(isInitiative)).toEqual([true, true, false, false, false]);
    expect(kinds.map(isInstantInitiative)).toEqual([true, false, false, false, false]);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/shields-and-influence.json", ["probe"]);
