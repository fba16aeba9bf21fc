import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { stage } from "./stage.ts";

const sprungIn = (table: ReturnType<typeof stage>): readonly unknown[] =>
  table.events.filter(({ type }) => type === "TRAP_SPRUNG").map(({ trap }) => trap);

describe("traps (spec section 13)", () => {
  it("[R15.1] are set face down for 1 AP, and setting one springs nothing", () => {
    const table = stage({
      own: { hand: ["pile-on"], government: ["tobias-wren"] },
      opponent: { traps: ["late-night-monologue"] },
    }).plays("pile-on");
    expect([table.at("pile-on"), table.state.ap[0], sprungIn(table)]).toEqual(["traps/0", 1, []]);
  });
  it("[R15.2] are checked in the order of setting, and one fires per play", () => {
    const table = stage({
      own: { hand: ["mark-zuckerberg", "elon-musk"] },
      opponent: { traps: ["court-stay", "pile-on", "doctored-footage"] },
    }).plays("mark-zuckerberg");
    expect(sprungIn(table)).toEqual(["pile-on"]);
    expect(sprungIn(table.plays("elon-musk"))).toEqual(["doctored-footage"]);
    expect(table.state.traps[1].map(({ face }) => face)).toEqual(["court-stay"]);
  });
  it("[R15.2] do not fire at their owner's own plays or at activations", () => {
    const table = stage({ own: { hand: ["mark-zuckerberg"], traps: ["pile-on"] } }).plays("mark-zuckerberg");
    expect(sprungIn(table)).toEqual([]);
    const other = stage({ own: { instant: ["spin-doctor"] }, opponent: { traps: ["court-stay"] } }).activates();
    expect(sprungIn(other)).toEqual([]);
  });
  it("[R15.3] fire right after the placement, before auras and effects", () => {
    const table = stage({ own: { hand: ["jennifer-doudna"] }, opponent: { traps: ["dead-air"] } }).plays(
      "jennifer-doudna",
    );
    const order = ["CARD_PLACED", "TRAPS_CHECKED", "TRAP_SPRUNG", "DEACTIVATE_CARD", "EFFECTS_TRIGGERED"];
    expect(table.types.filter((type) => order.includes(type))).toEqual(order);
    expect(table.state.effectFlags[0].initiativeInfluenceBonus).toBe(0);
  });
  it("[R15.4] only enqueue, so a shield holds against them", () => {
    const table = stage({
      own: { hand: ["nuria-plum"], government: ["tobias-wren"] },
      opponent: { traps: ["late-night-monologue"] },
    });
    table.resolve({ type: "GRANT_SHIELD", targetUid: table.uid("tobias-wren") }).plays("nuria-plum");
    expect(table.causes).toEqual(["SHIELD_CONSUMED tobias-wren"]);
    expect(table.total(0)).toBe(8);
  });
  it("[R15.5] an inquiry is used up by the trap it stops, and only by a trap", () => {
    const table = stage({
      own: { hand: ["mark-zuckerberg", "elon-musk"], traps: ["friendly-inquiry"] },
      opponent: { traps: ["pile-on", "doctored-footage"] },
    }).plays("mark-zuckerberg");
    expect(sprungIn(table)).toEqual(["pile-on", "friendly-inquiry"]);
    expect(table.causes).toEqual([]);
    expect(table.plays("elon-musk").causes).toEqual(["DEACTIVATE_CARD elon-musk"]);
  });
  it("[R15.5] an inquiry also stops an opposing inquiry, so that the first trap happens after all", () => {
    const table = stage({
      own: { hand: ["mark-zuckerberg"], traps: ["friendly-inquiry"] },
      opponent: { traps: ["pile-on", "friendly-inquiry"] },
    });
    const stopped = table.uid("friendly-inquiry", 0);
    table.plays("mark-zuckerberg");
    expect(sprungIn(table)).toEqual(["pile-on", "friendly-inquiry", "friendly-inquiry"]);
    expect(table.causes).toEqual(["DEACTIVATE_CARD mark-zuckerberg"]);
    expect(table.state.traps).toEqual([[], []]);
    expect(table.state.log.filter((line) => line.includes("comes to nothing"))).toEqual([
      `[EFFECT] Friendly Inquiry: a trap comes to nothing; ΔAP=±0, ΔI=±0, Target=Friendly Inquiry/${stopped}`,
    ]);
  });
  it("[R15.5] with a third inquiry the first trap comes to nothing again", () => {
    const table = stage({
      own: { hand: ["mark-zuckerberg"], traps: ["friendly-inquiry", "dead-air", "friendly-inquiry"] },
      opponent: { traps: ["friendly-inquiry", "pile-on"] },
    }).plays("mark-zuckerberg");
    expect(sprungIn(table)).toEqual(["pile-on", ...Array.from({ length: 3 }, () => "friendly-inquiry")]);
    expect(table.events.filter(({ type }) => type === "TRAP_SPRUNG").map(({ player }) => player)).toEqual([1, 0, 1, 0]);
    expect(table.causes).toEqual([]);
    expect(table.state.traps.map((traps) => traps.map(({ face }) => face))).toEqual([["dead-air"], []]);
  });
  it("[R14.3] without Putin there is no second trap to set", () => {
    const table = stage({ own: { hand: ["pile-on", "dead-air"] } });
    expect(table.tries(0, "playCard", { card: "pile-on", second: "dead-air" }).code).toBe("CHOICE_INVALID");
    const putin = stage({ own: { hand: ["pile-on", "dead-air"], government: ["vladimir-putin"] } });
    putin.plays("pile-on", { second: "one" });
    expect(putin.state.traps[0]).toHaveLength(1);
  });
});

describe("initiatives (spec section 14)", () => {
  it("[R13.4] a new permanent initiative replaces the one in its slot, and only that", () => {
    const table = stage({
      own: {
        ap: 3,
        government: ["xi-jinping", "tobias-wren"],
        hand: ["small-state-pride", "own-statistics"],
        permanentGovernment: ["party-whip"],
      },
    });
    expect(table.total(0)).toBe(16);
    table.plays("small-state-pride");
    expect([table.at("party-whip"), table.at("small-state-pride")]).toEqual(["discard", "permanentGovernment/0"]);
    expect([table.influence("xi-jinping"), table.influence("tobias-wren")]).toEqual([10, 6]);
    table.plays("own-statistics");
    expect([table.at("small-state-pride"), table.at("own-statistics")]).toEqual([
      "permanentGovernment/0",
      "permanentPublic/0",
    ]);
  });
  it("[R13.1] an instant waits over turns and is activated for nothing", () => {
    const some = { hand: ["nuria-plum", "nuria-plum"] };
    const table = stage({ own: { hand: ["spin-doctor", "nuria-plum"], government: ["tobias-wren"] }, opponent: some });
    table.plays("spin-doctor").does(0, "endTurn").does(1, "playCard", { card: "nuria-plum" }).does(1, "endTurn");
    expect(table.activates().state.ap[0]).toBe(2);
    expect(table.influence("tobias-wren")).toBe(6);
    expect(table.tries(0, "activateInstantInitiative").code).toBe("NO_INSTANT");
  });
  it("[R13.2] what auras bring comes before the card's own events", () => {
    const table = stage({
      own: {
        public: ["jennifer-doudna", "ai-weiwei", "mark-zuckerberg"],
        government: ["tobias-wren"],
        instant: ["backroom-handshake"],
      },
    }).activates();
    expect(table.causes).toEqual([
      "INITIATIVE_ACTIVATED 0 backroom-handshake",
      "ADJUST_INFLUENCE 0 tobias-wren 1",
      "DRAW_CARDS 0 1",
      "ADD_AP 0 1",
      "ADD_AP 0 1",
      "ADJUST_INFLUENCE 0 tobias-wren 2",
    ]);
  });
  it("[R13.2] the card looks for its targets on the board as it is after that", () => {
    const equals = { government: ["liesl-tamarind", "corvin-ashdown"] };
    const whip = stage({
      own: { public: ["the-platform-baron"], instant: ["whip-count"] },
      opponent: { ...equals, public: ["mark-zuckerberg"] },
    }).activates();
    expect(whip.causes.slice(2)).toEqual([
      "ADJUST_INFLUENCE 1 corvin-ashdown -1",
      "DEACTIVATE_CARD liesl-tamarind",
      "ADJUST_INFLUENCE 1 liesl-tamarind -1",
    ]);
    const decree = stage({
      own: { ...equals, instant: ["emergency-decree"] },
      opponent: { public: ["noam-chomsky"] },
    }).activates();
    expect(decree.causes.slice(1)).toEqual([
      "ADJUST_INFLUENCE 0 corvin-ashdown -1",
      "GRANT_SHIELD liesl-tamarind",
      "ADJUST_INFLUENCE 0 liesl-tamarind 1",
    ]);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/traps-and-permanents.json", ["probe"]);
