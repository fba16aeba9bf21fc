import { type Field, z } from "@cardwright/core";
import { contentHash, fieldType, optionsSchema, payloadSchema } from "@cardwright/core/host";
import type { Loaded } from "@cardwright/lab";

type Fields = Readonly<Record<string, Field>>;
const jsonSchema = (type: z.core.$ZodType): unknown => z.toJSONSchema(type, { unrepresentable: "any" });
const fieldsOf = (fields: Fields): unknown =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { sight: field.sight, schema: jsonSchema(fieldType(field)) }]),
  );

/** Everything a game declares, as data: what a match can hold, who sees it, what can be done and what can happen. */
export function schemaOf({ engine, game }: Loaded): object {
  const { rules } = engine;
  const { declares } = rules;
  return {
    game: game.id,
    name: game.name,
    version: game.version,
    content: contentHash(engine),
    seats: declares.seats,
    phases: declares.phases,
    expansions: rules.expansions.map(({ id }) => id),
    options: jsonSchema(optionsSchema(declares)),
    zones: Object.fromEntries(
      Object.entries(declares.zones).map(([name, { each, sight, options }]) => {
        const { marks, ...rest } = options;
        return [name, { each, sight, ...rest, ...(marks === undefined ? {} : { marks: jsonSchema(z.object(marks)) }) }];
      }),
    ),
    facts: Object.fromEntries(
      rules.facts.map(([name, { each, sight, start }]) => [
        name,
        { each, sight: typeof sight === "string" ? sight : "partly", start },
      ]),
    ),
    questions: Object.fromEntries(
      Object.entries(declares.questions).map(([name, { kind, subject }]) => [name, { kind, subject }]),
    ),
    actions: [...rules.actions.values()].map(({ type, label, phase, who, takes }) => ({
      type,
      label: label ?? type,
      phase: phase ?? "any",
      who: who ?? "active",
      payload: jsonSchema(payloadSchema(takes)),
    })),
    prompts: Object.fromEntries(
      [...rules.prompts].map(([type, { ask, memo, takes }]) => [
        type,
        { ask: ask ?? "", memo: fieldsOf(memo as Fields), selections: jsonSchema(payloadSchema(takes ?? {})) },
      ]),
    ),
    events: Object.fromEntries(
      [...rules.events.values()]
        .filter(({ isStep }) => !isStep)
        .map(({ type, fields }) => [type, fieldsOf(fields as Fields)]),
    ),
    effects: [...rules.effects.values()].map(({ id, name, spec }) => ({ id, name, duration: spec.duration })),
    cards: JSON.parse(
      JSON.stringify([...(game.cards ?? []), ...rules.expansions.flatMap(({ cards }) => cards ?? [])]),
    ) as unknown,
  };
}
