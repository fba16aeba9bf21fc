import { fact, quantity } from "@cardwright/core";
import { measuresIn } from "../measures/measure.ts";
import { type Seat, world } from "../world.ts";

/** What the climate expansion adds to the table: the countdown of Transformation Pressure [R13.2]. */

export const declares = {
  facts: { countdown: fact.shared(0, "everyone") },
  questions: { countdownMarkers: quantity<{ readonly seat: Seat }>("seat", { floor: 0 }) },
} as const;
export const climateWorld = world.extend(declares);
export const measure = measuresIn(climateWorld, "climate");
/** Most added costs of climate measures are paid with one of these. */
export const CLIMATE_OR_DOMESTIC = "climate|domestic";
export const COUNTDOWN_ACT = "placeCountdown";
