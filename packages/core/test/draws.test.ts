import { expect, test } from "vitest";
import { defineWorld, engineEvents, type Piece, type RuleDefinition, z, zone } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";

/** Each card of a draw is the one that lies on top when its turn comes, whatever the cards before it have set off. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ deck: z.array(z.string()).default(["e", "d", "c", "b", "a"]) }),
  zones: {
    deck: zone.shared<Piece>("nobody", { order: "stack", pool: "cards" }),
    hand: zone.each<Piece>("owner", { pool: "cards" }),
  },
  facts: {},
  questions: {},
} as const;
interface Drawing extends Readonly<typeof declares> {}
const world = defineWorld<Drawing>(declares);
const game = world.game({
  id: "drawing",
  name: "Drawing",
  version: "1",
  actionsMax: 20,
  setup: (table) => [table.create("deck", table.state.options.deck)],
  actions: [
    world.action("draw", {
      label: "Draw",
      play: (turn) => [turn.draw(2, "deck", ["hand", turn.seat]), turn.endTurn()],
    }),
    world.action("fill", {
      label: "Fill",
      play: (turn) => [turn.refill("deck", ["hand", turn.seat], 3), turn.endTurn()],
    }),
  ],
  onTurnStart: (table) => (table.state.turn > 4 ? [table.win(null, "enough")] : []),
});
/** The first card in a hand brings another. */
const another = world.rule("another", {
  react: [
    world.on(engineEvents.PIECE_MOVED, (_, table) => {
      const { activeSeat, hand } = table.state;
      return hand[activeSeat].length === 1 ? [table.draw(1, "deck", ["hand", activeSeat])] : undefined;
    }),
  ],
});
/** In place of the first card two others are drawn from beneath it. */
const instead = world.rule("instead", {
  replace: [
    world.on(engineEvents.PIECE_MOVED, (event, table) =>
      event.face === "a" && event.to === "hand/0" ? [table.draw(2, "deck", ["hand", 1])] : undefined,
    ),
  ],
});
const after = (rule: RuleDefinition<Drawing>, type: "draw" | "fill", deck?: readonly string[]) =>
  scene<Drawing>({ ...game, rules: [rule] }, { options: deck === undefined ? {} : { deck } })
    .does(0, type)
    .state.hand.map((hand) => hand.map(({ face }) => face).join(""));

test("a card that is drawn may draw another before the next one", () => {
  expect(after(another, "draw")).toEqual(["abc", ""]);
  expect(after(another, "fill")).toEqual(["abcd", ""]);
});
test("what is drawn in place of a card is not drawn again", () => {
  expect(after(instead, "draw")).toEqual(["c", "ab"]);
});
test("a draw ends where nothing is left", () => {
  expect(after(another, "draw", ["b", "a"])).toEqual(["ab", ""]);
  expect(after(another, "fill", ["a"])).toEqual(["a", ""]);
});
test("obeys the laws", () => {
  const drawing = world.game({ ...game, rules: [another] });
  expect(laws(drawing, { matches: 4, every: 1 }).ok).toBe(true);
});
