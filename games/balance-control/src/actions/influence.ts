import { type Events, type Refusal, refuse, type Table } from "@cardwright/core";
import { cannotPay, PAYING, pay } from "../cost/pay.ts";
import { actionEnds, influenceMoved, influencePlaced, startingPlaced } from "../events/turn.ts";
import { areNeighbours } from "../hexes.ts";
import { influenceGained } from "../hotspots.ts";
import { markersOn } from "../influence.ts";
import { cellOf, isKind, placeLabel, spotOf } from "../tiles.ts";
import {
  type BalanceControl,
  type Decision,
  MARKERS_PER_TILE_MAX,
  type Marker,
  type Seat,
  type Tile,
  world,
} from "../world.ts";

/** Placing and moving influence [R5.2] [R5.3]. */

function cannotTake(turn: Decision, tile: Tile): Refusal | undefined {
  if (isKind(tile, "start")) return refuse("START_COMMITTEE");
  if (markersOn(turn.state.board, tile, turn.seat) < MARKERS_PER_TILE_MAX) return undefined;
  return refuse("TILE_FULL", { most: MARKERS_PER_TILE_MAX });
}

export const placeInfluence = world.action("core.placeInfluence", {
  takes: { tile: "piece", ...PAYING },
  label: "Place influence",
  phase: "awaitingAction",
  play(turn) {
    const { state, seat } = turn;
    const marker = state.supply[seat].at(-1);
    if (marker === undefined) {
      turn.stop(refuse("SUPPLY_EMPTY"));
      return [];
    }
    const act = "placeInfluence";
    const tile = turn.oneOf("tile", state.map, {
      ask: "Where do you place influence?",
      label: placeLabel,
      check: (target) => cannotTake(turn, target) ?? cannotPay(turn, { seat, act, tile: target }),
    });
    return [
      ...pay(turn, { seat, act, tile }),
      turn.move(marker, "board", { marks: { owner: seat, tile: tile.id } }),
      influencePlaced({ seat, tile: tile.id, ...spotOf(tile) }),
      actionEnds({ seat, act }),
    ];
  },
});

/** One of the seat's own markers on each tile; which of several makes no difference. */
function movable({ state, seat }: Decision): readonly Tile[] {
  return state.map.filter((tile) => markersOn(state.board, tile, seat) > 0);
}
const markerOn = ({ state, seat }: Decision, tile: Tile): Marker | undefined =>
  state.board.findLast((marker) => marker.owner === seat && marker.tile === tile.id);

export const moveInfluence = world.action("core.moveInfluence", {
  takes: { from: "piece", tile: "piece", ...PAYING },
  label: "Move influence",
  phase: "awaitingAction",
  play(turn) {
    const { state, seat } = turn;
    const act = "moveInfluence";
    const from = turn.oneOf("from", movable(turn), { ask: "From where do you move influence?", label: placeLabel });
    const tile = turn.oneOf(
      "tile",
      state.map.filter((target) => areNeighbours(from, target)),
      {
        ask: "To which tile next to it?",
        label: placeLabel,
        check: (target) => cannotTake(turn, target) ?? cannotPay(turn, { seat, act, tile: target }),
      },
    );
    const marker = markerOn(turn, from);
    if (marker === undefined) return [];
    return [
      ...pay(turn, { seat, act, tile }),
      turn.mark(marker, { tile: tile.id }),
      influenceMoved({ seat, tile: tile.id, ...spotOf(tile), fromFace: from.face, fromCell: cellOf(from) }),
      actionEnds({ seat, act }),
    ];
  },
});

/** The first time a supply is empty, all starting influence has been placed: formalising adds to it only later. */
const establishes = (seat: Seat, { state }: Table<BalanceControl>): Events | undefined =>
  state.supply[seat].length > 0 || state.established[seat] ? undefined : [startingPlaced({ seat })];
export const startingInfluence = world.rule("core.startingInfluence", {
  react: [
    world.on(influencePlaced, ({ seat }, table) => establishes(seat, table)),
    world.on(influenceGained, ({ seat }, table) => establishes(seat, table)),
  ],
});
