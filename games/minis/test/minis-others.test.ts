import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { activate, eventOf, faces, front, position, story } from "./position.ts";

const ATTACK = { attack: "BASIC" };

describe("[R9.2] EFF_MINI_HEAL_001", () => {
  const HEAL = activate("puddlekin", "HEAL");
  const given = (active: string, bench: readonly string[] = ["puddlekin"]) =>
    position([{ active, bench }, { active: "rillfin" }], { phase: "TURN.END" });

  it("heals the active creature by two in the end window, told as negative damage", () => {
    const table = given("cinderpup/12").does(0, "ACTIVATE_EFFECT", HEAL);
    expect(story(table)).toEqual(["EFFECT_ACTIVATED", "DAMAGE_APPLIED", "EFFECT_RESOLVED"]);
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ amount: -2, cause: "HEAL", seat: 0 });
    expect(front(table, 0).damage).toBe(10);
    expect(table.state.mini_heal_used_this_turn).toEqual([1, 0]);
  });
  it("never heals above full health", () => {
    expect(front(given("cinderpup/1").does(0, "ACTIVATE_EFFECT", HEAL), 0).damage).toBe(0);
  });
  it("needs a hurt creature", () => {
    expect(given("cinderpup").tries(0, "ACTIVATE_EFFECT", HEAL).code).toBe("PRECONDITION_FAILED");
  });
  it("is capped over all copies", () => {
    const table = given("cinderpup/12", ["puddlekin", "puddlekin"]).does(0, "ACTIVATE_EFFECT", HEAL);
    const second = { source_instance_id: table.state.bench[0][1]?.id ?? "", effect_id: "EFF_MINI_HEAL_001" };
    expect(table.tries(0, "ACTIVATE_EFFECT", second).code).toBe("CAP_EXCEEDED");
  });
  it("is refused in the main window", () => {
    const table = position([{ active: "cinderpup/12", bench: ["puddlekin"] }, { active: "rillfin" }]);
    expect(table.tries(0, "ACTIVATE_EFFECT", HEAL).code).toBe("WINDOW_INVALID");
  });
});

describe("[R9.3] EFF_MINI_BURN_001", () => {
  const given = (used = 0, defender = "rillfin") =>
    position(
      [
        { active: "cinderpup", bench: ["sootspark"] },
        { active: defender, bench: ["rimefox"] },
      ],
      {
        phase: "TURN.COMBAT.DECLARE",
        with: { mini_burn_triggers_this_match: [used, 0] },
      },
    );

  it("burns the defender when the own active creature declares an attack", () => {
    const table = given().does(0, "ATTACK", ATTACK);
    expect(story(table).slice(0, 4)).toEqual([
      "ATTACK_DECLARED",
      "EFFECT_ACTIVATED",
      "STATUS_APPLIED",
      "EFFECT_RESOLVED",
    ]);
    expect(eventOf(table, "STATUS_APPLIED")).toMatchObject({ status: "BURN", stacks: 1, seat: 1 });
    expect(table.state.mini_burn_triggers_this_match).toEqual([1, 0]);
  });
  it("hurts at the ends of two turns of the burned creature's player", () => {
    const table = given().does(0, "ATTACK", ATTACK).does(0, "END_TURN");
    const before = front(table, 1).damage;
    const hurt: number[] = [];
    const told: boolean[] = [];
    for (let round = 0; round < 3; round++) {
      table.does(1, "DRAW_ACK").does(1, "END_TURN");
      hurt.push(front(table, 1).damage - before);
      told.push(table.told(1).includes("Burn ends."));
      table.does(0, "DRAW_ACK").does(0, "END_TURN");
    }
    expect(hurt).toEqual([1, 2, 2]);
    expect(told).toEqual([false, true, false]);
    expect(table.state.effects.some(({ definition }) => definition === "burn")).toBe(false);
  });
  it("stacks to three", () => {
    const table = given(0, "bastionback");
    for (let attack = 0; attack < 4; attack++) {
      table.does(0, "ATTACK", ATTACK);
      expect(eventOf(table, "STATUS_APPLIED")).toMatchObject({ stacks: Math.min(3, attack + 1) });
      table.does(0, "END_TURN").does(1, "DRAW_ACK").does(1, "END_TURN");
      table.does(0, "DRAW_ACK").does(0, "NEXT_WINDOW").does(0, "NEXT_WINDOW");
    }
  });
  it("stops after six times a match", () => {
    expect(given(5).does(0, "ATTACK", ATTACK).state.mini_burn_triggers_this_match).toEqual([6, 0]);
    const table = given(6).does(0, "ATTACK", ATTACK);
    expect(table.events.filter((event) => event["effect_id"] === "EFF_MINI_BURN_001")).toEqual([]);
    expect(story(table)).not.toContain("STATUS_APPLIED");
    expect(table.state.mini_burn_triggers_this_match).toEqual([6, 0]);
  });
  it("is set off by nothing but an attack", () => {
    const byHand = activate("sootspark", "BURN");
    expect(given().tries(0, "ACTIVATE_EFFECT", byHand).code).toBe("PRECONDITION_FAILED");
    const main = position([{ active: "cinderpup", bench: ["sootspark"] }, { active: "rillfin" }]);
    expect(main.tries(0, "ACTIVATE_EFFECT", byHand).code).toBe("WINDOW_INVALID");
  });
  it("sleeps in simple mode, which has no statuses", () => {
    const table = position([{ active: "cinderpup", bench: ["sootspark"] }, { active: "rillfin" }], {
      mode: "simple",
      phase: "TURN.COMBAT.DECLARE",
    }).does(0, "ATTACK", ATTACK);
    expect(story(table)).toEqual(["ATTACK_DECLARED", "DAMAGE_APPLIED"]);
  });
});

describe("[R9.4] EFF_MINI_DEF_001", () => {
  const hit = (bench: readonly string[], mode: "standard" | "simple" = "standard") =>
    eventOf(
      position([{ active: "cinderpup" }, { active: "boulderback", bench }], {
        phase: "TURN.COMBAT.DECLARE",
        mode,
      }).does(0, "ATTACK", ATTACK),
      "DAMAGE_APPLIED",
    )?.["amount"];

  it("gives the active creature one more defence, and copies do not add up", () => {
    expect([hit([]), hit(["gravelkin"]), hit(["gravelkin", "gravelkin"])]).toEqual([4, 3, 3]);
  });
  it("is not activated", () => {
    const table = position([{ active: "cinderpup", bench: ["gravelkin"] }, { active: "rillfin" }]);
    expect(table.tries(0, "ACTIVATE_EFFECT", activate("gravelkin", "DEF")).code).toBe("SOURCE_INVALID");
  });
  it("is tracked as one buff while a copy is in play", () => {
    const table = position([{ active: "cinderpup", bench: ["gravelkin"], hand: ["gravelkin"] }, { active: "rillfin" }]);
    table.does(0, "SUMMON_STAGE1", { card: "gravelkin" });
    expect(table.state.mini_def_buffs_active).toEqual([1, 0]);
    expect(faces(table.state.bench[0])).toEqual(["gravelkin", "gravelkin"]);
  });
  it("changes nothing in simple mode, where defence does not count", () => {
    expect([hit([], "simple"), hit(["gravelkin"], "simple")]).toEqual([4, 4]);
  });
});

describe("[R9.5] EFF_MINI_SPD_001", () => {
  /** Rivethorn has speed 2, Cinderpup 3: switching costs an energy unless the mini helps. */
  const given = (bench: readonly string[]) =>
    position([{ active: "rivethorn", bench: ["cinderpup", ...bench] }, { active: "cinderpup" }]);
  it("gives the active creature one more speed, and copies do not add up", () => {
    expect(given([]).tries(0, "SWITCH", { creature: "cinderpup" }).code).toBe("PRECONDITION_FAILED");
    expect(front(given(["whifflet"]).does(0, "SWITCH", { creature: "cinderpup" }), 0).face).toBe("cinderpup");
    const slower = position([{ active: "boulderback", bench: ["whifflet", "whifflet"] }, { active: "rillfin" }]);
    expect(slower.state.mini_spd_buffs_active).toEqual([1, 0]);
  });
  it("is not activated", () => {
    expect(given(["whifflet"]).tries(0, "ACTIVATE_EFFECT", activate("whifflet", "SPD")).code).toBe("SOURCE_INVALID");
  });
});

describe("[R9.10] EFF_MINI_RELIC_001", () => {
  const relics = { hand: ["weathervane-charm", "swap-ledger"] };
  const given = (pool: readonly string[], bench: readonly string[] = ["tinbit"]) =>
    position([{ active: "kitefeather", bench, pool, ...relics }, { active: "rillfin" }]);

  it("takes one off the first relic of a turn, down to nothing", () => {
    const table = given([]).does(0, "PLAY_RELIC", { card: "weathervane-charm", creature: "kitefeather" });
    expect(eventOf(table, "CARD_PLAYED_RELIC")).toMatchObject({ cost: 0 });
    expect(table.state.mini_relic_discount_used_this_turn).toEqual([1, 0]);
  });
  it("is used up by the first relic, whatever the copies", () => {
    const table = given([], ["tinbit", "tinbit"]);
    table.does(0, "PLAY_RELIC", { card: "weathervane-charm", creature: "kitefeather" });
    expect(table.tries(0, "PLAY_RELIC", { card: "swap-ledger" }).code).toBe("PRECONDITION_FAILED");
  });
  it("gives nothing without the mini in play", () => {
    expect(given([], []).tries(0, "PLAY_RELIC", { card: "swap-ledger" }).code).toBe("PRECONDITION_FAILED");
    const paid = given(["fire-energy"], []).does(0, "PLAY_RELIC", { card: "swap-ledger" });
    expect(eventOf(paid, "CARD_PLAYED_RELIC")).toMatchObject({ cost: 1 });
    expect(paid.state.mini_relic_discount_used_this_turn).toEqual([0, 0]);
  });
  it("is not activated, and relics are played in the main window alone", () => {
    expect(given([]).tries(0, "ACTIVATE_EFFECT", activate("tinbit", "RELIC")).code).toBe("SOURCE_INVALID");
    const end = position([{ active: "kitefeather", bench: ["tinbit"], ...relics }, { active: "rillfin" }], {
      phase: "TURN.END",
    });
    expect(end.tries(0, "PLAY_RELIC", { card: "swap-ledger" }).code).toBe("WINDOW_INVALID");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/minis-others.json");
