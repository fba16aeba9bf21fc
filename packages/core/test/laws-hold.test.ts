import { expect, it } from "vitest";
import { defineWorld, fact, type Piece, zone } from "../src/index.ts";
import { checkLaws } from "../src/testing/index.ts";

/** A law that turns red on a sound game is as bad as one that cannot: whoever meets it mends what is whole. */

const world = defineWorld({
  seats: [2, 4],
  phases: ["peeking"],
  zones: { hand: zone.each<Piece>("owner") },
  facts: { peeks: fact.shared(0, "everyone") },
  questions: {},
});
/** A seat goes by its number, and a card that the chooser cannot see by its position, which is a number too. */
const peek = world.action("peek", {
  takes: { whom: "seat", card: "piece" },
  label: "Peek",
  play(turn) {
    const whom = turn.oneSeat("whom", turn.others(turn.seat));
    const card = turn.oneOf("card", turn.state.hand[whom]);
    const isLast = turn.state.peeks === 11;
    return [...turn.show([card], turn.seat), turn.add("peeks", 1), isLast ? turn.win(null, "done") : turn.endTurn()];
  },
});
const game = world.game({
  id: "peeking",
  name: "Peeking",
  version: "1",
  actionsMax: 20,
  setup: (table) => table.seats.map((seat) => table.create(["hand", seat], ["one", "two", "three"])),
  actions: [peek],
});

it("numbers of seats stand beside positions of cards", () => {
  const { laws } = checkLaws(game, { matches: 4, seats: [3, 4], every: 1 });
  expect(laws.filter(({ ok }) => !ok).map(({ finding }) => finding?.detail)).toEqual([]);
});
it("seats that are no list are refused, and not passed over", () => {
  expect(() => checkLaws(game, { seats: 4 as never })).toThrow("a list of how many play, such as [2, 4]; this is 4");
  expect(() => checkLaws(game, { seats: [] })).toThrow("a list of how many play");
});
