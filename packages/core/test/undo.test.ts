import { expect, it } from "vitest";
import { createEngine, headerOf, logOf, replay, seedFromText, stateHash, verify } from "../src/host.ts";
import { defineWorld, fact, open, type Piece, z, zone } from "../src/index.ts";
import type { Action, Entry } from "../src/protocol/index.ts";
import { checkLaws, laws } from "../src/testing/index.ts";

/** A seat takes its last action back, and further back, while nobody has learned anything, no chance was drawn and nobody else had to act. */

const cards = { pool: "cards" };
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    deck: zone.shared<Piece>("nobody", cards),
    hand: zone.each<Piece>("owner", cards),
    pawns: zone.shared<Piece>("everyone", { pool: "pawns" }),
    yard: zone.shared<Piece>("everyone", { pool: "pawns" }),
    laid: zone.shared<Piece>("everyone", cards),
  },
  facts: { gold: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Stepping extends Readonly<typeof declares> {}
const world = defineWorld<Stepping>(declares);
const seat = open(world.seat);
const hinted = world.event("hinted", { seat, has: open(z.boolean()) }, { reveals: ["has"], say: () => "" });
const ends = (name: string) => world.action(name, { label: name, play: (turn) => [turn.endTurn()] });
const holds = (turn: { readonly seat: 0 | 1; readonly state: { readonly hand: readonly (readonly Piece[])[] } }) =>
  turn.state.hand[turn.seat]!.some(({ face }) => face === "ace");
const choose = world.prompt("CHOOSE", {
  memo: {},
  takes: { really: "yesNo" },
  answer: (turn) => [turn.add("gold", turn.seat, turn.yesNo("really") ? 2 : 1)],
});
const game = world.game({
  ...{ id: "stepping", name: "Stepping", version: "1", actionsMax: 60 },
  setup: (table) => [
    table.create("deck", ["ace", "ace", "king", "king", "queen", "queen"]),
    table.create("pawns", ["pawn", "pawn", "pawn"]),
    table.shuffle("deck"),
    table.draw(2, "deck", ["hand", 0]),
    table.draw(2, "deck", ["hand", 1]),
  ],
  actions: [
    world.action("step", {
      takes: { pawn: "piece" },
      label: "Step",
      play: (turn) => [turn.move(turn.oneOf("pawn", turn.state.pawns), "yard")],
    }),
    world.action("lay", {
      takes: { card: "piece" },
      label: "Lay",
      play: (turn) => [turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), "laid")],
    }),
    world.action("bury", {
      takes: { card: "piece" },
      label: "Bury",
      play: (turn) => [turn.move(turn.oneOf("card", turn.state.hand[turn.seat]), "deck", { position: "bottom" })],
    }),
    world.action("draw", { label: "Draw", play: (turn) => [turn.draw(1, "deck", ["hand", turn.seat])] }),
    world.action("roll", { label: "Roll", play: (turn) => [turn.shuffle("deck")] }),
    world.action("earn", { label: "Earn", play: (turn) => [turn.add("gold", turn.seat, 1)] }),
    world.action("boast", {
      label: "Boast",
      play(turn) {
        turn.need(holds(turn), "NO", "only who holds an ace may boast");
        return [turn.add("gold", turn.seat, 1)];
      },
    }),
    world.action("hint", { label: "Hint", play: (turn) => [hinted({ seat: turn.seat, has: holds(turn) })] }),
    world.action("wonder", { label: "Wonder", play: (turn) => [choose(turn.seat, {})] }),
    world.action("ask", { label: "Ask", play: (turn) => [choose(turn.next(turn.seat), {})] }),
    ends("end"),
  ],
  prompts: [choose],
  onTurnStart: (table) => (table.state.turn > 4 ? [table.win(null, "enough")] : []),
});
const engine = createEngine(game);
const UNDO = "UNDO";
/** A match in which seat 0 has drawn an ace. */
const begun = () => {
  for (let n = 0; ; n++) {
    const match = { seed: seedFromText(`stepping ${n}`), seats: 2 };
    const first = engine.create(match);
    if (first.snapshot.state.hand[0].some(({ face }) => face === "ace")) return { match, ...first };
  }
};
function played(...steps: readonly (string | Action)[]) {
  const { match, snapshot: first, entry } = begun();
  let snapshot = first;
  const entries: Entry[] = [entry];
  for (const step of steps) {
    const { hand, pawns } = snapshot.state;
    const payload =
      step === "step" ? { pawn: pawns[0]!.id } : step === "lay" || step === "bury" ? { card: hand[0][0]!.id } : {};
    const result = engine.applyAction(snapshot, typeof step === "string" ? { type: step, seat: 0, payload } : step);
    if (!result.ok) throw new Error(result.error.code);
    snapshot = result.snapshot;
    entries.push(result.entry);
  }
  return { match, first, snapshot, entries };
}
const mayUndo = (...steps: readonly string[]): boolean => engine.canUndo(played(...steps).snapshot, 0);

it("is offered after a public piece moved, a public number changed, or a card went face down", () => {
  expect(mayUndo("step")).toBe(true);
  expect(mayUndo("earn")).toBe(true);
  expect(mayUndo("bury")).toBe(true);
  expect(mayUndo("wonder")).toBe(true);
  expect(engine.canUndo(played("step").snapshot, 1)).toBe(false);
});
it.each([
  ["a card that left a hidden hand face up", ["lay"]],
  ["a card that was drawn", ["draw"]],
  ["a shuffle", ["roll"]],
  ["an event that reveals", ["hint"]],
  ["a legality that tells of a hand", ["boast"]],
  ["a prompt of another seat", ["ask"]],
  ["the end of a turn", ["end"]],
  ["nothing at all", []],
])("is not offered past %s", (_, steps) => {
  expect(mayUndo(...steps)).toBe(false);
  expect(() => played(...steps, UNDO)).toThrow("NOTHING_TO_UNDO");
});
it("goes back step by step, and no further than what taught nothing", () => {
  const { first, snapshot } = played("step", "earn", "step", UNDO, UNDO, UNDO);
  expect(snapshot.state).toEqual(first.state);
  expect(snapshot.revision).toBe(6);
  expect(() => played("earn", "draw", "earn", UNDO, UNDO)).toThrow("NOTHING_TO_UNDO");
  expect(() => played("earn", "draw", "earn", UNDO)).not.toThrow();
});
it("is an entry of the log, which replay and verify follow", () => {
  const { match, snapshot, entries } = played("step", "earn", UNDO, "bury", UNDO, "earn", "end");
  const log = logOf(headerOf(engine, match, snapshot), JSON.parse(JSON.stringify(entries)));
  expect(log.lines).toHaveLength(8);
  expect(log.lines[3]!.entry.events).toEqual([{ seat: 0, to: 1, action: "earn", type: "ACTION_UNDONE" }]);
  expect(stateHash(replay(engine, log))).toBe(stateHash(snapshot.state));
  expect(verify(engine, log, match.seed)).toEqual({ ok: true });
  // An undo that the rules would have refused is no part of a sound match.
  const forged = [...entries.slice(0, 2), { ...entries[3]!, revision: 2 }];
  expect(verify(engine, logOf(log.header, forged), match.seed).ok).toBe(false);
});
it("takes effect once by its intent, and survives being kept as text", () => {
  const once = played("step", "earn", { type: UNDO, seat: 0, intentId: "back" }).snapshot;
  const again = engine.applyAction(once, { type: UNDO, seat: 0, intentId: "back" });
  expect(again).toMatchObject({ ok: true, repeated: true });
  const kept = JSON.parse(JSON.stringify(played("step", "earn").snapshot)) as typeof once;
  expect(engine.canUndo(kept, 0)).toBe(true);
  expect(engine.applyAction(kept, { type: UNDO, seat: 0 })).toMatchObject({ ok: true, repeated: false });
});
it("is narrowed by the game", () => {
  const strict = createEngine({ ...game, mayUndo: ({ type }) => type !== "earn" });
  const { snapshot } = strict.create({ seed: seedFromText("narrow"), seats: 2 });
  const result = strict.applyAction(snapshot, { type: "earn", seat: 0 });
  expect(result.ok && strict.canUndo(result.snapshot, 0)).toBe(false);
});
it("obeys the laws", () => {
  // Three worlds may all hold an ace: it is the law that finds such an action, and the game that then says so.
  const honest = { ...game, actionsMax: 400, mayUndo: ({ type }: Action) => type !== "boast" };
  expect(laws(honest, { matches: 3, every: 1 }).matches).toBe(3);
});
type AnyFunction = (...args: readonly never[]) => unknown;
/** The laws play on an engine of their own, so that a defect is planted in the class. */
function brokenBy(method: "canUndo" | "back", plant: (sound: AnyFunction) => AnyFunction): readonly string[] {
  const kind = Object.getPrototypeOf(engine) as Record<string, AnyFunction>;
  const sound = kind[method]!;
  kind[method] = plant(sound);
  try {
    return checkLaws(game, { matches: 2, every: 1 }).laws.flatMap(({ ok, name }) => (ok ? [] : [name]));
  } finally {
    kind[method] = sound;
  }
}
it("finds an undo that is offered too often, and one that leaves something behind", () => {
  const shown = "undo is offered only where nobody has learned anything";
  const same = "after an undo everything is as it was";
  expect(brokenBy("canUndo", () => () => true)).toContain(shown);
  const leaves = (sound: AnyFunction): AnyFunction =>
    function (this: unknown, ...args) {
      const result = Reflect.apply(sound, this, args) as { ok: boolean; snapshot: { state: { turn: number } } };
      if (result.ok) Object.assign(result.snapshot, { state: { ...result.snapshot.state, gold: [7, 7] } });
      return result;
    };
  expect(brokenBy("back", leaves)).toContain(same);
});

it("comes to an end: nobody fills a log by going forth and back", () => {
  let { snapshot } = begun();
  const take = (type: string) => engine.applyAction(snapshot, { type, seat: 0, payload: {} });
  for (;;) {
    for (const type of ["earn", UNDO]) {
      const result = take(type);
      if (!result.ok) {
        expect([type, result.error.code, snapshot.revision]).toEqual([UNDO, "UNDOS_SPENT", 3 * game.actionsMax + 1]);
        // Nor by asking for it; the match itself goes on.
        expect(take("TAKEBACK")).toMatchObject({ ok: false, error: { code: "UNDOS_SPENT" } });
        expect(take("end").ok).toBe(true);
        return;
      }
      snapshot = result.snapshot;
    }
    if (snapshot.revision > 10 * game.actionsMax) expect.fail("it goes on for ever");
  }
});
