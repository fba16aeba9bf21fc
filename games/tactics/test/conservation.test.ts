import { createEngine, seedFromText } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game, type Seat, type State } from "../src/index.ts";
import { cardsOf, diceOf, SIXTEEN } from "./arrange.ts";

/** [!] Nothing is lost with a tactic: cards per player, wounds and dice are the same at every step of whole matches. */
function check(state: State, seats: number): void {
  let wounds = state.woundSupply.length;
  for (let seat = 0; seat < seats; seat++) {
    const cards = cardsOf(state, seat as Seat);
    expect(cards.filter((face) => face !== "wound")).toEqual([...SIXTEEN].sort());
    expect(cards.filter((face) => face === "wound")).toHaveLength(state.wounds[seat as Seat]);
    wounds += state.wounds[seat as Seat];
  }
  expect(wounds).toBe(10 * seats);
  expect(diceOf(state)).toBe(seats + 2);
  const tactics = [...state.tacticOffer, ...state.tacticsAside, ...state.tactic.flat()];
  expect(new Set(tactics.map(({ face }) => face)).size).toBe(12);
  const challenges = [...state.challengeDeck, ...state.challengeRow, ...state.trophies.flat()];
  expect(challenges).toHaveLength(24 * seats);
}

describe("[R2.2] conservation", () => {
  it.each([1, 2, 3, 4])("with %i players, over whole matches", (seats) => {
    const engine = createEngine(game);
    const tactics = new Set<string>();
    let rounds = 0;
    for (let match = 0; match < 4; match++) {
      const draw = drawFrom(`conservation ${seats} ${match}`);
      let { snapshot } = engine.create({ seats, seed: seedFromText(`conservation ${seats} ${match}`) });
      while (snapshot.state.outcome === null) {
        check(snapshot.state, seats);
        const result = engine.applyAction(snapshot, engine.sample(snapshot.state, snapshot.state.activeSeat, draw)!);
        if (!result.ok) throw new Error(result.error.message);
        for (const piece of result.snapshot.state.tactic.flat()) tactics.add(piece.face);
        if (result.snapshot.state.round > snapshot.state.round) {
          rounds++;
          expect(result.snapshot.state.source).toHaveLength(seats + 2);
          expect(result.snapshot.state.sparingPowerStored.flat()).toEqual([]);
        }
        ({ snapshot } = result);
      }
      check(snapshot.state, seats);
    }
    expect(rounds).toBe(12);
    // One player and the clock see eight in four rounds, and of the others some in four matches.
    expect(tactics.size).toBeGreaterThan(seats === 1 ? 6 : 9);
  });
});
