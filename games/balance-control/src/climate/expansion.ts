import { defineExpansion } from "@cardwright/core/expansion";
import { resortOpened } from "../events/resources.ts";
import { tilesJoinBag } from "../events/setup.ts";
import { deckParts, withDeck } from "../measures/deck-parts.ts";
import { deckRules } from "../measures/playing.ts";
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
const parts = deckParts(climateWorld, "climate", measures, deckRules);
export const climate = defineExpansion({
  id: "climate",
  version: "2",
  declares: withDeck(declares, parts.declares),
  events: [...parts.events, countdownPlaced],
  actions: [...parts.actions, placeCountdown],
  effects: parts.deck.effects,
  rules: [...parts.rules, neverAutomatic],
  cards: [
    ...parts.deck.cards,
    tileCard(resortFace("climate", 1)),
    tileCard(resortFace("climate", 2)),
    tileCard(TRANSFORMATION_PRESSURE, "Resolves with the third countdown marker, whatever lies around it."),
  ],
  onSessionCreate: () => ({
    events: [
      ...parts.onSessionCreate().events,
      resortOpened({ resort: "climate" }),
      tilesJoinBag({ faces: CLIMATE_TILES }),
    ],
  }),
});
