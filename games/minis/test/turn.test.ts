import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { activate, eventOf, faces, front, position, story } from "./position.ts";

const plain = [{ active: "cinderpup" }, { active: "rillfin" }] as const;
const otherTurn = (sides: Parameters<typeof position>[0], given: Parameters<typeof position>[1] = {}) =>
  position(sides, { seat: 1, phase: "TURN.END", ...given }).does(1, "END_TURN");

describe("[R3.4] the windows of a turn", () => {
  it("come one after the other", () => {
    const table = otherTurn([{ active: "cinderpup", deck: ["fire-energy"] }, { active: "rillfin" }]);
    const seen = [table.state.phase];
    const step = (type: string, wanted = {}) => seen.push(table.does(0, type, wanted).state.phase);
    step("DRAW_ACK");
    step("ATTACH_ENERGY", { card: "fire-energy", dest: "POOL" });
    step("NEXT_WINDOW");
    step("ATTACK", { attack: "BASIC", burst: "NO" });
    expect(seen).toEqual(["TURN.DRAW", "TURN.ENERGY", "TURN.MAIN", "TURN.COMBAT.DECLARE", "TURN.END"]);
    const phases = table.events.filter(({ type }) => type === "PHASE_STARTED").map(({ phase }) => phase);
    expect(phases).toEqual(["TURN.COMBAT.RESOLVE", "TURN.END"]);
    step("END_TURN");
    expect([table.state.activeSeat, table.state.phase]).toEqual([1, "TURN.DRAW"]);
  });
  it("refuse what belongs into another one", () => {
    const table = position(plain, { phase: "TURN.ENERGY" });
    for (const type of [
      "SUMMON_STAGE1",
      "EVOLVE",
      "PLAY_ITEM",
      "PLAY_RELIC",
      "PLAY_TERRAIN",
      "SWITCH",
      "ATTACK",
      "DRAW_ACK",
    ]) {
      expect([type, table.tries(0, type).code]).toEqual([type, "WINDOW_INVALID"]);
    }
    expect(position(plain).tries(0, "ATTACH_ENERGY").code).toBe("WINDOW_INVALID");
    expect(position(plain, { phase: "TURN.DRAW" }).tries(0, "END_TURN").code).toBe("WINDOW_INVALID");
    expect(position(plain).tries(1, "END_TURN").code).toBe("NOT_YOUR_TURN");
  });
  it("can be passed by: a turn ends from energy, main, declare or end", () => {
    for (const phase of ["TURN.ENERGY", "TURN.MAIN", "TURN.COMBAT.DECLARE", "TURN.END"] as const) {
      expect(position(plain, { phase }).does(0, "END_TURN").state.activeSeat).toBe(1);
    }
  });
});

describe("[R3.5] drawing", () => {
  it("brings one card at the start of a turn", () => {
    const table = otherTurn([{ active: "cinderpup", deck: ["fire-energy", "rimefox"] }, { active: "rillfin" }]);
    expect(faces(table.state.hand[0])).toEqual(["rimefox"]);
    expect(eventOf(table, "CARD_DRAWN")).toMatchObject({ seat: 0, count: 1, cause: "TURN" });
  });
  it("loses the match when the deck is empty", () => {
    const table = otherTurn([{ active: "cinderpup", deck: [] }, { active: "rillfin" }]);
    expect(table.state.outcome).toEqual({ winners: [1], reason: "noCard" });
    expect(table.state.phase).toBe("MATCH.ENDED");
    expect(table.tries(0, "DRAW_ACK").code).toBe("MATCH_OVER");
  });
});

describe("[R4.3] energy", () => {
  const given = () =>
    position(
      [{ active: "cinderpup", bench: ["fernwisp"], hand: ["fire-energy", "fire-energy"] }, { active: "rillfin" }],
      {
        phase: "TURN.ENERGY",
      },
    );
  it("goes into the pool or onto a creature, once a turn", () => {
    const pooled = given().does(0, "ATTACH_ENERGY", { card: "fire-energy", dest: "POOL" });
    expect(story(pooled)).toEqual(["ENERGY_POOLED"]);
    expect(faces(pooled.state.pool[0])).toEqual(["fire-energy"]);
    const put = given().does(0, "ATTACH_ENERGY", { card: "fire-energy", dest: "ATTACHED", creature: "fernwisp" });
    expect(story(put)).toEqual(["ENERGY_ATTACHED"]);
    expect(put.state.attached[0]).toMatchObject([{ face: "fire-energy", on: put.state.bench[0][0]?.id }]);
    expect(put.tries(0, "ATTACH_ENERGY").code).toBe("WINDOW_INVALID");
  });
  it("is capped, whatever the window", () => {
    const table = position([{ active: "cinderpup", hand: ["fire-energy"] }, { active: "rillfin" }], {
      phase: "TURN.ENERGY",
      with: { energiesPlayed: [1, 0] },
    });
    expect(table.tries(0, "ATTACH_ENERGY", { card: "fire-energy", dest: "POOL" }).code).toBe("CAP_EXCEEDED");
  });
});

describe("[R3.6] the end of a turn", () => {
  it("drains, ticks, knocks out, heals, limits the hand and passes, in this order", () => {
    const table = position(
      [
        {
          active: "cinderpup/2",
          bench: ["fernwisp/20"],
          relics: { cinderpup: ["furnace-heart"], fernwisp: ["mossy-mantle"] },
          hand: Array.from({ length: 11 }, () => "fire-energy"),
        },
        { active: "rillfin" },
      ],
      { phase: "TURN.COMBAT.DECLARE" },
    );
    table.does(0, "END_TURN");
    expect(
      table.events.filter(({ type }) => type === "DAMAGE_APPLIED").map(({ amount, cause }) => [amount, cause]),
    ).toEqual([
      [10, "DRAIN"],
      [-10, "HEAL"],
    ]);
    expect(table.state.prompts).toMatchObject([{ type: "DISCARD_CARDS", seat: 0, memo: { count: 1 } }]);
    expect(table.state.activeSeat).toBe(0);
    table.answers(0, { cards: ["fire-energy"] });
    expect(story(table)).toEqual(["CHOICE_RESOLVED", "HAND_DISCARD", "TURN_ENDED", "CARD_DRAWN"]);
    expect(table.state.activeSeat).toBe(1);
  });
  it("knocks out before it heals, so nobody is healed back to life", () => {
    const table = position(
      [{ active: "fernwisp/46", bench: ["cinderpup"], relics: { fernwisp: ["mossy-mantle"] } }, { active: "rillfin" }],
      {
        phase: "TURN.END",
        terrain: "whispering-forest",
      },
    );
    const [creature] = table.state.active[0];
    const burning = {
      id: "e90",
      definition: "burn",
      source: { kind: "status", ref: "BURN" },
      owner: 1,
      piece: creature?.id ?? "",
      targets: [creature?.id ?? ""],
      createdAtTurn: 8,
      expires: { atEndOfTurn: 9 },
      params: { stacks: 1 },
      modifiers: null,
    };
    table.snapshot = {
      ...table.snapshot,
      state: { ...table.state, effects: [...table.state.effects, burning], nextEffect: 91 },
    };
    table.does(0, "END_TURN");
    expect(story(table).slice(0, 2)).toEqual(["DAMAGE_APPLIED", "KO"]);
    table.answers(0, "cinderpup");
    expect(front(table, 0).face).toBe("cinderpup");
  });
  it("lets end effects be used before it", () => {
    const table = position([{ active: "cinderpup/5", bench: ["puddlekin"] }, { active: "rillfin" }], {
      phase: "TURN.END",
    });
    table.does(0, "ACTIVATE_EFFECT", activate("puddlekin", "HEAL")).does(0, "END_TURN");
    expect(front(table, 0).damage).toBe(3);
  });
});

describe("[R3.7] leaving the match", () => {
  it("is possible for either seat at any time, also while the other is asked", () => {
    const asked = position([{ active: "cinderpup", bench: ["lampling"] }, { active: "rillfin" }]).does(
      0,
      "ACTIVATE_EFFECT",
      activate("lampling", "SEARCH"),
    );
    for (const seat of [0, 1] as const) {
      const result = asked.engine.applyAction(asked.snapshot, { type: "SURRENDER", seat });
      expect(result.ok && result.snapshot.state.outcome).toEqual({ winners: [1 - seat], reason: "surrender" });
      expect(result.ok && result.snapshot.state.phase).toBe("MATCH.ENDED");
      expect(result.ok && result.snapshot.state.prompts).toEqual([]);
    }
  });
  it("is never offered and never sampled", () => {
    const { engine, state } = position(plain);
    expect(engine.validActions(state, 0).map(({ type }) => type)).not.toContain("SURRENDER");
    expect(engine.offers(state, 0).map(({ type }) => type)).not.toContain("SURRENDER");
  });
  it("goes by the engine's own name too", () => {
    expect(position(plain).does(1, "concede").state.outcome).toEqual({ winners: [0], reason: "surrender" });
  });
});

describe("[R8] tournament verdicts", () => {
  it("[R8.2] quintessence wins with five elements on the active creature at the end of the own turn", () => {
    const five = ["fire-energy", "water-energy", "earth-energy", "wind-energy", "light-energy"];
    const sides = (energies: readonly string[]) =>
      [{ active: "cinderpup", attached: { cinderpup: energies } }, { active: "rillfin" }] as const;
    const won = position(sides(five), { mode: "tournament" }).does(0, "END_TURN");
    expect(won.state.outcome).toEqual({ winners: [0], reason: "quintessence" });
    expect(position(sides(five)).does(0, "END_TURN").state.outcome).toBeNull();
    const four = ["fire-energy", "fire-energy", ...five.slice(1, 4)];
    expect(position(sides(four), { mode: "tournament" }).does(0, "END_TURN").state.outcome).toBeNull();
  });
  it("[R3.9] the turn limit gives the match to the side with more health, or to nobody", () => {
    const at = (active: string, turns: number) =>
      position([{ active }, { active: "rillfin" }], { mode: "tournament", turns }).does(0, "END_TURN").state.outcome;
    expect(at("boulderback", 30)).toEqual({ winners: [0], reason: "moreHealth" });
    expect(at("cinderpup", 30)).toEqual({ winners: [1], reason: "moreHealth" });
    expect(at("rillfin", 30)).toEqual({ winners: [], reason: "equalHealth" });
    expect(at("boulderback", 29)).toBeNull();
    expect(
      position([{ active: "boulderback" }, { active: "rillfin" }], { turns: 40 }).does(0, "END_TURN").state.outcome,
    ).toBeNull();
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/turn.json");
