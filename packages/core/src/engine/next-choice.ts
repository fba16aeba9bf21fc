import type { Declaration } from "../declare.ts";
import type { Action, Snapshot, StateOf } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import type { Choice } from "./choice.ts";
import type { Engine } from "./engine.ts";
import { isBackward } from "./undo-action.ts";

/** The next choice of an action in a match. An action that goes back has none, and depends on how the match came here. */
export function nextChoice<D extends Declaration>(
  engine: Pick<Engine<D>, "applyAction" | "describe">,
  snapshot: Snapshot<StateOf<D>>,
  action: Action,
): Choice | Refusal | null {
  if (!isBackward(action.type)) return engine.describe(snapshot.state, action);
  const result = engine.applyAction(snapshot, action);
  return result.ok ? null : result.error;
}
