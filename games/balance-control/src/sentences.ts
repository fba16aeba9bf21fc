import type { Names } from "@cardwright/core";

/** Sentences about a seat, in the second person for whoever sits there: the log is read by the players themselves. */

const isYou = (names: Names, seat: number | undefined): boolean => names.seat(seat) === "You";
/** "Player 1 places", "You place". */
export const doing = (names: Names, seat: number | undefined, verb: string): string =>
  isYou(names, seat) ? `You ${verb}` : `${names.seat(seat)} ${verb}s`;
/** In the middle of a sentence: "Player 1 leads", "you lead". */
export const whoDoes = (names: Names, seat: number | undefined, verb: string): string =>
  isYou(names, seat) ? `you ${verb}` : doing(names, seat, verb);
/** "Player 1 has placed", "You have placed". */
export const hasDone = (names: Names, seat: number | undefined, done: string): string =>
  isYou(names, seat) ? `You have ${done}` : `${names.seat(seat)} has ${done}`;
/** In the middle of a sentence: "Player 1", "you". */
export const whom = (names: Names, seat: number | undefined): string => (isYou(names, seat) ? "you" : names.seat(seat));
/** "media resort 2 at 1,-1". */
export const spotText = (
  names: Names,
  { face, cell = "" }: { readonly face?: string | undefined; readonly cell?: string | undefined },
): string => `${names.face(face)} at ${cell}`;
