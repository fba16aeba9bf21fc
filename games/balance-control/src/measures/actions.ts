import type { ActionDefinition, Declaration } from "@cardwright/core";

/** The scaffold's actions as this game has them: named after their deck, and taking is a political action [R10.2]. */
export const measureActions = <D extends Declaration>(
  actions: readonly ActionDefinition<D>[],
  deckName: string,
  takingPhase: D["phases"][number],
): readonly ActionDefinition<D>[] =>
  actions.map((action) => ({
    ...action,
    label: `${action.label ?? action.type} (${deckName})`,
    ...(action.type.endsWith(".measure.take") ? { phase: takingPhase } : {}),
  }));
