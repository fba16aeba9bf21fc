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
import { gather } from "./gather.ts";
import { engineRecords } from "./run/events.ts";
import { bit, EVERYONE, type Place } from "./run/place.ts";
import { EventRecord, type Listening, type RecordSpec } from "./run/record.ts";
import { examine, type Game, seatsMost } from "./world.ts";

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
  /** The two most common of them, which are told by their names instead of being looked up. */
  readonly pieceMoved: EventRecord;
  readonly factChanged: EventRecord;
  readonly actions: ReadonlyMap<string, ActionDefinition<Any>>;
  readonly prompts: ReadonlyMap<string, PromptSpec<Any, Fields>>;
  readonly effects: ReadonlyMap<string, EffectRecord>;
  readonly rules: ReadonlyMap<string, RuleSpec<Any>>;
  /** Whether simulations change piles in place. An expansion may remember them by identity, so not with any of those. */
  readonly pilesInPlace: boolean;
  /** Whether anything happens at the start of a phase. */
  readonly hearsPhases: boolean;
  /** Whether nothing replaces a move of a piece, forbids it or reacts to it. */
  readonly movesUnheard: boolean;
  /** The same of a shuffle, and of the end of a turn and the start of the next. */
  readonly shufflesUnheard: boolean;
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

export function compile(game: Game<Any>, expansions: readonly Expansion[]): Rules {
  const declares = mergeDeclarations(game, expansions);
  const { actions, prompts, effects, rules, handlers, cards, definitions } = gather(game, expansions, declares);
  const listens = listeners(rules, effects);
  const events = new Map<string, EventRecord>();
  for (const spec of engineRecords) events.set(spec.type, new EventRecord(spec, listens(spec.type)));
  for (const [type, entry] of definitions) {
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
      Object.entries(declares.questions).map(([name, question]) => [name, questionRecord(question, name, rules)]),
    ),
    events: events,
    pieceMoved: events.get("PIECE_MOVED")!,
    factChanged: events.get("FACT_CHANGED")!,
    actions: actions,
    prompts: prompts,
    effects: effects,
    rules: rules,
    hearsPhases:
      game.onPhase !== undefined ||
      [...rules.values(), ...[...effects.values()].map(({ spec }) => spec)].some((spec) => spec.onPhaseStart),
    pilesInPlace: game.pilesInPlace === true && expansions.length === 0,
    movesUnheard: isUnheard(events.get("PIECE_MOVED")),
    shufflesUnheard: isUnheard(events.get("PIECES_SHUFFLED")),
    turnsUnheard: ["TURN_ENDED", "TURN_STARTED"].every((type) => isUnheard(events.get(type))),
    handlers: handlers,
    facts,
    resets: facts.flatMap(([name, spec]) => (spec.options.resets === undefined ? [] : [resetOf(name, spec)])),
    passives: game.passives ?? (() => []),
    faceName: game.faceName ?? ((face) => cards.get(face)?.name ?? face),
    tagsOf: game.tagsOf ?? ((face) => cards.get(face)?.tags ?? []),
  };
}

const isUnheard = (record: EventRecord | undefined): boolean =>
  record !== undefined && !record.isHeard && !record.isReplaceable && record.cannot === undefined;

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
    idFields: pieceFieldsOf(fields),
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
  // An expansion may declare without `world.extend`, which would have examined it.
  if (expansions.length > 0) examine(merged);
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
        isBare: options.marks === undefined,
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
