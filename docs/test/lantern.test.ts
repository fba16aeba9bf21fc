import type { Piece } from "@cardwright/core";
import { goldenPlaythrough, laws, scene } from "@cardwright/core/testing";
import { describe, expect, test } from "vitest";
import { cards } from "../examples/lantern/cards.ts";
import { game } from "../examples/lantern/game.ts";
import { houseRules, storms } from "../examples/lantern/storms.ts";

const holding = (hand: readonly Piece[], faces: readonly string[]): readonly Piece[] =>
  hand.map((card, i) => ({ ...card, face: faces[i] ?? card.face }));
// #region given
const given = (first: readonly string[], second: readonly string[] = [], options = {}) =>
  scene(game, {
    given: ({ hand }) => ({ hand: [holding(hand[0], first), holding(hand[1], second)] as const }),
    ...options,
  });
// #endregion given

describe("Lantern, the game of the guide", () => {
  // #region scene
  test("a hushed keeper cannot play gusts, and is told why", () => {
    const table = given(["hush"], ["breeze"]).does(0, "play", { card: "hush" }).does(0, "pass");
    const refused = table.tries(1, "play", { card: "breeze" });
    expect(refused.code).toBe("HUSHED");
    expect(refused.because).toMatchObject([{ source: "Hush", owner: 0 }]);
    table.does(1, "pass").does(0, "pass").does(1, "play", { card: "breeze" });
    expect(table.state.oil).toEqual([10, 12]);
  });
  // #endregion scene
  test("bellows last for a turn, and the answer adds up", () => {
    const table = given(["bellows", "breeze"]).does(0, "play", { card: "bellows" }).does(0, "play", { card: "breeze" });
    expect(table.state.oil).toEqual([12, 8]);
    expect(table.does(0, "pass").state.effects).toEqual([]);
  });
  test("a function that a card names counts the discard pile", () => {
    const table = given(["gathering", "breeze"], [], {
      given: ({ hand, deck }: { hand: readonly Piece[][]; deck: readonly Piece[][] }) => ({
        hand: [holding(hand[0]!, ["gathering", "breeze"]), hand[1]!],
        deck: [deck[0]!.slice(3), deck[1]!],
        discard: [deck[0]!.slice(0, 3).map((card) => ({ ...card, at: "discard/0" })), []],
      }),
    });
    table.does(0, "play", { card: "gathering" }).does(0, "play", { card: "breeze" });
    // Four lie there before the gust itself is decided, so it blows one harder.
    expect(table.state.oil).toEqual([12, 9]);
  });
  // #region snare
  test("a mirror lies face down, and shows itself when it springs", () => {
    const table = given(["mirror"], ["breeze"]).does(0, "play", { card: "mirror" });
    expect(table.view(0).snares[0]).toMatchObject([{ face: "mirror" }]);
    expect(table.view(1).snares[0]).toEqual([{ id: expect.any(String), at: "snares/0" }]);
    table.does(0, "pass").does(1, "play", { card: "breeze" });
    expect(table.state.oil).toEqual([10, 10]);
    expect(table.told(1)).toContain("Player 1: 2 oil less.");
  });
  // #endregion snare
  test("a spyglass shows two cards to one player alone", () => {
    const table = given(["spyglass"]).does(0, "play", { card: "spyglass" });
    expect(table.view(0).deck[0]).toMatchObject({ known: [{}, {}] });
    expect(table.view(1).deck[0]).toEqual({ count: 16 });
    const [face] = table.choice(0, "SUBMIT_CHOICE").options.map(({ label }) => String(label));
    table.answers(0, { card: face! });
    expect(table.state.hand[0]).toHaveLength(4);
  });
  // #region sealed
  test("bids are secret until both are in", () => {
    const table = given(["parley"]).does(0, "play", { card: "parley" }).answers(0, { oil: 3 });
    expect(table.seenBy(1).some((event) => JSON.stringify(event).includes("3"))).toBe(false);
    expect(table.state.oil).toEqual([12, 12]);
    table.answers(1, { oil: 1 });
    expect(table.state.oil).toEqual([9, 11]);
    expect(table.state.hand[0]).toHaveLength(5);
  });
  // #endregion sealed
  test("a wager rolls the match's own die, recorded in the event", () => {
    const table = given(["wager"]).does(0, "play", { card: "wager" });
    expect(table.events.map(({ type }) => type)).toContain("DIE_ROLLED");
    expect(given(["wager"]).does(0, "play", { card: "wager" }).events).toEqual(table.events);
  });
  test("a misspelt card is refused where it is defined", () => {
    const [first] = cards.all;
    const parsed = cards.schema.safeParse({ ...first, wnid: 3 });
    expect(parsed.success).toBe(false);
  });
  // #region laws
  test("every law holds", () => {
    expect(laws(game, { matches: 4 }).ok).toBe(true);
    expect(laws(game, { matches: 3, expansions: [storms], name: "in a storm" }).ok).toBe(true);
  });
  // #endregion laws
  test("a golden playthrough is text that a reviewer can read", () => {
    expect(goldenPlaythrough(game, "golden")).toContain("oil less.");
  });
  test("an expansion adds a fact, an action, a rule and a slice", () => {
    const table = scene(game, { expansions: [storms] })
      .does(0, "pass")
      .does(1, "pass");
    expect(table.state).toMatchObject({ storm: 1, extensions: { storms: { actions: 2 } } });
    expect(table.does(0, "exp.storms.shelter").state).toMatchObject({ storm: 0 });
  });
  test("a veto refuses in words of its own, but an offer does not know of it", () => {
    const table = scene(game, { expansions: [storms, houseRules] })
      .does(0, "pass")
      .does(1, "pass");
    expect(table.tries(0, "exp.storms.shelter")).toMatchObject({ code: "TOO_EARLY" });
    const offered = table.engine.validActions(table.state, 0).map(({ type }) => type);
    expect(offered).toContain("exp.storms.shelter");
  });
});
