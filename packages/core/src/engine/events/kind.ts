import type { Declaration, Fields } from "../../declare.ts";
import type { Listener, Names } from "../../definitions.ts";
import type { AnyEvent, Picks, Prompt } from "../../protocol/index.ts";
import { type Sees, seeByFields, seeNothing } from "../../redact.ts";
import type { Rules } from "../../rules.ts";
import type { Asking } from "../asking.ts";
import type { Ledger } from "../ledger.ts";
import type { RulesTable } from "../rules-table.ts";

/** Everything that the parts of an event may use while the queue settles. */
export interface Surroundings {
  readonly ledger: Ledger;
  readonly asking: Asking;
  /** The table for rules that look and answer. */
  readonly table: RulesTable;
  /** The table for steps, which may roll. */
  readonly stepTable: RulesTable;
  /** Runs a sealed answer again, now that its whole group is in. Null where it has become illegal since it was checked. */
  answersOf(prompt: Prompt, answer: Picks): readonly AnyEvent[] | null;
}

/** The parts of a kind of event besides its plan and its telling. */
interface Parts<Asked extends AnyEvent, Plan, Told extends AnyEvent> {
  readonly type: string;
  /** Fields that hold ids of pieces or effects: while the event waits, they follow renamings. */
  readonly idFields?: readonly string[];
  /** The fields as declared, where `sees` is left out: then each field says who sees it. */
  readonly fields?: Fields;
  /** Fields whose value tells, by rule, something that was hidden before. */
  readonly reveals?: readonly string[];
  /** The mere occurrence reveals, by rule, something that was hidden before. */
  readonly happeningReveals?: boolean;
  /** Everyone notices that it happens, also whoever sees none of its fields. */
  readonly isNoticed?: boolean;
  /** Asked with the event as it was asked for: true means that it does not happen. */
  cannot?(table: RulesTable, asked: Asked): boolean;
  /** The change; left out where nothing changes. */
  write?(ledger: Ledger, plan: Plan): void;
  /** The events that it leads to once it was written. */
  follows?(around: Surroundings, plan: Plan): readonly AnyEvent[];
  /** The event as a viewer gets it; null where they do not learn that it happened. */
  sees?(rules: Rules, told: Told, viewer: number): AnyEvent | null;
  /** Sentences about the engine's own events stand apart, in `engine-sentences.ts`. */
  say?(told: Partial<Told>, names: Names, rules: Rules): string;
  /** An announcement changes nothing. */
  readonly isAnnouncement?: boolean;
}
interface Planning<Asked, Plan> {
  /** Finds and validates: which piece, from where, its new id. It throws here or never. Null where nothing is left to happen. */
  plan(ledger: Ledger, asked: Asked, around: Surroundings): Plan | null;
}
interface Telling<Plan, Told> {
  /** The event as data, made before the change and only where somebody logs, hears or may replace it. */
  tell(ledger: Ledger, plan: Plan): Told;
  /** The plan of an event that is read from a log. */
  replan(ledger: Ledger, told: Told): Plan;
}
/** `Part` may be left out where one type is the other, because nothing has to be made of it. */
type Unless<Same extends boolean, Part> = Same extends true ? Partial<Part> : Part;
type IsA<From, To> = [From] extends [To] ? true : false;
/**
 * One kind of event in its parts. `Asked` is the event as rules ask for it, `Plan` what happens exactly, `Told` the event
 * as data. A plan comes out of `plan`, or in a replay out of `replan`; `write` takes nothing else. Without `plan` the event as
 * it was asked for is its plan, and without `tell` the plan is the event as data.
 */
export type EventParts<Asked extends AnyEvent, Plan = Asked, Told extends AnyEvent = Plan & AnyEvent> = Parts<
  Asked,
  Plan,
  Told
> &
  Unless<IsA<Asked, Plan>, Planning<Asked, Plan>> &
  Unless<IsA<Plan, Told>, Telling<Plan, Told>>;
/** The parts of any kind of event. */
export type AnyEventParts = Parts<AnyEvent, unknown, AnyEvent> &
  Partial<Planning<AnyEvent, unknown> & Telling<unknown, AnyEvent>>;
/** A step becomes other events when its turn comes. It changes nothing itself, is never logged and never shown. */
export interface StepParts<Asked extends AnyEvent = AnyEvent> {
  readonly type: string;
  readonly idFields?: readonly string[];
  cannot?(table: RulesTable, asked: Asked): boolean;
  becomes(around: Surroundings, asked: Asked): readonly AnyEvent[];
}

interface RuleListening {
  readonly id: string;
  readonly listener: Listener<Declaration>;
}
/** The rules and effects that listen to a kind of event. */
export interface Listening {
  readonly ruleReplaces: readonly RuleListening[];
  readonly ruleReacts: readonly RuleListening[];
  readonly effectsReplace: boolean;
  readonly effectsReact: boolean;
}
const NO_FIELDS: Fields = {};
const NONE: readonly string[] = [];
const NO_EVENT: AnyEventParts = { type: "" };

/** A kind of event or step with those who listen to it, so that the queue looks up once. A class gives all one shape. */
export class EventKind {
  readonly type: string;
  /** The parts of an event; null for a step. */
  readonly event: AnyEventParts | null;
  readonly cannot: AnyEventParts["cannot"];
  readonly plan: AnyEventParts["plan"];
  readonly write: AnyEventParts["write"];
  readonly tell: AnyEventParts["tell"];
  readonly follows: AnyEventParts["follows"];
  /** Undefined for an event. */
  readonly becomes: StepParts["becomes"] | undefined;
  readonly fields: Fields;
  readonly sees: Sees;
  readonly reveals: readonly string[];
  /** It tells, by its declaration, something that was hidden. */
  readonly isRevealing: boolean;
  /** Fields that hold the seat which alone may see another field. */
  readonly onlyFor: readonly string[];
  readonly idFields: readonly string[];
  readonly ruleReplaces: Listening["ruleReplaces"];
  readonly ruleReacts: Listening["ruleReacts"];
  readonly effectsReplace: boolean;
  readonly effectsReact: boolean;
  readonly opensPrompt: boolean;
  /** It holds ids, which change when a piece comes to light. */
  readonly namesIds: boolean;
  /** Something may replace it; something may react to it. */
  readonly isReplaceable: boolean;
  readonly isHeard: boolean;
  /** It is needed as data also where no log is kept. */
  readonly isTold: boolean;

  constructor(parts: AnyEventParts | StepParts, listening: Listening) {
    this.type = parts.type;
    const isStep = "becomes" in parts;
    const event = isStep ? NO_EVENT : parts;
    this.event = isStep ? null : parts;
    this.cannot = parts.cannot;
    this.plan = event.plan;
    this.write = event.write;
    this.tell = event.tell;
    this.follows = event.follows;
    this.becomes = isStep ? parts.becomes : undefined;
    this.fields = this.event?.fields ?? NO_FIELDS;
    this.sees =
      this.event === null
        ? seeNothing
        : (this.event.sees ?? seeByFields(this.type, this.fields, this.event.isNoticed === true));
    this.reveals = this.event?.reveals ?? NONE;
    this.isRevealing = this.reveals.length > 0 || this.event?.happeningReveals === true;
    this.onlyFor = Object.values(this.fields).flatMap(({ sight, seatField }) => (sight === "only" ? [seatField] : []));
    this.idFields = parts.idFields ?? NONE;
    this.ruleReplaces = listening.ruleReplaces;
    this.ruleReacts = listening.ruleReacts;
    this.effectsReplace = listening.effectsReplace;
    this.effectsReact = listening.effectsReact;
    const isPrompt = parts.type === "CHOICE_PROMPTED";
    this.opensPrompt = isPrompt || parts.type === "CHOICE_REOPENED";
    this.namesIds = this.idFields.length > 0 || isPrompt;
    this.isReplaceable = listening.effectsReplace || listening.ruleReplaces.length > 0;
    this.isHeard = listening.effectsReact || listening.ruleReacts.length > 0;
    this.isTold = this.isHeard || this.isReplaceable;
  }
  get isStep(): boolean {
    return this.event === null;
  }
}
