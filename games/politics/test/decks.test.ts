import { createEngine, seedFromText } from "@cardwright/core/host";
import { scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { cards } from "../src/cards/index.ts";
import { cardOf } from "../src/catalogue.ts";
import { costInDeck, deckCost, deckProblems } from "../src/decks/deck-problems.ts";
import { isRealPerson, withInventedNames } from "../src/decks/invented-names.ts";
import { deckList, deckNames } from "../src/decks/prebuilt.ts";
import { game } from "../src/game.ts";
import { DECK_BUDGET } from "../src/numbers.ts";

const listOf = (name: string): readonly string[] => deckList(name) ?? [];
const cheap = ["nuria-plum", "old-mayor-fenwick", "philippa-gorse", "amadou-linde", "bettina-crook"];
const twenty = [
  ...cheap,
  ...cheap,
  ...["ribbon-cutting", "point-of-order", "dead-air", "sideshow", "pile-on"].flatMap((id) => [id, id]),
];
const fine = [...twenty, "spin-doctor", "spin-doctor", "tobias-wren", "tobias-wren", "salome-drift"];

const messagesOf = (deck: readonly string[]) => deckProblems(deck).map(({ message }) => message);

describe("deck building [R2]", () => {
  it.each(deckNames)("the prebuilt deck %s is valid and uses its budget", (name) => {
    expect(deckProblems(listOf(name))).toEqual([]);
    const cost = deckCost(listOf(name).map((face) => cardOf({ face })));
    expect(cost).toBeGreaterThan(DECK_BUDGET - 6);
  });
  it("has every card in a deck", () => {
    const inDecks = new Set(deckNames.flatMap(listOf));
    expect(cards.map(({ id }) => id).filter((id) => !inDecks.has(id))).toEqual([]);
  });
  it("has seven decks of different character", () => {
    expect(deckNames).toHaveLength(7);
    for (const one of deckNames) {
      for (const other of deckNames.filter((name) => name !== one)) {
        const shared = listOf(one).filter((id) => listOf(other).includes(id));
        expect(shared.length).toBeLessThan(13);
      }
    }
  });
  it("accepts a deck within the rules", () => expect(deckProblems(fine)).toEqual([]));
  it.each([
    ["24 cards", fine.slice(1), "a deck has exactly 25 cards; this one has 24"],
    ["three copies", [...fine.slice(1), "spin-doctor"], "Spin Doctor may be in a deck twice; here it is 3 times"],
    [
      "two of tier 3",
      [...fine.slice(2), "snap-summit", "snap-summit"],
      "Snap Summit may be in a deck once; here it is twice",
    ],
    ["an unknown card", [...fine.slice(1), "nobody-here"], "no such card: nobody-here"],
  ])("refuses %s", (_, deck, problem) => expect(messagesOf(deck)).toContain(problem));
  it("refuses a deck over the budget, and says by how much", () => {
    const giants = ["xi-jinping", "vladimir-putin", "recep-tayyip-erdogan", "oduya-kell", "isolde-marchmain"];
    const cost = deckCost([...fine.slice(5), ...giants].map((face) => cardOf({ face })));
    expect(messagesOf([...fine.slice(5), ...giants])).toEqual([
      `a deck may cost 108 HP; this one costs ${cost}, so ${cost - 108} too many`,
    ]);
  });
  it("[R2.3] some cards make others cheaper, but not themselves and never free", () => {
    const [dray, keeper, musk, whip, zuckerberg] = [
      "casimir-dray",
      "the-app-store-keeper",
      "elon-musk",
      "party-whip",
      "mark-zuckerberg",
    ].map((face) => cardOf({ face })) as [ReturnType<typeof cardOf>, ...ReturnType<typeof cardOf>[]];
    const company = [dray, dray, keeper!, musk!, whip!, zuckerberg!];
    expect([musk, whip, zuckerberg, dray].map((card) => costInDeck(card!, company))).toEqual([7, 1, 5, 13]);
    expect(costInDeck(musk!, [musk!])).toBe(8);
  });
  it("a match is created with decks as public options, or refused with the reason", () => {
    const engine = createEngine(game);
    const seed = seedFromText("decks");
    const { snapshot } = engine.create({ seed, options: { decks: ["populist-opportunist", fine] } });
    expect(engine.view(snapshot.state, 0).options.decks).toEqual(["populist-opportunist", fine]);
    expect(() => engine.create({ seed, options: { decks: [fine.slice(1), fine] } })).toThrow(
      "option decks.0: a deck has exactly 25 cards; this one has 24",
    );
    expect(() => engine.create({ seed, options: { decks: ["nonsense", fine] } })).toThrow(
      'option decks.0: there is no deck called "nonsense"; prebuilt are technocrat',
    );
  });
});

describe("the card pool [R16]", () => {
  it("has at least 80 cards, each kind well represented", () => {
    const count = (kind: string): number => cards.filter((card) => card.kind === kind).length;
    expect(cards.length).toBeGreaterThanOrEqual(80);
    expect(count("government")).toBeGreaterThanOrEqual(30);
    expect(count("public")).toBeGreaterThanOrEqual(24);
    expect(count("instant")).toBeGreaterThanOrEqual(17);
    expect(count("permanent")).toBe(8);
    expect(count("trap")).toBeGreaterThanOrEqual(25);
  });
  it("every card has a name and a price of its own, and a text unless it is a plain government", () => {
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    for (const card of cards) {
      expect(card.hp).toBeGreaterThan(0);
      if (card.text === "") expect([card.kind, card.tier, card.effects]).toEqual(["government", 1, undefined]);
    }
  });
});

describe("[R2.5] invented names", () => {
  it.each(deckNames)("%s stays a legal deck, without anybody real and hardly cheaper", (name) => {
    const real = deckList(name) ?? [];
    const invented = withInventedNames(real);
    expect(deckProblems(invented)).toEqual([]);
    expect(invented.filter(isRealPerson)).toEqual([]);
    expect(invented.filter((id) => !real.includes(id)).length).toBeLessThanOrEqual(real.filter(isRealPerson).length);
  });
  it("are dealt where the match was created so", () => {
    const decks = ["authoritarian-realist", "progressive-activism"];
    const cardsOf = (inventedNames: boolean) => {
      const { state } = scene(game, { options: { decks, inventedNames } });
      return [...state.deck, ...state.hand].flat().map(({ face }) => face);
    };
    expect(cardsOf(false).some(isRealPerson)).toBe(true);
    expect(cardsOf(true).some(isRealPerson)).toBe(false);
    expect(cardsOf(true)).toHaveLength(50);
  });
});
