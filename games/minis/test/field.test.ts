import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { eventOf, faces, front, position, type Side, story } from "./position.ts";

const rival = { active: "rillfin" };
const DECLARE = { phase: "TURN.COMBAT.DECLARE" } as const;
const hits = (own: Side, other: Side, given: Parameters<typeof position>[1] = {}) =>
  position([own, other], { ...DECLARE, ...given }).does(0, "ATTACK", { attack: "BASIC" });
const amounts = (table: ReturnType<typeof position>) =>
  table.events.filter(({ type }) => type === "DAMAGE_APPLIED").map(({ face, amount }) => [face, amount]);

describe("[R4.9] PLAY_RELIC", () => {
  const given = (own: Side) =>
    position([{ active: "rillfin", bench: ["cinderpup"], hand: ["tideward-shell"], ...own }, rival]);
  it("is paid from the pool with its element, and borne by one creature", () => {
    expect(given({ pool: ["fire-energy"] }).tries(0, "PLAY_RELIC", { card: "tideward-shell" })).toMatchObject({
      code: "PRECONDITION_FAILED",
      message: "PRECONDITION_FAILED.costOf",
      details: { cost: 1, element: "water" },
    });
    const table = given({ pool: ["water-energy"] }).does(0, "PLAY_RELIC", {
      card: "tideward-shell",
      creature: "cinderpup",
    });
    expect(story(table)).toEqual(["CARD_PLAYED_RELIC"]);
    expect(table.state.relic[0]).toMatchObject([{ face: "tideward-shell", on: table.state.bench[0][0]?.id }]);
    expect(faces(table.state.discard[0])).toEqual(["water-energy"]);
  });
  it("is one for a creature and three for a player", () => {
    const twice = given({ pool: ["water-energy"], relics: { rillfin: ["mossy-mantle"] } });
    expect(twice.tries(0, "PLAY_RELIC", { card: "tideward-shell", creature: "rillfin" }).code).toBe(
      "PRECONDITION_FAILED",
    );
    const full = given({ pool: ["water-energy"], relics: { "": ["swap-ledger", "swap-ledger", "tuning-fork"] } });
    expect(full.tries(0, "PLAY_RELIC", { card: "tideward-shell" }).code).toBe("CAP_EXCEEDED");
  });
  it("is refused with the relic that nobody is free to bear", () => {
    const relics = { rillfin: ["mossy-mantle"], cinderpup: ["barbed-plate"] };
    expect(given({ pool: ["water-energy"], relics }).choice(0, "PLAY_RELIC").options).toMatchObject([
      { refused: { message: "PRECONDITION_FAILED.allBear" } },
    ]);
  });
  it("is no part of simple mode", () => {
    const table = position([{ active: "rillfin", hand: ["tideward-shell"], pool: ["water-energy"] }, rival], {
      mode: "simple",
    });
    expect(table.tries(0, "PLAY_RELIC", { card: "tideward-shell" }).code).toBe("PRECONDITION_FAILED");
  });
  it("leaves play with its bearer", () => {
    const table = hits(
      { active: "cinderpup" },
      { active: "rillfin/48", bench: ["rimefox"], relics: { rillfin: ["mossy-mantle"] } },
    );
    expect(faces(table.state.discard[1])).toEqual(["rillfin", "mossy-mantle"]);
    expect([table.state.relic[1], table.state.effects]).toEqual([[], []]);
  });
});

describe("relics", () => {
  it("Tideward Shell gives defence and health, and saves its bearer once", () => {
    const saved = hits({ active: "cinderpup" }, { active: "rillfin/54", relics: { rillfin: ["tideward-shell"] } });
    expect(front(saved, 1).damage).toBe(54);
    expect(saved.state.relic[1]).toMatchObject([{ damage: 1 }]);
    saved
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "END_TURN")
      .does(0, "DRAW_ACK")
      .does(0, "NEXT_WINDOW")
      .does(0, "NEXT_WINDOW");
    expect(saved.does(0, "ATTACK", { attack: "BASIC" }).state.outcome?.winners).toEqual([0]);
    expect(
      amounts(hits({ active: "cinderpup" }, { active: "rillfin", relics: { rillfin: ["tideward-shell"] } })),
    ).toEqual([["rillfin", 3]]);
  });
  it("Furnace Heart strikes harder, burns, and eats its bearer", () => {
    const table = hits({ active: "cinderpup", relics: { cinderpup: ["furnace-heart"] } }, rival);
    expect(amounts(table)).toEqual([["rillfin", 6]]);
    expect(eventOf(table, "STATUS_APPLIED")).toMatchObject({ status: "BURN", seat: 1 });
    expect(front(table.does(0, "END_TURN"), 0).damage).toBe(10);
  });
  it("Mossy Mantle heals its bearer at the end of the own turn alone", () => {
    const table = position([{ active: "fernwisp/30", relics: { fernwisp: ["mossy-mantle"] } }, rival]).does(
      0,
      "END_TURN",
    );
    expect(front(table, 0).damage).toBe(20);
    expect(front(table.does(1, "DRAW_ACK").does(1, "END_TURN"), 0).damage).toBe(20);
  });
  it("Weathervane Charm quickens and keeps paralysis away", () => {
    const table = position(
      [
        { active: "staticat", bench: ["fizzbit"] },
        { active: "rillfin", bench: ["kitefeather"], relics: { kitefeather: ["weathervane-charm"] } },
      ],
      { seat: 1, phase: "TURN.END" },
    ).does(1, "END_TURN");
    expect(eventOf(table, "EFFECT_FAILED")).toMatchObject({ effect_id: "EFF_MINI_PARALYZE_001" });
    const quick = position([
      { active: "rivethorn", bench: ["rimefox"], relics: { rivethorn: ["weathervane-charm"] } },
      rival,
    ]);
    expect(front(quick.does(0, "SWITCH", { creature: "rimefox" }), 0).face).toBe("rimefox");
  });
  it("Hollow Fang heals half of the damage its bearer deals", () => {
    const table = hits({ active: "duskprowler/20", relics: { duskprowler: ["hollow-fang"] } }, rival);
    expect(amounts(table)).toEqual([
      ["rillfin", 7],
      ["duskprowler", -3],
    ]);
  });
  it("Barbed Plate strikes back at who attacks its bearer, and at nobody else", () => {
    const table = hits({ active: "cinderpup" }, { active: "rivethorn", relics: { rivethorn: ["barbed-plate"] } });
    expect(amounts(table)).toEqual([
      ["rivethorn", 2],
      ["cinderpup", 10],
    ]);
    expect(eventOf(table, "KO")).toBeUndefined();
  });
  it("Tuning Fork lies on the field, one on each side", () => {
    const pool = ["fire-energy", "fire-energy"];
    const table = position([
      { active: "cinderpup", hand: ["tuning-fork", "tuning-fork"], pool: [...pool, ...pool] },
      rival,
    ]);
    table.does(0, "PLAY_RELIC", { card: "tuning-fork" });
    expect(table.tries(0, "PLAY_RELIC", { card: "tuning-fork" }).code).toBe("PRECONDITION_FAILED");
  });
  it("Swap Ledger exchanges a card once a turn, in the main window", () => {
    const own = {
      active: "cinderpup",
      hand: ["fire-energy", "rimefox"],
      deck: ["budkin"],
      relics: { "": ["swap-ledger"] },
    };
    const swap = { source_instance_id: "swap-ledger", effect_id: "EFF_RELIC_SWAP_001" };
    const table = position([own, rival]).does(0, "ACTIVATE_EFFECT", swap).answers(0, "fire-energy");
    expect(story(table)).toEqual(["CHOICE_RESOLVED", "HAND_DISCARD", "CARD_DRAWN", "EFFECT_RESOLVED"]);
    expect(faces(table.state.hand[0])).toEqual(["rimefox", "budkin"]);
    expect(table.tries(0, "ACTIVATE_EFFECT", swap).code).toBe("CAP_EXCEEDED");
    expect(position([own, rival], { phase: "TURN.END" }).tries(0, "ACTIVATE_EFFECT", swap).code).toBe("WINDOW_INVALID");
    expect(position([{ ...own, hand: [] }, rival]).tries(0, "ACTIVATE_EFFECT", swap).code).toBe("PRECONDITION_FAILED");
    expect(position([{ ...own, deck: [] }, rival]).tries(0, "ACTIVATE_EFFECT", swap).code).toBe("PRECONDITION_FAILED");
  });
});

describe("[R4.10] PLAY_TERRAIN", () => {
  it("lies there for both, replaces the one before, once a turn", () => {
    const table = position([
      { active: "cinderpup", hand: ["ember-caldera", "anvil-yard"] },
      { active: "rillfin", hand: ["old-academy"] },
    ]);
    table.does(0, "PLAY_TERRAIN", { card: "ember-caldera" });
    expect(story(table)).toEqual(["TERRAIN_CHANGED"]);
    expect(table.tries(0, "PLAY_TERRAIN", { card: "anvil-yard" }).code).toBe("CAP_EXCEEDED");
    table
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "NEXT_WINDOW")
      .does(1, "PLAY_TERRAIN", { card: "old-academy" });
    expect([faces(table.state.terrain), faces(table.state.discard[0])]).toEqual([["old-academy"], ["ember-caldera"]]);
  });
  it("is not played onto itself, nor in simple mode", () => {
    const sides = [{ active: "cinderpup", hand: ["ember-caldera"] }, rival] as const;
    expect(position(sides, { terrain: "ember-caldera" }).tries(0, "PLAY_TERRAIN", { card: "ember-caldera" }).code).toBe(
      "PRECONDITION_FAILED",
    );
    expect(position(sides, { mode: "simple" }).tries(0, "PLAY_TERRAIN", { card: "ember-caldera" }).code).toBe(
      "PRECONDITION_FAILED",
    );
    expect(position(sides, { phase: "TURN.ENERGY" }).tries(0, "PLAY_TERRAIN", { card: "ember-caldera" }).code).toBe(
      "WINDOW_INVALID",
    );
  });
  it("Ember Caldera feeds fire and tires ice and water, on both sides", () => {
    expect(amounts(hits({ active: "cinderpup" }, { active: "scalekit" }, { terrain: "ember-caldera" }))).toEqual([
      ["scalekit", 7],
    ]);
    expect(amounts(hits({ active: "rillfin" }, { active: "scalekit" }, { terrain: "ember-caldera" }))).toEqual([
      ["scalekit", 3],
    ]);
  });
  it("Whispering Forest strengthens and heals nature at the end of its player's turn", () => {
    const table = hits({ active: "fernwisp/9" }, { active: "scalekit" }, { terrain: "whispering-forest" });
    expect(amounts(table)).toEqual([["scalekit", 5]]);
    expect(front(table.does(0, "END_TURN"), 0).damage).toBe(4);
  });
  it("Anvil Yard hardens metal", () => {
    expect(amounts(hits({ active: "cinderpup" }, { active: "rivethorn" }, { terrain: "anvil-yard" }))).toEqual([
      ["rivethorn", 2],
    ]);
  });
  it("Old Academy draws one more, after the draw of the turn and within the cap", () => {
    const table = position([{ active: "cinderpup", deck: ["rimefox", "budkin"] }, rival], {
      seat: 1,
      phase: "TURN.END",
      terrain: "old-academy",
    });
    table.does(1, "END_TURN");
    expect(table.events.filter(({ type }) => type === "CARD_DRAWN").map(({ cause }) => cause)).toEqual([
      "TURN",
      "EFFECT",
    ]);
    expect(table.state.cardsByEffects).toEqual([1, 0]);
    const last = position([{ active: "cinderpup", deck: ["rimefox"] }, rival], {
      seat: 1,
      phase: "TURN.END",
      terrain: "old-academy",
    });
    expect(last.does(1, "END_TURN").state.outcome).toBeNull();
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/field.json");
