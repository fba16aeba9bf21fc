import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { stage } from "./stage.ts";

const STEPS = [
  "PLAY_CHECKED",
  "COST_PAID",
  "CARD_PLACED",
  "TRAPS_CHECKED",
  "AURAS_RECOMPUTED",
  "EFFECTS_TRIGGERED",
  "QUEUE_RESOLVED",
  "POOLS_CONSUMED",
  "PLAY_FINISHED",
];
const stepsOf = (types: readonly string[]): readonly string[] => types.filter((type) => STEPS.includes(type));

describe("the nine steps of spec section 3", () => {
  it.each(["elon-musk", "tobias-wren", "party-whip", "spin-doctor", "pile-on"])(
    "[R6] %s: nine steps, in order",
    (card) => {
      expect(stepsOf(stage({ own: { hand: [card] } }).plays(card).types)).toEqual(STEPS);
    },
  );
  it("[R6] what each step does lies between it and the next", () => {
    const table = stage({
      own: { hand: ["elon-musk"], permanentPublic: ["ranked-results"] },
      opponent: { traps: ["spending-cap"] },
    });
    table.plays("elon-musk");
    expect(table.types.filter((type) => type !== "LOG")).toEqual([
      "PLAY_CHECKED",
      "COST_PAID",
      "PIECE_MOVED",
      "CARD_PLACED",
      "TRAPS_CHECKED",
      "TRAP_SPRUNG",
      "PIECE_MOVED",
      "ADD_AP",
      "AURAS_RECOMPUTED",
      "EFFECTS_TRIGGERED",
      // [R6.4] passive before active: Ranked Results first, then the card itself
      "DRAW_CARDS",
      "PIECE_MOVED",
      "DRAW_CARDS",
      "PIECE_MOVED",
      "SET_DISCOUNT",
      "QUEUE_RESOLVED",
      "POOLS_CONSUMED",
      "PLAY_FINISHED",
    ]);
  });
  it("[R13.1] activation runs steps 6 to 8 and then discards the card", () => {
    const table = stage({ own: { hand: ["spin-doctor"], government: ["tobias-wren"] } })
      .plays("spin-doctor")
      .activates();
    expect(stepsOf(table.types)).toEqual(["EFFECTS_TRIGGERED", "QUEUE_RESOLVED", "POOLS_CONSUMED", "PLAY_FINISHED"]);
    expect(table.types.indexOf("POOLS_CONSUMED")).toBeLessThan(table.types.lastIndexOf("PIECE_MOVED"));
  });
  it("[R6.3] a card that a trap has taken off the board does nothing more", () => {
    const table = stage({ own: { hand: ["elon-musk"] }, opponent: { traps: ["blackout-hour"] } }).plays("elon-musk");
    expect(table.causes).toEqual(["DESTROY_CARD elon-musk"]);
    expect(stepsOf(table.types)).toEqual(STEPS);
  });
});

describe("what speaks against a play [R6.1]", () => {
  it("too few AP", () => {
    const table = stage({ own: { hand: ["tobias-wren"], ap: 0 } });
    expect(table.tries(0, "playCard", { card: "tobias-wren" }).code).toBe("NOT_ENOUGH_AP");
  });
  it.each(["government", "public"] as const)("a full lane: %s", (lane) => {
    const face = lane === "government" ? "tobias-wren" : "noam-chomsky";
    const table = stage({ own: { hand: [face], [lane]: Array.from({ length: 5 }, () => face) } });
    expect(table.tries(0, "playCard", { card: table.state.hand[0][0]?.id ?? "" }).code).toBe("LANE_FULL");
  });
  it("a taken instant slot, two traps, an empty hand, another player's turn", () => {
    const slot = stage({ own: { hand: ["spin-doctor"], instant: ["ribbon-cutting"] } });
    expect(slot.tries(0, "playCard", { card: "spin-doctor" }).code).toBe("INSTANT_SLOT_TAKEN");
    const traps = stage({ own: { hand: ["pile-on"], traps: ["dead-air", "sideshow"] } });
    expect(traps.tries(0, "playCard", { card: "pile-on" }).code).toBe("TRAPS_FULL");
    expect(stage().tries(0, "playCard")).toMatchObject({
      code: "HAND_EMPTY",
      message: "HAND_EMPTY",
    });
    expect(stage({ opponent: { hand: ["tobias-wren"] } }).tries(1, "playCard").code).toBe("NOT_YOUR_TURN");
  });
  it("[R7.5] a hand of cards that cannot be used", () => {
    const table = stage({ own: { hand: ["breaking-news-desk", "nuria-plum"] } }).plays("breaking-news-desk");
    expect(table.tries(0, "playCard")).toMatchObject({
      code: "HAND_OUT_OF_USE",
      message: "HAND_OUT_OF_USE",
    });
  });
});

describe("costs, discounts and refunds", () => {
  it("[R6.2] each play costs 1 AP and the net cost is logged", () => {
    const table = stage({ own: { hand: ["tobias-wren"] } }).plays("tobias-wren");
    expect(table.state.ap[0]).toBe(1);
    expect(table.state.log.at(-1)).toBe("[EFFECT] Secretary Tobias Wren: net cost 1 AP; ΔAP=-1, ΔI=±0, Target=none");
  });
  it("[R12] the line of a cost names the card that it was for, but no trap", () => {
    const table = stage({ own: { hand: ["pile-on"] } }).plays("pile-on");
    expect(table.state.log.at(-1)).toBe("[EFFECT] System: net cost 1 AP; ΔAP=-1, ΔI=±0, Target=none");
  });
  it("[R8.1] a discount pays for the next initiative and is used up by it", () => {
    const table = stage({ own: { hand: ["elon-musk", "spin-doctor", "party-whip"] } }).plays("elon-musk");
    expect(table.state.effectFlags[0].initiativeDiscount).toBe(1);
    table.plays("spin-doctor");
    expect([table.state.ap[0], table.state.effectFlags[0].initiativeDiscount]).toEqual([1, 0]);
    expect(table.plays("party-whip").state.ap[0]).toBe(0);
  });
  it("[R8.1] a discount does not pay for other cards and outlives them", () => {
    const table = stage({ own: { hand: ["elon-musk", "tobias-wren"] } })
      .plays("elon-musk")
      .plays("tobias-wren");
    expect([table.state.ap[0], table.state.effectFlags[0].initiativeDiscount]).toEqual([0, 1]);
  });
  it("[R8.1] activation consumes nothing, because the play has consumed it", () => {
    const table = stage({ own: { hand: ["spin-doctor"], government: ["tobias-wren"] } });
    table.resolve(
      { type: "SET_DISCOUNT", player: 0, amount: 2 },
      { type: "REFUND_NEXT_INITIATIVE", player: 0, amount: 2 },
    );
    table.plays("spin-doctor");
    expect(table.state.effectFlags[0]).toMatchObject({ initiativeDiscount: 1, initiativeRefund: 1 });
    table.activates();
    expect(table.state.effectFlags[0]).toMatchObject({ initiativeDiscount: 1, initiativeRefund: 1 });
  });
  it("[R6.2] a refund gives back what was paid, and no more", () => {
    const table = stage({ own: { hand: ["spin-doctor"] } });
    table.resolve({ type: "REFUND_NEXT_INITIATIVE", player: 0, amount: 1 });
    expect(table.plays("spin-doctor").state.ap[0]).toBe(2);
    const free = stage({ own: { hand: ["spin-doctor"] } });
    free.resolve(
      { type: "REFUND_NEXT_INITIATIVE", player: 0, amount: 1 },
      { type: "SET_DISCOUNT", player: 0, amount: 1 },
    );
    expect(free.plays("spin-doctor").state.ap[0]).toBe(2);
    expect(free.state.effectFlags[0]).toMatchObject({ initiativeDiscount: 0, initiativeRefund: 0 });
  });
  it("[R6.2] a refund comes after payment: with 0 AP nothing can be paid back", () => {
    const table = stage({ own: { hand: ["spin-doctor"], ap: 0 } });
    table.resolve({ type: "REFUND_NEXT_INITIATIVE", player: 0, amount: 1 });
    expect(table.tries(0, "playCard", { card: "spin-doctor" }).code).toBe("NOT_ENOUGH_AP");
  });
  it("[R8.1] consumption comes after the queue: a card cannot pay with the discount it makes", () => {
    const table = stage({ own: { hand: ["elon-musk"], ap: 0 } });
    expect(table.tries(0, "playCard", { card: "elon-musk" }).code).toBe("NOT_ENOUGH_AP");
  });
});

describe("keywords", () => {
  it("[R14.1] Leadership: the first initiative of the round is free, for that player", () => {
    const table = stage({ own: { hand: ["spin-doctor", "party-whip"], government: ["hedda-lorne"] } }).plays(
      "spin-doctor",
    );
    expect(table.state.ap[0]).toBe(2);
    expect(table.plays("party-whip").state.ap[0]).toBe(1);
    const other = stage({ own: { hand: ["spin-doctor"] }, opponent: { government: ["hedda-lorne"] } });
    expect(other.plays("spin-doctor").state.ap[0]).toBe(1);
  });
  it("[R14.1] Leadership: not for other cards, not when deactivated", () => {
    const table = stage({ own: { hand: ["tobias-wren", "spin-doctor"], government: ["hedda-lorne"] } });
    expect(table.plays("tobias-wren").state.ap[0]).toBe(1);
    table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("hedda-lorne") });
    expect(table.plays("spin-doctor").state.ap[0]).toBe(0);
  });
  it("[R14.2] Diplomat: what speaks against a transfer", () => {
    expect(stage({ own: { government: ["tobias-wren", "nuria-plum"] } }).tries(0, "transferInfluence").code).toBe(
      "NO_DIPLOMAT",
    );
    expect(stage({ own: { government: ["davit-marsh"] } }).tries(0, "transferInfluence").code).toBe(
      "NO_OTHER_GOVERNMENT",
    );
    const table = stage({ own: { government: ["davit-marsh", "nuria-plum"] } });
    table.resolve({ type: "GRANT_SHIELD", targetUid: table.uid("davit-marsh") });
    expect(table.tries(0, "transferInfluence", { from: "davit-marsh", to: "nuria-plum" }).code).toBe("SHIELDED");
    table.resolve({ type: "ADJUST_INFLUENCE", player: 0, targetUid: table.uid("nuria-plum"), amount: -3 });
    expect(table.tries(0, "transferInfluence", { from: "nuria-plum", to: "davit-marsh" }).code).toBe("NO_INFLUENCE");
    table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("davit-marsh") });
    expect(table.causes).toEqual(["SHIELD_CONSUMED davit-marsh"]);
    table.resolve({ type: "DEACTIVATE_CARD", targetUid: table.uid("davit-marsh") });
    expect(table.tries(0, "transferInfluence").code).toBe("NO_DIPLOMAT");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/play-flow.json", ["probe"]);
