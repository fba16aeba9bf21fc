import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { eventOf, faces, front, position, type Side, story } from "./position.ts";

const rival = { active: "rillfin" };
const holding = (item: string, own: Side = {}, other: Side = rival) =>
  position([{ active: "cinderpup", ...own, hand: [item, ...(own.hand ?? [])] }, other]);
const plays = (table: ReturnType<typeof position>, card: string, wanted = {}) =>
  table.does(0, "PLAY_ITEM", { card, ...wanted });
const codeOf = (table: ReturnType<typeof position>, card: string, wanted = {}) =>
  table.tries(0, "PLAY_ITEM", { card, ...wanted }).code;

describe("[R4.8] PLAY_ITEM", () => {
  it("goes to the discard pile and is told", () => {
    const table = plays(holding("honey-poultice", { active: "cinderpup/20" }), "honey-poultice", {
      creature: "cinderpup",
    });
    expect(story(table)).toEqual(["CARD_PLAYED_ITEM", "DAMAGE_APPLIED"]);
    expect(faces(table.state.discard[0])).toEqual(["honey-poultice"]);
  });
  it("has one supporter a turn, and any number of items", () => {
    const table = holding("quartermaster", {
      active: "cinderpup/39",
      hand: ["stargazer", "honey-poultice", "honey-poultice"],
    });
    plays(table, "quartermaster").answers(0, { cards: ["light-energy"] });
    expect(codeOf(table, "stargazer")).toBe("CAP_EXCEEDED");
    plays(table, "honey-poultice", { creature: "cinderpup" });
    plays(table, "honey-poultice", { creature: "cinderpup" });
    expect(front(table, 0).damage).toBe(0);
  });
  it("is refused outside the main window, and supporters in simple mode", () => {
    const sides = [{ active: "cinderpup/20", hand: ["honey-poultice", "quartermaster"] }, rival] as const;
    expect(codeOf(position(sides, { phase: "TURN.END" }), "honey-poultice")).toBe("WINDOW_INVALID");
    expect(codeOf(position(sides, { mode: "simple" }), "quartermaster")).toBe("PRECONDITION_FAILED");
  });
});

describe("items", () => {
  it("Honey Poultice heals 30, up to full health, and needs somebody hurt", () => {
    expect(
      front(
        plays(holding("honey-poultice", { active: "cinderpup/35" }), "honey-poultice", { creature: "cinderpup" }),
        0,
      ).damage,
    ).toBe(5);
    expect(
      front(plays(holding("honey-poultice", { active: "cinderpup/9" }), "honey-poultice", { creature: "cinderpup" }), 0)
        .damage,
    ).toBe(0);
    expect(codeOf(holding("honey-poultice"), "honey-poultice")).toBe("PRECONDITION_FAILED");
  });
  it("Spare Cells attach up to two energies from the hand, beside the one of the turn", () => {
    const hand = ["fire-energy", "fire-energy", "fire-energy"];
    const table = plays(holding("spare-cells", { hand }), "spare-cells", {
      creature: "cinderpup",
      energies: ["fire-energy", "fire-energy"],
    });
    expect(story(table)).toEqual(["CARD_PLAYED_ITEM", "ENERGY_ATTACHED", "ENERGY_ATTACHED"]);
    expect(table.state.attached[0]).toHaveLength(2);
    expect(codeOf(holding("spare-cells"), "spare-cells")).toBe("PRECONDITION_FAILED");
    expect(codeOf(holding("spare-cells", { hand }), "spare-cells", { creature: "cinderpup", energies: hand })).toBe(
      "CHOICE_INVALID",
    );
  });
  it("Clear Spring ends bad statuses, and needs one", () => {
    expect(codeOf(holding("clear-spring"), "clear-spring")).toBe("PRECONDITION_FAILED");
    const table = position(
      [
        { active: "rillfin", hand: ["clear-spring"] },
        { active: "cinderpup", bench: ["sootspark", "chillet"] },
      ],
      { seat: 1, phase: "TURN.COMBAT.DECLARE", turns: 3 },
    );
    table.does(1, "ATTACK", { attack: "BASIC" }).does(1, "END_TURN").does(0, "DRAW_ACK").does(0, "NEXT_WINDOW");
    expect(table.state.effects.map(({ definition }) => definition)).toEqual(["burn", "frozen", "recovering"]);
    plays(table, "clear-spring", { creature: "rillfin" });
    expect(table.state.effects.map(({ definition }) => definition)).toEqual(["recovering"]);
    table.does(0, "NEXT_WINDOW").does(0, "ATTACK", { attack: "BASIC" });
    expect(story(table)).toContain("ATTACK_DECLARED");
  });
  it("Glass Bulwark prevents the first 30 damage and bad statuses until the other player's turn ends", () => {
    const table = plays(
      position(
        [
          { active: "cinderpup", hand: ["glass-bulwark"] },
          { active: "staticat", bench: ["sootspark"] },
        ],
        { turns: 9 },
      ),
      "glass-bulwark",
      { creature: "cinderpup" },
    );
    table
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "NEXT_WINDOW")
      .does(1, "NEXT_WINDOW")
      .does(1, "ATTACK", { attack: "BASIC" });
    // Power 4 and attack 4 less defence 2, and 450 % hotter: of 33 damage three come through.
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ amount: 3 });
    expect(eventOf(table, "EFFECT_FAILED")).toMatchObject({
      effect_id: "EFF_MINI_BURN_001",
      code: "PRECONDITION_FAILED",
    });
    expect(story(table)).not.toContain("STATUS_APPLIED");
    expect(table.state.effects).toMatchObject([{ definition: "shielded", params: { left: 0 } }]);
  });
  it("Glass Bulwark keeps what is left of it for a second hit, and ends with the turn", () => {
    const table = plays(
      position([{ active: "cinderpup", hand: ["glass-bulwark"] }, { active: "staticat" }]),
      "glass-bulwark",
      { creature: "cinderpup" },
    );
    table
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "NEXT_WINDOW")
      .does(1, "NEXT_WINDOW")
      .does(1, "ATTACK", { attack: "BASIC" });
    expect(story(table)).toEqual(["ATTACK_DECLARED", "EFFECT_CHANGED"]);
    expect(table.state.effects).toMatchObject([{ definition: "shielded", params: { left: 21 } }]);
    table.does(1, "END_TURN");
    expect(table.state.effects).toEqual([]);
  });
  it("Rope Swing switches for free, beside the switch of the turn, but the newcomer does not attack", () => {
    const table = plays(
      holding("rope-swing", { active: "boulderback", bench: ["kitefeather", "budkin"] }),
      "rope-swing",
      { creature: "kitefeather" },
    );
    expect(eventOf(table, "SWITCHED")).toMatchObject({ cause: "ITEM" });
    expect(table.state.switches).toEqual([0, 0]);
    table.does(0, "NEXT_WINDOW");
    expect(table.tries(0, "ATTACK", { attack: "BASIC" })).toMatchObject({
      code: "PRECONDITION_FAILED",
      because: [{ source: "Just swung in" }],
    });
    expect(codeOf(holding("rope-swing", { bench: ["budkin"] }), "rope-swing")).toBe("PRECONDITION_FAILED");
  });
  it("Ash to Seed shuffles up to three energies back into the deck", () => {
    const discard = ["fire-energy", "cinderpup", "fire-energy", "fire-energy", "fire-energy"];
    const table = holding("ash-to-seed", { discard, deck: ["rimefox"] });
    plays(table, "ash-to-seed", { energies: ["fire-energy", "fire-energy", "fire-energy"] });
    expect([...faces(table.state.deck[0])].sort()).toEqual(["fire-energy", "fire-energy", "fire-energy", "rimefox"]);
    expect(codeOf(holding("ash-to-seed", { discard: ["cinderpup"] }), "ash-to-seed")).toBe("PRECONDITION_FAILED");
  });
  it("Prospector's Map finds two energies: one to hand, one on top of the shuffled deck", () => {
    const deck = ["rimefox", "water-energy", "staticat", "fire-energy", "budkin"];
    const table = plays(holding("prospectors-map", { deck }), "prospectors-map");
    expect(table.state.prompts).toMatchObject([{ type: "SELECT_CARD_FROM_REVEAL", seat: 0 }]);
    table.answers(0, { selection: ["fire-energy", "water-energy"] });
    expect(faces(table.state.hand[0])).toEqual(["fire-energy"]);
    expect(table.state.deck[0].at(-1)?.face).toBe("water-energy");
    const holds = ["budkin", "rimefox", "staticat"];
    expect(table.view(0).deck[0]).toEqual({ count: 4, known: [{ index: 3, face: "water-energy" }], holds });
    expect(table.view(1).deck[0]).toEqual({ count: 4 });
  });
  it("Prospector's Map asks also where there is nothing to find, and tells nobody", () => {
    const looks = [
      ["rimefox", "rimefox"],
      ["fire-energy", "fire-energy"],
    ].map((deck) => {
      const table = plays(holding("prospectors-map", { deck }), "prospectors-map");
      const asked = JSON.stringify([table.seenBy(1), table.view(1)]);
      table.answers(0, { selection: [] });
      return JSON.stringify([asked, table.seenBy(1), table.view(1)]);
    });
    expect(looks[0]).toBe(looks[1]);
    expect(codeOf(holding("prospectors-map", { deck: [] }), "prospectors-map")).toBe("PRECONDITION_FAILED");
  });
  it("Herd Call finds up to two stage 1 creatures", () => {
    const deck = ["rimefox", "water-energy", "tidefin", "staticat", "budkin"];
    const table = plays(holding("herd-call", { deck }), "herd-call");
    expect(table.choice(0, "SUBMIT_CHOICE").options.map(({ piece }) => piece?.face)).toEqual([
      "budkin",
      "rimefox",
      "staticat",
    ]);
    table.answers(0, { selection: ["rimefox", "staticat"] });
    expect(faces(table.state.hand[0])).toEqual(["rimefox", "staticat"]);
    expect(eventOf(table, "CARD_DRAWN")).toMatchObject({ count: 2, cause: "EFFECT" });
  });
  it("Stargazer takes up to one of the top five and puts the rest back in any order", () => {
    const deck = ["light-energy", "rimefox", "staticat", "budkin", "cinderpup", "fernwisp"];
    const table = plays(holding("stargazer", { deck }), "stargazer").answers(0, { selection: ["budkin"] });
    expect(table.state.prompts).toMatchObject([{ type: "SELECT_ORDER", seat: 0 }]);
    table.answers(0, { selection: ["rimefox", "cinderpup", "fernwisp", "staticat"] });
    expect(faces(table.state.deck[0])).toEqual(["light-energy", "staticat", "fernwisp", "cinderpup", "rimefox"]);
    expect(faces(table.state.hand[0])).toEqual(["budkin"]);
  });
  it("Quartermaster draws two and discards one", () => {
    const table = plays(holding("quartermaster", { deck: ["rimefox", "staticat", "budkin"] }), "quartermaster");
    expect(faces(table.state.hand[0])).toEqual(["budkin", "staticat"]);
    table.answers(0, { cards: ["budkin"] });
    expect(eventOf(table, "HAND_DISCARD")).toMatchObject({ faces: ["budkin"] });
    expect(codeOf(holding("quartermaster", { deck: [] }), "quartermaster")).toBe("PRECONDITION_FAILED");
    const full = position([{ active: "cinderpup", hand: ["quartermaster"] }, rival], {
      with: { cardsByEffects: [3, 0] },
    });
    expect(codeOf(full, "quartermaster")).toBe("CAP_EXCEEDED");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/items.json");
