import type { CatalogEntry } from "@cardwright/catalog";
import { type CardData, defineWorld, type z } from "@cardwright/core";
import { createEngine, fieldType, optionsSchema } from "@cardwright/core/host";
import { engineOf, type Fields, jsonSchema } from "./game-schema.ts";
import { block, code, page, table, text } from "./markdown.ts";

const SIGHTS: Readonly<Record<string, string>> = {
  everyone: "everyone sees it",
  owner: "its owner sees it, the others how many",
  nobody: "nobody sees it, all see how many",
  backs: "all see that it lies there, its owner what it is",
};
const seenBy = (sight: string, seatField: string): string =>
  sight === "open" ? "everyone" : sight === "hidden" ? "nobody" : `only ${seatField}`;
/** The type in a few words; the JSON Schema beside the page says it in full. */
function typeName(type: z.core.$ZodType): string {
  const schema = jsonSchema(type) as Readonly<Record<string, unknown>>;
  const { $schema: _, $defs: __, ...rest } = schema;
  const short = JSON.stringify(rest);
  const named = rest["type"] ?? (rest["$ref"] === undefined ? short : "piece id");
  return typeof named === "string" && Object.keys(rest).length <= 3 && named !== "object" ? named : short.slice(0, 90);
}
const fieldList = (fields: Fields): string =>
  Object.entries(fields)
    .map(
      ([name, field]) =>
        `${code(`${name}: ${typeName(fieldType(field))}`)} ${text(seenBy(field.sight, field.seatField))}`,
    )
    .join("<br>");
const durationText = (spec: { readonly duration?: Readonly<Record<string, unknown>> }): string => {
  const { type = "", ...rest } = spec.duration ?? {};
  return [String(type), ...Object.values(rest).map(String)].join(" ");
};
const unseen = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "function" ? "function" : part));

/** A game of nothing: whatever it has comes from the engine. */
const nothing = defineWorld({ seats: 1, phases: ["main"], zones: {}, facts: {}, questions: {} });
const bare = createEngine(
  nothing.game({ id: "nothing", name: "Nothing", version: "1", actionsMax: 1, setup: () => [], actions: [] }),
);

type Rules = ReturnType<typeof engineOf>["rules"];

/** Everything one game declares, as a page. */
export function gamePage(entry: CatalogEntry, refusals: ReadonlyMap<string, ReadonlySet<string>>): string {
  const { game, expansions, name, summary } = entry;
  const { rules } = engineOf(entry);
  const core = engineOf({ ...entry, expansions: [] }).rules;
  const { declares } = rules;
  const cards = [...(game.cards ?? []), ...expansions.flatMap((expansion) => expansion.cards ?? [])];
  const seats = typeof declares.seats === "number" ? String(declares.seats) : declares.seats.join(" to ");
  return page(name, [
    text(summary),
    `Version ${text(game.version)}, for ${seats} seats. Rules in words: ${code(`games/${game.id}/RULES.md`)}. JSON Schema of options, state, events and prompts: <a href="/schema/${game.id}.json" target="_self">${game.id}.json</a>.`,
    ...["## Options", block("json", JSON.stringify(jsonSchema(optionsSchema(declares)), undefined, 2))],
    ...["## Zones", zoneTable(rules)],
    ...["## Facts", factTable(rules)],
    ...["## Questions", questionTable(rules)],
    ...["## Actions", `Phases: ${codes(declares.phases)}.`, actionTable(rules, core)],
    ...["## Events", ...eventParts(rules, core)],
    ...["## Prompts", ...promptParts(rules)],
    ...["## Effects", effectTable(rules)],
    ...["## Activated effects", handlerTable(rules)],
    "## Refusal codes",
    table(
      ["code", "what it says"],
      [...refusals].map(([refusal, said]) => [code(refusal), text([...said].join("; "))]),
    ),
    ...["## Cards", ...cards.map(cardSection)],
  ]);
}
const codes = (names: readonly string[]): string => names.map((name) => code(name)).join(", ");
const fromExpansion = (core: ReadonlyMap<string, unknown>, key: string): string => (core.has(key) ? "" : "expansion");
const ofEngine = (names: readonly string[], given: ReadonlyMap<string, unknown>): string =>
  `Every game also has the engine's: ${codes(names.filter((name) => given.has(name)))}.`;

function zoneTable({ declares }: Rules): string {
  const rows = Object.entries(declares.zones).map(([zone, { each, sight, options }]) => {
    const { marks, ...rest } = options;
    const more = { ...rest, ...(marks === undefined ? {} : { marks: Object.keys(marks) }) };
    const told = Object.keys(more).length === 0 ? "" : code(unseen(more));
    return [code(zone), each ? "each seat" : "shared", SIGHTS[sight] ?? sight, told];
  });
  return table(["zone", "whose", "who sees it", "more"], rows);
}
function factTable({ facts }: Rules): string {
  const rows = facts.map(([fact, { each, sight, start }]) => [
    code(fact),
    each ? "each seat" : "shared",
    typeof sight === "string" ? sight : "in part",
    code(unseen(start).slice(0, 120)),
  ]);
  return table(["fact", "whose", "who sees it", "at the start"], rows);
}
function questionTable({ questions }: Rules): string {
  const rows = [...questions.values()].map(({ name, kind, subject, code: refusal }) => [
    code(name),
    kind,
    code(subject),
    kind === "permission" ? code(refusal) : "",
  ]);
  return table(["question", "kind", "about", "refuses with"], rows);
}
function actionTable({ actions }: Rules, core: Rules): string {
  const rows = [...actions.values()].map(({ type, label, phase, who }) => [
    code(type),
    text(label ?? type),
    phase === undefined ? "any" : codes([phase].flat()),
    who ?? "active",
    fromExpansion(core.actions, type),
  ]);
  return table(["action", "label", "phase", "who", "from"], rows);
}
function eventParts(rules: Rules, core: Rules): readonly string[] {
  const events = [...rules.events.values()].filter(({ isStep }) => !isStep);
  const given = bare.rules.events;
  const rows = events
    .filter(({ type }) => !given.has(type))
    .map(({ type, fields }) => [code(type), fieldList(fields as Fields), fromExpansion(core.events, type)]);
  const types = events.map(({ type }) => type);
  return [table(["event", "fields, and who sees each", "from"], rows), ofEngine(types, given)];
}
function promptParts({ prompts }: Rules): readonly string[] {
  const given = bare.rules.prompts;
  const rows = [...prompts]
    .filter(([type]) => !given.has(type))
    .map(([type, { ask, memo }]) => [code(type), text(ask ?? ""), fieldList(memo as Fields)]);
  return [table(["prompt", "asks", "memo, and who sees it"], rows), ofEngine([...prompts.keys()], given)];
}
function effectTable({ effects }: Rules): string {
  const rows = [...effects.values()].map(({ id, name, spec, asked }) => [
    code(id),
    text(name),
    text(durationText(spec)),
    codes(asked),
  ]);
  return table(["effect", "name", "lasts", "answers"], rows);
}
function handlerTable({ handlers }: Rules): string {
  const rows = [...handlers.values()].map(({ effectId, zones, windows }) => [
    code(effectId),
    codes(zones),
    codes(windows),
  ]);
  return table(["effect", "from zones", "in phases"], rows);
}
function cardSection(card: CardData): string {
  const { id, name, text: printed, ...rest } = card;
  const data =
    Object.keys(rest).length === 0 ? [] : [block("json", JSON.stringify(JSON.parse(unseen(rest)), undefined, 2))];
  return [`### ${text(name)}`, `${code(id)} ${text(printed)}`, ...data].join("\n\n");
}
