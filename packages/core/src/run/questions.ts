import type { Piece } from "../declare.ts";
import type { ActiveEffect } from "../protocol/index.ts";
import { type Cause, type Refusal, refuse, type Trace } from "../refusal.ts";
import type { EffectRecord, QuestionRecord } from "../registry.ts";
import { Board } from "./board.ts";
import { bit, EVERYONE, facesSeenBy, indexIn, secretOf } from "./place.ts";

type Args = Readonly<Record<string, unknown>>;
type Decide = (table: Questions, args: Args, self: ActiveEffect) => boolean;
type Change = (table: Questions, value: number, args: Args, self: ActiveEffect) => number;
type QuantityHook = { readonly add?: number; readonly set?: number } | Change;

/** A rule is an effect that is always on and belongs to nobody. */
const RULE_SELF: ActiveEffect = {
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
const NOT_ALLOWED = refuse("NOT_ALLOWED", "a rule forbids it");

/** A question's answer folds over the rules and then over the active effects, in the order in which they began. */
export class Questions extends Board {
  /** False while only yes or no is wanted: then no trace is built. */
  explaining = false;
  /** While a seat decides, its bit: effects it cannot see do not answer, so what is legal depends on its view alone. */
  protected deciding = 0;

  may(name: string, args: Args): boolean {
    const question = this.question(name);
    for (const { hook } of question.rules) {
      if (hook === false || !(hook as Decide)(this, args, RULE_SELF)) return false;
    }
    const { effects } = this.state;
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!;
      const record = this.record(effect);
      const hook = answerOf(record, name) as false | Decide | undefined;
      if (hook === undefined || !this.reaches(effect, record, i, args[question.subject])) continue;
      if (hook === false || !hook(this, args, effect)) return false;
    }
    return true;
  }
  ask(name: string, args: Args, base: number): number {
    let value = base;
    const question = this.question(name);
    for (const { hook } of question.rules) value = this.changed(hook as QuantityHook, value, args, RULE_SELF);
    const { effects } = this.state;
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!;
      const record = this.record(effect);
      const hook = answerOf(record, name) as QuantityHook | undefined;
      if (hook === undefined || !this.reaches(effect, record, i, args[question.subject])) continue;
      value = this.changed(hook, value, args, effect);
    }
    return within(question, value);
  }
  /** The same evaluation as `may` and `ask`, told step by step. */
  explain(name: string, args: Args, base: number | boolean): Trace {
    const question = this.question(name);
    const isPermission = question.kind === "permission";
    const steps: Cause[] = [];
    let value = base;
    const hear = (hook: unknown, effect: ActiveEffect, definition: string, label: string): void => {
      const next = isPermission
        ? hook !== false && (hook as Decide)(this, args, effect)
        : this.changed(hook as QuantityHook, value as number, args, effect);
      if (isPermission ? next === false : next !== value) {
        steps.push({
          question: name,
          effect: effect.id,
          definition,
          source: label,
          owner: effect.owner,
          value: next,
          expires: effect.expires,
        });
      }
      value = isPermission ? value === true && next === true : next;
    };
    for (const { id, hook } of question.rules) hear(hook, RULE_SELF, id, id);
    this.state.effects.forEach((effect, i) => {
      const record = this.record(effect);
      const hook = answerOf(record, name);
      if (hook !== undefined && this.reaches(effect, record, i, args[question.subject])) {
        hear(hook, effect, record.id, record.name);
      }
    });
    return { question: name, base, value: isPermission ? value : within(question, value as number), steps };
  }
  check(name: string, args: Args): Refusal | undefined {
    if (this.may(name, args)) return undefined;
    if (!this.explaining) return NOT_ALLOWED;
    const { code, message } = this.question(name);
    const { steps } = this.explain(name, args, true);
    const causes = steps.map((step) => step.source).join(", ");
    return { code, message: `${message === "" ? "not allowed" : message} (${causes})`, because: steps };
  }

  /** Spec 000 C: effects that block whole kinds of action, told like any other refusal. */
  protected blocked(type: string, seat: number): Refusal | undefined {
    let because: Cause[] | null = null;
    const { effects } = this.state;
    this.deciding = bit(seat);
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!;
      const record = this.record(effect);
      const blocks = effect.modifiers?.blockActionTypes ?? record.spec.modifiers?.blockActionTypes;
      if (blocks?.includes(type) !== true || !this.reaches(effect, record, i, seat)) continue;
      because ??= [];
      because.push({
        question: "blockActionTypes",
        effect: effect.id,
        definition: record.id,
        source: effect.source.ref ?? record.name,
        owner: effect.owner,
        value: false,
        expires: effect.expires,
      });
    }
    if (because === null) return undefined;
    const causes = because.map((cause) => cause.source).join(", ");
    return { code: "ACTION_BLOCKED", message: `blocked for now (${causes})`, because };
  }
  /** Spec 000 C: how much more (or less) of a resource an action costs a seat. */
  costDelta(seat: number, resource: string): number {
    let delta = 0;
    this.state.effects.forEach((effect, i) => {
      const record = this.record(effect);
      const costs = effect.modifiers?.costDeltaByResourceId ?? record.spec.modifiers?.costDeltaByResourceId;
      const by = costs !== undefined && Object.hasOwn(costs, resource) ? costs[resource] : undefined;
      if (by !== undefined && this.reaches(effect, record, i, seat)) delta += by;
    });
    return delta;
  }

  record(effect: ActiveEffect): EffectRecord {
    return this.rules.effects.get(effect.definition) ?? undefinedEffect(effect.definition);
  }
  /** Who sees this effect: whoever sees the face of the piece it hangs on. */
  effectSeenBy(effect: Pick<ActiveEffect, "definition" | "piece" | "owner"> & { readonly id?: string }): number {
    if (effect.piece === null) {
      return this.rules.effects.get(effect.definition)!.isSecret ? secretOf(effect.owner) : EVERYONE;
    }
    // One that begins may hang on a piece that is not in play; where that lies decides its number, and so who sees it later.
    const places = effect.id === undefined ? this.rules.places.values() : this.rules.inPlay;
    for (const place of places) {
      if (place.seat >= this.state.seats) continue;
      const list = this.read(place);
      const index = indexIn(list, effect.piece);
      if (index >= 0) return facesSeenBy(this.state, place, list[index]!);
    }
    // Its piece has left play: whoever was told that it began is told that it ends.
    return effect.id?.startsWith("e") === true ? EVERYONE : secretOf(effect.owner);
  }
  /** Whether the effect listens now: it is awake, and not the second of a kind that counts once. */
  isAwake(effect: ActiveEffect, record: EffectRecord, index: number): boolean {
    const { spec } = record;
    if (spec.while !== undefined && !spec.while(this as never, effect as never)) return false;
    return spec.unique !== true || !this.hasEarlier(effect, index);
  }
  private reaches(effect: ActiveEffect, record: EffectRecord, index: number, subject: unknown): boolean {
    const { spec } = record;
    const isOpen = effect.piece === null && !record.isSecret;
    if (!isOpen && this.deciding !== 0 && (this.effectSeenBy(effect) & this.deciding) === 0) return false;
    if (!this.isInScope(effect, record, subject)) return false;
    if (spec.faces !== undefined && !spec.faces.includes((subject as Piece).face)) return false;
    if (spec.tags !== undefined) {
      const tags = this.rules.tagsOf((subject as Piece).face);
      if (!spec.tags.some((tag) => tags.includes(tag))) return false;
    }
    return this.isAwake(effect, record, index);
  }
  private isInScope(effect: ActiveEffect, { spec }: EffectRecord, subject: unknown): boolean {
    if (spec.scope === "all") return true;
    if (spec.scope === "target") {
      return effect.targets.includes(typeof subject === "number" ? subject : (subject as Piece).id);
    }
    const owner = typeof subject === "number" ? subject : this.ownerOf(subject as Piece);
    return spec.scope === "opponents" ? owner !== effect.owner : owner === effect.owner;
  }
  private hasEarlier(effect: ActiveEffect, index: number): boolean {
    for (let i = 0; i < index; i++) {
      const earlier = this.state.effects[i]!;
      if (earlier.definition === effect.definition && earlier.owner === effect.owner) return true;
    }
    return false;
  }
  private question(name: string): QuestionRecord {
    return this.rules.questions.get(name) ?? undeclaredQuestion(name);
  }
  private changed(hook: QuantityHook, value: number, args: Args, self: ActiveEffect): number {
    if (typeof hook === "function") return hook(this, value, args, self);
    return hook.add !== undefined ? value + hook.add : hook.set!;
  }
}
function undefinedEffect(definition: string): never {
  throw new Error(`effect ${definition} is not defined`);
}
function undeclaredQuestion(name: string): never {
  throw new Error(`the world declares no question ${name}`);
}
/** An effect answers one question or two, so that going through them is the quickest way. */
function answerOf({ asked, answers }: EffectRecord, name: string): unknown {
  for (let i = 0; i < asked.length; i++) if (asked[i] === name) return answers[i];
  return undefined;
}
const within = ({ floor, ceiling }: QuestionRecord, value: number): number => Math.max(floor, Math.min(ceiling, value));
