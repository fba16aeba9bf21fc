import { refuse, type Text } from "@cardwright/core";
import { controller, markersOn } from "../influence.ts";
import { isKind, placeLabel, resortName, resortOf } from "../tiles.ts";
import type { Decision, Seat, Tile } from "../world.ts";

/** What measures fall on. The start committee is immune, so that nothing here ever offers it. */

type Fits = (turn: Decision, tile: Tile) => boolean;
const tilesThat = (turn: Decision, fits: Fits): readonly Tile[] =>
  turn.state.map.filter((tile) => !isKind(tile, "start") && fits(turn, tile));
const tileThat = (turn: Decision, ask: Text, fits: Fits): Tile =>
  turn.oneOf("target", tilesThat(turn, fits), { ask, label: placeLabel });
const aTile = (ask: Text, fits: Fits) => ({
  exists: (turn: Decision): boolean => tilesThat(turn, fits).length > 0,
  choose: (turn: Decision): readonly string[] => [tileThat(turn, ask, fits).id],
});

export const openHotspot = aTile(["ask.target.hotspot"], (_, tile) => isKind(tile, "hotspot") && !tile.resolved);
export const anyHotspot = aTile(["ask.target.hotspot"], (_, tile) => isKind(tile, "hotspot"));
export const resortTile = aTile(["ask.target.resort"], (_, tile) => isKind(tile, "resort"));
export const anyTile = aTile(["ask.target"], () => true);
export const tileOfOpponent = (resort: string) =>
  aTile(["ask.target.opponent", { resort }], (turn, tile) => {
    if (resortOf(tile) !== resort) return false;
    const leader = controller(turn, tile, "settlement");
    return leader !== undefined && leader !== turn.seat;
  });

/** A resort tile on which the player has a marker. */
const ownResort: Fits = ({ state, seat }, tile) => isKind(tile, "resort") && markersOn(state.board, tile, seat) > 0;
export const hasOwnResortTile = (turn: Decision): boolean => tilesThat(turn, ownResort).length > 0;
export const ownResortTile = (turn: Decision): Tile => tileThat(turn, ["ask.target.resort"], ownResort);

export const opponent = {
  exists: (): boolean => true,
  choose: (turn: Decision): readonly Seat[] => [turn.oneOf("player", turn.others(turn.seat), {})],
};
/** A resort that no effect of that definition lies on yet. */
export const resortWithout = (turn: Decision, definition: string): string =>
  turn.oneOf("resort", turn.state.resorts, {
    ask: "Which resort?",
    label: resortName,
    check: (resort) =>
      turn.state.effects.some((effect) => effect.definition === definition && effect.params["resort"] === resort)
        ? refuse("RESORT_TAKEN")
        : undefined,
  });
