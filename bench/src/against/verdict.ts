import type { Figure } from "./figures.ts";
import type { Measured } from "./measure.ts";

/** One figure after all repetitions, as ratios: their means. */
export interface Verdict {
  readonly figure: string;
  readonly ofOlder: number;
  readonly ofPlain: number;
  /** What an action costs in actions with nothing but their log. */
  readonly inLogged: number | null;
  /** Actions a second, for orientation. */
  readonly older: number;
  readonly newer: number;
  /** Every floor that is missed, in words. */
  readonly missed: readonly string[];
}
export function verdictOf(figure: Figure, repetitions: readonly Measured[]): Verdict {
  const mean = (of: (measured: Measured) => number): number =>
    repetitions.reduce((sum, measured) => sum + of(measured), 0) / repetitions.length;
  const ofOlder = mean(({ newer, older }) => newer / older);
  const ofPlain = mean(({ newer, plain }) => newer / plain);
  const inLogged = figure.inLogged === undefined ? null : mean(({ newer, logged }) => (logged ?? Number.NaN) / newer);
  const missed: string[] = [];
  // A figure that is no number keeps no promise.
  if (!(ofOlder >= figure.ofOlder)) missed.push(`>= ${figure.ofOlder} of the older`);
  if (figure.ofPlain !== undefined && !(ofPlain >= figure.ofPlain)) missed.push(`>= ${figure.ofPlain} of plain`);
  if (figure.inLogged !== undefined && !(inLogged !== null && inLogged <= figure.inLogged)) {
    missed.push(`<= ${figure.inLogged} logged actions`);
  }
  const rates = { older: mean(({ older }) => older), newer: mean(({ newer }) => newer) };
  return { figure: figure.name, ofOlder, ofPlain, inLogged, ...rates, missed };
}
