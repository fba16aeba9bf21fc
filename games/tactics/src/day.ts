import type { Text } from "@cardwright/core";
import type { ManaColor } from "./colours.ts";
import type { Die, State } from "./world.ts";

/** Day and night alternate, day first [R1.2]. */

export type TimeOfDay = "day" | "night";
type Clock = Pick<State, "round">;

export const timeOf = ({ round }: Clock): TimeOfDay => (round % 2 === 1 ? "day" : "night");
export const isNight = (state: Clock): boolean => timeOf(state) === "night";
/** By day black is depleted, by night gold [R4.3]. */
export const isDepletedColor = (state: Clock, color: ManaColor): boolean =>
  color === (isNight(state) ? "gold" : "black");
export const isDepleted = (state: Clock, die: Die): boolean => isDepletedColor(state, die.color);

/** The other players' last turns of the round have begun, so no further turn can be had [R7.5]. */
export const isLastTurnOfRound = (state: Pick<State, "endOfRoundAnnouncedBy" | "scenarioEndTriggered">): boolean =>
  state.endOfRoundAnnouncedBy !== null || state.scenarioEndTriggered;
/** A die as something to choose. */
export const dieLabel = ({ color }: { readonly color: string }): Text => ["label.die", { color }];
