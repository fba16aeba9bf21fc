import type { AnyEngine, AnyState } from "./any-game.ts";
import { DREAM_SEED, quickDraw } from "./imagine.ts";

/**
 * An answer that is given in secret shows nothing of what it is worth until the others have answered too. In a dream they answer by
 * lot, the same lot for each answer that is compared.
 */
export function unsealed(engine: AnyEngine, state: AnyState, seat: number): AnyState {
  const mine = state.prompts.find((prompt) => prompt.seat === seat && prompt.sealed !== null && prompt.answer !== null);
  if (mine === undefined) return state;
  const draw = quickDraw(seat);
  let world = state;
  for (const { id, seat: other, sealed, answer } of state.prompts) {
    if (sealed !== mine.sealed || answer !== null) continue;
    if (!world.prompts.some((prompt) => prompt.id === id && prompt.answer === null)) continue;
    const action = engine.sample(world, other, draw);
    const next = action === null ? null : engine.simulate(world, action, DREAM_SEED);
    if (next === null) return world;
    world = next;
  }
  return world;
}
