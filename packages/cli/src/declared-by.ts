import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyEvent, Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import { createEngine } from "@cardwright/core/host";
import type { Telling, Verb } from "@cardwright/words";
import type { DeclaredGame } from "@cardwright/words/tool";

/** Everything that players read of what a game declares, from its registry; codes of refusals from its sources, until they are declared too. */

// biome-ignore lint/suspicious/noExplicitAny: a game is declared in words of its own; this reads what all share.
type AnyGame = Game<any>;
/** Codes in a call that refuses, and wherever they stand with a variant: "TILE_FULL", "OUT_OF_RANGE.none", `NOT_NOW.${why}`. */
const CODES = [/refuse\(\s*"([A-Z_]+)"/g, /,\s*"([A-Z]+(?:_[A-Z]+)+)"/g];
const VARIANTS = /["`](([A-Z]+(?:_[A-Z]+)+)\.(?:[a-z]\w*)?)(?=["`$])/g;

/** `sources` is the folder of the game's rules. */
export function declaredBy(
  sources: string,
  game: AnyGame,
  expansions: readonly Expansion[],
  telling: Telling,
): DeclaredGame {
  const engineOf = createEngine(game, expansions);
  const { rules } = engineOf;
  const bare = createEngine(game, []).rules;
  const engine = new Set(["concede", "ACTIVATE_EFFECT"]);
  const standard = new Set([...bare.prompts.keys()].filter((type) => /^(YES_NO|SELECT_)/.test(type)));
  const cards = [...(game.cards ?? []), ...expansions.flatMap(({ cards: more = [] }) => more)];
  /** The message that tells an event: of its own name, unless the game declares another. */
  const verbOf = (type: string): Verb => telling.events?.[type]?.told ?? type;
  return {
    phases: rules.declares.phases,
    zones: Object.keys(rules.declares.zones),
    cards,
    actions: [...rules.actions.keys()].filter((type) => !engine.has(type)),
    prompts: [...rules.prompts.keys()].filter((type) => !standard.has(type)),
    events: [...rules.events.values()]
      .filter(({ type, event }) => event?.say !== undefined && !ENGINE_EVENT.test(type))
      .map(({ type }) => verbOf(type))
      .filter((verb) => verb !== false),
    codes: [...new Set([...codesIn(sources), ...permissions(rules.questions.values())])],
    options: optionsIn(rules.declares.options),
    faces: facesIn(engineOf.create({ seed: "0".repeat(64) }).entry.events),
    effects: [...rules.effects.keys()].filter((id) => id !== "system" && !cards.some((card) => namesCard(id, card.id))),
  };
}
/** A property of the options as zod describes it. */
interface OptionSchema {
  readonly def?: {
    readonly type?: string;
    readonly defaultValue?: unknown;
    readonly innerType?: OptionSchema;
    readonly entries?: object;
    readonly values?: readonly unknown[];
  };
}
/** Options that a form can ask for, and those of their values that are words. */
function optionsIn(options: unknown): readonly string[] {
  const shape: Readonly<Record<string, OptionSchema>> = Object(options).shape ?? {};
  return Object.entries(shape).flatMap(([name, { def }]) => {
    const { entries = {}, values = Object.values(entries) } = def?.innerType?.def ?? {};
    if (!["string", "number", "boolean"].includes(typeof def?.defaultValue)) return [];
    return [name, ...values.filter((value) => typeof value === "string").map((value) => `${name}.${value}`)];
  });
}
function facesIn(events: readonly AnyEvent[]): readonly string[] {
  const created = events.filter(({ type }) => type === "PIECES_CREATED");
  const faces = created.flatMap((event) => event["faces"] ?? event["face"] ?? []);
  return [...new Set(faces.filter((face) => typeof face === "string"))];
}
/** Events that the engine itself tells. */
const ENGINE_EVENT =
  /^(PIECES?_(CREATED|MOVED|GATHERED|SHUFFLED|SHOWN|FLIPPED|MARKED)|FACT_CHANGED|EFFECT_(STARTED|CHANGED|ENDED|ACTIVATED|RESOLVED|FAILED)|CHOICE_\w+|SLICE_WRITTEN|TURN_(STARTED|ENDED)|PHASE_STARTED|MATCH_ENDED)$/;
/** An effect of a card goes by the card's name. */
const namesCard = (effect: string, card: string): boolean =>
  effect === card || effect.startsWith(`${card}#`) || effect.endsWith(`.${card}`);
function permissions(questions: Iterable<{ readonly kind: string; readonly code: string }>): readonly string[] {
  return [...questions].filter(({ kind }) => kind === "permission").map(({ code }) => code);
}
function codesIn(folder: string): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const sources = files.filter((file) => file.endsWith(".ts")).map((file) => readFileSync(join(folder, file), "utf8"));
  const calls = sources.flatMap((source) => source.match(/(refuse|need)\([^;]*?;/gs) ?? []);
  const bare = calls.flatMap((call) =>
    CODES.flatMap((pattern) => [...call.matchAll(pattern)].map(([, code = ""]) => code)),
  );
  const varied = sources.flatMap((source) =>
    [...source.matchAll(VARIANTS)].flatMap(([, variant = "", code = ""]) =>
      variant.endsWith(".") ? [code] : [code, variant],
    ),
  );
  return [...bare, ...varied];
}
