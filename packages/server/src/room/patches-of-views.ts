import { diff, type Patches, patchesOf } from "@cardwright/core/host";
import type { AnyEngine } from "../any-engine.ts";
import type { AnySnapshot } from "./load.ts";

type AnyState = AnySnapshot["state"];
/**
 * How the views of a match change. An engine that was kept with its rules may be of another version and answers within limits, so that
 * nothing inside it is looked at: it is asked for whole views, and what differs between them is found here.
 */
export function patchesOfViews(engine: AnyEngine): (before: AnyState, after: AnyState) => Patches {
  if (engine.seen !== undefined) return patchesOf(engine);
  const last = new Map<number, { readonly state: AnyState; readonly view: object }>();
  /** A step begins where the one before has ended, and each question to such an engine has its price. */
  const viewOf = (state: AnyState, viewer: number): object => {
    const known = last.get(viewer);
    if (known?.state === state) return known.view;
    const view = engine.view(state, viewer);
    last.set(viewer, { state, view });
    return view;
  };
  return (before, after) => ({ for: (viewer) => diff(viewOf(before, viewer), viewOf(after, viewer)) });
}
