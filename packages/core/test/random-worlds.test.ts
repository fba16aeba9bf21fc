import fc from "fast-check";
import { expect, it } from "vitest";
import type { piecesShuffled } from "../src/engine/events/pieces-shuffled.ts";
import { createEngine, diff, patchesOf, seedFromText } from "../src/host.ts";
import { defineWorld, type Piece, z, zone } from "../src/index.ts";
import { drawFrom } from "../src/testing/index.ts";

/**
 * Cards wander at random between places of every sight. Beside it a model that knows nothing of the engine says which card
 * each viewer can follow; views and events are held to it. Whose face they may know is held to `possible-worlds.ts`.
 */

const FACES = ["f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7"];
const cards = { pool: "cards" };
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.shared<Piece>("nobody", cards),
    hand: zone.each<Piece>("owner", cards),
    row: zone.shared<Piece>("backs", { ...cards, inPlay: true }),
    board: zone.shared<Piece>("everyone", { ...cards, inPlay: true }),
  },
  facts: {},
  questions: {},
} as const;
interface Wandering extends Readonly<typeof declares> {}
const world = defineWorld<Wandering>(declares);
const aura = world.effect("aura", { duration: { type: "whileInPlay" } });
const PLACES = [["deck"], ["hand", 0], ["hand", 1], ["row"], ["board"]] as const;
const OPS = ["move", "gather", "shuffle", "show", "flip"] as const;
type At = (typeof PLACES)[number];
const named = (at: At) => (at.length === 1 ? at[0] : at);
type State = ReturnType<Engine["start"]>;
const listOf = (state: State, [zoneName, seat]: At): readonly Piece[] =>
  zoneName === "hand" ? state.hand[seat] : state[zoneName];
const game = world.game({
  id: "wandering",
  name: "Wandering",
  version: "1",
  actionsMax: 99,
  setup: (table) => [table.create("deck", FACES)],
  effects: [aura],
  passives: (face) => (face < "f3" ? [aura] : []),
  actions: [
    world.action("do", {
      takes: { op: "text", from: "number", to: "number", index: "number", seat: "number" },
      play(turn) {
        const op = turn.oneOf("op", OPS);
        const from = PLACES[turn.number("from", 0, 4)]!;
        const to = PLACES[turn.number("to", 0, 4)]!;
        const list = listOf(turn.state, from);
        const piece = list[turn.number("index", 0, 7) % Math.max(1, list.length)];
        const seat = turn.number("seat", 0, 1) === 0 ? 0 : 1;
        if (op === "shuffle") return [turn.shuffle(named(from))];
        if (op === "gather") return from === to ? [] : [turn.gather(named(from), named(to))];
        if (piece === undefined) return [];
        if (op === "show") return turn.show([piece], seat);
        if (op === "flip") return from[0] === "row" ? [turn.flip(piece, piece.up !== true)] : [];
        return [to[0] === "hand" ? turn.move(piece, ["hand", to[1]]) : turn.move(piece, to[0])];
      },
    }),
  ],
});
type Engine = ReturnType<typeof createEngine<Wandering>>;
const VIEWERS = [-1, 0, 1];

interface Card {
  at: At;
  up: boolean;
  /** By viewer: when they last could not tell where it is. */
  lost: Map<number, number>;
}
const follows = (viewer: number, [name, seat]: At): boolean =>
  name === "board" || name === "row" || (name === "hand" && seat === viewer);
class Model {
  readonly cards = new Map(FACES.map((face): [string, Card] => [face, fresh(PLACES[0])]));
  move(face: string, to: At): void {
    const card = this.cards.get(face)!;
    card.at = to;
    card.up = false;
  }
}
const fresh = (at: At): Card => ({ at, up: false, lost: new Map() });

type Step = { op: (typeof OPS)[number]; from: number; to: number; index: number; seat: number };
function follow(model: Model, before: State, { op, from, to, index }: Step): void {
  const at = PLACES[from]!;
  const list = listOf(before, at);
  const face = list[index % Math.max(1, list.length)]?.face;
  if (op === "gather" && from !== to) {
    for (const each of list) Object.assign(model.cards.get(each.face)!, { at: PLACES[to]!, up: false });
  } else if (face === undefined || op === "gather" || op === "shuffle" || op === "show") return;
  else if (op === "move") model.move(face, PLACES[to]!);
  else if (at[0] === "row") model.cards.get(face)!.up = !model.cards.get(face)!.up;
}
const facesIn = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/(?<=")f\d(?=")/g))].sort();
const idsIn = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/(?<=")p\d+(?=")/g))];

function wander(engine: Engine, steps: readonly Step[]): void {
  let { snapshot } = engine.create({ seed: seedFromText("wandering") });
  const model = new Model();
  const lastSeen = new Map<string, number>();
  for (const [time, payload] of steps.entries()) {
    const result = engine.applyAction(snapshot, { type: "do", seat: 0, payload });
    if (!result.ok) throw new Error(result.error.message);
    follow(model, snapshot.state, payload);
    const { state: earlier } = snapshot;
    snapshot = result.snapshot;
    const { state } = snapshot;
    const pieces = PLACES.flatMap((at) => listOf(state, at));
    const idsFor = (viewer: number, table: State): readonly string[] =>
      PLACES.flatMap((at) => (follows(viewer, at) ? listOf(table, at).map(({ id }) => id) : []));
    for (const viewer of VIEWERS) {
      const view = engine.view(state, viewer);
      const events = engine.seeEvents(result.entry.events, viewer);
      expect(patchesOf(engine)(earlier, state).for(viewer)).toEqual(diff(engine.view(earlier, viewer), view));
      const seen = [engine.view(earlier, viewer), view].flatMap(({ deck, hand, row, board }) => [
        deck,
        hand,
        row,
        board,
      ]);
      expect(facesIn(seen)).toEqual(expect.arrayContaining(facesIn(events)));
      expect([...idsFor(viewer, earlier), ...idsFor(viewer, state)]).toEqual(expect.arrayContaining(idsIn(events)));
      for (const [face, card] of model.cards) {
        const isMixed = payload.op === "shuffle" && PLACES[payload.from] === card.at && card.at[0] === "row";
        if (!follows(viewer, card.at)) card.lost.set(viewer, time);
        // Cards that they see after the shuffle they may follow from there.
        else if (isMixed) card.lost.set(viewer, time - 0.5);
        const { id } = pieces.find((piece) => piece.face === face)!;
        if (!idsIn(view).includes(id)) continue;
        expect(follows(viewer, card.at)).toBe(true);
        // Nobody finds a card again by an id that they saw before they lost it.
        const seen = lastSeen.get(`${viewer} ${id}`);
        if (seen !== undefined) expect(seen).toBeGreaterThan(card.lost.get(viewer) ?? -1);
      }
      for (const id of [...idsIn(view), ...idsIn(events)]) lastSeen.set(`${viewer} ${id}`, time);
      const other = engine.redeal(state, viewer, drawFrom(`${time}`));
      expect(engine.view(other, viewer)).toEqual(view);
    }
  }
}
const step = fc.record({
  op: fc.constantFrom(...OPS),
  from: fc.nat(4),
  to: fc.nat(4),
  index: fc.nat(7),
  seat: fc.nat(1),
});
const wanders = fc.array(step, { minLength: 1, maxLength: 30 });
const holds = (engine: Engine): void =>
  fc.assert(
    fc.property(wanders, (steps) => wander(engine, steps)),
    { numRuns: 150, seed: 7 },
  );

it("tells each viewer of no face that the table does not show, and of no card that they cannot follow", () => {
  holds(createEngine(game));
});
const keepsIds: (typeof piecesShuffled)["plan"] = (ledger, { place, order }) => ({
  place: ledger.place(place),
  order,
  first: undefined,
});
/** An oracle that is never wrong is worth nothing: each of these it must find. */
it.each([
  ["a move that tells everything", "PIECE_MOVED", { sees: (_: unknown, event: object) => event }],
  ["a shuffle of backs that keeps their ids", "PIECES_SHUFFLED", { plan: keepsIds }],
  ["a look that everyone shares", "PIECES_SHOWN", { sees: (_: unknown, event: object) => event }],
])("finds %s", (_, type, defect) => {
  const parts = createEngine(game).rules.events.get(type)!.event!;
  const sound = { ...parts };
  Object.assign(parts, defect);
  try {
    expect(() => holds(createEngine(game))).toThrow(/Property failed/);
  } finally {
    Object.assign(parts, sound);
  }
});
