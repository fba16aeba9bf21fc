import {
  type DataOf,
  type Declaration,
  type Field,
  type Fields,
  hidden,
  type Schema,
  SEATS_MOST,
  type SeatOf,
} from "./declare.ts";
import type {
  ActionDefinition,
  ActionSpec,
  AnyDefinition,
  Becomes,
  EffectDefinition,
  EffectHandler,
  EffectSpec,
  EventBehaviour,
  EventDefinition,
  EventOf,
  GameSpec,
  Listener,
  PromptDefinition,
  PromptSpec,
  RuleDefinition,
  RuleSpec,
  Self,
  StepDefinition,
  StepFields,
} from "./definitions.ts";
import { type StartWith, startEffect } from "./engine/events/start-effect.ts";
import { stateFieldNames } from "./engine/state-fields.ts";
import { numbersType } from "./plain-types.ts";
import type { AnyEvent, EngineState, Json } from "./protocol/index.ts";
import type { Events, Table } from "./table.ts";
import { type NoTakes, type Payload, TAKE_KINDS, type Takes } from "./takes.ts";

/** The words of one game. Everything else a game writes is typed by what is declared here. */
export interface World<D extends Declaration> {
  readonly declares: D;
  /** The schema of a seat, for fields that name one. */
  readonly seat: Schema<SeatOf<D>>;
  event<const Type extends string, F extends Fields>(
    type: Type,
    fields: F,
    behaviour?: EventBehaviour<D, F>,
  ): EventDefinition<D, Type, F>;
  /** Its data needs no visibility: a step is never seen. */
  step<const Type extends string, F extends StepFields>(
    type: Type,
    fields: F,
    becomes?: Becomes<D, F>,
  ): StepDefinition<D, Type, F>;
  action<const Type extends string, const Asks extends Takes = NoTakes>(
    type: Type,
    spec: ActionSpec<D, Asks>,
  ): ActionDefinition<D, Type, NoInfer<Asks>>;
  prompt<F extends Fields, const Asks extends Takes = NoTakes>(
    type: string,
    spec: PromptSpec<D, F, Asks>,
  ): PromptDefinition<D, F>;
  effect<Params = Readonly<Record<string, Json>>>(id: string, spec: EffectSpec<D, Params>): EffectDefinition<D, Params>;
  rule(id: string, spec: RuleSpec<D>): RuleDefinition<D>;
  handler(handler: EffectHandler<D>): EffectHandler<D>;
  /** Listens to an event, for `replace` and `react`. */
  on<Type extends string, F extends Fields, Params = Readonly<Record<string, Json>>>(
    event: { readonly type: Type; readonly fields: F },
    run: (event: EventOf<Type, F>, table: Table<D>, self: Self<D, Params>) => Events | undefined,
  ): Listener<D, Params>;
  /** Its type keeps the names of the actions and what they take: a client is typed by it. */
  game<A extends ActionDefinition<D>>(spec: GameSpec<D> & { readonly actions: readonly A[] }): Game<D, PayloadsOf<A>>;
  /**
   * The same words and more, for an expansion: zones, facts and questions of its own, if it declares any. Events that it
   * defines with them are no events of the game.
   */
  extend<const E extends Extra>(extra: E): World<D & Extended<E>>;
}
/** The payloads of actions, by the names of the actions. */
export type PayloadsOf<A extends { readonly type: string; readonly takes: unknown }> = {
  readonly [One in A as One["type"]]: Payload<One["takes"]>;
};
export interface Game<D extends Declaration = Declaration, Payloads = unknown> extends GameSpec<D> {
  readonly declares: D;
  /** Never set; it carries the types of the actions. */
  readonly payloads?: Payloads;
  /** The events and steps that its world had defined when the game was made. */
  readonly events: readonly AnyDefinition[];
}
export type Extra = Partial<Pick<Declaration, "zones" | "facts" | "questions">>;
type Extended<E extends Extra> = {
  readonly zones: E["zones"] extends Declaration["zones"] ? E["zones"] : Record<never, never>;
  readonly facts: E["facts"] extends Declaration["facts"] ? E["facts"] : Record<never, never>;
  readonly questions: E["questions"] extends Declaration["questions"] ? E["questions"] : Record<never, never>;
};

/** Names that the engine or the other list has taken become an error that says so. */
type Free<Names, Taken> = { readonly [K in keyof Names & (keyof EngineState | keyof Taken)]: "this name is taken" };
type Checked<D extends Declaration> = D & {
  readonly zones: Free<D["zones"], D["facts"]>;
  readonly facts: Free<D["facts"], D["zones"]>;
};

export const seatsMost = (declares: Declaration): number =>
  typeof declares.seats === "number" ? declares.seats : declares.seats?.[1];
export const seatsLeast = (declares: Declaration): number =>
  typeof declares.seats === "number" ? declares.seats : declares.seats?.[0];

export const seatsUsual = (declares: Declaration): number => declares.usualSeats ?? seatsLeast(declares);

const SIGHTS = ["everyone", "owner", "nobody", "backs"];
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** Refuses declarations that compile but must not start: undeclared visibility, taken names, hidden facts that say nothing else they could be. */
export function examine(declares: Declaration): void {
  const [least, most] = [seatsLeast(declares), seatsMost(declares)];
  if (!Number.isInteger(least) || !Number.isInteger(most) || least < 1 || least > most || most > SEATS_MOST) {
    throw new TypeError(`a world is for 1 to ${SEATS_MOST} seats, the least first; this one says ${least} to ${most}`);
  }
  if (!Array.isArray(declares.phases) || declares.phases.length === 0)
    throw new TypeError("a world declares at least one phase");
  const taken = new Set<string>(stateFieldNames);
  const claim = (name: string): void => {
    if (taken.has(name) || FORBIDDEN.has(name) || name.includes("/")) {
      throw new TypeError(`the name "${name}" is taken; call the zone or fact something else`);
    }
    taken.add(name);
  };
  for (const [name, spec] of Object.entries(declares.zones)) {
    claim(name);
    if (!SIGHTS.includes(spec.sight)) throw new TypeError(`zone "${name}" declares no visibility`);
  }
  for (const [name, spec] of Object.entries(declares.facts)) {
    claim(name);
    // A shared fact has no owner; the seat of those who only watch is nobody's too.
    const isNobodys = !spec.each && spec.sight === "owner";
    if (isNobodys || (typeof spec.sight !== "object" && !SIGHTS.slice(0, 3).includes(spec.sight))) {
      throw new TypeError(`fact "${name}" declares no visibility`);
    }
    if ((spec.sight === "owner" || spec.sight === "nobody") && spec.options.couldBe === undefined) {
      throw new TypeError(`fact "${name}" is hidden, so it must say what else it could be (couldBe)`);
    }
  }
}
function examineFields(of: string, fields: Fields): void {
  for (const [name, field] of Object.entries(fields as Readonly<Record<string, Field | undefined>>)) {
    if (FORBIDDEN.has(name) || name === "type") throw new TypeError(`${of}: a field cannot be called "${name}"`);
    if (field === undefined || !["open", "hidden", "only"].includes(field.sight)) {
      throw new TypeError(`${of}: field "${name}" declares no visibility; wrap its type in open, only or hidden`);
    }
    if (field.sight === "only" && field.seatField !== "owner" && !(field.seatField in fields)) {
      throw new TypeError(`${of}: field "${name}" is seen by the seat in "${field.seatField}", which is not a field`);
    }
  }
}

function examineKinds(of: string, takes: Takes): void {
  for (const [name, kind] of Object.entries(takes)) {
    if (FORBIDDEN.has(name) || name === "prompt_id") throw new TypeError(`${of}: a choice cannot be called "${name}"`);
    if (!TAKE_KINDS.includes(kind)) {
      throw new TypeError(`${of}: choice "${name}" takes ${String(kind)}; known are ${TAKE_KINDS.join(", ")}`);
    }
  }
}

export function defineWorld<const D extends Declaration>(declares: Checked<D>): World<D> {
  return worldOf<D>(declares);
}

/** The world of declarations that are known only when it runs; whoever writes a game down has `defineWorld`. */
export function worldOf<D extends Declaration>(declares: D): World<D> {
  examine(declares);
  const seats = Array.from({ length: seatsMost(declares) }, (_, seat) => seat);
  const defined: AnyDefinition[] = [];
  const define = <T extends AnyDefinition>(made: T): T => {
    defined.push(made);
    return made;
  };
  return {
    declares,
    seat: numbersType(seats) as Schema<SeatOf<D>>,
    event: (type, fields, behaviour = {}) => define(definition(type, fields, behaviour)) as never,
    step: (type, fields, becomes) => define(definition(type, unseen(type, fields), becomes ?? null, true)) as never,
    action: (type, spec) => {
      const takes = spec.takes ?? ({} as NonNullable<typeof spec.takes>);
      examineKinds(`action ${type}`, takes);
      return { ...spec, type, takes };
    },
    prompt: <F extends Fields, Asks extends Takes>(type: string, spec: PromptSpec<D, F, Asks>) => {
      examineFields(`prompt ${type}`, spec.memo);
      examineKinds(`prompt ${type}`, spec.takes ?? {});
      const open = (seat: number, memo: DataOf<F>, sealed: string | null = null): AnyEvent => ({
        prompt_type: type,
        seat,
        memo,
        sealed,
        type: "CHOICE_PROMPTED",
      });
      return Object.assign(open, { type, spec }) as unknown as PromptDefinition<D, F>;
    },
    effect: (id, spec) => ({ id, spec, start: (options) => startEffect(id, options as StartWith) }),
    rule: (id, spec) => ({ id, spec }),
    handler: (handler) => handler,
    on: (event, run) => ({ type: event.type, run: run as never }),
    game: (spec) => ({ ...spec, declares, events: [...defined] }),
    extend: (extra) => {
      const more = {
        ...declares,
        zones: { ...declares.zones, ...extra.zones },
        facts: { ...declares.facts, ...extra.facts },
        questions: { ...declares.questions, ...extra.questions },
      };
      return worldOf(more) as never;
    },
  };
}

/** The definition is also the constructor. The type goes last because that is the fast way to copy the fields. */
function definition(type: string, fields: Fields, behaviour: unknown, isStep = false): AnyDefinition {
  examineFields(`event ${type}`, fields);
  const make = (data: object): object => ({ ...data, type });
  const made = Object.assign(make, {
    type,
    fields,
    behaviour,
    isStep,
    does(next: unknown) {
      made.behaviour = next;
      return made;
    },
  });
  return made;
}
/** The data of a step as fields: they are followed to new ids, and never sent. */
function unseen(type: string, shape: StepFields): Fields {
  const sighted = Object.keys(shape).find((name) => "sight" in shape[name]!);
  if (sighted !== undefined) {
    throw new TypeError(`step ${type}: "${sighted}" has a visibility, and nobody sees a step; give its type alone`);
  }
  return Object.fromEntries(Object.entries(shape).map(([name, data]) => [name, hidden(data)]));
}
