import { describe, expect, it } from "vitest";
import type { EffectEvent } from "../src/effects/effect-event.ts";
import { logLine } from "../src/effects/log-line.ts";
import { LOG_LINES_MAX } from "../src/numbers.ts";
import { stage } from "./stage.ts";

/** [R7] One test for each event type of spec section 2 and its extensions, through the real queue. */

const tests: Record<EffectEvent["type"], () => void> = {
  LOG() {
    const msg = logLine({ card: "Somebody", text: "did something", ap: 1, influence: -2 });
    expect(stage().resolve({ type: "LOG", msg }).state.log.at(-1)).toBe(msg);
    const lines = Array.from({ length: LOG_LINES_MAX + 5 }, (_, i): EffectEvent => ({ type: "LOG", msg: `line ${i}` }));
    const { log } = stage().resolve(...lines).state;
    expect(log).toHaveLength(LOG_LINES_MAX);
    expect(log.at(-1)).toBe(`line ${LOG_LINES_MAX + 4}`);
  },
  ADD_AP() {
    const table = stage({ own: { ap: 2 } }).resolve({ type: "ADD_AP", player: 0, amount: 40 });
    expect(table.state.ap).toEqual([42, 2]);
    expect(table.resolve({ type: "ADD_AP", player: 0, amount: -99 }).state.ap).toEqual([0, 2]);
  },
  DRAW_CARDS() {
    const table = stage({ own: { deck: ["tobias-wren", "salome-drift"] } });
    table.resolve({ type: "DRAW_CARDS", player: 0, amount: 1 });
    expect(table.state.hand[0].map(({ face }) => face)).toEqual(["salome-drift"]);
    table.resolve({ type: "DRAW_CARDS", player: 0, amount: 5 });
    expect(table.state.hand[0]).toHaveLength(2);
    const full = stage({ own: { hand: Array.from({ length: 7 }, () => "nuria-plum") } });
    full.resolve({ type: "DRAW_CARDS", player: 0, amount: 3 });
    expect(full.state.hand[0]).toHaveLength(8);
  },
  DISCARD_RANDOM_FROM_HAND() {
    const hand = ["tobias-wren", "salome-drift", "philippa-gorse", "amadou-linde"];
    const lost = (seed: string): string => {
      const table = stage({ seed, opponent: { hand } });
      table.resolve({ type: "DISCARD_RANDOM_FROM_HAND", player: 1, amount: 1 });
      expect(table.state.hand[1]).toHaveLength(3);
      expect(table.state.discard).toHaveLength(1);
      return table.state.discard[0]?.face ?? "";
    };
    expect(lost("a")).toBe(lost("a"));
    expect(new Set(["a", "b", "c", "d", "e", "f"].map(lost)).size).toBeGreaterThan(1);
    const empty = stage().resolve({ type: "DISCARD_RANDOM_FROM_HAND", player: 1, amount: 2 });
    expect(empty.state.discard).toEqual([]);
  },
  DEACTIVATE_RANDOM_HAND() {
    const table = stage({ own: { hand: ["tobias-wren", "salome-drift"] } });
    table.resolve({ type: "DEACTIVATE_RANDOM_HAND", player: 0, amount: 1 });
    const [kept] = table.state.hand[0];
    const [suspended] = table.state.suspended[0];
    expect(table.tries(0, "playCard", { card: suspended?.id ?? "" }).code).toBe("CHOICE_INVALID");
    table.plays(kept?.face ?? "").does(0, "endTurn");
    expect(table.state.suspended[0]).toEqual([]);
    expect(table.state.hand[0].map(({ face }) => face)).toContain(suspended?.face);
  },
  SET_DISCOUNT() {
    const table = stage().resolve({ type: "SET_DISCOUNT", player: 0, amount: 1 });
    expect(table.state.effectFlags[0].initiativeDiscount).toBe(1);
    table.resolve({ type: "SET_DISCOUNT", player: 0, amount: 2 });
    expect(table.state.effectFlags[0].initiativeDiscount).toBe(2);
    expect(table.resolve({ type: "SET_DISCOUNT", player: 0, amount: -9 }).state.effectFlags[0].initiativeDiscount).toBe(
      0,
    );
  },
  REFUND_NEXT_INITIATIVE() {
    const table = stage().resolve({ type: "REFUND_NEXT_INITIATIVE", player: 1, amount: 3 });
    expect(table.state.effectFlags[1].initiativeRefund).toBe(2);
    expect(table.state.effectFlags[0].initiativeRefund).toBe(0);
  },
  GRANT_SHIELD() {
    const table = stage({ own: { government: ["tobias-wren"] } });
    const targetUid = table.uid("tobias-wren");
    table.resolve({ type: "GRANT_SHIELD", targetUid }, { type: "GRANT_SHIELD", targetUid });
    expect(table.state.shields).toEqual([targetUid]);
    expect(stage().resolve({ type: "GRANT_SHIELD", targetUid: "p999" }).state.shields).toEqual([]);
  },
  DEACTIVATE_CARD() {
    const table = stage({ own: { public: ["jennifer-doudna"] } });
    expect(table.state.effectFlags[0].initiativeInfluenceBonus).toBe(1);
    const targetUid = table.uid("jennifer-doudna");
    table.resolve({ type: "DEACTIVATE_CARD", targetUid });
    expect(table.state.deactivated).toEqual([targetUid]);
    expect(table.state.effectFlags[0].initiativeInfluenceBonus).toBe(0);
    table.resolve({ type: "DEACTIVATE_CARD", targetUid });
    expect(table.causes).toEqual([]);
  },
  REACTIVATE_CARD() {
    const table = stage({ own: { public: ["jennifer-doudna"] } });
    const targetUid = table.uid("jennifer-doudna");
    table.resolve({ type: "REACTIVATE_CARD", targetUid });
    expect(table.causes).toEqual([]);
    table.resolve({ type: "DEACTIVATE_CARD", targetUid }, { type: "REACTIVATE_CARD", targetUid });
    expect(table.state.deactivated).toEqual([]);
    expect(table.state.effectFlags[0].initiativeInfluenceBonus).toBe(1);
  },
  BUFF_STRONGEST_GOV() {
    const table = stage({ own: { government: ["tobias-wren", "corvin-ashdown"] } });
    table.resolve({ type: "BUFF_STRONGEST_GOV", player: 0, amount: 2 });
    expect(table.causes).toEqual(["ADJUST_INFLUENCE 0 corvin-ashdown 2"]);
    expect(table.influence("corvin-ashdown")).toBe(9);
    expect(stage().resolve({ type: "BUFF_STRONGEST_GOV", player: 0, amount: 2 }).causes).toEqual([]);
  },
  ADJUST_INFLUENCE() {
    const table = stage({ own: { government: ["tobias-wren", "corvin-ashdown"] } });
    const targetUid = table.uid("tobias-wren");
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: -2 });
    expect(table.state.adjustments).toEqual([{ targetUid, amount: -2, source: "Test" }]);
    expect(table.influence("tobias-wren")).toBe(3);
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, selector: "STRONGEST_GOV", amount: 1 });
    expect(table.influence("corvin-ashdown")).toBe(8);
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: -50 });
    expect(table.influence("tobias-wren")).toBe(0);
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, targetUid: "p999", amount: 1 });
    expect(table.causes).toEqual([]);
  },
  INITIATIVE_ACTIVATED() {
    const table = stage({
      own: {
        public: ["jennifer-doudna", "ai-weiwei", "mark-zuckerberg"],
        government: ["tobias-wren"],
        instant: ["ribbon-cutting"],
      },
      opponent: { public: ["noam-chomsky"] },
    });
    const card = table.uid("ribbon-cutting");
    table.resolve({ type: "INITIATIVE_ACTIVATED", player: 0, card });
    expect(table.causes).toEqual([
      "INITIATIVE_ACTIVATED 0 ribbon-cutting",
      "DRAW_CARDS 0 1",
      "ADD_AP 0 1",
      "ADD_AP 0 1",
    ]);
    expect(table.state.effectFlags[0].markZuckerbergUsed).toBe(true);
    table.resolve({ type: "INITIATIVE_ACTIVATED", player: 0, card });
    expect(table.causes).toEqual(["INITIATIVE_ACTIVATED 0 ribbon-cutting", "DRAW_CARDS 0 1", "ADD_AP 0 1"]);
  },
  DESTROY_CARD() {
    const table = stage({ opponent: { public: ["anthony-fauci"] } });
    table.resolve({ type: "DESTROY_CARD", targetUid: table.uid("anthony-fauci") });
    expect(table.at("anthony-fauci")).toBe("discard");
    expect(table.state.effectFlags[1].initiativeInfluenceBonus).toBe(0);
  },
  CANCEL_CARD() {
    const table = stage({ opponent: { instant: ["spin-doctor"] } });
    table.resolve({ type: "CANCEL_CARD", targetUid: table.uid("spin-doctor") });
    expect(table.at("spin-doctor")).toBe("discard");
  },
  RETURN_TO_HAND() {
    const table = stage({ own: { government: ["tobias-wren"] } });
    const targetUid = table.uid("tobias-wren");
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: 3 }, { type: "RETURN_TO_HAND", targetUid });
    expect(table.at("tobias-wren")).toBe("hand/0");
    expect(table.state.adjustments).toEqual([]);
  },
  CONTROL_CARD() {
    const table = stage({ own: { government: ["tobias-wren"] }, opponent: { government: ["oduya-kell"], hand: [] } });
    table.resolve({ type: "CONTROL_CARD", player: 0, targetUid: table.uid("oduya-kell") });
    expect(table.at("oduya-kell")).toBe("government/0");
    expect(table.state.effects.filter(({ definition }) => definition === "oduya-kell")).toMatchObject([{ owner: 0 }]);
    const full = stage({
      own: { government: ["tobias-wren", "tobias-wren", "salome-drift", "salome-drift", "nuria-plum"] },
      opponent: { government: ["oduya-kell"] },
    });
    full.resolve({ type: "CONTROL_CARD", player: 0, targetUid: full.uid("oduya-kell") });
    expect(full.causes).toEqual([]);
    expect(full.at("oduya-kell")).toBe("government/1");
  },
  COPY_CARD() {
    const table = stage({ opponent: { government: ["noor-halloran"], public: ["greta-thunberg"] } });
    table.resolve({ type: "COPY_CARD", player: 0, targetUid: table.uid("noor-halloran") });
    expect(table.state.government[0].map(({ face }) => face)).toEqual(["noor-halloran"]);
    expect([table.influence("noor-halloran", 0), table.influence("noor-halloran", 1)]).toEqual([9, 11]);
  },
  LOCK_PLAY() {
    const table = stage({ own: { hand: ["spin-doctor", "tobias-wren"], ap: 5 } });
    table.resolve({ type: "LOCK_PLAY", player: 0, kind: "initiative", until: "round" });
    const refusal = table.tries(0, "playCard", { card: "spin-doctor" });
    expect(refusal).toMatchObject({ code: "PLAY_LOCKED", because: [{ source: "No more initiatives" }] });
    table.plays("tobias-wren").does(0, "pass").does(1, "pass");
    expect(table.state.effects).toEqual([]);
    const short = stage({ own: { hand: ["tobias-wren"] } });
    short.resolve({ type: "LOCK_PLAY", player: 0, kind: "government", until: "turn" });
    expect(short.tries(0, "playCard", { card: "tobias-wren" }).code).toBe("PLAY_LOCKED");
  },
  SET_INITIATIVE_MODIFIER() {
    const table = stage({ own: { government: ["tobias-wren"], instant: ["supplementary-budget"] } });
    table.resolve({ type: "SET_INITIATIVE_MODIFIER", player: 0, tag: "Economy", amount: 1 });
    table.resolve({ type: "SET_INITIATIVE_MODIFIER", player: 0, tag: "Economy", amount: 1 });
    table.resolve({ type: "SET_INITIATIVE_MODIFIER", player: 0, tag: "AI", amount: 1 });
    expect(table.state.initiativeEffectModifierByTag[0]).toEqual({ Economy: 2, AI: 1 });
    table.activates();
    expect(table.influence("tobias-wren")).toBe(7);
    expect(table.state.initiativeEffectModifierByTag[0]).toEqual({ AI: 1 });
  },
  SET_TRAP() {
    const table = stage().resolve({ type: "SET_TRAP", player: 0, trap: "dead-air" });
    expect(table.state.traps[0].map(({ face }) => face)).toEqual(["dead-air"]);
    expect(table.scene.view(1).traps[0]).toEqual([{ id: table.uid("dead-air"), at: "traps/0" }]);
    table.resolve({ type: "SET_TRAP", player: 0, trap: "dead-air" }, { type: "SET_TRAP", player: 0, trap: "dead-air" });
    expect(table.state.traps[0]).toHaveLength(2);
    expect(stage().resolve({ type: "SET_TRAP", player: 0, trap: "tobias-wren" }).causes).toEqual([]);
  },
  START_LASTING() {
    const table = stage({ own: { government: ["tobias-wren"] }, opponent: { government: ["salome-drift"] } });
    table.resolve({ type: "START_LASTING", player: 0, effect: "mirror" });
    table.resolve({ type: "BUFF_STRONGEST_GOV", player: 1, amount: 2 });
    expect([table.influence("tobias-wren"), table.influence("salome-drift")]).toEqual([7, 7]);
  },
  OFFER_AP_OR_CARD() {
    const offer = { type: "OFFER_AP_OR_CARD", player: 1 } as const;
    const table = stage().resolve(offer, { type: "ADD_AP", player: 0, amount: 7 });
    expect(table.state.ap).toEqual([2, 2]);
    table.scene.answers(1, "AP");
    expect(table.state.ap).toEqual([9, 3]);
    const other = stage().resolve(offer);
    other.scene.answers(1, "CARD");
    expect(other.state.hand[1]).toHaveLength(1);
  },
};

describe("the resolver", () => {
  it.each(Object.entries(tests))("[R7] resolves %s", (_, run) => run());

  it("[R7.8] keeps the limits of both pools at every moment of a chain", () => {
    const table = stage().resolve(
      { type: "SET_DISCOUNT", player: 0, amount: 2 },
      { type: "SET_DISCOUNT", player: 0, amount: 2 },
      { type: "SET_DISCOUNT", player: 0, amount: -1 },
    );
    expect(table.state.effectFlags[0].initiativeDiscount).toBe(1);
  });
  it("resolves events in the order in which they were enqueued", () => {
    const table = stage({ own: { government: ["tobias-wren"] } });
    const targetUid = table.uid("tobias-wren");
    table.resolve(
      { type: "ADD_AP", player: 0, amount: 1 },
      { type: "GRANT_SHIELD", targetUid },
      { type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: -1 },
      { type: "DRAW_CARDS", player: 0, amount: 1 },
    );
    expect(table.causes).toEqual([
      "ADD_AP 0 1",
      "GRANT_SHIELD tobias-wren",
      "SHIELD_CONSUMED tobias-wren",
      "DRAW_CARDS 0 1",
    ]);
  });
});
