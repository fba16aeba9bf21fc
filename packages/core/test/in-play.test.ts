import { describe, expect, it } from "vitest";
import { createEngine, examineRules, replayEntries, seedFromText } from "../src/host.ts";
import { defineWorld, open, type Piece, pieceId, quantity, z, zone } from "../src/index.ts";

/** Pieces in play that not everyone sees: their owners, the effects that hang on them, and the events that tell of them. */

interface Owned extends Piece {
  readonly owner: number;
}
const owned = { marks: { owner: z.int() } };
const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {
    pot: zone.shared<Owned>("owner", owned),
    veil: zone.shared<Owned>("backs", owned),
    out: zone.shared<Owned>("owner", owned),
    vault: zone.shared<Owned>("nobody", owned),
    traps: zone.each<Piece>("backs", { inPlay: true }),
    plans: zone.each<Piece>("owner", { inPlay: true }),
    field: zone.each<Piece>("everyone", { inPlay: true }),
    ruins: zone.shared<Piece>("backs", { inPlay: true }),
    bin: zone.shared<Piece>("everyone"),
  },
  facts: {},
  questions: { power: quantity<{ seat: number }>("seat") },
} as const;
interface Board extends Readonly<typeof declares> {}
const world = defineWorld<Board>(declares);
const aura = world.effect("aura", { duration: { type: "whileInPlay" }, hooks: { power: { add: 1 } } });
const nobodys = world.effect("nobodys", { seenBy: "owner", duration: { type: "untilConsumed" } });
const curse = world.effect("curse", { duration: { type: "untilEndOfTurn" } });
const told = world.event("told", { what: open(z.string()) });
const lookFor = world.step("lookFor", { piece: pieceId }, (table, { piece }) => [
  told({ what: table.find("field", piece) === undefined ? "lost" : "found" }),
]);
const game = world.game({
  id: "in-play",
  name: "In play",
  version: "1",
  actionsMax: 9,
  effects: [aura, nobodys, curse],
  passives: (face) => (face.startsWith("x") ? [aura] : []),
  setup: (table) => [
    table.create("pot", ["secretA"], { owner: 0 }),
    table.create("pot", ["secretB"], { owner: 1 }),
    table.create("vault", ["secretD"], { owner: 0 }),
    table.create(["traps", 0], ["x1", "x2"]),
    table.create(["plans", 0], ["x3"]),
    table.create("bin", ["x9"]),
  ],
  actions: [
    world.action("gather", { play: (turn) => [turn.gather("pot", "out")] }),
    world.action("veil", { play: (turn) => [turn.create("veil", ["secretC"], { owner: 0 })] }),
    world.action("give", { play: (turn) => [turn.move(turn.state.vault[0]!, "veil", { marks: { owner: 1 } })] }),
    world.action("nobody", { play: () => [nobodys.start({ owner: -1 })] }),
    world.action("curse", { play: (turn) => [curse.start({ owner: 0, piece: turn.state.bin[0]!.id })] }),
    world.action("build", { play: (turn) => [turn.create("ruins", ["xA", "xB", "xC"])] }),
    world.action("dig", { play: (turn) => [turn.move(turn.state.ruins[0]!, ["plans", 0])] }),
    world.action("trap", { play: (turn) => [turn.move(turn.state.traps[0][1]!, ["field", 0])] }),
    world.action("plan", {
      play: (turn) => {
        const [piece] = turn.state.plans[0];
        return [turn.move(piece!, ["field", 0]), lookFor({ piece: piece!.id })];
      },
    }),
    world.action("plans", {
      play: (turn) => {
        const [piece] = turn.state.plans[0];
        return [turn.gather(["plans", 0], ["field", 0]), lookFor({ piece: piece!.id })];
      },
    }),
    world.action("bin", { play: (turn) => turn.state.field[0].map((piece) => turn.move(piece, "bin")) }),
    world.action("enter", { play: (turn) => [turn.gather("bin", ["field", 0])] }),
  ],
});
const engine = createEngine(game, [], { strict: true });
const { snapshot, entry } = engine.create({ seed: seedFromText("in play") });
type At = typeof snapshot;
function after(type: string, from: At = snapshot) {
  const result = engine.applyAction(from, { type, seat: 0 });
  if (!result.ok) throw new Error(result.error.code, { cause: "defect" in result ? result.defect : undefined });
  return result;
}
const WATCHER = -1;

describe("a shared place where each sees what is their own", () => {
  it("shows who only watches neither faces nor ids, in the view and in events", () => {
    const steps = [entry, after("gather").entry, after("veil").entry];
    const view = JSON.stringify(engine.view(snapshot.state, WATCHER));
    const events = JSON.stringify(steps.flatMap((step) => engine.seeEvents(step.events, WATCHER)));
    expect(view + events).not.toMatch(/secret/);
    expect(JSON.stringify(engine.view(snapshot.state, 0).pot)).toMatch(/secretA/);
  });
  it("tells the face of what is given away to its new owner, and not to the old one who never saw it", () => {
    const { snapshot: next, entry: step } = after("give");
    for (const viewer of [WATCHER, 0, 1]) {
      const received = JSON.stringify(engine.seeEvents(step.events, viewer));
      expect(received.includes("secretD")).toBe(viewer === 1);
      expect(JSON.stringify(engine.view(next.state, viewer)).includes("secretD")).toBe(viewer === 1);
    }
  });
  it("shows a secret effect that belongs to nobody to nobody", () => {
    const { snapshot: next, entry: step } = after("nobody");
    for (const viewer of [WATCHER, 0, 1]) {
      expect(engine.view(next.state, viewer).effects.map(({ definition }) => definition)).not.toContain("nobodys");
      expect(engine.seeEvents(step.events, viewer)).toEqual([]);
    }
  });
});

describe("what hangs on a piece in play", () => {
  const auras = (at: At) =>
    at.state.effects.map(({ id, piece, expires }) => ({ id, piece, withPiece: expires.withPiece }));
  it.each(["plan", "plans"])("follows it to its new id, and ends with it (%s)", (type) => {
    const { snapshot: next, entry: step } = after(type);
    const { id } = next.state.field[0][0]!;
    expect(auras(next)).toContainEqual({ id: expect.stringMatching(/^e/), piece: id, withPiece: id });
    expect(step.events.at(-1)).toEqual({ type: "told", what: "found" });
    expect(engine.view(next.state, 1).effects).toHaveLength(1);
    const gone = after("bin", next);
    expect(auras(gone.snapshot)).toHaveLength(2);
    // Whoever saw it begin sees it end.
    expect(engine.seeEvents(gone.entry.events, 1).map(({ type: what }) => what)).toContain("EFFECT_ENDED");
  });
  it("is nobody's secret where its piece is nobody's, each with a number of its own", () => {
    const ruins = after("build").snapshot;
    const [one, two, three] = ruins.state.ruins.map(({ id }) => id);
    const hanging = (at: At) => at.state.effects.filter(({ owner }) => owner < 0).map(({ piece }) => piece);
    expect(new Set(ruins.state.effects.map(({ id }) => id)).size).toBe(ruins.state.effects.length);
    // The same after the state was kept as text.
    const kept: At = { ...ruins, state: JSON.parse(JSON.stringify(ruins.state)) };
    const again = after("build", kept).snapshot;
    expect(new Set(again.state.effects.map(({ id }) => id)).size).toBe(again.state.effects.length);
    expect(hanging(ruins)).toEqual([one, two, three]);
    const dug = after("dig", ruins);
    expect(hanging(dug.snapshot)).toEqual([two, three]);
    for (const viewer of [WATCHER, 1])
      expect(JSON.stringify(engine.seeEvents(dug.entry.events, viewer))).not.toMatch(/xA/);
  });
  it("is seen by everyone where everyone sees its piece, in play or not", () => {
    const [{ id }] = snapshot.state.bin as readonly [Piece];
    const cursed = after("curse").snapshot;
    for (const viewer of [WATCHER, 0, 1]) {
      const seen = engine.view(cursed.state, viewer).effects.filter(({ piece }) => piece === id);
      expect(seen).toMatchObject([{ id: "e1", definition: "curse" }]);
    }
  });
  it("gets an open number when it comes to light", () => {
    const { effects } = engine.view(after("trap").snapshot.state, 1);
    expect(effects.map(({ id }) => id)).toEqual(["e1"]);
  });
  it("begins when a whole pile enters play", () => {
    const { snapshot: next } = after("enter");
    expect(auras(next)).toContainEqual(expect.objectContaining({ piece: next.state.field[0][0]!.id }));
  });
  it("is rebuilt from events alone", () => {
    for (const type of ["trap", "plan", "plans", "enter"]) {
      const { snapshot: next, entry: step } = after(type);
      const { seats, options } = snapshot.state;
      expect(replayEntries(engine, { seats, options }, [entry, step])).toEqual(next.state);
    }
  });
});

describe("what a definition may not ask for", () => {
  it("an effect used from where not everyone can follow a card", () => {
    const handler = world.handler({
      ...{ effectId: "SPY", zones: ["plans"], windows: ["main"] },
      begin: () => ({ events: [] }),
    });
    const parts = { ...game, handlers: [handler], abilities: () => ["SPY"] };
    expect(() => examineRules(parts)).toThrow(/"SPY" works from plans, where not everyone can follow a card/);
  });
  it("an effect that lasts while a piece is in play, without a piece", () => {
    const start = world.action("start", { play: () => [aura.start({ owner: 0 })] });
    const without = createEngine({ ...game, actions: [start] });
    const { snapshot: first } = without.create({ seed: seedFromText("in play") });
    expect(without.applyAction(first, { type: "start", seat: 0 })).toMatchObject({
      error: { code: "RULES_FAILED" },
      defect: { message: "effect aura lasts while a piece is in play, and hangs on none" },
    });
  });
});
