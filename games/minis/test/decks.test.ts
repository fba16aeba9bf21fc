import { z } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { describe, expect, it } from "vitest";
import { type DeckList, game, MODES, type Mode, PREBUILT_DECKS, problemsOf, withSideboard } from "../src/index.ts";

const codes = (mode: Mode, deck: DeckList) => problemsOf(mode, deck).map(({ code }) => code);
const deckNamed = (id: string): DeckList => {
  const found = PREBUILT_DECKS.find((deck) => deck.id === id);
  if (found === undefined) throw new Error(`no deck ${id}`);
  return found;
};
const changed = (id: string, cards: Readonly<Record<string, number>>, sideboard = {}): DeckList => {
  const deck = deckNamed(id);
  return { cards: { ...deck.cards, ...cards }, sideboard: { ...deck.sideboard, ...sideboard } };
};

describe("[R2] decks", () => {
  it("comes with two decks or more for each mode, all of them legal", () => {
    for (const mode of MODES) expect(PREBUILT_DECKS.filter((deck) => deck.mode === mode).length).toBeGreaterThan(1);
    for (const deck of PREBUILT_DECKS) expect([deck.id, problemsOf(deck.mode, deck)]).toEqual([deck.id, []]);
  });
  it("[R2.1] have exactly 30, 40 and 40 cards, and in a tournament 10 beside them", () => {
    expect(codes("simple", changed("ember-grove", { "fire-energy": 6 }))).toEqual(["DECK_SIZE"]);
    expect(codes("standard", changed("tide-spark", { "water-energy": 6 }))).toEqual(["DECK_SIZE"]);
    expect(codes("tournament", { ...deckNamed("sun-throne"), sideboard: {} })).toEqual(["DECK_SIDEBOARD"]);
    expect(codes("standard", { ...deckNamed("tide-spark"), sideboard: { rillfin: 1 } })).toEqual([
      "DECK_COPIES",
      "DECK_SIDEBOARD",
    ]);
  });
  it("[R2.2] hold 3 copies of a card in simple mode and 4 elsewhere, of champions and legends 1, of energy any", () => {
    expect(codes("simple", changed("ember-grove", { cinderpup: 4, "fire-energy": 4 }))).toContain("DECK_COPIES");
    expect(codes("standard", changed("tide-spark", { rillfin: 5, "water-energy": 6 }))).toEqual(["DECK_COPIES"]);
    expect(codes("tournament", changed("sun-throne", { emberking: 2, "fire-energy": 8 }))).toEqual(["DECK_COPIES"]);
    expect(codes("standard", changed("tide-spark", { "water-energy": 14, "lightning-energy": 0 }))).toEqual([]);
  });
  it("[R2.2] count copies in the sideboard too", () => {
    const doubled = changed("sun-throne", {}, { cinderpup: 1, whifflet: 0 });
    expect(problemsOf("tournament", doubled)).toEqual([
      {
        code: "DECK_COPIES",
        message: "5 copies of Cinderpup; tournament mode allows 4, the sideboard included",
        params: { card: "cinderpup", have: 5, mode: "tournament", most: 4 },
      },
    ]);
  });
  it("[R2.2] hold one copy of a card that says so", () => {
    expect(codes("tournament", changed("sun-throne", {}, { "prism-crown": 2, whifflet: 0 }))).toEqual(["DECK_COPIES"]);
  });
  it("[R2.3] need 10, 12 and 15 creatures, 10, 12 and 10 energies, and somebody who can fight", () => {
    const energies = { cards: { rillfin: 4, staticat: 4, "water-energy": 32 }, sideboard: {} };
    expect(codes("standard", energies)).toEqual(["DECK_CREATURES"]);
    const creatures = {
      rillfin: 4,
      staticat: 4,
      rimefox: 4,
      dawnmoth: 4,
      scalekit: 4,
      budkin: 4,
      lampling: 4,
      murklet: 4,
    };
    expect(codes("standard", { cards: { ...creatures, "water-energy": 8 }, sideboard: {} })).toEqual(["DECK_ENERGY"]);
    const minis = { budkin: 3, lampling: 3, puddlekin: 3, murklet: 3, "water-energy": 18 };
    expect(codes("simple", { cards: minis, sideboard: {} })).toEqual(["DECK_FIGHTER"]);
  });
  it("[R2.4] hold only cards that there are and that the mode plays", () => {
    expect(codes("standard", changed("tide-spark", { unicorn: 1, "water-energy": 6 }))).toEqual(["DECK_CARD_UNKNOWN"]);
    const barred = { "swap-ledger": 1, "old-academy": 1, stargazer: 1, "fire-energy": 2 };
    const problems = problemsOf("simple", changed("ember-grove", barred)).map(({ message }) => message);
    expect(problems).toContain("Swap Ledger cannot be played in simple mode, which has no relics");
    expect(problems).toContain("Old Academy cannot be played in simple mode, which has no terrains");
    expect(problems).toContain("Stargazer cannot be played in simple mode, which has no supporters");
  });
  it("[R2.5] exchanges cards one for one with the sideboard between two games", () => {
    const deck = deckNamed("sun-throne");
    const next = withSideboard(deck, { "honey-poultice": 1 }, { "glass-bulwark": 1 });
    expect(next.cards).toMatchObject({ "honey-poultice": 1, "glass-bulwark": 1 });
    expect(next.sideboard).toMatchObject({ "honey-poultice": 1, "glass-bulwark": 1 });
    expect(problemsOf("tournament", next)).toEqual([]);
    expect(() => withSideboard(deck, { "honey-poultice": 1 }, {})).toThrow("as many cards come in");
    expect(() => withSideboard(deck, { "honey-poultice": 1 }, { rillfin: 1 })).toThrow('copies of "rillfin"');
  });
});

describe("the options of a match", () => {
  const engine = createEngine(game);
  const create = (options: object) => engine.create({ seed: seedFromText("deck options"), options }).snapshot.state;

  it("take prebuilt decks by id, lists, or nothing for the pairing of the mode", () => {
    const names = (state: ReturnType<typeof create>) => state.deck.map((pile) => pile.length);
    expect(names(create({}))).toEqual([33, 33]);
    expect(names(create({ mode: "simple" }))).toEqual([25, 25]);
    const { cards } = deckNamed("moonlit-garden");
    const listed = create({ decks: [{ cards }, "forge-fire"] });
    expect([...listed.deck[0], ...listed.hand[0]].filter(({ face }) => face === "fernwisp")).toHaveLength(4);
    expect(create({ mode: "tournament" }).sideboard.map((beside) => beside.length)).toEqual([10, 10]);
  });
  it("refuse a wrong deck with the seat, the code and the way out", () => {
    const { cards } = deckNamed("tide-spark");
    const wrong = { decks: [{ cards: { ...cards, rillfin: 5 } }, ""] };
    expect(() => create(wrong)).toThrow("option decks.0: DECK_COPIES: 5 copies of Rillfin; standard mode allows 4");
    expect(() => create({ decks: ["", "sun-throne"] })).toThrow(
      'option decks.1: there is no standard deck "sun-throne"; there are tide-spark, forge-fire, moonlit-garden, swift-current, winter-light, iron-gale',
    );
  });
  it("can be published as a schema", () => {
    expect(z.toJSONSchema(game.declares.options, { io: "input" })).toMatchObject({
      properties: { mode: {}, decks: {} },
    });
  });
  it("are public: both players see both lists", () => {
    const scene = engine.create({ seed: seedFromText("public"), options: { mode: "simple" } });
    const created = engine.seeEvents(scene.entry.events, 1).find(({ type }) => type === "MATCH_CREATED");
    expect(created).toMatchObject({ mode: "simple", decks: [{ cinderpup: 3 }, { rillfin: 3 }] });
  });
});
