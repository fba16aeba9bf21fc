import { type Declaration, type FactSpec, type Question, SEATS_MOST } from "./declare.ts";
import type { Listener, RuleSpec } from "./definitions.ts";
import { authorsParts } from "./engine/events/authors.ts";
import { COMMON_KINDS, engineKinds } from "./engine/events/index.ts";
import { EventKind, type Listening } from "./engine/events/kind.ts";
import type { Expansion } from "./expansion/types.ts";
import { gather } from "./gather.ts";
import { Names } from "./names.ts";
import { compilePlaces } from "./places.ts";
import { refuse } from "./refusal.ts";
import type { EffectRecord, QuestionAnswer, QuestionRecord, Reset, Rules } from "./rules.ts";
import { examine, type Game } from "./world.ts";

type Any = Declaration;
/** A game and its expansions with everything that can happen in a match. Names that clash are refused by name. */
export interface Rulebook extends Rules {
  readonly events: ReadonlyMap<string, EventKind>;
}
export function compile(game: Game<Any>, expansions: readonly Expansion[]): Rulebook {
  const declares = mergeDeclarations(game, expansions);
  const gathered = gather(game, expansions);
  const { actions, prompts, effects, rules, handlers, cards, definitions } = gathered;
  const listens = listeners(rules, effects);
  const kinds = engineKinds.map((parts) => new EventKind(parts, listens(parts.type)));
  for (const [type, entry] of definitions) {
    if (entry !== null) kinds.push(new EventKind(authorsParts(entry.definition, entry.from), listens(type)));
  }
  const events = new Names(
    kinds.map((kind) => [kind.type, kind] as const),
    COMMON_KINDS,
  );
  const { places, placesOf } = compilePlaces(declares);
  const facts = Object.entries(declares.facts);
  return {
    game,
    declares,
    expansions,
    places,
    placesOf,
    inPlay: [...places.values()].filter((place) => place.inPlay),
    questions: new Names(
      Object.entries(declares.questions).map(([name, question]) => [name, questionRecord(question, name, rules)]),
    ),
    events,
    actions: new Names([...actions]),
    prompts: new Names([...prompts]),
    effects: new Names([...effects]),
    rules,
    hearsPhases:
      game.onPhase !== undefined ||
      [...rules.values(), ...[...effects.values()].map(({ spec }) => spec)].some((spec) => spec.onPhaseStart),
    pilesInPlace: game.pilesInPlace === true && expansions.length === 0,
    handlers,
    facts,
    factByName: new Names(facts),
    resets: facts.flatMap(([name, spec]) => (spec.options.resets === undefined ? [] : [resetOf(name, spec)])),
    passives: game.passives ?? (() => []),
    faceName: game.faceName ?? ((face) => cards.get(face)?.name ?? face),
    tagsOf: game.tagsOf ?? ((face) => cards.get(face)?.tags ?? []),
  };
}

function questionRecord(question: Question, name: string, rules: ReadonlyMap<string, RuleSpec<Any>>): QuestionRecord {
  const isPermission = question.kind === "permission";
  const code = isPermission ? question.code : "";
  const message = isPermission ? question.message : "";
  return {
    name,
    kind: question.kind,
    subject: question.subject,
    code,
    message,
    refusal: refuse(code, message === "" ? code : message),
    floor: question.kind === "quantity" ? question.floor : 0,
    ceiling: question.kind === "quantity" ? question.ceiling : 0,
    rules: [...rules].flatMap(([id, rule]) => {
      const answer = (rule.hooks as Readonly<Record<string, QuestionAnswer>> | undefined)?.[name];
      return answer === undefined ? [] : [{ id, answer }];
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
const resetOf = (name: string, { each, start, options }: FactSpec): Reset => ({
  name,
  every: options.resets ?? "turn",
  starts: Array.from({ length: SEATS_MOST + 1 }, (_, seats) => (each ? new Array(seats).fill(start) : start)),
});
