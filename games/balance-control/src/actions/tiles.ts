import { open, pieceId, type Refusal, refuse, type Table, type Text } from "@cardwright/core";
import * as z from "zod/mini";
import { cannotPay, PAYING, pay } from "../cost/pay.ts";
import { surchargesOf } from "../cost/surcharges.ts";
import { placementSkipped, spot } from "../events/turn.ts";
import { type Cell, freeCells } from "../hexes.ts";
import { hotspotsChecked } from "../hotspots.ts";
import { doing, spotText } from "../sentences.ts";
import { type BalanceControl, type Seat, world } from "../world.ts";

/** The first half of a turn: draw a tile and lay it next to any other [R4.2]. */

type Look = Table<BalanceControl>;
const laying = (table: Look, seat: Seat) =>
  ({ seat, act: "placeTile", tile: table.state.drawnTile[0] ?? null }) as const;

export const tileLaid = world.event(
  "core.tileLaid",
  { seat: open(world.seat), tile: open(pieceId), ...spot },
  { say: ({ seat, ...at }, names) => `${doing(names, seat, "lay")} ${spotText(names, at)}.` },
);
const tileUnplaceable = world.event(
  "core.tileUnplaceable",
  { face: open(z.string()) },
  { say: ({ face }, names) => `${names.face(face)} cannot be laid and is discarded.`, reveals: ["face"] },
);
const draws = world.step("core.draws", { seat: world.seat });
const looksAtTile = world.step("core.looksAtTile", { seat: world.seat });
/** An unplaceable tile goes to the open discard and the player draws on; an empty bag ends the placement [R4.3]. */
draws.does((table, { seat }) =>
  table.state.bag.length === 0
    ? [table.phase("awaitingAction")]
    : [table.draw(1, "bag", "drawnTile"), looksAtTile({ seat })],
);
looksAtTile.does((table, { seat }) => {
  const [tile] = table.state.drawnTile;
  if (tile === undefined) return [];
  if (cannotPay(table, laying(table, seat)) === undefined) return [];
  return [tileUnplaceable({ face: tile.face }), table.move(tile, "discard"), draws({ seat })];
});

export const drawTile = world.action("core.drawTile", {
  label: "Draw a tile",
  phase: "awaitingPlacement",
  play(turn) {
    turn.need(turn.state.drawnTile.length === 0, "TILE_ALREADY_DRAWN");
    return [draws({ seat: turn.seat })];
  },
});

const cellLabel = ({ id }: Cell): Text => ["label.cell", { cell: id }];
export const placeTile = world.action("core.placeTile", {
  takes: { cell: "text", ...PAYING },
  label: "Lay the tile",
  phase: "awaitingPlacement",
  play(turn) {
    const { state, seat } = turn;
    const [tile] = state.drawnTile;
    if (tile === undefined) {
      turn.stop(refuse("NO_TILE_DRAWN"));
      return [];
    }
    const refused = cannotPay(turn, laying(turn, seat));
    const { id, q, r } = turn.oneOf("cell", freeCells(state.map), {
      ask: ["action.core.placeTile.cell", { face: tile.face }],
      label: cellLabel,
      check: () => refused,
    });
    return [
      ...pay(turn, laying(turn, seat)),
      turn.move(tile, "map", { marks: { q, r, resolved: false } }),
      tileLaid({ seat, tile: tile.id, face: tile.face, cell: id }),
      hotspotsChecked({}),
      turn.phase("awaitingAction"),
    ];
  },
});

/**
 * Whether any effect keeps anyone from doing this. Whom it reaches is the engine's matter; one way out too many harms
 * nobody, one too few would stop the match.
 */
const isBlocked = ({ state }: Look, type: string): boolean =>
  state.effects.some(({ modifiers }) => modifiers?.blockActionTypes?.includes(type) === true);
/** Why a tile has to be laid: nothing stands against it, and it costs nothing. */
export function mustLay(table: Look, seat: Seat): Refusal | undefined {
  if (table.state.drawnTile.length === 0) {
    return isBlocked(table, drawTile.type) ? undefined : refuse("PLACEMENT_POSSIBLE");
  }
  const free = surchargesOf(table, laying(table, seat)).length === 0 && !isBlocked(table, placeTile.type);
  return free ? refuse("PLACEMENT_POSSIBLE.free") : undefined;
}
/** The way out where drawing or laying is blocked or would cost something; a turn never stands still [R4.5]. */
export const skipPlacement = world.action("core.skipPlacement", {
  label: "Lay no tile",
  phase: "awaitingPlacement",
  play(turn) {
    const { state, seat } = turn;
    turn.stop(mustLay(turn, seat));
    return [
      ...state.drawnTile.map((tile) => turn.move(tile, "discard")),
      placementSkipped({ seat }),
      turn.phase("awaitingAction"),
    ];
  },
});
