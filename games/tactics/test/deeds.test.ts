import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { facesIn, inTurn, type TacticsScene } from "./arrange.ts";

const SOURCE = ["red", "blue", "green", "white"] as const;
const RED = "p900";
const BLUE = "p901";
const GREEN = "p902";
const WHITE = "p903";
const holding = (...hand: string[]): TacticsScene => inTurn({ source: SOURCE, cards: [{ hand }] });
const byNight = (...hand: string[]): TacticsScene =>
  inTurn({ round: 2, source: ["black", "black", "black", "black"], cards: [{ hand }] });
const points = ({ state }: TacticsScene): object => ({
  move: state.move[0],
  influence: state.influence[0],
  attack: state.attack[0],
  block: state.block[0],
  ranged: state.ranged[0],
});
const paid = (mode: string, mana: string): object => (mode === "basic" ? {} : { mana });
const none = { move: 0, influence: 0, attack: 0, block: 0, ranged: 0 };

describe("[R5.4] deeds that give points", () => {
  it.each([
    ["hot_temper", { mode: "basic", effect: "attack" }, { attack: 2 }],
    ["hot_temper", { mode: "basic", effect: "block" }, { block: 2 }],
    ["hot_temper", { mode: "powered", mana: RED }, { attack: 4 }],
    ["stand_firm", { mode: "basic", effect: "attack" }, { attack: 2 }],
    ["stand_firm", { mode: "basic", effect: "block" }, { block: 2 }],
    ["stand_firm", { mode: "powered", mana: BLUE }, { block: 5 }],
    ["light_feet", { mode: "basic" }, { move: 2 }],
    ["light_feet", { mode: "powered", mana: WHITE }, { ranged: 3 }],
    ["long_stride", { mode: "basic" }, { move: 2 }],
    ["long_stride", { mode: "powered", mana: GREEN }, { move: 4 }],
    ["second_wind", { mode: "basic" }, { move: 2 }],
    ["second_wind", { mode: "powered", mana: BLUE }, { move: 4 }],
    ["given_word", { mode: "basic" }, { influence: 2 }],
    ["given_word", { mode: "powered", mana: WHITE }, { influence: 4 }],
    ["raised_voice", { mode: "basic" }, { influence: 2 }],
    ["raised_voice", { mode: "powered", mana: RED }, { influence: 5 }],
  ])("%s %o", (card, wanted, gained) => {
    const table = holding(card).does(0, "play_card", { card, ...wanted });
    expect(points(table)).toEqual({ ...none, ...gained });
    expect(table.state.reputation[0]).toBe(card === "raised_voice" && wanted.mode === "powered" ? -1 : 0);
  });
  it.each([
    ["hot_temper", { attack: 5 }],
    ["second_wind", { move: 5 }],
    ["given_word", { influence: 5 }],
  ])("%s by night", (card, gained) => {
    const table = byNight(card).does(0, "play_card", { card, mode: "night", mana: RED });
    expect(points(table)).toEqual({ ...none, ...gained });
  });
  it.each(["hot_temper", "stand_firm", "light_feet", "long_stride", "quiet_hour", "cut_a_facet", "clear_mind"])(
    "%s has no powered effect without mana",
    (card) => {
      const table = inTurn({ source: ["black", "black", "black", "black"], cards: [{ hand: [card, "make_do"] }] });
      expect(table.tries(0, "play_card", { card, mode: "powered" }).code).toBe("NO_MANA");
    },
  );
});

describe("[R5.4] Quiet Hour", () => {
  it.each([
    ["basic", 1],
    ["powered", 2],
  ])("%s heals %i", (mode, count) => {
    const table = holding("quiet_hour", "wound", "wound", "wound");
    table.does(0, "play_card", { card: "quiet_hour", mode, ...paid(mode, GREEN), effect: "heal" });
    expect(facesIn(table.state.hand[0])).toEqual(Array.from({ length: 3 - count }, () => "wound"));
    expect(table.state.wounds[0]).toBe(3 - count);
    expect(table.state.woundSupply).toHaveLength(17 + count);
  });
  it.each([
    ["basic", 1],
    ["powered", 2],
  ])("%s draws %i", (mode, count) => {
    const table = holding("quiet_hour").does(0, "play_card", {
      card: "quiet_hour",
      mode,
      ...paid(mode, GREEN),
      effect: "draw",
    });
    expect(table.state.hand[0]).toHaveLength(count);
  });
  it("by night heals or draws three", () => {
    const drawing = byNight("quiet_hour");
    drawing.does(0, "play_card", { card: "quiet_hour", mode: "night", mana: RED, effect: "draw" });
    expect(drawing.state.hand[0]).toHaveLength(3);
    const healing = byNight("quiet_hour", "wound", "wound", "wound", "wound");
    healing.does(0, "play_card", { card: "quiet_hour", mode: "night", mana: RED, effect: "heal" });
    expect(healing.state.wounds[0]).toBe(1);
  });
  it("says why it cannot heal or draw", () => {
    const table = inTurn({ cards: [{ hand: ["quiet_hour"], deck: [] }] });
    expect(table.tries(0, "play_card", { card: "quiet_hour", mode: "basic" }).code).toBe("NO_WOUND");
    const wounded = inTurn({ cards: [{ hand: ["quiet_hour", "wound"], deck: [] }] });
    const refused = wounded.tries(0, "play_card", { card: "quiet_hour", mode: "basic", effect: "draw" });
    expect(refused.code).toBe("DECK_EMPTY");
  });
  it("[R5.9] draws what there is when the deck is shorter", () => {
    const table = inTurn({
      source: SOURCE,
      cards: [{ hand: ["quiet_hour"], deck: ["make_do"], discard: ["given_word"] }],
    });
    table.does(0, "play_card", { card: "quiet_hour", mode: "powered", mana: GREEN, effect: "draw" });
    expect(facesIn(table.state.hand[0])).toEqual(["make_do"]);
  });
});

describe("[R5.4] Cut a Facet", () => {
  it("makes a crystal of the mana that is paid, from a die or a token", () => {
    const die = holding("cut_a_facet").does(0, "play_card", { card: "cut_a_facet", mode: "basic", mana: GREEN });
    expect(die.state.greenCrystals[0]).toBe(1);
    expect(die.state.spentDice[0]).toHaveLength(1);
    const token = inTurn({ cards: [{ hand: ["cut_a_facet"] }], facts: { whiteTokens: [1, 0] as never } });
    token.does(0, "play_card", { card: "cut_a_facet", mode: "basic", mana: "white_token" });
    expect([token.state.whiteCrystals[0], token.state.whiteTokens[0]]).toEqual([1, 0]);
  });
  it("lets gold be any colour by day", () => {
    const table = inTurn({ source: ["gold", "black", "black", "black"], cards: [{ hand: ["cut_a_facet"] }] });
    table.does(0, "play_card", { card: "cut_a_facet", mode: "basic", mana: RED, color: "blue" });
    expect(table.state.blueCrystals[0]).toBe(1);
  });
  it("powered, makes a crystal of any colour", () => {
    const table = holding("cut_a_facet");
    table.does(0, "play_card", { card: "cut_a_facet", mode: "powered", mana: BLUE, color: "red" });
    expect(table.state.redCrystals[0]).toBe(1);
  });
  it("[R4.6] three crystals of a colour are the most", () => {
    const full = { facts: { redCrystals: [3, 0] as never } };
    const bought = inTurn({ source: SOURCE, cards: [{ hand: ["cut_a_facet"] }], ...full });
    const wanted = { card: "cut_a_facet", mode: "basic", mana: RED };
    expect(bought.tries(0, "play_card", wanted).code).toBe("CAP_EXCEEDED");
    const any = { card: "cut_a_facet", mode: "powered", mana: BLUE, color: "red" };
    expect(bought.tries(0, "play_card", any).code).toBe("CAP_EXCEEDED");
  });
  it("[R4.6] the crystal that pays makes room for the one that is gained", () => {
    const facts = { blueCrystals: [3, 0] as never };
    const table = inTurn({ source: ["red", "red", "red", "red"], cards: [{ hand: ["cut_a_facet"] }], facts });
    table.does(0, "play_card", { card: "cut_a_facet", mode: "powered", mana: "blue_crystal", color: "blue" });
    expect(table.state.blueCrystals[0]).toBe(3);
  });
  it("needs mana even for its basic effect", () => {
    const table = inTurn({ source: ["black", "black", "black", "black"], cards: [{ hand: ["cut_a_facet"] }] });
    expect(table.tries(0, "play_card", { card: "cut_a_facet", mode: "basic" }).code).toBe("NO_MANA");
  });
  it("says that a crystal does not pay for its basic effect", () => {
    const facts = { redCrystals: [2, 0] as never };
    const table = inTurn({ source: ["black", "black", "black", "black"], cards: [{ hand: ["cut_a_facet"] }], facts });
    expect(table.tries(0, "play_card", { card: "cut_a_facet", mode: "basic" })).toMatchObject({
      message: "NO_MANA.kinds",
      details: { choices: ["red", "blue", "green", "white", "gold"], kinds: ["die", "token"] },
    });
  });
  it("[R4.6] is not offered where no crystal that could be paid for has room", () => {
    const facts = { redCrystals: [3, 0] as never };
    const cards = [{ hand: ["cut_a_facet"] }];
    const table = inTurn({ source: ["red", "red", "black", "black"], cards, facts });
    const modes = table.choice(0, "play_card", { card: "cut_a_facet" }).options;
    expect(modes.find(({ key }) => key === "basic")?.refused?.code).toBe("CAP_EXCEEDED");
    const some = inTurn({ source: ["red", "blue", "gold", "black"], cards, facts });
    const payments = some.choice(0, "play_card", { card: "cut_a_facet", mode: "basic" }).options;
    expect(payments.map(({ label, refused }) => [label, refused?.code])).toEqual([
      [["label.pay", { color: "red", from: "die" }], "CAP_EXCEEDED"],
      [["label.pay", { color: "blue", from: "die" }], undefined],
      [["label.pay", { color: "gold", from: "die" }], undefined],
    ]);
  });
  it("[R4.6] gold buys nothing either when all four colours are full", () => {
    const facts = { redCrystals: [3, 0], blueCrystals: [3, 0], greenCrystals: [3, 0], whiteCrystals: [3, 0] };
    const table = inTurn({
      source: ["gold", "gold", "gold", "black"],
      cards: [{ hand: ["cut_a_facet"] }],
      facts: facts as never,
    });
    expect(table.tries(0, "play_card", { card: "cut_a_facet", mode: "basic" })).toMatchObject({
      code: "CAP_EXCEEDED",
      message: "CAP_EXCEEDED.all",
      details: { most: 3 },
    });
  });
});

describe("[R5.4] Open Channel", () => {
  it("allows one more die this turn", () => {
    const table = inTurn({
      source: ["red", "red", "red", "white"],
      cards: [{ hand: ["open_channel", "hot_temper", "hot_temper", "raised_voice"] }],
    });
    table.does(0, "play_card", { card: "open_channel", mode: "basic" });
    table.does(0, "play_card", { card: "hot_temper", mode: "powered", mana: "p900" });
    table.does(0, "play_card", { card: "hot_temper", mode: "powered", mana: "p901" });
    const third = { card: "raised_voice", mode: "powered", mana: "p902" };
    expect(table.tries(0, "play_card", third).code).toBe("NO_MANA");
  });
  it("powered, sets a die, gives two tokens of its colour and returns it as it lies", () => {
    const table = holding("open_channel", "hot_temper", "hot_temper");
    table.does(0, "play_card", { card: "open_channel", mode: "powered", mana: WHITE, die: GREEN, color: "red" });
    expect(table.state.redTokens[0]).toBe(2);
    expect(table.state.setDice[0]).toMatchObject([{ id: GREEN, color: "red" }]);
    table.does(0, "play_card", { card: "hot_temper", mode: "powered", mana: "red_token" });
    table.does(0, "end_turn", { discard: [] });
    expect(table.state.source.find(({ id }) => id === GREEN)?.color).toBe("red");
    expect(table.state.source).toHaveLength(4);
    expect(table.state.redTokens[0]).toBe(0);
  });
  it.each(["red", "blue", "green", "white", "black"])("powered, leaves a %s die in the source", (color) => {
    const table = holding("open_channel", "hot_temper");
    table.does(0, "play_card", { card: "open_channel", mode: "powered", mana: WHITE, die: GREEN, color });
    table.does(0, "end_turn", { discard: [] });
    expect(table.state.source.find(({ id }) => id === GREEN)?.color).toBe(color);
  });
  it("cannot set the die that paid for it, nor any to gold", () => {
    const table = holding("open_channel");
    const wanted = { card: "open_channel", mode: "powered", mana: WHITE };
    expect(table.tries(0, "play_card", { ...wanted, die: WHITE }).code).toBe("CHOICE_INVALID");
    expect(table.tries(0, "play_card", { ...wanted, die: RED, color: "gold" }).code).toBe("CHOICE_INVALID");
  });
});

describe("[R5.4] Clear Mind", () => {
  it.each(["blue", "white", "red"] as const)("gives a %s token", (color) => {
    const table = holding("clear_mind").does(0, "play_card", { card: "clear_mind", mode: "basic", color });
    expect(table.state[`${color}Tokens`][0]).toBe(1);
  });
  it("does not give a green one", () => {
    const wanted = { card: "clear_mind", mode: "basic", color: "green" };
    expect(holding("clear_mind").tries(0, "play_card", wanted).code).toBe("CHOICE_INVALID");
  });
  it("powered, plays another deed's powered effect with two points more", () => {
    const table = holding("clear_mind", "long_stride");
    table.does(0, "play_card", { card: "clear_mind", mode: "powered", mana: GREEN, other: "long_stride" });
    expect(table.state.move[0]).toBe(6);
    expect(facesIn(table.state.playArea[0])).toEqual(["clear_mind", "long_stride"]);
    expect(table.state.spentDice[0]).toHaveLength(1);
  });
  it("powered, can lend to a deed that asks for more", () => {
    const table = holding("clear_mind", "make_do", "given_word");
    const wanted = { card: "clear_mind", mode: "powered", mana: GREEN, other: "make_do" };
    table.does(0, "play_card", { ...wanted, other_discard: "given_word", other_stat: "influence" });
    expect(table.state.influence[0]).toBe(7);
    expect(facesIn(table.state.discard[0])).toEqual(["given_word"]);
  });
  it("powered, needs another deed", () => {
    const table = holding("clear_mind", "wound");
    expect(table.tries(0, "play_card", { card: "clear_mind", mode: "powered" }).code).toBe("NO_OTHER_CARD");
  });
});

describe("[R5.4] Make Do", () => {
  it.each([
    ["basic", 3],
    ["powered", 5],
  ])("%s gives %i of any kind for another card", (mode, amount) => {
    const table = holding("make_do", "given_word");
    table.does(0, "play_card", { card: "make_do", mode, ...paid(mode, RED), discard: "given_word", stat: "attack" });
    expect(table.state.attack[0]).toBe(amount);
    expect(facesIn(table.state.discard[0])).toEqual(["given_word"]);
  });
  it("takes no wound for it", () => {
    const table = holding("make_do", "wound");
    expect(table.tries(0, "play_card", { card: "make_do", mode: "basic" }).code).toBe("NO_OTHER_CARD");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/deeds.json");
