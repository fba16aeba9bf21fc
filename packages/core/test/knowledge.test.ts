import fc from "fast-check";
import { expect, it } from "vitest";
import { type AnyEventParts, EventKind } from "../src/engine/events/kind.ts";
import type { Ledger } from "../src/engine/ledger.ts";
import { createEngine, type Engine, seedFromText } from "../src/host.ts";
import { type Draw, defineWorld, hidden, type Piece, z, zone } from "../src/index.ts";
import { drawFrom } from "../src/testing/index.ts";
import { type Place, placesFor, type Step, Worlds } from "./possible-worlds.ts";

/**
 * Cards wander between places of every sight. Beside it, for each viewer, every world that they hold possible is written out
 * and followed by what they were shown. Views say what holds in all of them, no more and no less; worlds dealt anew are some of them.
 */

const cards = { pool: "cards" };
const declares = {
  seats: [2, 3],
  phases: ["main"],
  options: z.object({ deck: z.string().default("aabbc") }),
  zones: {
    deck: zone.shared<Piece>("nobody", cards),
    hand: zone.each<Piece>("owner", cards),
    row: zone.shared<Piece>("backs", cards),
    board: zone.shared<Piece>("everyone", cards),
  },
  facts: {},
  questions: {},
} as const;
interface Wandering extends Readonly<typeof declares> {}
const world = defineWorld<Wandering>(declares);
const OPS = ["move", "under", "swap", "stack", "gather", "shuffle", "show", "flip"] as const;
const SPOTS = ["deck", ["hand", 0], ["hand", 1], ["hand", 2], "row", "board"] as const;
const spotsFor = (seats: number) => SPOTS.filter((spot) => typeof spot === "string" || spot[1] < seats);
/** An event of the author's own: nobody sees in which order it lays the deck. */
const stacked = world.event(
  "STACKED",
  { order: hidden(z.array(z.int())) },
  { apply: ({ deck }, { order }) => ({ deck: order.map((i) => deck[i]!) }), say: () => "" },
);
const turned = (count: number, by: number): number[] => Array.from({ length: count }, (_, i) => (i + by) % count);
const game = world.game({
  id: "wandering",
  name: "Wandering",
  version: "1",
  actionsMax: 99,
  setup: (table) => [table.create("deck", [...table.state.options.deck])],
  actions: [
    world.action("do", {
      takes: { op: "text", from: "number", to: "number", index: "number", seat: "number" },
      play(turn) {
        const op = turn.oneOf("op", OPS);
        const { state } = turn;
        const spots = spotsFor(state.seats);
        const from = spots[turn.number("from", 0, spots.length - 1)]!;
        const to = spots[turn.number("to", 0, spots.length - 1)]!;
        const listAt = (spot: typeof from): readonly Piece[] =>
          typeof spot === "object" ? state.hand[spot[1]]! : state[spot];
        const list = listAt(from);
        const index = turn.number("index", 0, 7);
        const piece = list[index % Math.max(1, list.length)];
        const seat = turn.seats[turn.number("seat", 0, state.seats - 1)]!;
        if (op === "stack") return [stacked({ order: turned(state.deck.length, index) })];
        if (op === "shuffle") return [turn.shuffle(from)];
        if (op === "gather") return from === to ? [] : [turn.gather(from, to)];
        if (piece === undefined) return [];
        if (op === "show") return turn.show([piece], seat);
        if (op === "flip") return from === "row" ? [turn.flip(piece, piece.up !== true)] : [];
        if (op === "move" || op === "under")
          return [turn.move(piece, to, { position: op === "under" ? "bottom" : "top" })];
        const other = listAt(to)[index % Math.max(1, listAt(to).length)];
        return from === to || other === undefined ? [] : [turn.move(piece, to), turn.move(other, from)];
      },
    }),
  ],
});
type Wanders = Engine<Wandering>;
type State = ReturnType<Wanders["start"]>;
const layout = ({ deck, hand, row, board }: State): readonly (readonly Piece[])[] => [deck, ...hand, row, board];

interface Hidden {
  readonly count: number;
  readonly known?: readonly { readonly index: number; readonly face: string }[];
  readonly holds?: readonly string[];
}
const isHidden = (seen: unknown): seen is Hidden => typeof seen === "object" && seen !== null && "count" in seen;
/** By place: the faces that a view tells, by position or as lying there somewhere. */
function told(engine: Wanders, state: State, viewer: number): readonly unknown[] {
  const { deck, hand, row, board } = engine.view(state, viewer);
  return [deck, ...hand, row, board].map((seen, i) => {
    if (isHidden(seen)) {
      const { known = [], holds = [] } = seen;
      const spots = i === 0 ? known.map(({ index, face }) => `${index}${face}`) : [];
      const faces = [...holds, ...(i === 0 ? [] : known.map(({ face }) => face))];
      return { spots, holds: faces.sort() };
    }
    const list = seen as readonly { readonly face?: string }[];
    return { spots: list.flatMap(({ face }, index) => (face === undefined ? [] : [`${index}${face}`])), holds: [] };
  });
}
/** The same step from the next place where cards lie: the others would do nothing. */
function somewhere(step: Step, state: State): Step {
  const places = placesFor(state.seats);
  const isThere = (place: Place): boolean => layout(state)[places.indexOf(place)]!.length > 0;
  const [wanted, to] = [step.from, step.to].map((place) => (places.includes(place) ? place : "hand/1"));
  const from = [...places.slice(places.indexOf(wanted!)), ...places].find(isThere)!;
  const special = step.op === "flip" ? "row" : step.op === "stack" ? "deck" : from;
  const op = step.op === "stack" && !isThere("deck") ? "shuffle" : step.op;
  return { ...step, op, to: to!, from: isThere(special) ? special : from, seat: step.seat % state.seats };
}
function wander(engine: Wanders, seats: 2 | 3, steps: readonly Step[]): void {
  const deck = seats === 2 ? "aabbc" : "aabc";
  const places = placesFor(seats);
  let { snapshot } = engine.create({ seats, options: { deck }, seed: seedFromText("wandering") });
  const minds = [-1, ...Array.from({ length: seats }, (_, seat) => seat)].map(
    (viewer) => new Worlds(viewer, seats, "abc", deck.length),
  );
  for (const [time, wish] of steps.entries()) {
    const step = somewhere(wish, snapshot.state);
    const payload = { ...step, op: step.op, from: places.indexOf(step.from), to: places.indexOf(step.to) };
    const result = engine.applyAction(snapshot, { type: "do", seat: 0, payload });
    if (!result.ok) throw new Error(`${result.error.message} ${String("defect" in result ? result.defect : "")}`);
    const before = layout(snapshot.state);
    snapshot = result.snapshot;
    const { state } = snapshot;
    for (const mind of minds) {
      mind.follow(step, before, layout(state));
      expect(told(engine, state, mind.viewer), `viewer ${mind.viewer}`).toEqual(mind.certain());
      for (let n = 0; n < 3; n++) {
        const dream = engine.redeal(state, mind.viewer, drawFrom(`${time} ${n}`));
        expect(mind.holds(layout(dream)), `viewer ${mind.viewer} dreams what cannot be`).toBe(true);
        expect(engine.view(dream, mind.viewer)).toEqual(engine.view(state, mind.viewer));
      }
    }
  }
}
const step = fc.record({
  op: fc.constantFrom(...OPS),
  from: fc.constantFrom(...placesFor(3)),
  to: fc.constantFrom(...placesFor(3)),
  index: fc.nat(7),
  seat: fc.nat(2),
});
/** Moves are what takes certainty away by and by. */
const moving = fc.record({
  ...{ op: fc.constantFrom("move", "under"), index: fc.nat(7), seat: fc.nat(2) },
  from: fc.constantFrom(...placesFor(3)),
  to: fc.constantFrom(...placesFor(3)),
});
const wanders = fc.array(fc.oneof(step, moving), { minLength: 1, maxLength: 16 });
const holds = (engine: Wanders, numRuns = 200): void =>
  fc.assert(
    fc.property(fc.constantFrom(2, 3), wanders, (seats, steps) => wander(engine, seats, steps)),
    { numRuns, seed: 11, endOnFailure: true },
  );

it("lets each viewer know what holds in every world that they hold possible, and imagine only such worlds", () => {
  holds(createEngine(game), 60);
});
/** An oracle that is never wrong is worth nothing: each of these it must find. */
const kinds = createEngine(game).rules.events;
const partsOf = (type: string) => kinds.get(type)!.event!;
const forgetful = (type: string) => ({
  ...partsOf(type),
  write(ledger: Ledger, plan: unknown) {
    partsOf(type).write!(ledger, plan);
    ledger.fields().known = null;
  },
});
const careless = (type: string) => ({
  ...partsOf(type),
  write(ledger: Ledger, plan: unknown) {
    const { known } = ledger.state;
    partsOf(type).write!(ledger, plan);
    ledger.fields().known = known;
  },
});
function planted(engine: Wanders, parts: AnyEventParts): Wanders {
  const events = new Map(engine.rules.events).set(parts.type, new EventKind(parts, SILENT));
  Object.assign(engine.rules, { events });
  return engine;
}
const SILENT = { ruleReplaces: [], ruleReacts: [], effectsReplace: false, effectsReact: false };
it.each([
  ["a move that takes knowledge away", forgetful("PIECE_MOVED")],
  ["a move that leaves knowledge where it was", careless("PIECE_MOVED")],
  ["a card turned face down that nobody has seen", careless("PIECE_FLIPPED")],
  ["a look that teaches nothing", careless("PIECES_SHOWN")],
  ["a shuffle that hides nothing", careless("PIECES_SHUFFLED")],
  ["a shuffle that takes everything away", forgetful("PIECES_SHUFFLED")],
  ["a pile that is taken up in its order", careless("PIECES_GATHERED")],
  ["a pile that an author's event lays anew, and somebody follows", careless("STACKED")],
])("finds %s", (_, parts) => {
  expect(() => holds(planted(createEngine(game), parts))).toThrow(/Property failed/);
});
it("finds worlds dealt anew without regard to what was mixed up", () => {
  const engine = createEngine(game);
  const redeal = engine.redeal.bind(engine);
  const forgets = (state: State): State =>
    state.known === null ? state : { ...state, known: { ...state.known, mixed: [] } };
  Object.assign(engine, { redeal: (state: State, viewer: number, draw: Draw) => redeal(forgets(state), viewer, draw) });
  expect(() => holds(engine)).toThrow(/Property failed/);
});
