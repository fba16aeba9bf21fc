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
      play: (turn) => [...turn.show([turn.state.row[turn.number("at", 0, 3)]!], turn.seat), turn.endTurn()],
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
it("obeys the laws", () => {
  expect(laws({ ...game, effects: [], passives: () => [] }, { matches: 4 }).matches).toBe(4);
});
