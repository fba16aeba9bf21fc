import { type GameSpec, SUBMIT_CHOICE, type Table } from "@cardwright/core";
import { drawTile, mustLay, placeTile, skipPlacement } from "./actions/tiles.ts";
import { passTurn, skipAction } from "./actions/ways-out.ts";
import { freeCells } from "./hexes.ts";
import type { BalanceControl, Seat } from "./world.ts";

type Taken = ReturnType<NonNullable<GameSpec<BalanceControl>["onTimeout"]>>;

/** How what is asked is declined. A prompt that is not named here is answered with the first that it offers. */
const DECLINED: Readonly<Record<string, string>> = {
  "core.hotspotPrice": "NO",
  "exp.security.answer": "NO",
  "exp.security.innerOrder": "nothing",
};

/** For a player whose time is up, the least that the rules allow: nothing of theirs is spent or moved [R4.7]. */
export function onTimeout(table: Table<BalanceControl>, seat: Seat): Taken {
  const { phase, prompts, drawnTile, map } = table.state;
  const prompt = prompts.find((open) => open.seat === seat);
  if (prompt !== undefined) {
    const selections = DECLINED[prompt.type];
    if (selections === undefined) return undefined;
    return { type: SUBMIT_CHOICE, payload: { prompt_id: prompt.id, selections } };
  }
  if (phase === "awaitingAction") return { type: skipAction.type };
  if (phase === "awaitingPass") return { type: passTurn.type };
  if (mustLay(table, seat) === undefined) return { type: skipPlacement.type };
  if (drawnTile.length === 0) return { type: drawTile.type };
  return { type: placeTile.type, payload: { cell: freeCells(map)[0]?.id ?? "" } };
}
