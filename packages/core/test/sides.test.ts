import { describe, expect, it } from "vitest";
import { createEngine, seedFromText } from "../src/host.ts";
import { defineWorld, type Piece, quantity, z, zone } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";

/** A banner helps whoever holds it; it can be stolen. */
const declares = {
  seats: 2,
  phases: ["MAIN"],
  options: z.object({}),
  zones: { field: zone.each<Piece<"banner">>("everyone", { inPlay: true }) },
  facts: {},
  questions: { strength: quantity<{ seat: 0 | 1 }>("seat", { floor: 0 }) },
} as const;
interface Owned extends Piece<"banner"> {
  readonly owner: number;
}
interface Sides extends Readonly<typeof declares> {}
const world = defineWorld<Sides>(declares);
const banner = world.effect("banner", {
  name: "Banner",
  duration: { type: "whileInPlay" },
  hooks: { strength: { add: 1 } },
});
const steal = world.action("steal", {
  takes: { card: "piece" },
  label: "Steal",
  play: (turn) => [
    turn.move(turn.oneOf("card", turn.state.field[turn.next(turn.seat)]), ["field", turn.seat]),
    turn.endTurn(),
  ],
});
const sides = world.game({
  id: "sides",
  name: "Sides",
  version: "1",
  actionsMax: 10,
  setup: (table) => [table.create(["field", 1], ["banner"])],
  effects: [banner],
  passives: () => [banner],
  actions: [steal],
  onTurnStart: ({ win, state }) => (state.turn > 5 ? [win(null, "enough")] : []),
});

describe("a piece in play that changes sides", () => {
  it("helps its new owner, once, and no longer the old one", () => {
    const table = scene(sides);
    const owners = () => table.state.effects.map(({ owner }) => owner);
    expect(owners()).toEqual([1]);
    expect(table.does(0, "steal", { card: "banner" }).events.map(({ type }) => type)).toEqual([
      "PIECE_MOVED",
      "EFFECT_ENDED",
      "EFFECT_STARTED",
      "TURN_ENDED",
      "TURN_STARTED",
    ]);
    expect(owners()).toEqual([0]);
    table.does(1, "steal", { card: "banner" });
    expect(owners()).toEqual([1]);
  });
  it.each(["mark", "move"] as const)("changes them by its owner mark too (%s)", (way) => {
    const shared = { ...declares, zones: { board: zone.shared<Owned>("everyone", { inPlay: true }) } } as const;
    const open = defineWorld(shared);
    const pole = open.effect("banner", { duration: { type: "whileInPlay" }, hooks: { strength: { add: 1 } } });
    const take = open.action("take", {
      play: (turn) => {
        const [piece] = turn.state.board;
        const marks = { owner: turn.seat };
        return [way === "mark" ? turn.mark(piece!, marks) : turn.move(piece!, "board", { marks })];
      },
    });
    const engine = createEngine(
      open.game({
        id: "shared",
        name: "Shared",
        version: "1",
        actionsMax: 10,
        setup: (table) => [table.create("board", ["banner"], { owner: 1 })],
        effects: [pole],
        passives: () => [pole],
        actions: [take],
      }),
    );
    const { snapshot } = engine.create({ seed: seedFromText("mark") });
    expect(snapshot.state.effects.map(({ owner }) => owner)).toEqual([1]);
    const taken = engine.applyAction(snapshot, { type: "take", seat: 0 });
    expect(taken.ok && taken.snapshot.state.effects.map(({ owner }) => owner)).toEqual([0]);
  });
  it("cannot be stolen where there is none, and the offer says so", () => {
    const engine = createEngine(sides);
    const { state } = engine.create({ seed: seedFromText("none") }).snapshot;
    expect(engine.offers(state, 0)).toMatchObject([{ type: "steal", choice: { name: "card" } }]);
    const bare = { ...state, field: [[], []] as const };
    expect(engine.offers(bare, 0)).toMatchObject([{ type: "steal", choice: null, refused: { code: "NO_CHOICE" } }]);
  });
  it("obeys the laws", () => {
    laws(sides, { matches: 2 });
  });
});
