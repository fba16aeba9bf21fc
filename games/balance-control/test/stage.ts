import type { ActiveEffect, StateOf, Table } from "@cardwright/core";
import type { Expansion, MeasureState } from "@cardwright/core/expansion";
import { createEngine } from "@cardwright/core/host";
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
        extensions: Object.fromEntries(
          Object.entries(state.extensions).map(([id, slice]) => [id, dealt(slice, hands[id] ?? [])]),
        ),
        ...given.more,
      } as Partial<State>;
    },
  });
}
/** Puts measures into hands, out of the pile and the row they came from. */
function dealt(slice: unknown, hands: readonly (readonly string[])[]): unknown {
  const { measures } = (slice ?? {}) as { readonly measures?: MeasureState };
  if (measures === undefined) return slice;
  const held = new Set(hands.flat());
  const kept = (ids: readonly string[]): readonly string[] => ids.filter((id) => !held.has(id));
  return {
    measures: {
      ...measures,
      drawPile: kept(measures.drawPile),
      faceUp: kept(measures.faceUp),
      handByPlayerId: { ...measures.handByPlayerId, ...Object.fromEntries(hands.map((hand, i) => [String(i), hand])) },
    },
  };
}
export const measuresOf = ({ state }: Stage, deck: string): MeasureState =>
  (state.extensions[deck] as { readonly measures: MeasureState }).measures;
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
  createEngine({ ...game, onTimeout }, engine.rules.expansions).timeoutAction(state, 0);
  return seen!;
}
