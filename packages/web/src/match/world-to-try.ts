import { isAtRest, ownWorld, type Snapshot } from "@cardwright/core/host";
import type { TableGame, World } from "@cardwright/table";
import { imaginedWorld } from "./imagined-world.ts";

/** A world in which a seat may try moves: what is hidden from it is dealt anew, and everything else is as it is. */
export function worldToTry(game: TableGame, state: Snapshot["state"], seat: number): World {
  if (!isAtRest(state)) throw new Error("moves are tried from a position at rest");
  return ownWorld(game.engine, imaginedWorld(game, state, seat), seat);
}
