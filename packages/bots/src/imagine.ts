import type { Draw } from "@cardwright/core";
import { type EngineState, RandomStream } from "@cardwright/core/host";
import type { AnyEngine, AnyState } from "./any-game.ts";

/** Draws from a stream of its own, the same for the same seed. */
export function drawOf(seed: string): Draw {
  const stream = new RandomStream(seed);
  return (bound) => stream.int(bound);
}
/** Small and quick, the same for the same number: dreams need chance that is even, not chance that nobody can guess. */
export function quickDraw(seed: number): Draw {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
/** The seed of every dream. What differs from dream to dream is the position in its stream. */
export const DREAM_SEED = "d3".repeat(32);
const POSITIONS = 2 ** 31;

/** A state of a game that is not known here: the parts that every state has can be replaced all the same. */
const changed = (state: AnyState, parts: Partial<EngineState>): AnyState =>
  ({ ...state, ...parts }) as unknown as AnyState;
/** The same world, where chance will fall out differently. */
export const otherChance = (state: AnyState, draw: Draw): AnyState => changed(state, { position: draw(POSITIONS) });

/**
 * A world the seat could be in, with chance of its own. What others have answered in secret is forgotten, so that
 * they answer anew in the dream: who reads an answer there would know what the view does not tell.
 */
export function imagine(engine: AnyEngine, state: AnyState, seat: number, draw: Draw): AnyState {
  const world = engine.redeal(state, seat, draw);
  const prompts = world.prompts.some((prompt) => prompt.seat !== seat && prompt.answer !== null)
    ? world.prompts.map((prompt) => (prompt.seat === seat ? prompt : { ...prompt, answer: null }))
    : world.prompts;
  return changed(world, { prompts, position: draw(POSITIONS) });
}
/**
 * The same state with lists of its own. A simulation may change its piles where they lie, so that whoever keeps a
 * state of it, or anything that was dealt from one, would find it changed behind their back.
 */
export function ownPiles(engine: AnyEngine, state: AnyState): AnyState {
  if (!engine.rules.pilesInPlace) return state;
  const zones = state as unknown as Readonly<Record<string, readonly unknown[]>>;
  const copies = Object.entries(engine.rules.declares.zones).map(([name, { each }]) => {
    const value = zones[name] ?? [];
    return [name, each ? value.map((list) => (list as readonly unknown[]).slice()) : value.slice()];
  });
  return { ...state, ...Object.fromEntries(copies) };
}
