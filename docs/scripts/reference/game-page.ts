import type { CatalogEntry } from "@cardwright/catalog";
import { type CardData, createEngine, defineWorld, z } from "@cardwright/core";
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
function typeName(type: z.ZodType): string {
  const schema = jsonSchema(type) as Readonly<Record<string, unknown>>;
  const { $schema: _, $defs: __, ...rest } = schema;
  const short = JSON.stringify(rest);
  const named = rest["type"] ?? (rest["$ref"] === undefined ? short : "piece id");
  return typeof named === "string" && Object.keys(rest).length <= 3 && named !== "object" ? named : short.slice(0, 90);
}
const fieldList = (fields: Fields): string =>
  Object.entries(fields)
    .map(
      ([name, { sight, seatField, type }]) => `${code(`${name}: ${typeName(type)}`)} ${text(seenBy(sight, seatField))}`,
    )
    .join("<br>");
const durationText = (spec: { readonly duration?: Readonly<Record<string, unknown>> }): string => {
  const { type = "", ...rest } = spec.duration ?? {};
  return [String(type), ...Object.values(rest).map(String)].join(" ");
};
const unseen = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "function" ? "function" : part));

/** A game of nothing: whatever it has comes from the engine. */
const nothing = defineWorld({ seats: 1, phases: ["main"], options: z.object({}), zones: {}, facts: {}, questions: {} });
const bare = createEngine(
  nothing.game({ id: "nothing", name: "Nothing", version: "1", actionsMax: 1, setup: () => [], actions: [] }),
);

/** Everything one game declares, as a page. */
export function gamePage(entry: CatalogEntry, refusals: ReadonlyMap<string, ReadonlySet<string>>): string {
  const { game, expansions, name, summary } = entry;
  const { rules } = engineOf(entry);
  const { declares } = rules;
  const plain = engineOf({ ...entry, expansions: [] }).rules;
  const added = (own: ReadonlyMap<string, unknown>, key: string): string => (own.has(key) ? "" : "expansion");
  const events = [...rules.events.values()].filter(({ isStep }) => !isStep);
  const given = bare.rules;
  const ofEngine = (names: Iterable<string>, all: ReadonlyMap<string, unknown>): string =>
    `Every game also has the engine's: ${[...names]
      .filter((word) => all.has(word))
      .map(code)
      .join(", ")}.`;
  const cards = [...(game.cards ?? []), ...expansions.flatMap((expansion) => expansion.cards ?? [])];
  const seats = typeof declares.seats === "number" ? String(declares.seats) : declares.seats.join(" to ");
  return page(name, [
    text(summary),
    `Version ${text(game.version)}, for ${seats} seats. Rules in words: ${code(`games/${game.id}/RULES.md`)}. JSON Schema of options, marks, events and prompts: <a href="/schema/${game.id}.json" target="_self">${game.id}.json</a>.`,
    "## Options",
    block("json", JSON.stringify(jsonSchema(declares.options), undefined, 2)),
    "## Zones",
    table(
      ["zone", "whose", "who sees it", "more"],
      Object.entries(declares.zones).map(([zone, { each, sight, options }]) => {
        const { marks, ...rest } = options;
        const more = { ...rest, ...(marks === undefined ? {} : { marks: Object.keys(marks) }) };
        return [
          code(zone),
          each ? "each seat" : "shared",
          SIGHTS[sight] ?? sight,
          Object.keys(more).length === 0 ? "" : code(unseen(more)),
        ];
      }),
    ),
    "## Facts",
    table(
      ["fact", "whose", "who sees it", "at the start"],
      rules.facts.map(([fact, { each, sight, start }]) => [
        code(fact),
        each ? "each seat" : "shared",
        typeof sight === "string" ? sight : "in part",
        code(unseen(start).slice(0, 120)),
      ]),
    ),
    "## Questions",
    table(
      ["question", "kind", "about", "refuses with"],
      [...rules.questions.values()].map(({ name: question, kind, subject, code: refusal }) => [
        code(question),
        kind,
        code(subject),
        kind === "permission" ? code(refusal) : "",
      ]),
    ),
    "## Actions",
    `Phases: ${declares.phases.map((phase) => code(phase)).join(", ")}.`,
    table(
      ["action", "label", "phase", "who", "from"],
      [...rules.actions.values()].map(({ type, label, phase, who }) => [
        code(type),
        text(label ?? type),
        phase === undefined
          ? "any"
          : [phase]
              .flat()
              .map((one) => code(one))
              .join(", "),
        who ?? "active",
        added(plain.actions, type),
      ]),
    ),
    "## Events",
    table(
      ["event", "fields, and who sees each", "from"],
      events
        .filter(({ type }) => !given.events.has(type))
        .map(({ type, fields }) => [code(type), fieldList(fields as Fields), added(plain.events, type)]),
    ),
    ofEngine(
      events.map(({ type }) => type),
      given.events,
    ),
    "## Prompts",
    table(
      ["prompt", "asks", "memo, and who sees it"],
      [...rules.prompts]
        .filter(([type]) => !given.prompts.has(type))
        .map(([type, { ask, memo }]) => [code(type), text(ask ?? ""), fieldList(memo as Fields)]),
    ),
    ofEngine(rules.prompts.keys(), given.prompts),
    "## Effects",
    table(
      ["effect", "name", "lasts", "answers"],
      [...rules.effects.values()].map(({ id, name: title, spec, asked }) => [
        code(id),
        text(title),
        text(durationText(spec)),
        asked.map((question) => code(question)).join(", "),
      ]),
    ),
    "## Activated effects",
    table(
      ["effect", "from zones", "in phases"],
      [...rules.handlers.values()].map(({ effectId, zones, windows }) => [
        code(effectId),
        zones.map((zone) => code(zone)).join(", "),
        windows.map((phase) => code(phase)).join(", "),
      ]),
    ),
    "## Refusal codes",
    table(
      ["code", "what it says"],
      [...refusals].map(([refusal, said]) => [code(refusal), text([...said].join("; "))]),
    ),
    "## Cards",
    ...cards.map(cardSection),
  ]);
}
function cardSection(card: CardData): string {
  const { id, name, text: printed, ...rest } = card;
  const data =
    Object.keys(rest).length === 0 ? [] : [block("json", JSON.stringify(JSON.parse(unseen(rest)), undefined, 2))];
  return [`### ${text(name)}`, `${code(id)} ${text(printed)}`, ...data].join("\n\n");
}
