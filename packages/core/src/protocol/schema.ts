import { z } from "zod";
import type { Schema } from "../declare.ts";
import { stateFieldNames } from "../engine/state-fields.ts";
import { stateFieldsTold } from "../engine/state-fields-told.ts";

/** The engine's own fields of any state, as spec 000 B and C have them; `stateSchema` adds what a game declares. */
export const engineStateSchema = z.object(
  Object.fromEntries(
    stateFieldNames.map((name) => [name, described(stateFieldsTold[name].schema, stateFieldsTold[name].says)]),
  ),
);
function described(schema: Schema, description: string): Schema {
  const copy = z.core.clone(schema);
  z.globalRegistry.add(copy, { description });
  return copy;
}
