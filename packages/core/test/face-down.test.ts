import { expect, it } from "vitest";
import { createEngine, defineWorld, hidden, type Piece, pieceId, seedFromText, z, zone } from "../src/index.ts";
import { laws } from "../src/testing/index.ts";

/** Cards that lie face down in a row: who has looked at one follows it by its id, until they are shuffled. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: { row: zone.shared<Piece>("backs", { inPlay: true }) },
  facts: {},
  questions: {},
} as const;
interface Memory extends Readonly<typeof declares> {}
const world = defineWorld<Memory>(declares);
const aura = world.effect("aura", { duration: { type: "whileInPlay" } });
const pointed = world.event("pointed", { piece: hidden(pieceId) }, { say: () => "" });
const game = world.game({
  id: "memory",
  name: "Memory",
  version: "1",
  actionsMax: 20,
  events: [pointed],
  effects: [aura],
  passives: (face) => (face === "sun" ? [aura] : []),
  setup: (table) => [table.createShared("row", ["sun", "moon", "star", "comet"])],
  actions: [
    world.action("look", {
      label: "Look",
      play: (turn) => [...turn.show([turn.oneOf("card", turn.state.row)], turn.seat), turn.endTurn()],
    }),
    world.action("shuffle", {
      label: "Shuffle",
      play: (turn) => [turn.shuffle("row"), pointed({ piece: turn.state.row[0]!.id }), turn.endTurn()],
    }),
    world.action("pass", { label: "Pass", play: (turn) => [turn.endTurn()] }),
  ],
  onTurnStart: (table) => (table.state.turn > 9 ? [table.win(null, "dawn")] : []),
});
const engine = createEngine(game, [], { strict: true });
const first = engine.create({ seed: seedFromText("memory") });

it("has other ids afterwards, which effects and waiting events follow", () => {
  const { state } = first.snapshot;
  const before = state.row.map(({ id }) => id);
  const result = engine.applyAction(first.snapshot, { type: "shuffle", seat: 0 });
  if (!result.ok) throw new Error(result.error.message);
  const { row, effects } = result.snapshot.state;
  expect(row.filter(({ id }) => before.includes(id))).toEqual([]);
  const sun = row.find(({ face }) => face === "sun")!.id;
  expect(effects.map(({ piece, expires }) => [piece, expires.withPiece])).toEqual([[sun, sun]]);
  expect(result.entry.events).toContainEqual({ type: "pointed", piece: sun });
  expect(engine.replay(state, [first.entry, result.entry])).toEqual(result.snapshot.state);
});
it("can be chosen from without being seen", () => {
  const { state } = first.snapshot;
  const { id } = state.row[1]!;
  const looked = engine.applyAction(first.snapshot, { type: "look", seat: 0, payload: { card: id } });
  if (!looked.ok) throw new Error(looked.error.message);
  const back = engine.applyAction(looked.snapshot, { type: "pass", seat: 1 });
  if (!back.ok) throw new Error(back.error.message);
  const blind = state.row.map((piece) => ({ key: piece.id, label: "A card" }));
  expect(engine.describe(state, { type: "look", seat: 0 })).toMatchObject({ options: blind });
  expect(JSON.stringify(engine.offers(state, 0))).not.toMatch(/sun|moon|star|comet/);
  // Who has looked at it is shown it.
  expect(engine.describe(back.snapshot.state, { type: "look", seat: 0 })).toMatchObject({
    options: blind.with(1, { key: id, label: "moon" }),
  });
});
it("obeys the laws", () => {
  expect(laws({ ...game, effects: [], passives: () => [] }, { matches: 4 }).matches).toBe(4);
});
