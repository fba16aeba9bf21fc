import type { ActiveEffect, Modifiers } from "../active-effect.ts";
import type { Declaration, Piece } from "../declare.ts";
import { type Cause, type Refusal, refuse, type Trace } from "../refusal.ts";
import type {
  Change,
  Decide,
  EffectRecord,
  PermissionAnswer,
  QuantityAnswer,
  QuestionAnswer,
  QuestionArgs,
  QuestionRecord,
} from "../rules.ts";
import type { Table } from "../table.ts";
import type { Ledger } from "./ledger.ts";
import { type AnyState, EVERYONE, facesSeenBy, indexIn, ownerIn, secretOf } from "./place.ts";

/** The table that a question is asked from. */
export interface Asker extends Table<Declaration> {
  /** While a seat decides, its bit: effects it cannot see do not answer, so legality depends on its view alone. Else 0. */
  readonly eyes: number;
  /** False while only yes or no is wanted: then a refusal names no causes. */
  readonly isExplaining: boolean;
}

/** A rule is an effect that is always on and belongs to nobody. */
export const RULE_SELF: ActiveEffect = {
  id: "rule",
  definition: "rule",
  source: { kind: "system" },
  owner: -1,
  piece: null,
  targets: [],
  createdAtTurn: 0,
  expires: {},
  params: {},
  modifiers: null,
};

export type CanAct = (state: AnyState, seat: number, actions: readonly string[]) => boolean;

/** Questions over a ledger. An answer folds over the rules and then over the active effects, in the order they began. */
export class Asking {
  readonly ledger: Ledger;
  /** Some definition of an effect has modifiers; those of most games have none, and need not be looked up. */
  private readonly haveModifiers: boolean;
  /** Tells whether a seat could act in a state, on a desk of its own. */
  readonly canAct: CanAct;
  constructor(ledger: Ledger, canAct: CanAct) {
    this.ledger = ledger;
    this.canAct = canAct;
    this.haveModifiers = [...ledger.rules.effects.values()].some(({ spec }) => spec.modifiers !== undefined);
  }

  may(by: Asker, name: string, args: QuestionArgs): boolean {
    const question = this.question(name);
    for (const { answer } of question.rules) {
      if (answer === false || !(answer as Decide)(by, args, RULE_SELF)) return false;
    }
    const { effects } = this.ledger.state;
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!;
      const record = this.record(effect);
      const answer = answerOf(record, name) as PermissionAnswer | undefined;
      if (answer === undefined || !this.reaches(by, effect, record, i, args[question.subject])) continue;
      if (answer === false || !answer(by, args, effect)) return false;
    }
    return true;
  }
  ask(by: Asker, name: string, args: QuestionArgs, base: number): number {
    let value = base;
    const question = this.question(name);
    for (const { answer } of question.rules) value = changed(by, answer as QuantityAnswer, value, args, RULE_SELF);
    const { effects } = this.ledger.state;
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!;
      const record = this.record(effect);
      const answer = answerOf(record, name) as QuantityAnswer | undefined;
      if (answer === undefined || !this.reaches(by, effect, record, i, args[question.subject])) continue;
      value = changed(by, answer, value, args, effect);
    }
    return within(question, value);
  }
  /** The same evaluation as `may` and `ask`, told step by step. */
  explain(by: Asker, name: string, args: QuestionArgs, base: number | boolean): Trace {
    const question = this.question(name);
    const isPermission = question.kind === "permission";
    const steps: Cause[] = [];
    let value = base;
    const hear = (answer: QuestionAnswer, effect: ActiveEffect, definition: string, label: string): void => {
      const next = isPermission
        ? answer !== false && (answer as Decide)(by, args, effect)
        : changed(by, answer as QuantityAnswer, value as number, args, effect);
      if (isPermission ? next === false : next !== value) {
        steps.push(causeOf(name, effect, definition, label, next));
      }
      value = isPermission ? value === true && next === true : next;
    };
    for (const { id, answer } of question.rules) hear(answer, RULE_SELF, id, id);
    this.ledger.state.effects.forEach((effect, i) => {
      const record = this.record(effect);
      const answer = answerOf(record, name);
      if (answer !== undefined && this.reaches(by, effect, record, i, args[question.subject])) {
        hear(answer, effect, record.id, record.name);
      }
    });
    return { question: name, base, value: isPermission ? value : within(question, value as number), steps };
  }
  check(by: Asker, name: string, args: QuestionArgs): Refusal | undefined {
    if (this.may(by, name, args)) return undefined;
    const { code, message, refusal } = this.question(name);
    if (!by.isExplaining) return refusal;
    const { steps } = this.explain(by, name, args, true);
    return { code, message: message === "" ? code : message, because: steps };
  }

  /** Some effect blocks this kind of action for somebody. */
  mayBlock(type: string): boolean {
    const { effects } = this.ledger.state;
    for (let i = 0; i < effects.length; i++) if (this.blocks(effects[i]!, type)) return true;
    return false;
  }
  private blocks(effect: ActiveEffect, type: string): boolean {
    return this.modifiersOf(effect)?.blockActionTypes?.includes(type) === true;
  }
  /** Those that it was begun with, or else those of its definition. */
  private modifiersOf(effect: ActiveEffect): Modifiers | undefined {
    return effect.modifiers ?? (this.haveModifiers ? this.record(effect).spec.modifiers : undefined);
  }
  /** Spec 000 C: effects that block whole kinds of action, told like any other refusal. */
  blocked(by: Asker, type: string, seat: number): Refusal | undefined {
    let because: Cause[] | null = null;
    const { effects } = this.ledger.state;
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!;
      const record = this.record(effect);
      if (!this.blocks(effect, type) || !this.reaches(by, effect, record, i, seat)) continue;
      because ??= [];
      because.push(causeOf("blockActionTypes", effect, record.id, effect.source.ref ?? record.name, false));
    }
    if (because === null) return undefined;
    return { ...refuse("ACTION_BLOCKED"), because };
  }
  /** Spec 000 C: how much more (or less) of a resource an action costs a seat. */
  costDelta(by: Asker, seat: number, resource: string): number {
    let delta = 0;
    this.ledger.state.effects.forEach((effect, i) => {
      const costs = this.modifiersOf(effect)?.costDeltaByResourceId;
      const more = costs !== undefined && Object.hasOwn(costs, resource) ? costs[resource] : undefined;
      if (more !== undefined && this.reaches(by, effect, this.record(effect), i, seat)) delta += more;
    });
    return delta;
  }

  record(effect: ActiveEffect): EffectRecord {
    return this.ledger.rules.effects.get(effect.definition) ?? undefinedEffect(effect.definition);
  }
  /** The viewers who see this effect: those who see the face of the piece it hangs on. */
  effectSeenBy(effect: Pick<ActiveEffect, "definition" | "piece" | "owner"> & { readonly id?: string }): number {
    const { rules, state } = this.ledger;
    if (effect.piece === null) {
      return rules.effects.get(effect.definition)!.isSecret ? secretOf(effect.owner) : EVERYONE;
    }
    // An effect that only begins has no id yet, and its piece may lie out of play. Who sees the piece there decides between an
    // open and a hidden id, and the id decides who sees the effect when its piece cannot be found any more.
    const places = effect.id === undefined ? rules.places.values() : rules.inPlay;
    for (const place of places) {
      if (place.seat >= state.seats) continue;
      const list = this.ledger.pile(place);
      const index = indexIn(list, effect.piece);
      if (index >= 0) return facesSeenBy(state, place, list[index]!);
    }
    // Its piece has left play: whoever was told that it began is told that it ends.
    return effect.id?.startsWith("e") === true ? EVERYONE : secretOf(effect.owner);
  }
  /** An effect listens while it is awake and is not the second of a kind that counts once. */
  isAwake(by: Asker, effect: ActiveEffect, { spec }: EffectRecord, index: number): boolean {
    this.ledger.watch?.meets(this.effectSeenBy(effect));
    if (spec.while !== undefined && !spec.while(by, effect)) return false;
    return spec.unique !== true || !this.hasEarlier(effect, index);
  }
  private reaches(by: Asker, effect: ActiveEffect, record: EffectRecord, index: number, subject: unknown): boolean {
    const { spec } = record;
    const isOpen = effect.piece === null && !record.isSecret;
    if (!isOpen && by.eyes !== 0 && (this.effectSeenBy(effect) & by.eyes) === 0) return false;
    if (!this.isInScope(effect, record, subject)) return false;
    if (spec.faces !== undefined && !spec.faces.includes((subject as Piece).face)) return false;
    if (spec.tags !== undefined) {
      const tags = this.ledger.rules.tagsOf((subject as Piece).face);
      if (!spec.tags.some((tag) => tags.includes(tag))) return false;
    }
    return this.isAwake(by, effect, record, index);
  }
  private isInScope(effect: ActiveEffect, { spec }: EffectRecord, subject: unknown): boolean {
    if (spec.scope === "all") return true;
    if (spec.scope === "target") {
      return effect.targets.includes(typeof subject === "number" ? subject : (subject as Piece).id);
    }
    const owner = typeof subject === "number" ? subject : this.ownerOf(subject as Piece);
    return spec.scope === "opponents" ? owner !== effect.owner : owner === effect.owner;
  }
  ownerOf(piece: Piece): number {
    return ownerIn(this.ledger.place(piece.at), piece);
  }
  private hasEarlier(effect: ActiveEffect, index: number): boolean {
    const { effects } = this.ledger.state;
    for (let i = 0; i < index; i++) {
      const earlier = effects[i]!;
      if (earlier.definition === effect.definition && earlier.owner === effect.owner) return true;
    }
    return false;
  }
  private question(name: string): QuestionRecord {
    return this.ledger.rules.questions.get(name) ?? undeclaredQuestion(name);
  }
}

function changed(by: Asker, answer: QuantityAnswer, value: number, args: QuestionArgs, self: ActiveEffect): number {
  if (typeof answer === "function") return (answer as Change)(by, value, args, self);
  return answer.add !== undefined ? value + answer.add : answer.set!;
}
const causeOf = (
  question: string,
  { id, owner, expires }: ActiveEffect,
  definition: string,
  source: string,
  value: number | boolean,
): Cause => ({ question, effect: id, definition, source, owner, value, expires });
function undefinedEffect(definition: string): never {
  throw new Error(`effect ${definition} is not defined`);
}
function undeclaredQuestion(name: string): never {
  throw new Error(`the world declares no question ${name}`);
}
/** An effect answers one question or two, so that going through them is the quickest way. */
function answerOf({ asked, answers }: EffectRecord, name: string): QuestionAnswer | undefined {
  for (let i = 0; i < asked.length; i++) if (asked[i] === name) return answers[i];
  return undefined;
}
const within = ({ floor, ceiling }: QuestionRecord, value: number): number => Math.max(floor, Math.min(ceiling, value));
