/** Spec 000 looks for the engine here; it lives in `../engine`. */
export { createEngine, Engine, type EngineOptions } from "../engine/engine.ts";
export type { MatchOptions } from "../engine/opening.ts";
export { toClientState } from "../engine/to-client-state.ts";
