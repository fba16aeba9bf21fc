import type { MatchPreset, TableGame } from "@cardwright/table";

/** An option of a game that somebody can set in a form: one of a few values, or a number between two others. */
export interface OptionField {
  readonly name: string;
  readonly value: OptionValue;
  readonly choices?: readonly OptionValue[];
  readonly least?: number;
  readonly most?: number;
}
export type OptionValue = string | number | boolean;
/**
 * A property as zod describes it, as far as a form can ask for it. Read from the schema itself: zod's own way to describe one
 * would be two kilobytes more in everybody's first load.
 */
interface Schema {
  readonly def?: {
    readonly type?: string;
    readonly innerType?: Schema;
    readonly defaultValue?: unknown;
    readonly entries?: Readonly<Record<string, OptionValue>>;
    readonly values?: readonly OptionValue[];
    /** Bounds of a number lie here in either zod. */
    readonly checks?: readonly Bound[];
  };
  readonly shape?: Readonly<Record<string, Schema>>;
}
interface Bound {
  readonly _zod: { readonly def: { readonly check: string; readonly value?: unknown } };
}
const CHOICES_MOST = 24;
const isValue = (value: unknown): value is OptionValue => ["string", "number", "boolean"].includes(typeof value);
const WRAPPERS = ["default", "prefault", "optional", "readonly"];
/** The schema below its defaults, and the default. */
function unwrapped(schema: Schema): { readonly schema: Schema; readonly otherwise: unknown } {
  const { type = "", innerType, defaultValue } = schema.def ?? {};
  if (!WRAPPERS.includes(type) || innerType === undefined) return { schema, otherwise: undefined };
  const inner = unwrapped(innerType);
  return { schema: inner.schema, otherwise: defaultValue ?? inner.otherwise };
}
function choicesOf({ def }: Schema): readonly OptionValue[] | undefined {
  if (def?.type === "boolean") return [true, false];
  const values =
    def?.type === "enum" ? Object.values(def.entries ?? {}) : def?.type === "literal" ? def.values : undefined;
  return values !== undefined && values.length <= CHOICES_MOST ? values : undefined;
}
const boundOf = ({ def }: Schema, kind: string): unknown =>
  def?.checks?.find(({ _zod }) => _zod.def.check === kind)?._zod.def.value;

/** The options that a game declares, with the values that a way to play and what was chosen beside it give them. Lists are left out. */
export function optionFields(game: TableGame, preset: MatchPreset | undefined, chosen: object): readonly OptionField[] {
  const { shape = {} } = (game.engine.rules.declares.options ?? {}) as Schema;
  const given: Readonly<Record<string, unknown>> = { ...preset?.options, ...chosen };
  return Object.entries(shape).flatMap(([name, property]): readonly OptionField[] => {
    const { schema, otherwise } = unwrapped(property);
    const value = given[name] ?? otherwise;
    if (!isValue(value)) return [];
    const about = { name, value };
    const choices = choicesOf(schema);
    if (choices !== undefined) return [{ ...about, choices }];
    const least = boundOf(schema, "greater_than");
    const most = boundOf(schema, "less_than");
    const isBounded = schema.def?.type === "number" && Number.isSafeInteger(least) && Number.isSafeInteger(most);
    return isBounded ? [{ ...about, least: Number(least), most: Number(most) }] : [];
  });
}
/** Options chosen in the address, as far as there are such options and such values. */
export function chosenOptions(game: TableGame, text: string | null): Readonly<Record<string, OptionValue>> {
  const asked = parsed(text);
  const fields = optionFields(game, undefined, {});
  const chosen = fields.filter(({ name, choices, least = 0, most = 0 }) => {
    const value = asked[name];
    if (choices !== undefined) return choices.some((choice) => choice === value);
    return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
  });
  return Object.fromEntries(chosen.map(({ name }) => [name, asked[name] as OptionValue]));
}
function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? "{}")) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
