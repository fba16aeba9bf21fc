import type { AnyEngine, AnyState } from "./any-game.ts";

const known = new WeakMap<AnyEngine, boolean>();

/** True when every seat sees everything that the game declares: there is one world, and positions can be kept. */
export function isOpen(engine: AnyEngine, state: AnyState): boolean {
  // Secret answers are hidden, whatever the game declares.
  if (state.prompts.some(({ sealed }) => sealed !== null)) return false;
  const answer = known.get(engine) ?? declaresAllOpen(engine);
  known.set(engine, answer);
  return answer;
}
function declaresAllOpen({ rules }: AnyEngine): boolean {
  for (const { sight } of rules.places.values()) if (sight !== "everyone") return false;
  for (const [, { sight }] of rules.facts) if (sight !== "everyone") return false;
  for (const { isSecret } of rules.effects.values()) if (isSecret) return false;
  return rules.expansions.every(({ slice }) => slice?.couldBe === undefined);
}
