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
  return (before, after) => ({ for: (viewer) => diff(engine.view(before, viewer), engine.view(after, viewer)) });
}
