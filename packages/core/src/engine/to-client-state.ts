import type { Declaration, Viewer } from "../declare.ts";
import type { StateOf } from "../protocol/index.ts";
import type { ViewOf } from "../seen-state.ts";
import type { Engine } from "./engine.ts";

/** Spec 003's name for what a client gets of a state. */
export const toClientState = <D extends Declaration>(engine: Engine<D>, state: StateOf<D>, viewer: Viewer): ViewOf<D> =>
  engine.view(state, viewer);
