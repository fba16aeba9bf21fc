import type { ActiveEffect, Piece, StateOf, Table } from "@cardwright/core";
import { deckNames, type Expansion, type Measures, measuresOf as measuresIn } from "@cardwright/core/expansion";
import { createEngine, timeoutAction } from "@cardwright/core/host";
import { type Scene, scene } from "@cardwright/core/testing";
import { type BalanceControl, climate, economy, game, security } from "../src/index.ts";
import type { Marker, Resources, Seat, Tile } from "../src/world.ts";

/** Tables to begin tests from: tiles by face and cell, markers by seat and cell, hands by deck. */

export type State = StateOf<BalanceControl>;
export type Stage = Scene<BalanceControl>;
export const COMBINATIONS: readonly (readonly Expansion[])[] = [
  [],
  [economy],
  [security],
  [climate],
  [economy, security],
  [economy, climate],
  [security, climate],
  [economy, security, climate],
];
export const nameOf = (expansions: readonly Expansion[]): string =>
  expansions.map(({ id }) => id).join(" + ") || "the core game";

export interface Given {
  readonly seats?: number;
  readonly expansions?: readonly Expansion[];
  readonly preset?: "short" | "full";
  readonly options?: object;
  readonly phase?: State["phase"];
  readonly activeSeat?: Seat;
  /** Faces by cell: { "1,0": "committee" }. The start tile lies at 0,0. */
  readonly tiles?: Readonly<Record<string, string>>;
  /** Cells of each seat's markers: [["1,0"], ["1,0", "2,0"]]. */
  readonly markers?: readonly (readonly string[])[];
  readonly resources?: readonly Resources[];
  /** Measures in hand by deck and seat: { economy: [["E02"], []] }. */
  readonly hands?: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly drawn?: string;
  readonly bag?: readonly string[];
  readonly effects?: readonly Partial<ActiveEffect>[];
  readonly more?: Readonly<Record<string, unknown>>;
}

export const tileId = (cell: string): string => `t${cell}`;
const piecesOf = (faces: readonly string[], at: string) => faces.map((face, i) => ({ id: `${at}${i}`, face, at }));
export const effectOf = (effect: Partial<ActiveEffect>, i = 0): ActiveEffect => ({
  id: `x${i}`,
  definition: "system",
  source: { kind: "system" },
  owner: -1,
  piece: null,
  targets: [],
  createdAtTurn: 1,
  expires: {},
  params: {},
  modifiers: null,
  ...effect,
});

export function stage(given: Given = {}): Stage {
  const { expansions = [], tiles = {}, markers = [], hands = {} } = given;
  return scene(game, {
    ...(given.seats === undefined ? {} : { seats: given.seats }),
    // Scenes are told with seat 0 first in every round; rotation has scenes of its own.
    options: { preset: given.preset ?? "short", startPlayer: "fixed", ...given.options },
    expansions,
    given(state) {
      const map = Object.entries(tiles).map(([cell, face]): Tile => {
        const [q, r] = cell.split(",").map(Number);
        return { id: tileId(cell), face, at: "map", q: q!, r: r!, resolved: false };
      });
      const board = markers.flatMap((cells, owner) =>
        cells.map(
          (cell, i): Marker => ({
            id: `m${owner}-${i}`,
            face: "influence",
            at: "board",
            owner: owner as Seat,
            tile: tileId(cell),
          }),
        ),
      );
      return {
        map: [...state.map, ...map],
        board,
        ...(given.resources === undefined
          ? {}
          : { resources: state.resources.map((_, seat) => given.resources?.[seat] ?? {}) as never }),
        ...(given.drawn === undefined ? {} : { drawnTile: piecesOf([given.drawn], "drawnTile") }),
        ...(given.bag === undefined ? {} : { bag: piecesOf(given.bag, "bag") }),
        ...(given.effects === undefined ? {} : { effects: given.effects.map(effectOf) }),
        phase: given.phase ?? "awaitingAction",
        activeSeat: given.activeSeat ?? 0,
        ...Object.assign({}, ...Object.entries(hands).map(([id, held]) => dealt(state, id, held))),
        ...given.more,
      } as Partial<State>;
    },
  });
}
export const measuresOf = ({ state }: Stage, deck: string): Measures => measuresIn(state, deck);
/** The table with a deck that lies as these measures say. */
export function withMeasures(on: Stage, id: string, measures: Measures): Stage {
  const names = deckNames(id);
  const deck = {
    [names.pile]: piecesOf(measures.drawPile, names.pile),
    [names.row]: piecesOf(measures.faceUp, names.row),
    [names.discard]: piecesOf(measures.discardPile, names.discard),
    [names.hand]: Object.entries(measures.handByPlayerId).map(([seat, hand]) =>
      piecesOf(hand, `${names.hand}/${seat}`),
    ),
    [names.recycled]: measures.recycled,
    [names.plays]: measures.playsByMeasureId,
    [names.played]: Object.values(measures.playedThisRoundByPlayerId),
  };
  on.snapshot = { ...on.snapshot, state: { ...on.state, ...deck } };
  return on;
}
/** Puts measures into hands, out of the pile and the row they came from. */
function dealt(state: object, id: string, hands: readonly (readonly string[])[]): object {
  const names = deckNames(id);
  const record = state as Readonly<Record<string, unknown>>;
  const held = new Set(hands.flat());
  const kept = (zone: string): readonly Piece[] =>
    (record[zone] as readonly Piece[]).filter(({ face }) => !held.has(face));
  return {
    [names.pile]: kept(names.pile),
    [names.row]: kept(names.row),
    [names.hand]: (record[names.hand] as readonly (readonly Piece[])[]).map((hand, seat) =>
      hands[seat] === undefined ? hand : piecesOf(hands[seat], `${names.hand}/${seat}`),
    ),
  };
}
export const resourcesOf = ({ state }: Stage, seat: Seat): Resources => state.resources[seat];
/** A tile by its cell. */
export const tileAt = ({ state }: Stage, cell: string): Tile => {
  const found = state.map.find(({ q, r }) => `${q},${r}` === cell);
  if (found === undefined) throw new Error(`no tile at ${cell}`);
  return found;
};
export const markersAt = ({ state }: Stage, cell: string, seat: Seat): number =>
  state.board.filter(({ tile, owner }) => tile === tileId(cell) && owner === seat).length;
/** The six cells around another. */
export const around = (q: number, r: number): readonly string[] =>
  [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ].map(([dq, dr]) => `${q + dq!},${r + dr!}`);
/** Ends the turn from wherever it stands, without an action. */
export function passes(table: Stage, seat: number): Stage {
  const { phase } = table.state;
  if (phase === "awaitingPlacement") {
    if (table.state.drawnTile.length === 0) table.does(seat, "core.drawTile");
    if (table.state.drawnTile.length > 0) {
      table.does(seat, "core.placeTile", { cell: table.choice(seat, "core.placeTile").options[0]!.key });
    }
  }
  if (table.state.phase === "awaitingAction") table.does(seat, "core.skipAction");
  return table.does(seat, "core.passTurn");
}
/** The table as rules see it, to ask them questions. The engine hands it to whoever decides for a seat that is late. */
export function tableOf({ engine, state }: Stage): Table<BalanceControl> {
  let seen: Table<BalanceControl> | undefined;
  const onTimeout: typeof game.onTimeout = (table) => {
    seen = table;
    return { type: "core.passTurn" };
  };
  timeoutAction(createEngine({ ...game, onTimeout }, engine.rules.expansions), state, 0);
  return seen!;
}
