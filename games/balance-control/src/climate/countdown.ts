import { type Events, open, type Refusal, refuse } from "@cardwright/core";
import * as z from "zod/mini";
import { cannotPay, PAYING, pay } from "../cost/pay.ts";
import { actionEnds, spot } from "../events/turn.ts";
import { hotspotsChecked } from "../hotspots.ts";
import { doing, spotText } from "../sentences.ts";
import { placeLabel, spotOf } from "../tiles.ts";
import type { Decision, Tile } from "../world.ts";
import { COUNTDOWN_ACT, climateWorld } from "./world.ts";

/** Transformation Pressure never resolves by itself: players count it down [R13.2]. */

export const TRANSFORMATION_PRESSURE = "hotspot:transformation-pressure";
/** Markers with which it resolves, and what placing one costs. */
export const COUNTDOWN_MAX = 3;
export const COUNTDOWN_PRICE = { items: ["climate"] } as const;

export const countdownPlaced = climateWorld.event(
  "exp.climate.countdownPlaced",
  { seat: open(climateWorld.seat), markers: open(z.int()), ...spot },
  {
    apply: ({ countdown }, { markers }) => ({ countdown: countdown + markers }),
    say: ({ seat, markers = 1, ...at }, names) =>
      `${doing(names, seat, "place")} ${markers === 1 ? "a countdown marker" : `${markers} countdown markers`} on ${spotText(names, at)}.`,
  },
);
/** Its neighbours do not matter, only the countdown does. */
export const neverAutomatic = climateWorld.rule("climate.neverAutomatic", {
  hooks: {
    hotspotReady: ({ state }, ready, { tile }) =>
      tile.face !== TRANSFORMATION_PRESSURE ? ready : state.countdown >= COUNTDOWN_MAX ? 1 : 0,
  },
});

function cannotCount(turn: Decision, tile: Tile): Refusal | undefined {
  if (tile.resolved) return refuse("HOTSPOT_RESOLVED");
  const blocked = turn.check("tileWorks", { tile, use: "hotspot" });
  return blocked ?? cannotPay(turn, { seat: turn.seat, act: COUNTDOWN_ACT, tile, price: COUNTDOWN_PRICE });
}
export const placeCountdown = climateWorld.action("exp.climate.placeCountdown", {
  takes: { tile: "piece", ...PAYING },
  label: "Place a countdown marker",
  phase: "awaitingAction",
  play(turn): Events {
    const { state, seat } = turn;
    const tile = turn.oneOf(
      "tile",
      state.map.filter(({ face }) => face === TRANSFORMATION_PRESSURE),
      { ask: "Where do you count down?", label: placeLabel, check: (hotspot) => cannotCount(turn, hotspot) },
    );
    const markers = turn.ask("countdownMarkers", { seat }, 1);
    return [
      ...pay(turn, { seat, act: COUNTDOWN_ACT, tile, price: COUNTDOWN_PRICE }),
      countdownPlaced({ seat, markers, ...spotOf(tile) }),
      hotspotsChecked({}),
      actionEnds({ seat, act: COUNTDOWN_ACT }),
    ];
  },
});
