import type { Duration } from "./definitions.ts";
import { shown } from "./shown.ts";

/** Phases and durations that a game names are held to those that there are. */

/** Kinds of durations, and whether a number says how long. */
const DURATIONS: { readonly [K in Duration["type"]]: boolean } = {
  untilEndOfTurn: false,
  untilPhase: false,
  nTurns: true,
  atTurn: true,
  atRound: true,
  untilNextTurnOfOwner: false,
  untilNextTurnOfTarget: false,
  whileInPlay: false,
  untilConsumed: false,
};

export function examinePhases(what: string, named: unknown, phases: readonly string[]): void {
  if (!Array.isArray(named)) throw new TypeError(`${what} is a list of phases, and not ${shown(named)}`);
  const stranger = named.find((phase) => !phases.includes(phase));
  if (stranger !== undefined || named.includes(undefined)) {
    throw new TypeError(`${what} names ${String(stranger)}; phases are ${phases.join(", ")}`);
  }
}
const isDuration = (type: unknown): type is Duration["type"] => Object.hasOwn(DURATIONS, String(type));
export function examineDuration(what: string, duration: object, phases: readonly string[]): void {
  const { type, phase, ...rest }: Readonly<Record<string, unknown>> = { ...duration };
  if (!isDuration(type)) {
    throw new TypeError(`${what} lasts ${shown(type)}; durations are ${Object.keys(DURATIONS).join(", ")}`);
  }
  if (type === "untilPhase") examinePhases(what, [phase], phases);
  if (!DURATIONS[type]) return;
  const length = Object.values(rest)[0];
  if (Number.isInteger(length)) return;
  throw new TypeError(`${what} lasts ${type} with ${shown(length)}; say how long as a whole number`);
}
