import type { Names } from "@cardwright/core";

/** Sentences about a seat, in the second person for whoever sits there. */

const isYou = (names: Names, seat: number | undefined): boolean => names.seat(seat) === "You";
/** "You draw", "Blue draws". */
export const does = (names: Names, seat: number | undefined, you: string, they = `${you}s`): string =>
  isYou(names, seat) ? `You ${you}` : `${names.seat(seat)} ${they}`;
/** "Your", "Blue's". */
export const whose = (names: Names, seat: number | undefined): string =>
  isYou(names, seat) ? "Your" : `${names.seat(seat)}'s`;
/** "you", "Blue", within a sentence. */
export const whom = (names: Names, seat: number | undefined): string => (isYou(names, seat) ? "you" : names.seat(seat));
export const listed = (names: Names, faces: readonly string[]): string =>
  faces.map((face) => names.face(face)).join(", ");
