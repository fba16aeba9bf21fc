import type { Names } from "./definitions.ts";

/** Sentences about a seat, in the second person for whoever sits there. */

const isYou = (names: Names, seat: number | undefined): boolean => names.seat(seat) === "You";
/** "Blue ends", "You end". */
export function does(names: Names, seat: number | undefined, verb: string): string {
  return isYou(names, seat) ? `You ${verb}` : `${names.seat(seat)} ${verb}s`;
}
/** "Blue has", "You have". */
export const has = (names: Names, seat: number | undefined): string =>
  isYou(names, seat) ? "You have" : `${names.seat(seat)} has`;
/** "Blue is", "You are". */
export const isOrAre = (names: Names, seat: number | undefined): string =>
  isYou(names, seat) ? "You are" : `${names.seat(seat)} is`;
/** In the middle of a sentence: "Blue", "you". */
export const whom = (names: Names, seat: number | undefined): string => (isYou(names, seat) ? "you" : names.seat(seat));
/** A name from the rules as words: "SETUP.SELECT_ACTIVE" and "stagedBench" are "setup, select active" and "staged bench". */
export const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(".", ", ")
    .replaceAll("_", " ")
    .toLowerCase();
