import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { activate, eventOf, front, position, story } from "./position.ts";

const ATTACK = { attack: "BASIC" };

describe("[R9.6] EFF_MINI_FREEZE_001", () => {
  const sides = [{ active: "cinderpup", bench: ["chillet"] }, { active: "rimefox" }] as const;
  const given = () => position(sides, { phase: "TURN.COMBAT.DECLARE" });
  const nextTurn = (table: ReturnType<typeof given>, seat: 0 | 1) =>
    table.does(seat, "DRAW_ACK").does(seat, "NEXT_WINDOW").does(seat, "NEXT_WINDOW");

  it("makes who was hit for five or more miss its next attack, and ends with that turn", () => {
    const table = given().does(0, "ATTACK", ATTACK);
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ amount: 8, effectiveness: "STRONG" });
    expect(story(table)).toContain("EFFECT_ACTIVATED");
    expect(eventOf(table, "STATUS_APPLIED")).toMatchObject({ status: "FREEZE", seat: 1, face: "rimefox" });
    expect(table.state.mini_freeze_marks_active).toEqual([1, 0]);
    nextTurn(table.does(0, "END_TURN"), 1);
    const refused = table.tries(1, "ATTACK", ATTACK);
    expect(refused).toMatchObject({ code: "PRECONDITION_FAILED", because: [{ source: "Frozen" }] });
    table.does(1, "END_TURN");
    expect(table.state.mini_freeze_marks_active).toEqual([0, 0]);
  });
  it("does not come twice in a row, so the attack after the missed one is free", () => {
    const table = given().does(0, "ATTACK", ATTACK).does(0, "END_TURN");
    nextTurn(table, 1).does(1, "END_TURN");
    nextTurn(table, 0).does(0, "ATTACK", ATTACK);
    expect(eventOf(table, "EFFECT_FAILED")).toMatchObject({ code: "PRECONDITION_FAILED" });
    nextTurn(table.does(0, "END_TURN"), 1).does(1, "ATTACK", ATTACK);
    expect(story(table)).toContain("ATTACK_DECLARED");
    table.does(1, "END_TURN");
    nextTurn(table, 0).does(0, "ATTACK", ATTACK);
    expect(eventOf(table, "STATUS_APPLIED")).toMatchObject({ status: "FREEZE" });
  });
  it("is not set off by less than five damage, nor by a knock-out", () => {
    const weak = position([{ active: "rillfin", bench: ["chillet"] }, { active: "rivethorn" }], {
      phase: "TURN.COMBAT.DECLARE",
    }).does(0, "ATTACK", ATTACK);
    expect(eventOf(weak, "DAMAGE_APPLIED")).toMatchObject({ amount: 3 });
    expect(story(weak)).not.toContain("EFFECT_ACTIVATED");
    const last = [sides[0], { active: "rimefox/40", bench: ["cinderpup"] }] as const;
    const fatal = position(last, { phase: "TURN.COMBAT.DECLARE" }).does(0, "ATTACK", ATTACK);
    expect(story(fatal)).toContain("KO");
    expect(fatal.events.some((event) => event["effect_id"] === "EFF_MINI_FREEZE_001")).toBe(false);
  });
  it("is not for hand, in its window or out of it", () => {
    const freeze = activate("chillet", "FREEZE");
    expect(given().tries(0, "ACTIVATE_EFFECT", freeze).code).toBe("WINDOW_INVALID");
    expect(position(sides).tries(0, "ACTIVATE_EFFECT", freeze).code).toBe("WINDOW_INVALID");
    expect(position(sides, { phase: "TURN.COMBAT.RESOLVE" }).tries(0, "ACTIVATE_EFFECT", freeze).code).toBe(
      "PRECONDITION_FAILED",
    );
  });
  it("counts once, however many copies there are", () => {
    const two = [{ active: "cinderpup", bench: ["chillet", "chillet"] }, { active: "rimefox" }] as const;
    const table = position(two, { phase: "TURN.COMBAT.DECLARE" }).does(0, "ATTACK", ATTACK);
    expect(story(table).filter((type) => type === "STATUS_APPLIED")).toHaveLength(1);
  });
});

describe("[R9.7] EFF_MINI_PARALYZE_001", () => {
  /** Seat 1 ends its turn, and the turn of seat 0 begins with the trigger. */
  const begin = (bench: readonly string[], own: readonly string[] = ["fizzbit"]) =>
    position(
      [
        { active: "staticat", bench: own },
        { active: "rillfin", bench, pool: ["water-energy"] },
      ],
      { seat: 1, phase: "TURN.END" },
    ).does(1, "END_TURN");

  it("asks at the start of the turn, in TURN.DRAW, for a creature on the other bench", () => {
    const table = begin(["cinderpup", "rimefox"]);
    expect(table.state.phase).toBe("TURN.DRAW");
    expect(table.state.prompts).toMatchObject([{ type: "SELECT_TARGET_BENCH", seat: 0 }]);
    table.answers(0, "rimefox");
    expect(story(table)).toEqual(["CHOICE_RESOLVED", "STATUS_APPLIED", "EFFECT_RESOLVED"]);
    expect(table.state.mini_paralyze_marks_active).toEqual([1, 0]);
    expect(table.state.mini_paralyze_used_this_turn).toEqual([1, 0]);
  });
  it("keeps the creature from being switched in on the next turn, and no longer", () => {
    const table = begin(["cinderpup", "rimefox"]).answers(0, "rimefox");
    table.does(0, "DRAW_ACK").does(0, "END_TURN").does(1, "DRAW_ACK").does(1, "NEXT_WINDOW");
    const refused = table.tries(1, "SWITCH", { creature: "rimefox" });
    expect(refused).toMatchObject({ code: "PRECONDITION_FAILED", because: [{ source: "Paralysed" }] });
    expect(table.choice(1, "SWITCH").options.map(({ refused: why }) => why === undefined)).toEqual([true, false]);
    table.does(1, "END_TURN");
    expect(table.state.mini_paralyze_marks_active).toEqual([0, 0]);
  });
  it("does not take the same creature twice in a row", () => {
    const table = begin(["cinderpup", "rimefox"]).answers(0, "rimefox");
    table.does(0, "DRAW_ACK").does(0, "END_TURN").does(1, "DRAW_ACK").does(1, "END_TURN");
    const { options } = table.choice(0, "SUBMIT_CHOICE");
    expect(options.map(({ piece }) => piece?.face)).toEqual(["cinderpup"]);
  });
  it("fails without a prompt and without using its cap where nobody can be paralyzed", () => {
    const empty = begin([]);
    expect(eventOf(empty, "EFFECT_FAILED")).toMatchObject({ code: "PRECONDITION_FAILED" });
    expect(empty.state.prompts).toEqual([]);
    expect(empty.state.mini_paralyze_used_this_turn).toEqual([0, 0]);
    const table = begin(["rimefox"]).answers(0, "rimefox");
    table.does(0, "DRAW_ACK").does(0, "END_TURN").does(1, "DRAW_ACK").does(1, "END_TURN");
    expect(eventOf(table, "EFFECT_FAILED")).toMatchObject({ code: "PRECONDITION_FAILED" });
  });
  it("asks once, however many copies there are, and never by hand", () => {
    const table = begin(["cinderpup", "rimefox"], ["fizzbit", "fizzbit"]).answers(0, "rimefox");
    expect(table.state.prompts).toEqual([]);
    const byHand = activate("fizzbit", "PARALYZE");
    expect(table.tries(0, "ACTIVATE_EFFECT", byHand).code).toBe("PRECONDITION_FAILED");
    expect(table.does(0, "DRAW_ACK").tries(0, "ACTIVATE_EFFECT", byHand).code).toBe("WINDOW_INVALID");
  });
  it("never keeps a creature from being sent in after a knock-out", () => {
    const table = position(
      [
        { active: "staticat", bench: ["fizzbit"] },
        { active: "rillfin/44", bench: ["rimefox"] },
      ],
      {
        seat: 1,
        phase: "TURN.END",
      },
    );
    table.does(1, "END_TURN").answers(0, "rimefox").does(0, "DRAW_ACK").does(0, "NEXT_WINDOW").does(0, "NEXT_WINDOW");
    table.does(0, "ATTACK", ATTACK).answers(1, "rimefox");
    expect(front(table, 1).face).toBe("rimefox");
  });
});

describe("[R9.8] EFF_MINI_STEALTH_001", () => {
  const STEALTH = activate("murklet", "STEALTH");
  const given = (other: string = "cinderpup", bench: readonly string[] = ["sootspark"]) =>
    position([
      { active: "duskprowler", bench: ["murklet", "murklet"], pool: ["shadow-energy", "shadow-energy"] },
      { active: other, bench },
    ]);

  it("hides the active creature from effects that are no attack", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", STEALTH);
    expect(story(table)).toEqual(["EFFECT_ACTIVATED", "STATUS_APPLIED", "EFFECT_RESOLVED"]);
    expect(table.state.mini_stealth_marks_active).toEqual([1, 0]);
    table
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "NEXT_WINDOW")
      .does(1, "NEXT_WINDOW")
      .does(1, "ATTACK", ATTACK);
    expect(eventOf(table, "EFFECT_FAILED")).toMatchObject({
      effect_id: "EFF_MINI_BURN_001",
      code: "PRECONDITION_FAILED",
    });
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ creature: front(table, 0).id });
    expect(story(table)).not.toContain("STATUS_APPLIED");
  });
  it("ends when the creature attacks, after an ambush has used it", () => {
    const table = given("boulderback").does(0, "ACTIVATE_EFFECT", STEALTH).does(0, "NEXT_WINDOW");
    table.does(0, "ATTACK", { attack: "SIGNATURE" });
    // Power 8 and attack 4, two more for kin on the bench; the four points of defence do not count.
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ amount: 14 });
    expect(table.state.mini_stealth_marks_active).toEqual([0, 0]);
    const seen = given("boulderback").does(0, "NEXT_WINDOW").does(0, "ATTACK", { attack: "SIGNATURE" });
    expect(eventOf(seen, "DAMAGE_APPLIED")).toMatchObject({ amount: 10 });
  });
  it("ends at the latest when the own turn comes again", () => {
    const table = given("rillfin", []).does(0, "ACTIVATE_EFFECT", STEALTH).does(0, "END_TURN");
    table.does(1, "DRAW_ACK");
    expect(table.state.mini_stealth_marks_active).toEqual([1, 0]);
    table.does(1, "END_TURN");
    expect(table.state.mini_stealth_marks_active).toEqual([0, 0]);
  });
  it("is refused in other windows, a second time in a turn, and while it is hidden already", () => {
    expect(
      position([{ active: "duskprowler", bench: ["murklet"] }, { active: "rillfin" }], { phase: "TURN.END" }).tries(
        0,
        "ACTIVATE_EFFECT",
        STEALTH,
      ).code,
    ).toBe("WINDOW_INVALID");
    const table = given().does(0, "ACTIVATE_EFFECT", STEALTH);
    const second = { source_instance_id: table.state.bench[0][1]?.id ?? "", effect_id: "EFF_MINI_STEALTH_001" };
    expect(table.tries(0, "ACTIVATE_EFFECT", second).code).toBe("CAP_EXCEEDED");
    const hidden = given().does(0, "ACTIVATE_EFFECT", STEALTH);
    const fresh = { ...hidden.state, mini_stealth_used_this_turn: [0, 0] as const };
    const result = hidden.engine.applyAction(
      { ...hidden.snapshot, state: fresh },
      { type: "ACTIVATE_EFFECT", seat: 0, payload: second },
    );
    expect(result.ok ? "" : result.error.code).toBe("PRECONDITION_FAILED");
  });
  it("is no part of simple mode, which has no statuses", () => {
    const table = position([{ active: "duskprowler", bench: ["murklet"] }, { active: "rillfin" }], { mode: "simple" });
    expect(table.tries(0, "ACTIVATE_EFFECT", STEALTH).code).toBe("PRECONDITION_FAILED");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/minis-control.json");
