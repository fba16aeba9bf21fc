import type { CatalogEntry } from "@cardwright/catalog";
import { type Field, z } from "@cardwright/core";
import { contentHash, createEngine, type Engine, fieldType, optionsSchema, stateSchema } from "@cardwright/core/host";

export type Fields = Readonly<Record<string, Field>>;
export const jsonSchema = (type: z.core.$ZodType): object => z.toJSONSchema(type, { unrepresentable: "any" });

/** The game with everything that it can be played with. */
export const engineOf = ({ game, expansions }: CatalogEntry): Engine =>
  createEngine(game, expansions) as unknown as Engine;

const fieldSchemas = (fields: Fields): object => {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldType(field)] as const);
  return jsonSchema(z.strictObject(Object.fromEntries(shape)));
};
/** JSON Schema of what a match of this game holds, takes and tells. */
export function gameSchema(entry: CatalogEntry): object {
  const engine = engineOf(entry);
  const { rules } = engine;
  return {
    game: entry.game.id,
    version: entry.game.version,
    content: contentHash(engine),
    options: jsonSchema(optionsSchema(rules.declares)),
    state: jsonSchema(stateSchema(engine)),
    events: Object.fromEntries(
      [...rules.events.values()]
        .filter(({ isStep }) => !isStep)
        .map(({ type, fields }) => [type, fieldSchemas(fields as Fields)]),
    ),
    prompts: Object.fromEntries([...rules.prompts].map(([type, { memo }]) => [type, fieldSchemas(memo as Fields)])),
  };
}
