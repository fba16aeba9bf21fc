import type { GameSpec, Table } from "@cardwright/core";
import { drawTile, mustLay, placeTile, skipPlacement } from "./actions/tiles.ts";
import { passTurn, skipAction } from "./actions/ways-out.ts";
import { freeCells } from "./hexes.ts";
import type { BalanceControl, Seat } from "./world.ts";

type Taken = ReturnType<NonNullable<GameSpec<BalanceControl>["onTimeout"]>>;

/** For a player whose time is up, the least that the rules allow: nothing of theirs is spent or moved [R4.7]. */
export function onTimeout(table: Table<BalanceControl>, seat: Seat): Taken {
  const { phase, drawnTile, map } = table.state;
  if (phase === "awaitingAction") return { type: skipAction.type };
  if (phase === "awaitingPass") return { type: passTurn.type };
  if (mustLay(table, seat) === undefined) return { type: skipPlacement.type };
  if (drawnTile.length === 0) return { type: drawTile.type };
  return { type: placeTile.type, payload: { cell: freeCells(map)[0]?.id ?? "" } };
}
