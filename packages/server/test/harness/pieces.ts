import type { Declaration, StateOf } from "@cardwright/core";
import type { AnyEngine } from "../../src/any-engine.ts";

interface Piece {
  readonly id: string;
  readonly face: string;
}
/** All places of a state where pieces lie, by name. */
export function piecesOf(engine: AnyEngine, state: StateOf<Declaration>): ReadonlyMap<string, readonly Piece[]> {
  const lists = new Map<string, readonly Piece[]>();
  for (const [name, { key, seat }] of engine.rules.places) {
    if (seat >= state.seats) continue;
    const zone = (state as unknown as Record<string, unknown>)[key];
    lists.set(name, (seat < 0 ? zone : (zone as readonly unknown[])[seat]) as readonly Piece[]);
  }
  return lists;
}
