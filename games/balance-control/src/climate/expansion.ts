import { defineExpansion, measureParts } from "@cardwright/core";
import { resortOpened } from "../events/resources.ts";
import { tilesJoinBag } from "../events/setup.ts";
import { measureActions } from "../measures/actions.ts";
import { deckOf } from "../measures/measure.ts";
import { cannotPlayNow, payFor, taking } from "../measures/playing.ts";
import { resortFace, tileCard } from "../tiles.ts";
import { countdownPlaced, neverAutomatic, placeCountdown, TRANSFORMATION_PRESSURE } from "./countdown.ts";
import { measures } from "./measures/index.ts";
import { climateWorld, declares } from "./world.ts";

/** Climate and future: a resort, a hotspot that is counted down, and fifteen measures [R13]. */

export const CLIMATE_TILES: readonly string[] = [
  resortFace("climate", 1),
  resortFace("climate", 1),
  resortFace("climate", 2),
  resortFace("climate", 2),
  TRANSFORMATION_PRESSURE,
];
const deck = deckOf(measures);
const parts = measureParts(climateWorld, {
  expansionId: "climate",
  deckIds: deck.ids,
  nameOf: deck.nameOf,
  phases: ["awaitingPlacement", "awaitingAction"],
  onTake: (turn) => taking(turn),
});
const deckActions = measureActions(parts, {
  expansion: "climate",
  deck,
  takingPhase: "awaitingAction",
  cannotPlay: (turn, id) => cannotPlayNow(turn, deck.byId(id)),
  onPlay(turn, id) {
    const measure = deck.byId(id);
    const played = measure.play(turn);
    return [...payFor(turn, measure), ...played];
  },
});
export const climate = defineExpansion({
  id: "climate",
  version: "1",
  declares,
  slice: parts.slice,
  events: [...parts.events, countdownPlaced],
  actions: [...deckActions, placeCountdown],
  effects: deck.effects,
  rules: [...parts.rules, neverAutomatic],
  cards: [
    ...deck.cards,
    tileCard(resortFace("climate", 1)),
    tileCard(resortFace("climate", 2)),
    tileCard(TRANSFORMATION_PRESSURE, "Resolves with the third countdown marker, whatever lies around it."),
  ],
  onSessionCreate: (context) => ({
    ...parts.onSessionCreate(context),
    events: [resortOpened({ resort: "climate" }), tilesJoinBag({ faces: CLIMATE_TILES })],
  }),
});
