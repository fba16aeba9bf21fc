import { describe, expect, it } from "vitest";
import { createEngine, defineWorld, type Piece, seedFromText, z, zone } from "../src/index.ts";

/** What a developer gets wrong is told by name, at the moment it happens. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.shared<Piece>("nobody"),
    hand: zone.each<Piece>("owner"),
    row: zone.shared<Piece>("backs"),
    board: zone.shared<Piece>("everyone"),
  },
  facts: {},
  questions: {},
} as const;
interface Small extends Readonly<typeof declares> {}
const world = defineWorld<Small>(declares);
type Play = Parameters<typeof world.action>[1]["play"];
const gameWith = (play: Play) =>
  world.game({
    id: "small",
    name: "Small",
    version: "1",
    actionsMax: 9,
    setup: (table) => [
      ...(["deck", "row", "board"] as const).map((place) => table.createShared(place, ["sun"])),
      table.create("hand", 0, ["sun"]),
    ],
    actions: [world.action("go", { play })],
  });
/** What is told of a mistake that an action makes. */
function toldOf(play: Play, strict = false): string {
  const engine = createEngine(gameWith(play), [], { strict });
  const { snapshot } = engine.create({ seed: seedFromText("mistake") });
  const result = engine.applyAction(snapshot, { type: "go", seat: 0 });
  if (result.ok) return "nothing";
  return "defect" in result && result.defect instanceof Error ? result.defect.message : result.error.code;
}

describe("while a match is played", () => {
  it("a card turned over where no backs lie", () => {
    for (const place of ["deck", "board"] as const) {
      expect(toldOf((turn) => [turn.flip(turn.state[place][0]!, true)])).toBe(
        `a piece of ${place} cannot be turned over: only a zone of "backs" has two sides`,
      );
    }
    expect(toldOf((turn) => [turn.flip(turn.state.hand[0][0]!, true)])).toMatch(/^a piece of hand\/0 cannot be turned/);
    expect(toldOf((turn) => [turn.flip(turn.state.row[0]!, true)])).toBe("nothing");
  });
});
