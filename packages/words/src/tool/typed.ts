import type { ParamKinds } from "./kinds-of.ts";
import type { PackedWords } from "./pack.ts";

/** Types for a catalogue whose messages are said by code: a wrong key or parameter does not compile. */

const TYPES: Readonly<Record<string, string>> = {
  number: "number",
  ordinal: "number",
  seat: 'number | "own"',
  flag: "boolean",
  text: "string",
  face: "string",
  noun: "string",
  word: "string | number",
  place: "string",
  cell: "string | number",
  tally: "Readonly<Record<string, number>> | readonly number[]",
  message: "readonly [key: string, params?: Readonly<Record<string, unknown>>]",
};
function typeOf(name: string, kinds: ParamKinds): string {
  const { kind = "text", options = {} } = kinds[name] ?? {};
  if (kind === "list") return `readonly (${TYPES[options["of"] ?? "face"] ?? "unknown"})[]`;
  return TYPES[kind] ?? "unknown";
}
export function declarationsOf({ catalogues, params, kinds }: PackedWords, name: string): string {
  const keys = Object.keys(catalogues.get("en")?.messages ?? {}).sort();
  const lines = keys.map((key) => {
    const fields = [...(params.get(key) ?? [])].sort().map((field) => `readonly ${field}: ${typeOf(field, kinds)}`);
    return `  readonly ${JSON.stringify(key)}: { ${fields.join("; ")} };`.replace("{  }", "object");
  });
  return [
    "// Made by `npm run words` from en.mf2; never written by hand.",
    `export interface ${name} {`,
    ...lines,
    "}",
    "",
  ].join("\n");
}
