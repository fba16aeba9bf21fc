import { defineWorld, fact, open, type Piece, quantity, z, zone } from "../../src/index.ts";

/** A small game in the manner of spec 000: draw a tile, place it, pass. Two to four seats. */

type Tile = Piece<"hill" | "lake" | "town">;
const declares = {
  seats: [2, 4],
  phases: ["awaitingPlacement", "awaitingAction", "awaitingPass"],
  options: z.object({ tiles: z.int().min(1).max(60).default(30) }),
  zones: {
    bag: zone.shared<Tile>("nobody", { pool: "tiles" }),
    drawn: zone.each<Tile>("everyone", { capacity: 1 }),
    map: zone.shared<Tile>("everyone", { order: "row" }),
  },
  facts: {
    placedThisTurn: fact.each(0, "everyone", { resets: "turn" }),
    placedThisRound: fact.each(0, "everyone", { resets: "round" }),
    settled: fact.shared(0, "everyone"),
  },
  questions: { cost: quantity<{ seat: number }>("seat", { floor: 0 }) },
} as const;
interface Tiles extends Readonly<typeof declares> {}
export const world = defineWorld<Tiles>(declares);

export const roundSettled = world.event(
  "roundSettled",
  { round: open(z.int()) },
  { apply: (state) => ({ settled: state.settled + 1 }), say: ({ round }) => `Round ${round} is settled.` },
);
const drawTile = world.action("core.drawTile", {
  label: "Draw a tile",
  phase: "awaitingPlacement",
  play(turn) {
    turn.need(turn.state.drawn[turn.seat].length === 0, "TILE_DRAWN", "you have drawn a tile already");
    turn.need(turn.state.bag.length > 0, "BAG_EMPTY", "no tile is left");
    return [turn.draw(1, "bag", ["drawn", turn.seat])];
  },
});
const placeTile = world.action("core.placeTile", {
  takes: { cell: "text", payment: "text", tile: "piece" },
  label: "Place the tile",
  phase: "awaitingPlacement",
  play(turn) {
    const tile = turn.oneOf("tile", turn.state.drawn[turn.seat]);
    return [
      turn.move(tile, "map"),
      turn.add("placedThisTurn", turn.seat, 1),
      turn.add("placedThisRound", turn.seat, 1),
      turn.phase("awaitingPass"),
    ];
  },
});
/** A blocked draw must not end the game: there is always a way to skip. */
const skipPlacement = world.action("core.skipPlacement", {
  label: "Skip",
  phase: "awaitingPlacement",
  play: (turn) => [turn.phase("awaitingPass")],
});
const passTurn = world.action("core.passTurn", {
  label: "Pass",
  phase: "awaitingPass",
  play: (turn) => [turn.endTurn()],
});

export const tiles = world.game({
  id: "tiles",
  name: "Tiles",
  version: "1",
  actionsMax: 600,
  setup: (table) => {
    const faces = Array.from(
      { length: table.state.options.tiles },
      (_, i) => (["hill", "lake", "town"] as const)[i % 3] ?? "hill",
    );
    return [table.create("bag", faces), table.shuffle("bag")];
  },
  actions: [drawTile, placeTile, skipPlacement, passTurn],
  onRoundEnd: (table) => {
    const { round, bag } = table.state;
    const settled = roundSettled({ round });
    return bag.length === 0 || round >= 40 ? [settled, table.win([0], "the bag is empty")] : [settled];
  },
});
