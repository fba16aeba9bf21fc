import { expect, test } from "vitest";
import { z } from "zod";
import { createEngine, replayEntries, seedFromText, simulationOf } from "../src/host.ts";
import { defineWorld, type Piece, zone } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";

/** A viewer who has looked at a card in another's hand knows it, as long as nobody at a table could doubt it. */

interface Card extends Piece<"ace" | "king" | "queen"> {
  readonly bent?: boolean;
}
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ hand: z.array(z.enum(["ace", "king", "queen"])).default(["ace", "ace", "king"]) }),
  zones: {
    hand: zone.each<Card>("owner"),
    table: zone.shared<Card>("everyone"),
    grave: zone.shared<Card>("nobody", { pool: "seat 1" }),
  },
  facts: {},
  questions: {},
} as const;
interface Peeking extends Readonly<typeof declares> {}
const world = defineWorld<Peeking>(declares);
const game = world.game({
  id: "peeking",
  name: "Peeking",
  version: "1",
  actionsMax: 20,
  setup: (table) => [table.create(["hand", 1], table.state.options.hand)],
  actions: [
    world.action("look", {
      takes: { index: "number" },
      label: "Look",
      play: (turn) => {
        const index = turn.number("index", 0, turn.state.hand[1].length - 1);
        return [...turn.show([turn.state.hand[1][index]!], 0), turn.endTurn()];
      },
    }),
    world.action("lay", {
      takes: { card: "piece" },
      label: "Lay",
      play: (turn) => [turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), "table"), turn.endTurn()],
    }),
    world.action("bury", {
      takes: { card: "piece" },
      label: "Bury",
      play: (turn) => [turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), "grave"), turn.endTurn()],
    }),
    world.action("wait", { label: "Wait", play: (turn) => [turn.endTurn()] }),
  ],
  onTurnStart: (table) => (table.state.turn > 12 ? [table.win(null, "enough")] : []),
});
/** The other hand as seat 0 sees it (ace, ace, king) after it has looked at one card and another has left it. */
function seenAfter(looked: number, type: "lay" | "bury", left: number): unknown {
  const table = scene(game).does(0, "look", { index: looked });
  return table.does(1, type, { card: table.state.hand[1][left]!.id }).view(0).hand[1];
}
const ace = { index: 0, face: "ace" };

test("a card that was looked at is known while it stays, and while another face leaves openly", () => {
  expect(scene(game).does(0, "look", { index: 1 }).view(0).hand[1]).toEqual({ count: 3, known: [ace] });
  expect(seenAfter(1, "lay", 2)).toEqual({ count: 2, known: [ace] });
});
test("of two of a kind the one that was looked at might be the one that was laid", () => {
  expect(seenAfter(0, "lay", 0)).toEqual({ count: 2 });
  expect(seenAfter(0, "lay", 1)).toEqual({ count: 2 });
});
test("a card that leaves face down might be any of them", () => {
  for (const left of [0, 1, 2]) expect(seenAfter(0, "bury", left)).toEqual({ count: 2 });
});
test("nor do events tell which of them left", () => {
  for (const left of [0, 2]) {
    const table = scene(game).does(0, "look", { index: 0 });
    table.does(1, "bury", { card: table.state.hand[1][left]!.id });
    expect(table.seenBy(0)).toContainEqual({ from: "hand/1", to: "grave", type: "PIECE_MOVED" });
  }
});
test("nor does a mark tell the id of a card in a hand to who has looked at it", () => {
  const bend = world.action("bend", {
    takes: { card: "piece" },
    play: (turn) => [turn.mark(turn.oneOf("card", turn.state.hand[turn.seat]), { bent: true })],
  });
  const bending = world.game({ ...game, actions: [...game.actions, bend] });
  const table = scene(bending).does(0, "look", { index: 0 }).does(1, "bend", { card: "ace" });
  const told = { type: "PIECE_MARKED", face: "ace", place: "hand/1", marks: { bent: true } };
  expect(table.seenBy(0)[0]).toEqual(told);
  expect(table.seenBy(1)[0]).toEqual({ ...told, piece: table.state.hand[1][0]!.id });
});
test("the last card is known wherever it goes", () => {
  const table = scene(game, { options: { hand: ["queen"] } }).does(0, "look", { index: 0 });
  expect(table.does(1, "bury", { card: table.state.hand[1][0]!.id }).view(0).grave).toEqual({
    count: 1,
    known: [{ index: 0, face: "queen" }],
  });
});
/** An event of the author's own puts another card where the first of the other hand lay; two writes, so that it is not the first. */
const recast = world.event(
  "recast",
  {},
  {
    apply: ({ hand: [mine, [first, ...rest]] }) => ({ hand: [mine, [{ ...first!, face: "queen" }, ...rest]] }),
    say: () => "",
  },
);
const swapping = world.game({
  ...game,
  actions: [...game.actions, world.action("recast", { play: (turn) => [turn.endTurn(), recast({})] })],
});
const LOOK = { type: "look", seat: 0, payload: { index: 0 } };
test.each([true, false])("nobody follows a card that an author's event changed (strict: %s)", (strict) => {
  const engine = createEngine(swapping, [], { strict });
  const { snapshot, entry } = engine.create({ seed: seedFromText("recast") });
  const looked = engine.applyAction(snapshot, LOOK);
  if (!looked.ok) throw new Error(looked.error.code);
  expect(engine.view(looked.snapshot.state, 0).hand[1]).toEqual({ count: 3, known: [ace] });
  const changed = engine.applyAction(looked.snapshot, { type: "recast", seat: 1 });
  if (!changed.ok) throw new Error(changed.error.code);
  expect(engine.view(changed.snapshot.state, 0).hand[1]).toEqual({ count: 3 });
  const again = replayEntries(engine, { seats: 2, options: snapshot.state.options }, [
    entry,
    looked.entry,
    changed.entry,
  ]);
  expect(engine.view(again, 0).hand[1]).toEqual({ count: 3 });
});
test("nor in a simulation", () => {
  const engine = createEngine(swapping);
  const simulation = simulationOf(engine, { seed: seedFromText("recast") });
  expect([simulation.act(LOOK), simulation.act({ type: "recast", seat: 1 })]).toEqual([true, true]);
  expect(engine.view(simulation.keep(), 0).hand[1]).toEqual({ count: 3 });
});
test("obeys the laws", () => {
  expect(laws(game, { matches: 12, every: 1 }).matches).toBe(12);
});
