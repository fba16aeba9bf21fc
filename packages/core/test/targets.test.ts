import { expect, it } from "vitest";
import { defineWorld, type Piece, quantity, z, zone } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";

/** An effect that is aimed at a card keeps it, to a new id too, while whoever sees the effect can follow the card. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.each<Piece>("nobody", { pool: "cards" }),
    hand: zone.each<Piece>("owner", { pool: "cards" }),
    field: zone.each<Piece>("everyone"),
    row: zone.shared<Piece>("backs"),
  },
  facts: {},
  questions: { strength: quantity<{ card: Piece }>("card") },
} as const;
interface Aimed extends Readonly<typeof declares> {}
const world = defineWorld<Aimed>(declares);
const aim = { duration: { type: "untilConsumed" }, scope: "target", hooks: { strength: { add: 1 } } } as const;
const plan = world.effect("plan", { ...aim, seenBy: "owner" });
const pointer = world.effect("pointer", aim);
const game = world.game({
  id: "aimed",
  name: "Aimed",
  version: "1",
  actionsMax: 30,
  setup: (table) => [
    ...table.seats.map((seat) => table.create(["hand", seat], ["sun", "moon", "star"])),
    table.create("row", ["oak", "elm", "fir"]),
  ],
  effects: [plan, pointer],
  actions: [
    world.action("plan", {
      takes: { card: "piece" },
      label: "Plan",
      play: (turn) => {
        const card = turn.oneOf("card", turn.state.hand[turn.seat]);
        return [plan.start({ owner: turn.seat, targets: [card.id] }), turn.endTurn()];
      },
    }),
    world.action("point", {
      takes: { card: "piece" },
      label: "Point",
      play: (turn) => {
        const card = turn.oneOf("card", turn.state.row);
        return [pointer.start({ owner: turn.seat, targets: [card.id] }), turn.endTurn()];
      },
    }),
    world.action("lay", {
      takes: { card: "piece" },
      label: "Lay",
      play: (turn) => [turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), ["field", turn.seat]), turn.endTurn()],
    }),
    world.action("gather", {
      label: "Lay all",
      play: (turn) => [turn.gather(["hand", turn.seat], ["field", turn.seat]), turn.endTurn()],
    }),
    world.action("give", {
      takes: { card: "piece" },
      label: "Give",
      play: (turn) => [
        turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), ["hand", turn.next(turn.seat)]),
        turn.endTurn(),
      ],
    }),
    world.action("bury", {
      takes: { card: "piece" },
      label: "Bury",
      play: (turn) => [turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), ["deck", turn.seat]), turn.endTurn()],
    }),
    world.action("draw", {
      label: "Draw",
      play: (turn) => [turn.draw(1, ["deck", turn.seat], ["hand", turn.seat]), turn.endTurn()],
    }),
    world.action("mix", { label: "Mix", play: (turn) => [turn.shuffle("row"), turn.endTurn()] }),
    world.action("wait", { label: "Wait", play: (turn) => [turn.endTurn()] }),
  ],
  onTurnStart: (table) => (table.state.turn > 12 ? [table.win(null, "dusk")] : []),
});
const planned = () => scene(game).does(0, "plan", { card: "sun" }).does(1, "wait");
const aimedAt = (table: ReturnType<typeof planned>) => {
  const { state } = table;
  const id = state.effects[0]!.targets[0];
  return [state.deck, state.hand, state.field, [state.row]].flat(2).find((piece) => piece.id === id)?.at;
};

it("a card of the owner's hand that comes to light", () => {
  expect(aimedAt(planned().does(0, "lay", { card: "sun" }))).toBe("field/0");
  expect(aimedAt(planned().does(0, "gather"))).toBe("field/0");
});
it("not into a hand where its owner cannot follow it", () => {
  expect(aimedAt(planned().does(0, "give", { card: "sun" }))).toBeUndefined();
});
it("not into a deck, nor out of it again", () => {
  const table = planned().does(0, "bury", { card: "sun" });
  expect(aimedAt(table)).toBeUndefined();
  expect(aimedAt(table.does(1, "wait").does(0, "draw"))).toBeUndefined();
});
it("not through a shuffle of backs", () => {
  const table = scene(game);
  table.does(0, "point", { card: table.state.row[1]!.id });
  expect(aimedAt(table)).toBe("row");
  expect(aimedAt(table.does(1, "mix"))).toBeUndefined();
});
it("obeys the laws", () => {
  expect(laws(game, { matches: 12, every: 1 }).matches).toBe(12);
});
