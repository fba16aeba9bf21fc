import { timeoutAction } from "@cardwright/core/host";
import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { cards } from "../src/cards/index.ts";
import { NO_FLAGS } from "../src/flags.ts";
import { playOf } from "../src/read-state.ts";
import { stage } from "./stage.ts";

const some = { hand: ["nuria-plum", "nuria-plum", "nuria-plum"] };

describe("the start of a turn (spec section 4)", () => {
  it("[R4.1] gives 2 AP and resets what belongs to the turn", () => {
    const table = stage({ own: some, opponent: { ...some, ap: 7 } });
    table.resolve(
      { type: "SET_DISCOUNT", player: 1, amount: 2 },
      { type: "REFUND_NEXT_INITIATIVE", player: 1, amount: 2 },
    );
    table.plays("nuria-plum").does(0, "endTurn");
    expect(table.state.ap[1]).toBe(2);
    expect(table.state.effectFlags[1]).toEqual(NO_FLAGS);
  });
  it("[R4.1] raises the auras of the cards that lie there", () => {
    const table = stage({
      own: some,
      opponent: {
        ...some,
        public: ["jennifer-doudna", "anthony-fauci", "noam-chomsky", "ai-weiwei", "greta-thunberg"],
      },
    });
    expect(table.state.effectFlags[1].govRefundAvailable).toBe(false);
    table.plays("nuria-plum").does(0, "endTurn");
    expect(table.state.effectFlags[1]).toEqual({
      ...NO_FLAGS,
      initiativeInfluenceBonus: 2,
      initiativeInfluencePenaltyForOpponent: 1,
      initiativeOnPlayDraw1Ap1: true,
      govRefundAvailable: true,
    });
  });
  it("[R8.2] clamps the bonus at 2, whatever lies there", () => {
    const table = stage({ own: { public: ["jennifer-doudna", "jennifer-doudna", "anthony-fauci", "anthony-fauci"] } });
    expect(table.state.effectFlags[0].initiativeInfluenceBonus).toBe(2);
  });
  it.each([
    ["turn", false],
    ["round", true],
  ] as const)("[R8.4] the platform bonus comes back by %s", (zuckerbergWindow, usedStill) => {
    const table = stage({
      options: { zuckerbergWindow },
      own: { ...some, public: ["mark-zuckerberg"], instant: ["ribbon-cutting"] },
      opponent: some,
    });
    table.activates().does(0, "endTurn").does(1, "playCard", { card: "nuria-plum" }).does(1, "endTurn");
    expect(table.state.effectFlags[0].markZuckerbergUsed).toBe(usedStill);
    table.does(0, "pass").does(1, "pass");
    expect(table.state.effectFlags[0].markZuckerbergUsed).toBe(false);
  });
});

describe("turns", () => {
  it("[R4.4] a turn ends with one card, if there is room and a deck", () => {
    const table = stage({ own: some, opponent: some }).plays("nuria-plum").does(0, "endTurn");
    expect(table.state.hand[0]).toHaveLength(3);
    const dry = stage({ own: { ...some, deck: [] }, opponent: some })
      .plays("nuria-plum")
      .does(0, "endTurn");
    expect(dry.state.hand[0]).toHaveLength(2);
  });
  it("[R4.5] a turn in which nothing was done ends only by passing", () => {
    const table = stage({ own: { ...some, instant: ["ribbon-cutting"] }, opponent: some });
    expect(table.tries(0, "endTurn").code).toBe("NOTHING_DONE");
    expect(table.activates().does(0, "endTurn").state.activeSeat).toBe(1);
  });
  it("[R5.1] who has passed is left out, the other goes on", () => {
    const table = stage({ own: some, opponent: some }).does(0, "pass");
    expect(table.state.hand[0]).toHaveLength(3);
    table.does(1, "playCard", { card: "nuria-plum" }).does(1, "endTurn");
    expect(table.state).toMatchObject({ activeSeat: 1, round: 1, ap: [2, 2] });
    expect(table.does(1, "pass").state.round).toBe(2);
  });
  it("[R5.2] with nothing in hand and nothing waiting a player passes by itself", () => {
    const table = stage({ own: some, opponent: { hand: [] } })
      .plays("nuria-plum")
      .does(0, "endTurn");
    expect(table.events).toContainEqual({ player: 1, why: "nothing", type: "PASSED" });
    expect(table.scene.told(-1)).toContain("Player 2 had no card to use and passed.");
    expect(table.state.activeSeat).toBe(0);
    const waiting = stage({ own: some, opponent: { instant: ["ribbon-cutting"] } })
      .plays("nuria-plum")
      .does(0, "endTurn");
    expect(waiting.state.activeSeat).toBe(1);
  });
  it("[R5.2] hand cards that cannot be used are no cards to go on with, so that pass is forced as well", () => {
    const table = stage({
      own: { hand: ["breaking-news-desk", "nuria-plum"] },
      opponent: { hand: ["xi-jinping"], government: ["lucan-abermarle", "davit-marsh", "ottilie-farrow"] },
    });
    table.plays("breaking-news-desk").does(0, "endTurn");
    expect(table.events).toContainEqual({ player: 1, why: "nothing", type: "PASSED" });
    expect(table.state).toMatchObject({ activeSeat: 0, passed: [false, true], firstPassed: -1 });
    expect(table.state.hand[1].map(({ face }) => face)).toEqual(["xi-jinping"]);
  });
  it("[R5.2] nothing that costs no card brings one: abilities and moved influence", () => {
    const free = cards.flatMap((card) => (card.kind === "government" && card.ability ? [card.ability] : []));
    const table = stage({ own: { government: ["tobias-wren"] }, opponent: { government: ["tobias-wren"] } });
    const caused = new Set<string>();
    table.probe((reading) => {
      const [own, other] = [table.piece("tobias-wren", 0), table.piece("tobias-wren", 1)];
      for (const { effects } of free)
        for (const chosen of [own, other])
          for (const { type } of effects(playOf(reading, 0, own, { chosen }))) caused.add(type);
      return [];
    });
    expect([...caused].sort()).toEqual(["ADJUST_INFLUENCE", "LOG"]);
  });
});

describe("a player whose time is up", () => {
  const timeUp = (table: ReturnType<typeof stage>) => timeoutAction(table.scene.engine, table.state, 0);
  it("[R4.6] passes, or ends a turn in which something was done", () => {
    const table = stage({ own: some, opponent: some });
    expect(timeUp(table)?.type).toBe("pass");
    expect(timeUp(table.plays("nuria-plum"))?.type).toBe("endTurn");
  });
  it("[R4.6] answers an open question", () => {
    const table = stage({ own: some }).resolve({ type: "OFFER_AP_OR_CARD", player: 0 });
    const action = timeUp(table);
    const result = table.scene.engine.applyAction(table.scene.snapshot, action ?? { type: "pass", seat: 0 });
    expect(result.ok && result.snapshot.state.ap[0]).toBe(3);
  });
});

describe("rounds", () => {
  it("[R5.3] more government influence wins the round", () => {
    const table = stage({
      own: { ...some, government: ["tobias-wren"] },
      opponent: { ...some, government: ["xi-jinping"] },
    });
    table.does(0, "pass").does(1, "pass");
    expect(table.state.roundsWon).toEqual([0, 1]);
    expect(table.events).toContainEqual({ winner: 1, totals: [5, 10], tie: "", type: "ROUND_SCORED" });
  });
  it.each([0, 1] as const)("[R5.3] a tie goes to whoever passed first: seat %s", (first) => {
    const table = stage({ own: some, opponent: some });
    if (first === 0) table.does(0, "pass").does(1, "pass");
    else
      table
        .plays("nuria-plum")
        .does(0, "endTurn")
        .does(1, "playCard", { card: "nuria-plum" })
        .does(1, "pass")
        .does(0, "pass");
    expect(table.state.roundsWon).toEqual(first === 0 ? [1, 0] : [0, 1]);
  });
  it("[R5.3] a forced pass is no choice: then all rounds count, then who did not begin", () => {
    const empty = { hand: [], deck: [] };
    const table = stage({ own: { ...empty, hand: ["nuria-plum"] }, opponent: { ...empty, hand: ["ribbon-cutting"] } });
    table.plays("nuria-plum").does(0, "endTurn").does(1, "playCard", { card: "ribbon-cutting" });
    table.does(1, "activateInstantInitiative").does(1, "endTurn");
    expect(table.state.outcome).toMatchObject({ winners: [0], places: [1, 2], reason: "rounds" });
    expect(table.events.filter(({ type }) => type === "ROUND_SCORED")).toEqual([
      { winner: 0, totals: [3, 0], tie: "", type: "ROUND_SCORED" },
      { winner: 0, totals: [0, 0], tie: "influence", type: "ROUND_SCORED" },
    ]);
    const none = stage({ own: { ...empty, hand: ["ribbon-cutting"] }, opponent: empty });
    none.plays("ribbon-cutting").activates().does(0, "endTurn");
    expect(none.events.filter(({ type }) => type === "ROUND_SCORED")).toMatchObject([
      { winner: 1, tie: "second" },
      { winner: 0, tie: "second" },
      { winner: 1, tie: "second" },
    ]);
  });
  it("[R5.6] the term ends a round at the latest, after as many turns for both", () => {
    const hand = Array.from({ length: 8 }, () => "ribbon-cutting");
    const table = stage({ own: { hand }, opponent: { hand }, options: { turnsPerRound: 3 } });
    for (const seat of [0, 1, 0, 1, 0, 1] as const) {
      expect(table.state).toMatchObject({ round: 1, activeSeat: seat });
      table
        .does(seat, "playCard", { card: "ribbon-cutting" })
        .does(seat, "activateInstantInitiative")
        .does(seat, "endTurn");
    }
    expect(table.state).toMatchObject({ round: 2, activeSeat: 1, turnsThisRound: [0, 1] });
    expect(table.events).toContainEqual({ player: 1, why: "term", type: "PASSED" });
    expect(table.scene.told(-1)).toContain("Player 2 came to the end of the term and passed.");
  });
  it("[R5.4] clears the board, fills hands up to 5 and lets the other begin", () => {
    const table = stage({
      own: {
        government: ["tobias-wren"],
        public: ["jennifer-doudna"],
        instant: ["spin-doctor"],
        permanentGovernment: ["party-whip"],
        permanentPublic: ["own-statistics"],
        traps: ["pile-on"],
        hand: ["nuria-plum"],
      },
      opponent: { hand: Array.from({ length: 7 }, () => "nuria-plum") },
    });
    const targetUid = table.uid("tobias-wren");
    table.resolve(
      { type: "GRANT_SHIELD", targetUid },
      { type: "ADJUST_INFLUENCE", player: 0, targetUid, amount: 2 },
      { type: "DEACTIVATE_CARD", targetUid: table.uid("jennifer-doudna") },
      { type: "DEACTIVATE_RANDOM_HAND", player: 1, amount: 1 },
      { type: "LOCK_PLAY", player: 1, kind: "public", until: "round" },
    );
    table.does(0, "pass").does(1, "pass");
    const { state } = table;
    expect(state).toMatchObject({ round: 2, activeSeat: 1, passed: [false, false], firstPassed: -1 });
    expect([state.shields, state.deactivated, state.adjustments, state.effects]).toEqual([[], [], [], []]);
    expect(state.discard.map(({ face }) => face).sort()).toEqual(
      ["tobias-wren", "jennifer-doudna", "spin-doctor", "party-whip", "own-statistics", "pile-on"].sort(),
    );
    expect(state.hand.map((hand) => hand.length)).toEqual([5, 7]);
    expect(state.suspended).toEqual([[], []]);
  });
  it("[R5.5] two rounds win the match", () => {
    const table = stage({ own: some, opponent: some });
    table.does(0, "pass").does(1, "pass").does(1, "pass").does(0, "pass");
    expect(table.state.outcome).toBeNull();
    expect(table.state.roundsWon).toEqual([1, 1]);
    table.does(0, "pass").does(1, "pass");
    expect(table.state.outcome).toMatchObject({ winners: [0], places: [1, 2], reason: "rounds" });
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/turns-and-rounds.json", ["probe"]);
