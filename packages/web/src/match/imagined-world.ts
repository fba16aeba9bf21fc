import { drawOf, imagine } from "@cardwright/bots";
import type { Draw } from "@cardwright/core";
import type { Snapshot } from "@cardwright/core/host";
import type { TableGame, World } from "@cardwright/table";

/** 64 random hex digits, from the browser's own source. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** An honest bot never gets the match itself: what is hidden from the seat is dealt anew. */
export const worldFor = ({ engine }: TableGame, state: Snapshot["state"], seat: number, draw: Draw): World =>
  imagine(engine, state as never, seat, draw);
/** One that nobody could have foreseen. */
export const imaginedWorld = (game: TableGame, state: Snapshot["state"], seat: number): World =>
  worldFor(game, state, seat, drawOf(freshSeed()));
