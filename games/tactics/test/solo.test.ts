import { laws, playRandom, type Scene, scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game, type TacticsWorld } from "../src/index.ts";
import { SOLO_TURNS } from "../src/solo-numbers.ts";
import { tacticById } from "../src/tactic-cards.ts";
import { typesOf } from "./arrange.ts";

/** [R11] One player against the clock. */
const alone = (seed: string, options = {}): Scene<TacticsWorld> =>
  scene(game, { seats: 1, seed, options }).does(0, "select_tactic", { tacticId: "planning" });

describe("[R11] alone", () => {
  it("[R11.3] the clock takes another tactic by chance, is ahead with a lower number, and both are out", () => {
    const met = new Set<boolean>();
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const { events, state } = alone(seed);
      const chosen = events.find(({ type }) => type === "clock_chose")?.["tacticId"];
      expect(chosen).not.toBe("planning");
      expect(state.tacticsUsed).toEqual(["planning", chosen]);
      const isAhead = tacticById(state.tacticsUsed[1]!).number < 4;
      met.add(isAhead);
      // The first turn has begun, so one more has been used up.
      expect(state.clock).toBe(SOLO_TURNS - 1 - (isAhead ? 1 : 0));
    }
    expect(met.size).toBe(2);
  });
  it("[R11.2] each turn uses one up, and the last one ends the round", () => {
    const table = alone("turns");
    while (table.state.clock > 0) {
      const { clock } = table.state;
      expect(table.state.endOfRoundAnnouncedBy).toBeNull();
      table.does(0, "end_turn", { discard: [table.state.hand[0][0]!.id] });
      expect(table.state.clock).toBe(clock - 1);
    }
    expect(table.state.endOfRoundAnnouncedBy).toBe(0);
    expect(table.tries(0, "announce_end_of_round").code).toBe("ALREADY_ANNOUNCED");
    table.does(0, "end_turn", { discard: [table.state.hand[0][0]!.id] });
    expect([table.state.round, table.state.phase]).toEqual([2, "tactics"]);
    expect(typesOf(table.events)).toContain("round_began");
  });
  it("[R11.3] tactics that were used are not offered again", () => {
    const { entries, last } = playRandom(game, "used", { seats: 1 });
    const picked = entries.flatMap(({ action }) =>
      action?.type === "select_tactic" ? [action.payload?.["tacticId"]] : [],
    );
    expect(picked.length).toBe(4);
    expect(new Set(last.state.tacticsUsed).size).toBe(8);
    expect(last.state.tacticsUsed).toEqual(expect.arrayContaining(picked));
  });
  it("[R11.4] wins with the points that were agreed on, and loses without them", () => {
    const ends = (soloGoal: number) =>
      playRandom(game, "goal", { seats: 1, options: { rounds: 1, soloGoal } }).last.state.outcome;
    expect(ends(200)).toMatchObject({ winners: [], reason: "clock" });
    const { scores = [0] } = ends(200) ?? {};
    expect(ends(Math.max(1, scores[0]!))).toMatchObject(
      scores[0]! >= 1 ? { winners: [0], reason: "goal" } : { winners: [] },
    );
  });
  it("obeys the laws", () => {
    laws(game, { matches: 1, seats: [1], name: "alone", every: 11, options: { rounds: 2 } });
  });
});
