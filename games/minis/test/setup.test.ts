import { type Scene, scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { type Card, game, type Minis, type Mode, type Seat } from "../src/index.ts";
import { eventOf, faces, story } from "./position.ts";

/** A match in which the hands are dealt by hand: the cards are taken out of the decks. */
function dealt(
  hands: readonly [readonly string[], readonly string[]],
  mode: Mode = "simple",
  seed = "set up",
): Scene<Minis> {
  return scene<Minis>(game, {
    seed,
    options: { mode },
    given(state) {
      const deal = (seat: Seat): { hand: Card[]; deck: Card[] } => {
        const deck = [...state.deck[seat], ...state.hand[seat]].map((card) => ({ ...card, at: `deck/${seat}` }));
        const hand = hands[seat].map((face) => {
          const index = deck.findIndex((card) => card.face === face);
          const [card] = deck.splice(index, 1);
          if (card === undefined || index < 0) throw new Error(`no ${face} in the deck`);
          return { ...card, at: `hand/${seat}` };
        });
        return { hand, deck };
      };
      const [first, second] = [deal(0), deal(1)];
      const canFight = hands[0].some((face) =>
        ["cinderpup", "fernwisp", "rillfin", "staticat", "rivethorn"].includes(face),
      );
      return {
        hand: [first.hand, second.hand],
        deck: [first.deck, second.deck],
        phase: canFight ? "SETUP.SELECT_ACTIVE" : "SETUP.MULLIGAN",
      };
    },
  });
}
const FIRST = ["cinderpup", "fernwisp", "sootspark", "fire-energy", "fire-energy"];
const SECOND = ["rillfin", "rimefox", "lampling", "water-energy", "water-energy"];
const chooses = (table: Scene<Minis>, seat: Seat, active: string, bench: readonly string[] = []) => {
  table.does(seat, "SETUP_SELECT_ACTIVE", { card: active });
  for (const card of bench) table.does(seat, "SETUP_ADD_BENCH", { card });
  return table.does(seat, "SETUP_READY");
};

describe("[R3.1] setting up", () => {
  it("deals 5 cards in simple mode and 7 in the others", () => {
    for (const [mode, size] of [
      ["simple", 5],
      ["standard", 7],
      ["tournament", 7],
    ] as const) {
      expect(scene<Minis>(game, { options: { mode } }).state.hand.map((hand) => hand.length)).toEqual([size, size]);
    }
  });
  it("goes from the active creature to the bench to being ready", () => {
    const table = dealt([FIRST, SECOND]);
    expect(table.state.phase).toBe("SETUP.SELECT_ACTIVE");
    expect(table.tries(0, "SETUP_ADD_BENCH", { card: "fernwisp" }).code).toBe("WINDOW_INVALID");
    expect(table.tries(1, "SETUP_SELECT_ACTIVE", { card: "rillfin" }).code).toBe("NOT_YOUR_TURN");
    table.does(0, "SETUP_SELECT_ACTIVE", { card: "cinderpup" });
    expect(table.state.phase).toBe("SETUP.SELECT_BENCH");
    table.does(0, "SETUP_ADD_BENCH", { card: "fernwisp" }).does(0, "SETUP_ADD_BENCH", { card: "sootspark" });
    expect(table.state.phase).toBe("SETUP.READY");
    table.does(0, "SETUP_READY");
    expect([table.state.activeSeat, table.state.phase]).toEqual([1, "SETUP.SELECT_ACTIVE"]);
    chooses(table, 1, "rillfin", ["rimefox"]);
    expect(story(table)).toContain("MATCH_STARTED");
    expect(faces(table.state.active.flat())).toEqual(["cinderpup", "rillfin"]);
    expect(faces(table.state.bench[1])).toEqual(["rimefox"]);
    expect(table.state.phase).toBe("TURN.DRAW");
  });
  it("keeps a choice face down until both are ready", () => {
    const table = chooses(dealt([FIRST, SECOND]), 0, "cinderpup", ["fernwisp"]);
    const seen = JSON.stringify([
      table.view(1),
      ...table.entries.map(({ events }) => table.engine.seeEvents(events, 1)),
    ]);
    expect(seen).not.toMatch(/"face":"(cinderpup|fernwisp)"/);
    expect(table.view(1).stagedBench[0]).toEqual({ count: 1 });
  });
  it("takes stage 1 creatures from the hand and nothing else", () => {
    const table = dealt([FIRST, SECOND]);
    expect(table.choice(0, "SETUP_SELECT_ACTIVE").options.map(({ piece }) => piece?.face)).toEqual([
      "cinderpup",
      "fernwisp",
      "sootspark",
    ]);
    expect(table.tries(0, "SETUP_SELECT_ACTIVE", { card: "fire-energy" }).code).toBe("CHOICE_INVALID");
    expect(table.tries(0, "SETUP_MULLIGAN").code).toBe("WINDOW_INVALID");
  });
});

describe("[R3.2] mulligans", () => {
  const NONE = ["fire-energy", "fire-energy", "fire-energy", "nature-energy", "nature-energy"];
  const MINIS = ["sootspark", "budkin", "fire-energy", "fire-energy", "fire-energy"];

  it("replace a hand without a creature, and give the opponent a card when the match starts", () => {
    const table = dealt([NONE, SECOND]);
    expect(table.tries(0, "SETUP_SELECT_ACTIVE").code).toBe("CHOICE_INVALID");
    table.does(0, "SETUP_MULLIGAN");
    expect(table.state.mulligans).toEqual([1, 0]);
    expect(story(table)).toEqual(["MULLIGAN_TAKEN", "CARD_DRAWN", "SETUP_REQUIRED"]);
    while (table.state.phase === "SETUP.MULLIGAN") table.does(0, "SETUP_MULLIGAN");
    const [active] = table.choice(0, "SETUP_SELECT_ACTIVE").options;
    table.does(0, "SETUP_SELECT_ACTIVE", { card: active?.key ?? "" }).does(0, "SETUP_READY");
    expect(table.state.hand[1]).toHaveLength(5);
    chooses(table, 1, "rillfin");
    expect(table.state.hand[1]).toHaveLength(4 + table.state.mulligans[0]);
  });
  it("may be taken with minis alone, which may also stand in front alone", () => {
    const table = dealt([MINIS, SECOND]);
    expect(table.choice(0, "SETUP_SELECT_ACTIVE").options.every(({ refused }) => refused === undefined)).toBe(true);
    expect(dealt([MINIS, SECOND]).does(0, "SETUP_MULLIGAN").state.mulligans).toEqual([1, 0]);
    table.does(0, "SETUP_SELECT_ACTIVE", { card: "budkin" });
    expect(table.tries(0, "SETUP_ADD_BENCH", { card: "sootspark" }).code).toBe("PRECONDITION_FAILED");
  });
  it("keep a mini out of the front while somebody else could stand there", () => {
    const table = dealt([FIRST, SECOND]);
    expect(table.tries(0, "SETUP_SELECT_ACTIVE", { card: "sootspark" }).code).toBe("PRECONDITION_FAILED");
  });
  it("come to an end: the fifth new hand holds a creature that can fight", () => {
    const table = scene<Minis>(game, {
      options: { mode: "simple" },
      given: (state) => ({
        hand: [state.hand[0].map((card) => ({ ...card, face: "fire-energy" })), state.hand[1]],
        // Among 25 cards one creature, at the bottom.
        deck: [
          state.deck[0].map((card, i) => ({ ...card, face: i === 0 ? "fernwisp" : "fire-energy" })),
          state.deck[1],
        ],
        mulligans: [4, 0],
        phase: "SETUP.MULLIGAN",
      }),
    });
    table.does(0, "SETUP_MULLIGAN");
    expect(faces(table.state.hand[0])).toContain("fernwisp");
    expect(table.state.phase).toBe("SETUP.SELECT_ACTIVE");
  });
});

describe("[R3.3] who goes first", () => {
  const START = ["rivethorn", "cinderpup", "fire-energy"];
  it("is decided by speed in standard and tournament", () => {
    const slow = ["rillfin", "water-energy", "water-energy"];
    const fast = (active: string) => {
      const table = dealt([slow, START], "standard", "speed");
      return chooses(chooses(table, 0, "rillfin"), 1, active);
    };
    expect(eventOf(fast("rivethorn"), "MATCH_STARTED")).toMatchObject({ first: 0, decidedBy: "SPEED" });
    expect(fast("cinderpup").state.firstSeat).toBe(0);
  });
  it("is decided by a coin of the match's own stream in simple mode and on a tie", () => {
    const firsts = Array.from({ length: 12 }, (_, i) => {
      const table = dealt([FIRST, SECOND], "simple", `coin ${i}`);
      chooses(chooses(table, 0, "cinderpup"), 1, "rillfin");
      expect(eventOf(table, "MATCH_STARTED")).toMatchObject({ decidedBy: "COIN" });
      return table.state.firstSeat;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
  it("costs the first player the draw and the attack of the first turn", () => {
    const table = chooses(chooses(dealt([FIRST, SECOND]), 0, "cinderpup"), 1, "rillfin");
    const first = table.state.firstSeat === 1 ? 1 : 0;
    expect(table.state.hand[first]).toHaveLength(4);
    table.does(first, "DRAW_ACK").does(first, "NEXT_WINDOW").does(first, "NEXT_WINDOW");
    expect(table.tries(first, "ATTACK", { attack: "BASIC" }).message).toBe("PRECONDITION_FAILED.opening");
    table.does(first, "END_TURN");
    const second = first === 0 ? 1 : 0;
    expect(table.state.hand[second]).toHaveLength(5);
    table.does(second, "DRAW_ACK").does(second, "NEXT_WINDOW").does(second, "NEXT_WINDOW");
    table.does(second, "ATTACK", { attack: "BASIC" });
    expect(story(table)).toContain("DAMAGE_APPLIED");
  });
});
