import type { AnyEngine } from "@cardwright/bots";
import { z } from "@cardwright/core";
import { optionsSchema, seedFromText } from "@cardwright/core/host";
import { piecesOf } from "./position.ts";

/** One way to begin a match, of those that the game's options allow. */
export interface Setup {
  readonly seats: number;
  readonly options: object;
  /** What is different in it, for people. */
  readonly name: string;
}
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema | boolean;
  readonly additionalProperties?: Schema | boolean;
}
const SEED = seedFromText("which cards are in a match");

export function optionSchemas(engine: AnyEngine): Readonly<Record<string, Schema>> {
  return (
    (z.toJSONSchema(optionsSchema(engine.rules.declares), { io: "input", unrepresentable: "any" }) as Schema)
      .properties ?? {}
  );
}
/** The values of an option that can be told from its schema: of a range, its ends. */
function valuesOf({ enum: listed, const: only, type, minimum, maximum, anyOf }: Schema): readonly unknown[] {
  if (listed !== undefined) return listed;
  if (only !== undefined) return [only];
  if (anyOf !== undefined) return anyOf.flatMap(valuesOf);
  if (type === "boolean") return [false, true];
  if (type === "null") return [null];
  const isRange = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return (type === "integer" || type === "number") && isRange ? [minimum, maximum] : [];
}
/** What expansions keep in lists of names: cards that are no pieces lie there, each as often as it is listed. */
function listedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((part) => (typeof part === "string" ? [part] : listedIn(part)));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listedIn) : [];
}
/** How often each face is in a match as it begins, or why there is no such match. */
export function facesIn(engine: AnyEngine, { seats, options }: Setup): ReadonlyMap<string, number> | string {
  try {
    const state = engine.start({ seats, options, seed: SEED });
    const counts = new Map<string, number>();
    for (const { face } of piecesOf(engine, state)) counts.set(face, (counts.get(face) ?? 0) + 1);
    for (const name of listedIn(state.extensions)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
/** The given set-up, and those that differ from it in one thing: another value of an option, another number of seats. */
export function plainSetups(engine: AnyEngine, counts: readonly number[], options: object): readonly Setup[] {
  const seats = counts[0]!;
  const setups: Setup[] = [{ seats, options, name: "as asked for" }];
  const { options: now } = engine.start({ seats, options, seed: SEED });
  for (const [option, schema] of Object.entries(optionSchemas(engine))) {
    if (option in options) continue;
    const present = (now as Readonly<Record<string, unknown>>)[option];
    for (const value of valuesOf(schema)) {
      const name = `${option} ${JSON.stringify(value)}`;
      if (value !== present) setups.push({ seats, options: { ...options, [option]: value }, name });
    }
  }
  for (const count of counts.slice(1)) setups.push({ seats: count, options, name: `${count} seats` });
  return setups.filter((setup) => typeof facesIn(engine, setup) !== "string");
}
/** What is different in either, both at once. */
export function together(one: Setup, other: Setup, base: Setup): Setup {
  return {
    seats: other.seats === base.seats ? one.seats : other.seats,
    options: { ...one.options, ...other.options },
    name: `${one.name}, ${other.name}`,
  };
}
