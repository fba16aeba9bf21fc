import type { Refusal } from "../refusal.ts";
import { shown } from "../shown.ts";

/** Mistakes of an author in the words of the table. Each is a defect that names the word and the cure. */

function mistake(text: string): never {
  throw new TypeError(text);
}
/** A refusal is told to a player, and sent: nothing else may pass for one. */
export function examineStop(refusal: Refusal): void {
  if (typeof refusal?.code !== "string") mistake(`stop takes refuse(...) or nothing, and not ${shown(refusal)}`);
}
/** Its id, face, place and side are the engine's: a mark that changed them would make another piece of it. */
export function examineMarks(marks: object): void {
  for (const name in marks) {
    if (name === "id" || name === "face" || name === "at" || name === "up")
      mistake(`a mark cannot be called "${name}"`);
  }
}
export function examineFaces(faces: unknown): void {
  if (Array.isArray(faces) && faces.every((face) => typeof face === "string")) return;
  mistake(`create takes a list of faces, each a text, and not ${shown(faces)}`);
}
/** A fact that each seat has; whether there is such a seat is found out when the event is planned. */
export function examineFactSeat(fact: string, seat: unknown): void {
  if (!Number.isInteger(seat)) mistake(`each seat has a ${fact}: say ("${fact}", seat, value), and not ${shown(seat)}`);
}
export function examineWinners(winners: unknown): void {
  if (!Array.isArray(winners)) mistake(`winners are a list of seats, and not ${shown(winners)}`);
}
export function examinePlaces(places: unknown, winners: readonly number[]): void {
  if (!Array.isArray(places)) mistake(`places are a list of numbers by seat, and not ${shown(places)}`);
  // A place that is none is told of when the event is planned.
  const second = winners.find((seat) => places[seat] > 1 && places.every((place) => place >= 1));
  if (second !== undefined) mistake(`seat ${second} wins, and its place is 1 and not ${shown(places[second])}`);
}
