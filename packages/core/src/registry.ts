import { ACTIVATE_EFFECT, activation } from "./activation.ts";
import { type Declaration, type FactSpec, type Fields, pieceId, pieceIds, type Question } from "./declare.ts";
import type {
  ActionDefinition,
  AnyDefinition,
  AnyEffect,
  EffectHandler,
  EffectSpec,
  FactBehaviour,
  Listener,
  PromptSpec,
  RuleSpec,
  StepBehaviour,
} from "./definitions.ts";
import type { Expansion } from "./expansion/types.ts";
import { standardPrompts } from "./prompts.ts";
import { engineRecords } from "./run/events.ts";
import { bit, EVERYONE, type Place } from "./run/place.ts";
import { EventRecord, type Listening, type RecordSpec } from "./run/record.ts";
import { type Game, seatsMost } from "./world.ts";

/** A game and its expansions, looked up by name: built once, shared by every match. Clashes are refused by name. */

type Any = Declaration;
export interface EffectRecord {
  readonly id: string;
  readonly name: string;
  readonly spec: EffectSpec<Any>;
  /** The questions it answers, and beside each its answer. */
  readonly asked: readonly string[];
  readonly answers: readonly unknown[];
  /** Only its owner knows of it, unless it hangs on a piece that others see. */
  readonly isSecret: boolean;
}
/** A question with the rules that answer it. */
export interface QuestionRecord {
  readonly name: string;
  readonly kind: Question["kind"];
  readonly subject: string;
  readonly code: string;
  readonly message: string;
  readonly floor: number;
  readonly ceiling: number;
  readonly rules: readonly { readonly id: string; readonly hook: unknown }[];
}
export interface Rules {
  readonly game: Game<Any>;
  readonly declares: Declaration;
  readonly expansions: readonly Expansion[];
  readonly places: ReadonlyMap<string, Place>;
  /** By zone: one place for each seat, or the one that is shared. */
  readonly placesOf: ReadonlyMap<string, readonly Place[]>;
  readonly inPlay: readonly Place[];
  readonly questions: ReadonlyMap<string, QuestionRecord>;
  readonly events: ReadonlyMap<string, EventRecord>;
  readonly actions: ReadonlyMap<string, ActionDefinition<Any>>;
  readonly prompts: ReadonlyMap<string, PromptSpec<Any, Fields>>;
  readonly effects: ReadonlyMap<string, EffectRecord>;
  readonly rules: ReadonlyMap<string, RuleSpec<Any>>;
  /** Whether anything happens at the start of a phase. */
  readonly hearsPhases: boolean;
  /** Whether nothing replaces a move of a piece, forbids it or reacts to it. */
  readonly movesUnheard: boolean;
  /** The same of the end of a turn and the start of the next. */
  readonly turnsUnheard: boolean;
  readonly handlers: ReadonlyMap<string, EffectHandler<Any>>;
  readonly facts: readonly (readonly [string, FactSpec])[];
  readonly resets: readonly Reset[];
  readonly passives: (face: string) => readonly AnyEffect[];
  readonly faceName: (face: string) => string;
  readonly tagsOf: (face: string) => readonly string[];
}

/** A fact that starts again, and what it then is for each number of seats. */
export interface Reset {
  readonly name: string;
  readonly every: "turn" | "round";
  readonly starts: readonly unknown[];
}
const resetOf = (name: string, { each, start, options }: FactSpec): Reset => ({
  name,
  every: options.resets ?? "turn",
  starts: [0, 1, 2, 3, 4].map((seats) => (each ? new Array(seats).fill(start) : start)),
});

class Names<T> {
  readonly map = new Map<string, T>();
  private readonly kind: string;
  private readonly from = new Map<string, string>();
  constructor(kind: string) {
    this.kind = kind;
  }
  add(name: string, value: T, from: string): void {
    const other = this.from.get(name);
    if (other !== undefined) {
      throw new TypeError(`${this.kind} "${name}" is defined by ${other} and again by ${from}; rename one of them`);
    }
    this.from.set(name, from);
    this.map.set(name, value);
  }
}

const BUILT_IN = "the engine";
export function compile(game: Game<Any>, expansions: readonly Expansion[]): Rules {
  const from = `game ${game.id}`;
  const declares = mergeDeclarations(game, expansions);
  const actions = new Names<ActionDefinition<Any>>("action");
  const prompts = new Names<PromptSpec<Any, Fields>>("prompt");
  const effects = new Names<EffectRecord>("effect");
  const rules = new Names<RuleSpec<Any>>("rule");
  const handlers = new Names<EffectHandler<Any>>("effect handler");
  const cards = new Names<{ readonly name: string; readonly tags?: readonly string[] }>("card");
  const definitions = new Names<{ definition: AnyDefinition; from: Expansion | null } | null>("event");

  for (const prompt of standardPrompts) prompts.add(prompt.type, prompt.spec as never, BUILT_IN);
  for (const record of engineRecords) definitions.add(record.type, null, BUILT_IN);
  effects.add(SYSTEM_EFFECT.id, SYSTEM_EFFECT, BUILT_IN);

  const take = (part: Expansion | Game<Any>, origin: string, expansion: Expansion | null): void => {
    for (const definition of part.events ?? [])
      definitions.add(definition.type, { definition, from: expansion }, origin);
    for (const action of part.actions ?? []) actions.add(action.type, action as ActionDefinition<Any>, origin);
    for (const prompt of part.prompts ?? []) prompts.add(prompt.type, prompt.spec as never, origin);
    for (const effect of part.effects ?? []) effects.add(effect.id, effectRecord(effect, declares), origin);
    for (const rule of part.rules ?? []) rules.add(rule.id, rule.spec as RuleSpec<Any>, origin);
    for (const handler of part.handlers ?? []) handlers.add(handler.effectId, handler as EffectHandler<Any>, origin);
    for (const card of part.cards ?? []) cards.add(card.id, card, origin);
  };
  take(game, from, null);
  const ids = new Set<string>();
  for (const expansion of expansions) {
    if (ids.has(expansion.id)) throw new TypeError(`expansion "${expansion.id}" is given twice`);
    ids.add(expansion.id);
    take(expansion, `expansion ${expansion.id}`, expansion);
  }

  actions.add(CONCEDE, conceding(game), BUILT_IN);
  if (handlers.map.size > 0) {
    actions.add(ACTIVATE_EFFECT, activation(handlers.map, game.abilities ?? (() => [])), BUILT_IN);
  }

  const listens = listeners(rules.map, effects.map);
  const events = new Map<string, EventRecord>();
  for (const spec of engineRecords) events.set(spec.type, new EventRecord(spec, listens(spec.type)));
  for (const [type, entry] of definitions.map) {
    if (entry !== null) events.set(type, new EventRecord(recordSpec(entry.definition, entry.from), listens(type)));
  }
  const { places, placesOf } = compilePlaces(declares);
  const facts = Object.entries(declares.facts);
  return {
    game,
    declares,
    expansions,
    places,
    placesOf,
    inPlay: [...places.values()].filter((place) => place.inPlay),
    questions: new Map(
      Object.entries(declares.questions).map(([name, question]) => [name, questionRecord(question, name, rules.map)]),
    ),
    events: events,
    actions: actions.map,
    prompts: prompts.map,
    effects: effects.map,
    rules: rules.map,
    hearsPhases:
      game.onPhase !== undefined ||
      [...rules.map.values(), ...[...effects.map.values()].map(({ spec }) => spec)].some((spec) => spec.onPhaseStart),
    movesUnheard: isUnheard(events.get("PIECE_MOVED")),
    turnsUnheard: ["TURN_ENDED", "TURN_STARTED"].every((type) => isUnheard(events.get(type))),
    handlers: handlers.map,
    facts,
    resets: facts.flatMap(([name, spec]) => (spec.options.resets === undefined ? [] : [resetOf(name, spec)])),
    passives: game.passives ?? (() => []),
    faceName: game.faceName ?? ((face) => cards.map.get(face)?.name ?? face),
    tagsOf: game.tagsOf ?? ((face) => cards.map.get(face)?.tags ?? []),
  };
}

const isUnheard = (record: EventRecord | undefined): boolean =>
  record !== undefined && !record.isHeard && !record.isReplaceable && record.cannot === undefined;

export const CONCEDE = "concede";
const conceding = (game: Game<Any>): ActionDefinition<Any> => ({
  type: CONCEDE,
  label: "Concede",
  who: "any",
  duringPrompt: true,
  play: (turn) => game.onConcede?.(turn, turn.seat) ?? [turn.win(turn.others(turn.seat), "the others conceded")],
});

/** Holds nothing but the modifiers that an instance carries (spec 000 C). */
export const SYSTEM_EFFECT: EffectRecord = {
  id: "system",
  name: "A lasting rule",
  spec: { duration: { type: "untilConsumed" }, scope: "all" },
  asked: [],
  answers: [],
  isSecret: false,
};

function effectRecord(effect: AnyEffect, declares: Declaration): EffectRecord {
  const spec = effect.spec as EffectSpec<Any>;
  const hooks = (spec.hooks ?? {}) as Readonly<Record<string, unknown>>;
  for (const question of Object.keys(hooks)) {
    if (!Object.hasOwn(declares.questions, question)) {
      const known = Object.keys(declares.questions).join(", ");
      throw new TypeError(`effect "${effect.id}" answers "${question}", which no world asks; questions are ${known}`);
    }
  }
  const asked = Object.keys(hooks);
  const answers = Object.values(hooks);
  return { id: effect.id, name: spec.name ?? effect.id, spec, asked, answers, isSecret: spec.seenBy === "owner" };
}

function questionRecord(question: Question, name: string, rules: ReadonlyMap<string, RuleSpec<Any>>): QuestionRecord {
  return {
    name,
    kind: question.kind,
    subject: question.subject,
    code: question.kind === "permission" ? question.code : "",
    message: question.kind === "permission" ? question.message : "",
    floor: question.kind === "quantity" ? question.floor : 0,
    ceiling: question.kind === "quantity" ? question.ceiling : 0,
    rules: [...rules].flatMap(([id, rule]) => {
      const hook = (rule.hooks as Readonly<Record<string, unknown>> | undefined)?.[name];
      return hook === undefined ? [] : [{ id, hook }];
    }),
  };
}
function listeners(
  rules: ReadonlyMap<string, RuleSpec<Any>>,
  effects: ReadonlyMap<string, EffectRecord>,
): (type: string) => Listening {
  const hears = (list: readonly Listener<Any>[] | undefined, type: string) =>
    (list ?? []).filter((l) => l.type === type);
  return (type) => ({
    ruleReplaces: [...rules].flatMap(([id, rule]) =>
      hears(rule.replace, type).map((listener) => ({ id: `rule:${id}`, listener })),
    ),
    ruleReacts: [...rules].flatMap(([id, rule]) => hears(rule.react, type).map((listener) => ({ id, listener }))),
    effectsReplace: [...effects.values()].some(({ spec }) => hears(spec.replace, type).length > 0),
    effectsReact: [...effects.values()].some(({ spec }) => hears(spec.react, type).length > 0),
  });
}

function recordSpec(definition: AnyDefinition, from: Expansion | null): RecordSpec {
  const { type, fields } = definition;
  const isStep = (definition as { readonly isStep?: boolean }).isStep === true;
  if (isStep && definition.behaviour === null) throw new TypeError(`step "${type}" never says what it becomes`);
  const fact = (isStep ? {} : definition.behaviour) as FactBehaviour<Any, Fields>;
  const step = (isStep ? definition.behaviour : {}) as Partial<StepBehaviour<Any, Fields>>;
  return {
    type,
    isStep,
    fields,
    cannot: (fact.cannot ?? step.cannot) as RecordSpec["cannot"],
    apply: fact.apply as RecordSpec["apply"],
    becomes: step.becomes as RecordSpec["becomes"],
    say: fact.say,
    reveals: fact.reveals ?? [],
    pieceFields: pieceFieldsOf(fields),
    mayWrite:
      from === null
        ? null
        : new Set([...Object.keys(from.declares?.zones ?? {}), ...Object.keys(from.declares?.facts ?? {})]),
    applySlice: fact.applySlice as RecordSpec["applySlice"],
    expansion: from?.id,
  };
}
export const pieceFieldsOf = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]!.type === pieceId || fields[name]!.type === pieceIds);

function mergeDeclarations(game: Game<Any>, expansions: readonly Expansion[]): Declaration {
  const merged = {
    ...game.declares,
    zones: { ...game.declares.zones },
    facts: { ...game.declares.facts },
    questions: { ...game.declares.questions },
  };
  const taken = new Map<string, string>();
  for (const kind of ["zones", "facts", "questions"] as const) {
    for (const name of Object.keys(game.declares[kind]))
      taken.set(`${kind === "questions"}/${name}`, `game ${game.id}`);
  }
  for (const { id, declares } of expansions) {
    for (const kind of ["zones", "facts", "questions"] as const) {
      for (const [name, spec] of Object.entries(declares?.[kind] ?? {})) {
        const key = `${kind === "questions"}/${name}`;
        const other = taken.get(key);
        if (other !== undefined) {
          throw new TypeError(`"${name}" is declared by ${other} and again by expansion ${id}; rename one of them`);
        }
        taken.set(key, `expansion ${id}`);
        (merged[kind] as Record<string, unknown>)[name] = spec;
      }
    }
  }
  return merged;
}

function compilePlaces(declares: Declaration): Pick<Rules, "places" | "placesOf"> {
  const places: [string, Place][] = [];
  const placesOf: [string, Place[]][] = [];
  const seats = Array.from({ length: seatsMost(declares) }, (_, seat) => seat);
  for (const [key, spec] of Object.entries(declares.zones)) {
    const ofZone = (spec.each ? seats : [-1]).map((seat) => {
      const { sight, options } = spec;
      const place: Place = {
        name: seat < 0 ? key : `${key}/${seat}`,
        key,
        seat,
        sight,
        inPlay: options.inPlay ?? false,
        capacity: options.capacity ?? Number.POSITIVE_INFINITY,
        pool: options.pool ?? (seat < 0 ? key : `seat ${seat}`),
        followedBy:
          sight === "everyone" || sight === "backs" ? EVERYONE : sight === "owner" && seat >= 0 ? bit(seat) : 0,
      };
      places.push([place.name, place]);
      return place;
    });
    placesOf.push([key, ofZone]);
  }
  return { places: new Map(places), placesOf: new Map(placesOf) };
}
