import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import type { ManaColor } from "../src/index.ts";
import { choosing, facesIn, inTurn, SIXTEEN, type TacticsScene, typesOf } from "./arrange.ts";

const FIVE = ["long_stride", "long_stride", "hot_temper", "given_word", "make_do"];
const ELEVEN = SIXTEEN.filter((face, i) => !FIVE.includes(face) || (face === "hot_temper" && i === 1));

describe("[R8.7] From the Dusk", () => {
  it("does nothing but set the order", () => {
    const table = choosing({ round: 2 }).does(0, "select_tactic", { tacticId: "from_the_dusk" });
    expect(table.state.pendingTacticDecision[0]).toBeNull();
    table.does(1, "select_tactic", { tacticId: "long_night" });
    expect(table.state.activeSeat).toBe(0);
  });
});

describe("[R8.8] Long Night", () => {
  const holding = (cards: object, facts: object = {}): TacticsScene =>
    inTurn({ round: 2, tactics: ["long_night", "from_the_dusk"], cards: [cards], facts });
  const use = { tacticId: "long_night" };

  it("makes three cards of the discard pile, at random, the new deck", () => {
    const table = holding({ hand: FIVE, deck: [], discard: ELEVEN }).does(0, "activate_tactic", use);
    expect(table.state.deck[0]).toHaveLength(3);
    expect(table.state.discard[0]).toHaveLength(8);
    expect(facesIn([...table.state.deck[0], ...table.state.discard[0]])).toEqual([...ELEVEN].sort());
    expect(table.state.tacticFlipped[0]).toBe(true);
    expect(typesOf(table.events)).toContain("tactic_activated");
  });
  it.each([1, 2])("takes all %i when there are no more", (count) => {
    const table = holding({ hand: FIVE, deck: [], discard: ELEVEN.slice(0, count) }).does(0, "activate_tactic", use);
    expect(table.state.deck[0]).toHaveLength(count);
    expect(table.state.discard[0]).toEqual([]);
  });
  it("not while there are cards in the deck", () => {
    const table = holding({ hand: FIVE, deck: ["quiet_hour"], discard: ["clear_mind"] });
    expect(table.tries(0, "activate_tactic", use).code).toBe("DECK_NOT_EMPTY");
  });
  it("not with an empty discard pile", () => {
    const table = holding({ hand: FIVE, deck: [] });
    expect(table.tries(0, "activate_tactic", use).code).toBe("DISCARD_EMPTY");
  });
  it("works once", () => {
    const cards = { hand: FIVE, deck: [], discard: ELEVEN };
    const table = holding(cards, { tacticFlipped: [true, false] });
    expect(table.tries(0, "activate_tactic", use).code).toBe("TACTIC_FLIPPED");
  });
  it("may be used in the middle of the draw at the end of a turn", () => {
    const table = holding({
      hand: ["make_do"],
      deck: ["quiet_hour"],
      discard: ELEVEN.filter((f) => f !== "quiet_hour"),
    });
    table.does(0, "end_turn", { discard: ["make_do"] });
    expect([table.state.phase, table.state.activeSeat]).toEqual(["draw", 0]);
    expect(table.engine.validActions(table.state, 0).map(({ type }) => type)).toEqual(["activate_tactic", "end_turn"]);
    table.does(0, "activate_tactic", use);
    expect(table.state.hand[0]).toHaveLength(4);
    expect(table.state.activeSeat).toBe(1);
  });
  it("or be left for later", () => {
    const table = holding({ hand: ["make_do"], deck: [], discard: ELEVEN }).does(0, "end_turn", {
      discard: ["make_do"],
    });
    expect(table.state.phase).toBe("draw");
    table.does(0, "end_turn");
    expect([table.state.activeSeat, table.state.tacticFlipped[0]]).toEqual([1, false]);
  });
  it("is not offered when the draw suffices, is used up, or nothing was discarded", () => {
    const enough = holding({ hand: FIVE, deck: ["quiet_hour"] }).does(0, "end_turn", { discard: ["make_do"] });
    expect(enough.state.activeSeat).toBe(1);
    const used = holding({ hand: ["make_do"], deck: [], discard: ELEVEN }, { tacticFlipped: [true, false] });
    expect(used.does(0, "end_turn", { discard: ["make_do"] }).state.activeSeat).toBe(1);
  });
  it("saves from having to announce the end of the round", () => {
    const table = holding({ hand: [], deck: [], discard: SIXTEEN });
    expect(table.tries(0, "end_turn").code).toBe("MUST_ANNOUNCE");
    table.does(0, "activate_tactic", use).does(0, "end_turn");
    expect(table.state.hand[0]).toHaveLength(3);
  });
});

describe("[R8.9] Mana Search", () => {
  const holding = (source: readonly ManaColor[], facts: object = {}): TacticsScene =>
    inTurn({ round: 2, tactics: ["mana_search", "from_the_dusk"], source, cards: [{ hand: FIVE }], facts });
  const reroll = (table: TacticsScene, ...dieIds: string[]): string => {
    const result = table.engine.applyAction(table.snapshot, {
      type: "reroll_source_dice",
      seat: 0,
      payload: { dieIds },
    });
    return result.ok ? "ok" : result.error.code;
  };
  const [A, B, C] = ["p900", "p901", "p902"] as const;

  it("rerolls one or two dice", () => {
    const table = holding(["red", "blue", "green", "white"]).does(0, "reroll_source_dice", { dieIds: [A, B] });
    expect(table.events.find(({ type }) => type === "source_dice_rerolled")).toMatchObject({
      playerId: 0,
      dieIds: [A, B],
    });
    expect(table.state.manaSearchUsedThisTurn[0]).toBe(true);
    expect(table.state.source).toHaveLength(4);
    expect(table.told(1)[0]).toMatch(/^Player 1 rerolled two dice of the source: \w+, \w+\.$/);
  });
  it("[!] no restricted die: any one or two, never none, three or one twice", () => {
    const table = holding(["red", "blue", "green", "black"]);
    expect(reroll(table, A)).toBe("ok");
    expect(reroll(table, A, B)).toBe("ok");
    expect(reroll(table)).toBe("CHOICE_INVALID");
    expect(reroll(table, A, B, C)).toBe("CHOICE_INVALID");
    expect(reroll(table, A, A)).toBe("CHOICE_INVALID");
    expect(reroll(table, "p999")).toBe("CHOICE_INVALID");
  });
  it("[!] one restricted die: it must be among the chosen ones", () => {
    const table = holding(["gold", "blue", "green", "black"]);
    expect(reroll(table, A)).toBe("ok");
    expect(reroll(table, A, B)).toBe("ok");
    expect(reroll(table, B)).toBe("DEPLETED_FIRST");
    expect(reroll(table, B, C)).toBe("DEPLETED_FIRST");
  });
  it("[!] two restricted dice: only they", () => {
    const table = holding(["gold", "gold", "green", "black"]);
    expect(reroll(table, A)).toBe("ok");
    expect(reroll(table, A, B)).toBe("ok");
    expect(reroll(table, C)).toBe("DEPLETED_FIRST");
    expect(reroll(table, A, C)).toBe("DEPLETED_FIRST");
  });
  it("[!] three restricted dice: any one or two of them", () => {
    const table = holding(["gold", "gold", "gold", "black"]);
    expect(reroll(table, A, C)).toBe("ok");
    expect(reroll(table, A, "p903")).toBe("DEPLETED_FIRST");
  });
  it("once in each turn", () => {
    const table = holding(["red", "blue", "green", "white"]).does(0, "reroll_source_dice", { dieIds: [A] });
    expect(reroll(table, B)).toBe("ALREADY_USED");
    table.does(0, "end_turn", { discard: ["make_do"] });
    table.does(1, "end_turn", { discard: [table.state.hand[1][0]!.id] });
    expect(table.state.manaSearchUsedThisTurn[0]).toBe(false);
    expect(table.choice(0, "reroll_source_dice").max).toBe(2);
  });
  it("not once mana of the source was used", () => {
    const table = holding(["red", "blue", "green", "white"]);
    table.does(0, "play_card", { card: "hot_temper", mode: "powered", mana: A });
    expect(reroll(table, B)).toBe("SOURCE_USED");
  });
  it("[R5.7] may be used after a rest or an attempt as well", () => {
    const rested = holding(["red", "blue", "green", "white"]).does(0, "rest", { card: "make_do" });
    rested.does(0, "reroll_source_dice", { dieIds: [A, B] });
    expect([rested.state.phase, rested.state.manaSearchUsedThisTurn[0]]).toEqual(["wrap-up", true]);
    const attempted = holding(["red", "blue", "green", "white"], {
      attack: [20, 0],
      move: [20, 0],
      influence: [20, 0],
    });
    const [challenge] = attempted.choice(0, "attempt").options.filter(({ label }) => !/fame [5-9]/.test(String(label)));
    attempted.does(0, "attempt", { challenge: String(challenge!.key) });
    expect(reroll(attempted, A)).toBe("ok");
  });
  it("[R5.7] not in the middle of the draw, when the dice are back", () => {
    expect(reroll(holding(["red", "blue", "green", "white"], { phase: "draw" }), A)).toBe("WINDOW_INVALID");
  });
  it("a crystal is no mana of the source", () => {
    const table = holding(["blue", "blue", "green", "white"], { redCrystals: [1, 0] });
    table.does(0, "play_card", { card: "hot_temper", mode: "powered", mana: "red_crystal" });
    expect(reroll(table, B)).toBe("ok");
  });
  it("only for its owner", () => {
    const table = inTurn({
      round: 2,
      tactics: ["from_the_dusk", "mana_search"],
      source: ["red", "blue", "green", "white"],
    });
    expect(reroll(table, A)).toBe("NOT_YOUR_TACTIC");
  });
  it("gives the same colours for the same seed", () => {
    const colors = [1, 2].map(() =>
      holding(["red", "blue", "green", "white"])
        .does(0, "reroll_source_dice", { dieIds: [A, B] })
        .state.source.map(({ color }) => color),
    );
    expect(colors[0]).toEqual(colors[1]);
  });
});

describe("[R8.10] Midnight Meditation", () => {
  const holding = (cards: object, facts: object = {}): TacticsScene =>
    inTurn({ round: 2, tactics: ["midnight_meditation", "from_the_dusk"], cards: [cards], facts });
  const use = { tacticId: "midnight_meditation" };

  it("opens a decision that blocks everything else", () => {
    const table = holding({ hand: FIVE }).does(0, "activate_tactic", use);
    expect(table.state.pendingTacticDecision[0]).toEqual({ type: "midnight_meditation", maxCards: 5 });
    expect(table.state.tacticFlipped[0]).toBe(false);
    for (const type of ["play_card", "end_turn", "rest", "activate_tactic"]) {
      expect(table.tries(0, type).code).toBe("WINDOW_INVALID");
    }
  });
  it("shuffles the chosen cards into the deck, draws as many and flips", () => {
    const table = holding({ hand: ["wound", ...FIVE] }).does(0, "activate_tactic", use);
    table.does(0, "resolve_tactic_decision", {
      type: "midnight_meditation",
      cardIds: ["wound", "make_do", "hot_temper"],
    });
    expect(table.state.hand[0]).toHaveLength(6);
    expect(table.state.deck[0]).toHaveLength(11);
    expect(table.state).toMatchObject({ phase: "play", activeSeat: 0 });
    expect(table.state.tacticFlipped[0]).toBe(true);
    table.does(0, "play_card", {
      card: table.state.hand[0].find(({ face }) => face !== "wound")!.id,
      mode: "sideways",
      stat: "move",
    });
  });
  it("works with an empty deck: the same cards come back", () => {
    const table = holding({ hand: FIVE, deck: [] }).does(0, "activate_tactic", use);
    table.does(0, "resolve_tactic_decision", { type: "midnight_meditation", cardIds: FIVE });
    expect(facesIn(table.state.hand[0])).toEqual([...FIVE].sort());
  });
  it("never takes six cards", () => {
    const table = holding({ hand: [...FIVE, "quiet_hour"] }).does(0, "activate_tactic", use);
    const refused = table.tries(0, "resolve_tactic_decision", {
      type: "midnight_meditation",
      cardIds: [...FIVE, "quiet_hour"],
    });
    expect(refused.code).toBe("CHOICE_INVALID");
  });
  it("only before anything else in the turn", () => {
    const table = holding({ hand: FIVE }).does(0, "play_card", { card: "make_do", mode: "sideways", stat: "move" });
    expect(table.tries(0, "activate_tactic", use).code).toBe("TURN_BEGUN");
    const rested = holding({ hand: FIVE }).does(0, "rest", { card: "make_do" });
    expect(rested.tries(0, "activate_tactic", use).code).toBe("TURN_BEGUN");
  });
  it("not with an empty hand, and not twice", () => {
    expect(holding({ hand: [] }).tries(0, "activate_tactic", use).code).toBe("HAND_EMPTY");
    const used = holding({ hand: FIVE }, { tacticFlipped: [true, false] });
    expect(used.tries(0, "activate_tactic", use).code).toBe("TACTIC_FLIPPED");
  });
  it("is allowed in one's last turn of the round", () => {
    holding({ hand: FIVE }, { endOfRoundAnnouncedBy: 1 }).does(0, "activate_tactic", use);
  });
});

describe("[R8.11] Preparation", () => {
  const picked = (cards: object): TacticsScene =>
    choosing({ round: 2, cards: [cards] }).does(0, "select_tactic", { tacticId: "preparation" });

  it("takes any card of the deck and shuffles the rest", () => {
    const table = picked({ hand: FIVE, deck: ["quiet_hour", "clear_mind", "wound"] });
    expect(table.state.pendingTacticDecision[0]).toEqual({ type: "preparation_pick_card" });
    table.does(0, "resolve_tactic_decision", { type: "preparation_pick_card", cardId: "quiet_hour" });
    expect(facesIn(table.state.hand[0])).toEqual([...FIVE, "quiet_hour"].sort());
    expect(facesIn(table.state.deck[0])).toEqual(["clear_mind", "wound"]);
    expect(typesOf(table.events)).toContain("PIECES_SHUFFLED");
    expect(table.view(0).deck[0]).toEqual({ count: 2, holds: ["clear_mind", "wound"] });
    expect(table.view(1).deck[0]).toEqual({ count: 2 });
    expect(table.state.activeSeat).toBe(1);
  });
  it("[!] of two copies one is taken", () => {
    const table = picked({ hand: [], deck: ["light_feet", "quiet_hour", "light_feet"] });
    expect(table.choice(0, "resolve_tactic_decision").options.map(({ key }) => key)).toEqual([
      "light_feet",
      "quiet_hour",
    ]);
    table.does(0, "resolve_tactic_decision", { type: "preparation_pick_card", cardId: "light_feet" });
    expect(facesIn(table.state.hand[0])).toEqual(["light_feet"]);
    expect(facesIn(table.state.deck[0])).toEqual(["light_feet", "quiet_hour"]);
  });
  it("cannot take what is not there", () => {
    const table = picked({ hand: FIVE, deck: ["quiet_hour"] });
    expect(
      table.tries(0, "resolve_tactic_decision", { type: "preparation_pick_card", cardId: "clear_mind" }).code,
    ).toBe("CHOICE_INVALID");
  });
  it("with an empty deck the discard pile is shuffled in first", () => {
    const table = picked({ hand: FIVE, deck: [], discard: ["quiet_hour", "clear_mind"] });
    expect(table.state.discard[0]).toEqual([]);
    table.does(0, "resolve_tactic_decision", { type: "preparation_pick_card", cardId: "clear_mind" });
    expect(facesIn(table.state.deck[0])).toEqual(["quiet_hour"]);
  });
  it("with nothing to search there is nothing to decide", () => {
    const table = picked({ hand: FIVE, deck: [] });
    expect(table.state.pendingTacticDecision[0]).toBeNull();
    expect(table.state.activeSeat).toBe(1);
  });
});

describe("[R8.12] Sparing Power", () => {
  const begun = (cards: object, facts: object = {}): TacticsScene =>
    inTurn({
      round: 2,
      active: 1,
      order: [1, 0],
      tactics: ["sparing_power", "from_the_dusk"],
      cards: [cards, { hand: FIVE }],
      facts,
    }).does(1, "end_turn", { discard: ["make_do"] });
  const decide = (table: TacticsScene, choice: string): TacticsScene =>
    table.does(0, "resolve_tactic_decision", { type: "sparing_power_choice", choice });

  it("asks before the turn and blocks everything else", () => {
    const table = begun({ hand: FIVE });
    expect(table.state.pendingTacticDecision[0]).toEqual({ type: "sparing_power_choice" });
    expect(table.state.beforeTurnTacticPending[0]).toBe(true);
    for (const type of ["play_card", "end_turn", "rest", "announce_end_of_round"]) {
      expect(table.tries(0, type).code).toBe("WINDOW_INVALID");
    }
  });
  it("stash puts the top card of the deck under it, and the turn begins", () => {
    const table = decide(begun({ hand: FIVE, deck: ["quiet_hour", "clear_mind"] }), "stash");
    expect(facesIn(table.state.sparingPowerStored[0])).toEqual(["clear_mind"]);
    expect(facesIn(table.state.deck[0])).toEqual(["quiet_hour"]);
    expect(table.state).toMatchObject({ phase: "play", activeSeat: 0 });
    expect([table.state.beforeTurnTacticPending[0], table.state.tacticFlipped[0]]).toEqual([false, false]);
  });
  it("gathers cards over several turns and gives them all at once", () => {
    const table = begun({ hand: FIVE });
    for (let turn = 1; turn <= 3; turn++) {
      decide(table, "stash").does(0, "end_turn", { discard: [table.state.hand[0][0]!.id] });
      table.does(1, "end_turn", { discard: [table.state.hand[1][0]!.id] });
      expect(table.state.sparingPowerStored[0]).toHaveLength(turn);
    }
    decide(table, "take");
    expect(table.state.hand[0]).toHaveLength(8);
    expect(table.state.sparingPowerStored[0]).toEqual([]);
    expect(table.state.tacticFlipped[0]).toBe(true);
    table.does(0, "end_turn", { discard: [table.state.hand[0][0]!.id] });
    table.does(1, "end_turn", { discard: [table.state.hand[1][0]!.id] });
    expect(table.state.pendingTacticDecision[0]).toBeNull();
  });
  it("with an empty deck there is nothing to stash", () => {
    const table = begun({ hand: FIVE, deck: [], sparingPowerStored: ["quiet_hour"] });
    expect(table.tries(0, "resolve_tactic_decision", { type: "sparing_power_choice", choice: "stash" }).code).toBe(
      "DECK_EMPTY",
    );
    decide(table, "take");
    expect(facesIn(table.state.hand[0])).toEqual([...FIVE, "quiet_hour"].sort());
  });
  it("take with nothing under it only flips it", () => {
    const table = decide(begun({ hand: FIVE, deck: [] }), "take");
    expect(facesIn(table.state.hand[0])).toEqual([...FIVE].sort());
    expect(table.state.tacticFlipped[0]).toBe(true);
  });
  it("[R7.1] the stash that empties the deck allows to announce the end of the round", () => {
    const table = decide(begun({ hand: FIVE, deck: ["quiet_hour"] }), "stash").does(0, "announce_end_of_round");
    expect(table.state.endOfRoundAnnouncedBy).toBe(0);
  });
  it("asks before the first turn of the round too, not before all have chosen", () => {
    const table = choosing({ round: 2, cards: [{ hand: FIVE }, { hand: FIVE }] }).does(0, "select_tactic", {
      tacticId: "sparing_power",
    });
    expect(table.state.pendingTacticDecision[0]).toBeNull();
    table.does(1, "select_tactic", { tacticId: "long_night" }).does(1, "end_turn", { discard: ["make_do"] });
    expect(table.state.pendingTacticDecision[0]).toEqual({ type: "sparing_power_choice" });
  });
  it("asks before one's last turn of the round", () => {
    expect(begun({ hand: FIVE }, { endOfRoundAnnouncedBy: null }).state.beforeTurnTacticPending[0]).toBe(true);
    const table = inTurn({
      round: 2,
      active: 1,
      order: [1, 0],
      tactics: ["sparing_power", "from_the_dusk"],
      cards: [{ hand: FIVE }, { hand: ["make_do"], deck: [] }],
    }).does(1, "announce_end_of_round");
    expect(table.state.beforeTurnTacticPending[0]).toBe(true);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/tactics-night.json");
