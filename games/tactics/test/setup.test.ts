import { createEngine, seedFromText } from "@cardwright/core/host";
import { scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game, type Seat } from "../src/index.ts";
import { cardsOf, diceOf, facesIn, SIXTEEN } from "./arrange.ts";

const SEATS = [2, 3, 4] as const;

describe("setting up", () => {
  it.each(SEATS)("[R1.1] [R1.3] [R4.1] gives %i players their cards, dice and challenges", (seats) => {
    const { state } = scene(game, { seats });
    for (let seat = 0; seat < seats; seat++) {
      expect(cardsOf(state, seat as Seat)).toEqual([...SIXTEEN].sort());
      expect(state.hand[seat as Seat]).toHaveLength(5);
      expect(state.deck[seat as Seat]).toHaveLength(11);
    }
    expect(diceOf(state)).toBe(seats + 2);
    expect(state.challengeRow).toHaveLength(seats + 2);
    expect(state.challengeDeck).toHaveLength(24 * seats - seats - 2);
    expect(state.woundSupply).toHaveLength(10 * seats);
  });
  it.each([0, 5])("[R1.1] is not for %i players", (seats) => {
    expect(() => scene(game, { seats })).toThrow("1 to 4 seats");
  });
  it("[R1.1] is for two where nobody says how many", () => expect(scene(game).state.seats).toBe(2));
  it("[R1.2] [R3.1] begins by day, with the day's tactics to choose from", () => {
    const { state } = scene(game);
    expect(state.phase).toBe("tactics");
    expect(facesIn(state.tacticOffer)).toEqual(
      ["early_bird", "great_start", "mana_steal", "planning", "rethink", "the_right_moment"].sort(),
    );
    expect(state.tacticsAside).toHaveLength(6);
  });
  it("[R4.2] always shows basic colours on at least half of the dice", () => {
    const engine = createEngine(game);
    for (let i = 0; i < 300; i++) {
      const { state } = engine.create({ seats: 2 + (i % 3), seed: seedFromText(`source ${i}`) }).snapshot;
      const basic = state.source.filter(({ color }) => color !== "gold" && color !== "black").length;
      expect(basic * 2).toBeGreaterThanOrEqual(state.source.length);
    }
  });
  it("[R4.2] shows gold and black as well", () => {
    const engine = createEngine(game);
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { state } = engine.create({ seats: 4, seed: seedFromText(`colours ${i}`) }).snapshot;
      for (const { color } of state.source) seen.add(color);
    }
    expect([...seen].sort()).toEqual(["black", "blue", "gold", "green", "red", "white"]);
  });
});
