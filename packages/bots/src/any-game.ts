import type { Declaration, StateOf } from "@cardwright/core";
import type { Engine } from "@cardwright/core/host";

/** Any game, behind the same engine that a match runs on. */
export type AnyEngine = Engine<Declaration>;
export type AnyState = StateOf<Declaration>;
/** Bots need of a game only what all games share. */
export const ofAnyGame = <D extends Declaration>(engine: Engine<D>): AnyEngine => engine as unknown as AnyEngine;
