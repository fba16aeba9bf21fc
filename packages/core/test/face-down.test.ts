import { expect, it } from "vitest";
import { createEngine, replayEntries, seedFromText } from "../src/host.ts";
import { defineWorld, hidden, open, type Piece, pieceId, z, zone } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";

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
const song = world.effect("song", { duration: { type: "nTurns", turns: 6 } });
const pointed = world.event("pointed", { piece: hidden(pieceId) }, { say: () => "" });
const nudged = world.event("nudged", { piece: open(pieceId) }, { say: () => "" });
const game = world.game({
  id: "memory",
  name: "Memory",
  version: "1",
  actionsMax: 20,
  effects: [aura, song],
  passives: (face) => (face === "sun" || face === "moon" ? [aura] : []),
  setup: (table) => [table.create("row", ["sun", "moon", "star", "comet"])],
  actions: [
    world.action("look", {
      takes: { card: "piece" },
      label: "Look",
      play: (turn) => [...turn.show([turn.oneOf("card", turn.state.row)], turn.seat), turn.endTurn()],
    }),
    world.action("shuffle", {
      label: "Shuffle",
      play: (turn) => [turn.shuffle("row"), pointed({ piece: turn.state.row[0]!.id }), turn.endTurn()],
    }),
    world.action("turn", {
      takes: { card: "piece" },
      label: "Turn over",
      play: (turn) => {
        const card = turn.oneOf("card", turn.state.row);
        return [turn.flip(card, card.up !== true), turn.endTurn()];
      },
    }),
    world.action("nudge", {
      takes: { card: "piece" },
      label: "Nudge",
      play: (turn) => [nudged({ piece: turn.oneOf("card", turn.state.row).id }), turn.endTurn()],
    }),
    world.action("sing", { label: "Sing", play: (turn) => [song.start({ owner: turn.seat }), turn.endTurn()] }),
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
  const [sun, moon] = ["sun", "moon"].map((name) => row.find(({ face }) => face === name)!.id);
  expect(effects.map(({ id, piece, expires }) => [id, piece, expires.withPiece])).toEqual([
    [`h-1-${sun}-0`, sun, sun],
    [`h-1-${moon}-0`, moon, moon],
  ]);
  expect(result.entry.events).toContainEqual({ type: "pointed", piece: sun });
  expect(replayEntries(engine, state, [first.entry, result.entry])).toEqual(result.snapshot.state);
});
it("can be chosen from without being seen", () => {
  const { state } = first.snapshot;
  const { id } = state.row[1]!;
  const looked = engine.applyAction(first.snapshot, { type: "look", seat: 0, payload: { card: id } });
  if (!looked.ok) throw new Error(looked.error.message);
  const back = engine.applyAction(looked.snapshot, { type: "pass", seat: 1 });
  if (!back.ok) throw new Error(back.error.message);
  const blind = state.row.map((piece): object => ({ key: piece.id, label: ["card.unknown.name"] }));
  expect(engine.describe(state, { type: "look", seat: 0 })).toMatchObject({ options: blind });
  expect(JSON.stringify(engine.offers(state, 0))).not.toMatch(/sun|moon|star|comet/);
  // A viewer who has looked at it is shown it.
  expect(engine.describe(back.snapshot.state, { type: "look", seat: 0 })).toMatchObject({
    options: blind.with(1, { key: id, label: "moon" }),
  });
});
it("shows who looks at one what it does, and nothing that tells of others", () => {
  const table = scene(game).does(0, "sing").does(1, "pass");
  const { id } = table.state.row[1]!;
  const [, aura] = table.does(0, "look", { card: id }).view(0).effects;
  expect(aura).toMatchObject({ definition: "aura", piece: id, id: `h-1-${id}-0`, createdAtTurn: 0 });
  expect(table.view(1).effects).toHaveLength(1);
  // Once it is turned up it is the newest for everyone.
  const lit = [{ definition: "song" }, { id: "e2", definition: "aura", piece: id, createdAtTurn: 4 }];
  expect(table.does(1, "turn", { card: id }).view(1).effects).toMatchObject(lit);
});
it("obeys the laws", () => {
  expect(laws(game, { matches: 30, every: 1 }).matches).toBe(30);
});
