import { expect, it } from "vitest";
import { defineWorld, fact, type Piece, z, zone } from "../src/index.ts";
import { scene } from "../src/testing/index.ts";

/** Misspelt names do not compile. The compiler itself is the test: it reports every mark below that suppresses nothing. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: { hand: zone.each<Piece<"ace" | "king">>("owner") },
  facts: { bid: fact.shared(0, "everyone") },
  questions: {},
} as const;
interface Two extends Readonly<typeof declares> {}
const world = defineWorld<Two>(declares);
const lay = world.action("lay", {
  takes: { card: "piece", coins: "number" },
  play: (turn) => {
    const card = turn.oneOf("card", turn.state.hand[turn.seat]);
    return [turn.set("bid", turn.number("coins", 0, 9)), turn.mark(card, {}), turn.endTurn()];
  },
});
const game = world.game({
  id: "two",
  name: "Two",
  version: "1",
  actionsMax: 9,
  setup: (table) => [table.create(["hand", 0], ["ace"]), table.create(["hand", 1], ["king"])],
  actions: [lay],
});

it("in rules", () => {
  const takes = { card: "piece", coins: "number", whom: "seat" } as const;
  const wrong = [
    // @ts-expect-error: no choice is called crad.
    world.action("a", { takes, play: (turn) => [turn.mark(turn.oneOf("crad", turn.state.hand[0]), {})] }),
    // @ts-expect-error: coins is a number, which oneSeat does not answer.
    world.action("b", { takes, play: (turn) => (turn.oneSeat("coins") === 0 ? [] : []) }),
    // @ts-expect-error: whom is a seat, and no list.
    world.action("c", { takes, play: (turn) => (turn.someOf("whom", [0, 1], { min: 1, max: 1 }) ? [] : []) }),
    // @ts-expect-error: an action that takes nothing asks for nothing.
    world.action("e", { play: (turn) => (turn.yesNo("more") ? [] : []) }),
    // @ts-expect-error: coordinates have no key of their own.
    world.action("f", { takes: { at: "text" }, play: (turn) => (turn.oneOf("at", [{ x: 1, y: 2 }]) ? [] : []) }),
    // @ts-expect-error: the world has no such phase.
    world.action("g", { phase: "mian", play: () => [] }),
    world.action("h", { play: (turn) => (turn.canAct(0, "lay") ? [] : []) }),
  ];
  expect(wrong).toHaveLength(7);
  // @ts-expect-error: there is no such kind of answer.
  expect(() => world.action("d", { takes: { card: "peice" }, play: () => [] })).toThrow('"card" takes peice');
});
it("in scenes", () => {
  const table = scene(game);
  // @ts-expect-error: no action is called lya.
  expect(() => table.does(0, "lya", { card: "ace", coins: 2 })).toThrow("UNKNOWN_ACTION");
  // @ts-expect-error: lay takes no crad.
  expect(() => table.does(0, "lay", { crad: "ace", coins: 2 })).toThrow("PAYLOAD_INVALID");
  // @ts-expect-error: no action is called lya.
  expect(table.tries(0, "lya").code).toBe("UNKNOWN_ACTION");
  expect(table.does(0, "lay", { card: "ace", coins: 2 }).does(1, "concede").state.bid).toBe(2);
});
