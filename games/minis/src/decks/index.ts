import { crownedSky } from "./crowned-sky.ts";
import type { PrebuiltDeck } from "./deck.ts";
import { emberGrove } from "./ember-grove.ts";
import { fiveWinds } from "./five-winds.ts";
import { forgeFire } from "./forge-fire.ts";
import { ironGale } from "./iron-gale.ts";
import { lamplitTide } from "./lamplit-tide.ts";
import { longNight } from "./long-night.ts";
import { moonlitGarden } from "./moonlit-garden.ts";
import { sunThrone } from "./sun-throne.ts";
import { swiftCurrent } from "./swift-current.ts";
import { tideSpark } from "./tide-spark.ts";
import { winterLight } from "./winter-light.ts";

/** The first two of a mode are its default pairing. */
export const PREBUILT_DECKS: readonly PrebuiltDeck[] = [
  emberGrove,
  lamplitTide,
  tideSpark,
  forgeFire,
  moonlitGarden,
  swiftCurrent,
  winterLight,
  ironGale,
  sunThrone,
  longNight,
  fiveWinds,
  crownedSky,
];
