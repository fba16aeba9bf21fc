import type { CatalogEntry } from "@cardwright/catalog";
import { contentHash, createEngine, type Engine, z } from "@cardwright/core";

export type Fields = Readonly<
  Record<string, { readonly sight: string; readonly seatField: string; readonly type: z.ZodType }>
>;
export const jsonSchema = (type: z.ZodType): object => z.toJSONSchema(type, { unrepresentable: "any" });

/** The game with everything that it can be played with. */
export const engineOf = ({ game, expansions }: CatalogEntry): Engine =>
  createEngine(game, expansions) as unknown as Engine;

const fieldSchemas = (fields: Fields): object => {
  const shape = Object.entries(fields).map(([name, { type }]) => [name, type] as const);
  return jsonSchema(z.strictObject(Object.fromEntries(shape)));
};
/** JSON Schema of what a match of this game holds, takes and tells. */
export function gameSchema(entry: CatalogEntry): object {
  const engine = engineOf(entry);
  const { rules } = engine;
  const marks = Object.entries(rules.declares.zones).flatMap(([name, { options }]) =>
    options.marks === undefined ? [] : [[name, jsonSchema(z.strictObject(options.marks))]],
  );
  const facts = rules.facts.flatMap(([name, { options }]) =>
    options.type === undefined ? [] : [[name, jsonSchema(options.type)]],
  );
  return {
    game: entry.game.id,
    version: entry.game.version,
    content: contentHash(engine),
    options: jsonSchema(rules.declares.options),
    marks: Object.fromEntries(marks),
    facts: Object.fromEntries(facts),
    events: Object.fromEntries(
      [...rules.events.values()]
        .filter(({ isStep }) => !isStep)
        .map(({ type, fields }) => [type, fieldSchemas(fields as Fields)]),
    ),
    prompts: Object.fromEntries([...rules.prompts].map(([type, { memo }]) => [type, fieldSchemas(memo as Fields)])),
  };
}
