import { refuse } from "@cardwright/core";
import { controller, markersOn } from "../influence.ts";
import { isKind, placeName, resortOf } from "../tiles.ts";
import type { Decision, Seat, Tile } from "../world.ts";

/** What measures fall on. The start committee is immune, so that nothing here ever offers it. */

function tileOf(turn: Decision, ask: string, fits: (tile: Tile) => boolean): Tile {
  return turn.oneOf(
    "target",
    turn.state.map.filter((tile) => !isKind(tile, "start") && fits(tile)),
    { ask, label: placeName },
  );
}
export const openHotspot = (turn: Decision): readonly string[] => [
  tileOf(turn, "Which hotspot?", (tile) => isKind(tile, "hotspot") && !tile.resolved).id,
];
export const anyHotspot = (turn: Decision): readonly string[] => [
  tileOf(turn, "Which hotspot?", (tile) => isKind(tile, "hotspot")).id,
];
export const resortTile = (turn: Decision): readonly string[] => [
  tileOf(turn, "Which resort tile?", (tile) => isKind(tile, "resort")).id,
];
export const anyTile = (turn: Decision): readonly string[] => [tileOf(turn, "Which tile?", () => true).id];
export const tileOfOpponent =
  (resort: string) =>
  (turn: Decision): readonly string[] => {
    const opponents = (tile: Tile): boolean => {
      const leader = controller(turn, tile, "settlement");
      return resortOf(tile) === resort && leader !== undefined && leader !== turn.seat;
    };
    return [tileOf(turn, `Which ${resort} tile of an opponent?`, opponents).id];
  };
/** A resort tile on which the player has a marker. */
export const ownResortTile = (turn: Decision): Tile =>
  tileOf(
    turn,
    "Which resort tile?",
    (tile) => isKind(tile, "resort") && markersOn(turn.state.board, tile, turn.seat) > 0,
  );
export const opponent = (turn: Decision): readonly Seat[] => [
  turn.oneOf("player", turn.others(turn.seat), { ask: "Which player?", label: (seat) => `Player ${seat + 1}` }),
];
/** A resort that no effect of that definition lies on yet. */
export const resortWithout = (turn: Decision, definition: string): string =>
  turn.oneOf("resort", turn.state.resorts, {
    ask: "Which resort?",
    check: (resort) =>
      turn.state.effects.some((effect) => effect.definition === definition && effect.params["resort"] === resort)
        ? refuse("RESORT_TAKEN", "there is one on that resort already")
        : undefined,
  });
