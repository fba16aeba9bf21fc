import { type Model, parseMessage, validate } from "messageformat";
import { KIND_NAMES } from "../kinds.ts";
import type { Options, Packed, Part, Term } from "../packed.ts";
import type { ParamKinds } from "./kinds-of.ts";

/** One message: from MessageFormat 2 to data. What is wrong with it is an Error, in words for whoever translates. */

export interface PackedMessage {
  readonly packed: Packed;
  /** The parameters it names. */
  readonly params: ReadonlySet<string>;
}
/** Tells the variables a message selects by: each needs a declaration, which is written for the translator. */
const MATCH = /^\.match((?:\s+\$[\w-]+)+)/;

export function packMessage(source: string, kinds: ParamKinds): PackedMessage {
  const model = parsed(withDeclarations(source, kinds));
  const declared = declaredIn(model, kinds);
  // An .input that English does not use itself says that other languages may.
  const params = new Set(Object.keys(declared));
  const packing = new Packing(kinds, params, declared);
  if (model.type === "message") return { packed: packing.whole(model.pattern), params };
  const by = model.selectors.map(({ name }) => packing.parameter(name, undefined));
  const variants = model.variants
    .map(({ keys, value }) => ({ keys: keys.map((key) => (key.type === "*" ? "*" : key.value)), value }))
    .toSorted((a, b) => Number(rankOf(a.keys)) - Number(rankOf(b.keys)));
  return { packed: { by, of: variants.map(({ keys, value }) => [keys, packing.pattern(value)] as const) }, params };
}
/** A number as it is before a category of numbers, and that before everything else; equals stay as written. */
const rankOf = (keys: readonly string[]): string =>
  keys.map((key) => (key === "*" ? "2" : /^\d+$/.test(key) ? "0" : "1")).join("");

function withDeclarations(source: string, kinds: ParamKinds): string {
  const names = MATCH.exec(source)?.[1]?.trim().split(/\s+/) ?? [];
  const inputs = names.map((name) => {
    const kind = kinds[name.slice(1)]?.kind;
    if (kind === undefined) throw new Error(`no parameter ${name}`);
    return `.input {${name} :${kind}}\n`;
  });
  return inputs.join("") + source;
}
const WORDS: Readonly<Record<string, string>> = {
  "missing-fallback": "has no variant of stars alone, so some cases have no words",
  "key-mismatch": "a variant has more or fewer keys than there are selectors",
  "duplicate-variant": "two variants have the same keys",
  "missing-selector-annotation": "selects by a parameter of no kind",
};
function parsed(source: string): Model.Message {
  const model = parseMessage(source);
  validate(model, (type) => {
    throw new Error(WORDS[type] ?? type);
  });
  return model;
}
function declaredIn({ declarations }: Model.Message, kinds: ParamKinds): ParamKinds {
  const declared = declarations.flatMap((declaration) => {
    if (declaration.type === "local") throw new Error("a .local is not needed here, and not spoken");
    const { name, value } = declaration;
    const given = value.functionRef?.name;
    if (given === undefined) return [];
    return [[name, { kind: given, options: { ...kinds[name]?.options, ...optionsOf(value.functionRef) } }] as const];
  });
  return Object.fromEntries(declared);
}
function optionsOf(reference: Model.FunctionRef | undefined): Options {
  const options = Object.entries(reference?.options ?? {}).map(([name, value]) => {
    if (value.type !== "literal") throw new Error(`option ${name} must be a word, not a parameter`);
    return [name, value.value] as const;
  });
  return Object.fromEntries(options);
}

class Packing {
  private readonly kinds: ParamKinds;
  private readonly named: Set<string>;
  private readonly declared: ParamKinds;

  constructor(kinds: ParamKinds, named: Set<string>, declared: ParamKinds) {
    this.kinds = kinds;
    this.named = named;
    this.declared = declared;
  }
  /** A message of one word with attributes is a term; everything else is a text with parameters. */
  whole(pattern: Model.Pattern): Packed {
    const [only] = pattern;
    if (
      pattern.length === 1 &&
      typeof only === "object" &&
      only.type === "expression" &&
      only.attributes !== undefined
    ) {
      return termOf(only);
    }
    return this.pattern(pattern);
  }
  pattern(pattern: Model.Pattern): string | readonly Part[] {
    const parts = pattern.map((part): Part => {
      if (typeof part === "string") return part;
      if (part.type === "markup") throw new Error(`markup {#${part.name}} is not spoken`);
      if (part.arg === undefined) throw new Error("a function without a parameter");
      if (part.arg.type === "literal") return part.arg.value;
      return this.parameter(part.arg.name, part.functionRef);
    });
    return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
  }
  parameter(name: string, reference: Model.FunctionRef | undefined): readonly [string, string, Options?] {
    const known = this.declared[name] ?? this.kinds[name];
    const kind = reference?.name ?? known?.kind;
    if (kind === undefined) throw new Error(`no parameter $${name}`);
    if (!KIND_NAMES.includes(kind)) throw new Error(`no kind ":${kind}"; there are ${KIND_NAMES.join(", ")}`);
    this.named.add(name);
    const options: Record<string, string> = { ...(kind === known?.kind ? known.options : {}), ...optionsOf(reference) };
    if (kind === "pick") {
      if (known === undefined) throw new Error(`no parameter $${name}`);
      options["of"] = known.kind;
    }
    if (kind === "place" && options["as"] === undefined && (name === "from" || name === "to")) options["as"] = name;
    return Object.keys(options).length === 0 ? [name, kind] : [name, kind, options];
  }
}
function termOf({ arg, attributes = {} }: Model.Expression): Term {
  if (arg?.type !== "literal") throw new Error("only a word has attributes");
  const given = Object.entries(attributes).map(
    ([name, value]) => [name, value === true ? "yes" : value.value] as const,
  );
  return { ...Object.fromEntries(given), term: arg.value };
}
