import type { AnyEvent } from "../protocol/index.ts";
import type { Rules } from "../rules.ts";
import type { EventKind } from "./events/kind.ts";
import type { PromptAsked } from "./events/prompts.ts";

/** Pieces and effects get new ids while events wait for their turn; here those events follow them. */

/** Old and new ids in turn, oldest first: a piece that moved twice is followed twice, in that order. */
export type Renames = readonly string[];

export function newestId(id: unknown, renames: Renames): unknown {
  let newest = id;
  for (let i = 0; i < renames.length; i += 2) if (renames[i] === newest) newest = renames[i + 1];
  return newest;
}
const isPrompt = (event: AnyEvent): event is PromptAsked => event.type === "CHOICE_PROMPTED";

/** The event with the ids of today; the same object where none of its ids has changed. */
export function followed(event: AnyEvent, kind: EventKind, renames: Renames, { prompts }: Rules): AnyEvent {
  if (!kind.namesIds) return event;
  if (!isPrompt(event)) return renamedIn(event, kind.idFields, renames);
  const fields = Object.keys(prompts.get(event.prompt_type)?.memo ?? {});
  const memo = renamedIn(event.memo, fields, renames);
  return memo === event.memo ? event : { ...event, memo };
}
function renamedIn<T extends Readonly<Record<string, unknown>>>(
  data: T,
  fields: readonly string[],
  renames: Renames,
): T {
  let out = data;
  for (const field of fields) {
    const value = data[field];
    const isList = Array.isArray(value);
    const newest = isList ? value.map((id) => newestId(id, renames)) : newestId(value, renames);
    const isSame = isList ? value.every((id, i) => id === (newest as readonly unknown[])[i]) : newest === value;
    if (!isSame) out = { ...out, [field]: newest };
  }
  return out;
}
