import { scene } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game, SELECT_TACTIC_ACTION } from "../src/index.ts";
import { choosing, facesIn } from "./arrange.ts";

describe("choosing tactics", () => {
  it("[R3.2] in the first round the seats choose in order", () => {
    const table = scene(game, { seats: 3 });
    expect(table.state.activeSeat).toBe(0);
    table.does(0, SELECT_TACTIC_ACTION, { tacticId: "planning" });
    expect(table.state.activeSeat).toBe(1);
    table.does(1, SELECT_TACTIC_ACTION, { tacticId: "early_bird" });
    expect(table.state.activeSeat).toBe(2);
  });
  it("[R3.2] the lowest fame chooses first", () => {
    const table = choosing(
      { active: 2, order: [0, 1, 2], tactics: [], facts: { fame: [7, 9, 3] as never } },
      { rounds: 2 },
      3,
    );
    table.does(2, SELECT_TACTIC_ACTION, { tacticId: "planning" });
    expect(table.state.activeSeat).toBe(0);
    table.does(0, SELECT_TACTIC_ACTION, { tacticId: "early_bird" });
    expect(table.state.activeSeat).toBe(1);
  });
  it("[R3.2] of equals, whoever came later in the last round chooses first", () => {
    const table = choosing({ active: 1, order: [2, 0, 1], facts: { fame: [4, 4, 4] as never } }, {}, 3);
    table.does(1, SELECT_TACTIC_ACTION, { tacticId: "planning" });
    expect(table.state.activeSeat).toBe(0);
    table.does(0, SELECT_TACTIC_ACTION, { tacticId: "early_bird" });
    expect(table.state.activeSeat).toBe(2);
  });
  it("[R3.3] a tactic that is taken cannot be chosen again", () => {
    const table = scene(game).does(0, SELECT_TACTIC_ACTION, { tacticId: "planning" });
    expect(table.tries(1, SELECT_TACTIC_ACTION, { tacticId: "planning" }).code).toBe("CHOICE_INVALID");
    expect(table.choice(1, SELECT_TACTIC_ACTION).options).toHaveLength(5);
  });
  it("[R3.1] tactics of the other time of day cannot be chosen", () => {
    const table = scene(game);
    expect(table.tries(0, SELECT_TACTIC_ACTION, { tacticId: "long_night" }).code).toBe("CHOICE_INVALID");
    const night = choosing({ round: 2 });
    expect(night.tries(0, SELECT_TACTIC_ACTION, { tacticId: "planning" }).code).toBe("CHOICE_INVALID");
    night.does(0, SELECT_TACTIC_ACTION, { tacticId: "long_night" });
  });
  it("nobody chooses out of turn, and nothing else can be done", () => {
    const table = scene(game);
    expect(table.tries(1, SELECT_TACTIC_ACTION, { tacticId: "planning" }).code).toBe("NOT_YOUR_TURN");
    for (const type of [
      "play_card",
      "attempt",
      "rest",
      "end_turn",
      "activate_tactic",
      "announce_end_of_round",
    ] as const) {
      expect(table.tries(0, type).code).toBe("WINDOW_INVALID");
    }
  });
  it("[R3.4] [R3.5] turns go by the numbers of the tactics; the others are put aside", () => {
    const table = scene(game, { seats: 3 })
      .does(0, SELECT_TACTIC_ACTION, { tacticId: "the_right_moment" })
      .does(1, SELECT_TACTIC_ACTION, { tacticId: "great_start" })
      .does(2, SELECT_TACTIC_ACTION, { tacticId: "early_bird" });
    expect(table.state.roundOrder).toEqual([2, 1, 0]);
    expect(table.state.activeSeat).toBe(2);
    expect(table.state.phase).toBe("play");
    expect(table.state.tacticOffer).toEqual([]);
    expect(facesIn(table.state.tacticsAside)).toEqual(
      [
        ...["from_the_dusk", "long_night", "mana_search", "mana_steal", "midnight_meditation"],
        ...["planning", "preparation", "rethink", "sparing_power"],
      ].sort(),
    );
    table.does(2, "rest", { card: table.state.hand[2][0]!.id }).does(2, "end_turn", { discard: [] });
    expect(table.state.activeSeat).toBe(1);
  });
  it("says who chose what", () => {
    const table = scene(game).does(0, SELECT_TACTIC_ACTION, { tacticId: "early_bird" });
    expect(table.told(0)).toContain("You chose Early Bird.");
    expect(table.told(1)).toContain("Player 1 chose Early Bird.");
  });
});
