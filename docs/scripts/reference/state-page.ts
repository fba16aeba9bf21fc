import { z } from "@cardwright/core";
import { stateFields, stateFieldsTold } from "@cardwright/core/host";
import { code, page, table, text } from "./markdown.ts";

const SEEN = { everyone: "everyone", partly: "in part", nobody: "nobody" } as const;
const entriesOf = <T extends object>(record: T) => Object.entries(record) as [keyof T, T[keyof T]][];
const shapeOf = (type: z.core.$ZodType): string => {
  const { $schema: _, $defs: __, ...shape } = z.toJSONSchema(type, { unrepresentable: "any" });
  const { type: name, anyOf } = shape;
  const parts = anyOf ?? [];
  return typeof name === "string" ? name : parts.map((part) => String(part.type)).join(" or ");
};
/** The engine's own part of a state, from the list that the engine itself is made of. */
export function statePage(): string {
  const rows = entriesOf(stateFieldsTold).map(([name, { says, schema }]) => [
    code(name),
    text(shapeOf(schema)),
    SEEN[stateFields[name].sight],
    text(says),
  ]);
  return page("State", [
    "The state of a match is one JSON object: the zones and facts that the game declares, each under its own name, and beside them these fields of the engine. A view has the fields that are seen, and `you`.",
    table(["field", "type", "who sees it", "meaning"], rows),
    "`stateSchema(engine)` is the Zod schema of all of it for one game; `engineStateSchema` is that of these fields alone. Each game's page links to it as JSON Schema.",
  ]);
}
