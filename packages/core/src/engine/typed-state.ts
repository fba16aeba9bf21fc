import type { Declaration } from "../declare.ts";
import type { StateOf } from "../protocol/index.ts";
import type { AnyState } from "./place.ts";

/** The one boundary between a game's typed state and the state of any game that the engine's parts work on. */
export const anyState = <D extends Declaration>(state: StateOf<D>): AnyState => state as unknown as AnyState;
export const stateOf = <D extends Declaration>(state: AnyState): StateOf<D> => state as unknown as StateOf<D>;
