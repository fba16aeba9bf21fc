import type { Declaration, Fields } from "../declare.ts";
import type { Listener, Names } from "../definitions.ts";
import type { AnyEvent } from "../protocol/index.ts";
import type { Rules } from "../registry.ts";
import type { AnyState } from "./place.ts";
import type { Run } from "./run.ts";

type RuleListener = Listener<Declaration>;
/** The engine's own sentences may look at where things lie; a game's need not. */
type Say = (event: AnyEvent, names: Names, rules: Rules) => string;
/** Everything the queue has to know of an event type. */
export interface RecordSpec {
  readonly type: string;
  readonly isStep: boolean;
  readonly fields?: Fields;
  readonly cannot?: ((table: Run, event: AnyEvent) => boolean) | undefined;
  /** Fills in what is known only when its turn comes: the id a piece gets, who sees it. */
  readonly completes?: (run: Run, event: AnyEvent) => AnyEvent;
  readonly apply?: ((state: AnyState, event: AnyEvent) => Readonly<Record<string, unknown>>) | undefined;
  /** The engine's own changes write the run's copy of the state directly. There is no run in a replay. */
  readonly writes?: (state: AnyState, event: AnyEvent, rules: Rules, run: Run | null) => void;
  /**
   * All of it at once, where nobody hears the event or could replace it; the log, where one is kept, is written here too.
   * False: it did nothing, so that it has to go its long way.
   */
  readonly performs?: (run: Run, event: AnyEvent) => boolean;
  readonly becomes?: ((run: Run, event: AnyEvent) => readonly AnyEvent[]) | undefined;
  /** What an engine event leads to once it has been applied. */
  readonly follows?: (run: Run, event: AnyEvent) => readonly AnyEvent[];
  /** Engine events whose visibility depends on where pieces lie. */
  readonly sees?: (rules: Rules, event: AnyEvent, viewer: number) => AnyEvent | null;
  readonly say?: Say | undefined;
  readonly reveals?: readonly string[];
  /** Fields that hold ids of pieces or effects. */
  readonly idFields?: readonly string[];
  /** Set for an expansion's event: its id, the parts of the state it may change, and how it changes its own slice. */
  readonly expansion?: string | undefined;
  readonly mayWrite?: ReadonlySet<string> | null;
  readonly applySlice?: ((slice: unknown, event: AnyEvent) => unknown) | undefined;
}
interface RuleListening {
  readonly id: string;
  readonly listener: RuleListener;
}
/** Who listens to an event type. */
export interface Listening {
  readonly ruleReplaces: readonly RuleListening[];
  readonly ruleReacts: readonly RuleListening[];
  readonly effectsReplace: boolean;
  readonly effectsReact: boolean;
}
const NO_FIELDS: Fields = {};
const NONE: readonly string[] = [];

/** One record for each event type, so that the queue looks up once. A class, so that all records have one shape. */
export class EventRecord {
  readonly type: string;
  readonly isStep: boolean;
  readonly fields: Fields;
  readonly cannot: RecordSpec["cannot"];
  readonly completes: RecordSpec["completes"] | undefined;
  readonly apply: RecordSpec["apply"];
  readonly writes: RecordSpec["writes"] | undefined;
  readonly performs: RecordSpec["performs"] | undefined;
  readonly becomes: RecordSpec["becomes"];
  readonly follows: RecordSpec["follows"] | undefined;
  readonly sees: RecordSpec["sees"] | undefined;
  readonly say: RecordSpec["say"];
  readonly reveals: readonly string[];
  readonly idFields: readonly string[];
  readonly expansion: string | undefined;
  readonly mayWrite: ReadonlySet<string> | null;
  readonly applySlice: RecordSpec["applySlice"];
  readonly ruleReplaces: Listening["ruleReplaces"];
  readonly ruleReacts: Listening["ruleReacts"];
  readonly effectsReplace: boolean;
  readonly effectsReact: boolean;
  readonly movesPieces: boolean;
  readonly opensPrompt: boolean;
  /** Whether it holds ids, which change when a piece comes to light. */
  readonly namesIds: boolean;
  /** Whether anything may replace it, and whether anything may react. */
  readonly isReplaceable: boolean;
  readonly isHeard: boolean;

  constructor(spec: RecordSpec, listening: Listening) {
    this.type = spec.type;
    this.isStep = spec.isStep;
    this.fields = spec.fields ?? NO_FIELDS;
    this.cannot = spec.cannot;
    this.completes = spec.completes;
    this.apply = spec.apply;
    this.writes = spec.writes;
    this.becomes = spec.becomes;
    this.follows = spec.follows;
    this.sees = spec.sees;
    this.say = spec.say;
    this.reveals = spec.reveals ?? NONE;
    this.idFields = spec.idFields ?? NONE;
    this.expansion = spec.expansion;
    this.mayWrite = spec.mayWrite ?? null;
    this.applySlice = spec.applySlice;
    this.ruleReplaces = listening.ruleReplaces;
    this.ruleReacts = listening.ruleReacts;
    this.effectsReplace = listening.effectsReplace;
    this.effectsReact = listening.effectsReact;
    this.movesPieces = spec.type === "PIECE_MOVED";
    this.opensPrompt = spec.type === "CHOICE_PROMPTED";
    this.namesIds = this.idFields.length > 0 || this.opensPrompt;
    this.isReplaceable = listening.effectsReplace || listening.ruleReplaces.length > 0;
    this.isHeard = listening.effectsReact || listening.ruleReacts.length > 0;
    this.performs = this.isHeard || this.isReplaceable || spec.cannot !== undefined ? undefined : spec.performs;
  }
}

export const NO_EVENTS: readonly AnyEvent[] = [];
export const fact = (type: string, spec: Omit<RecordSpec, "type" | "isStep" | "becomes">): RecordSpec => ({
  ...spec,
  type,
  isStep: false,
});
export const step = (
  type: string,
  becomes: NonNullable<RecordSpec["becomes"]>,
  more: Pick<RecordSpec, "performs" | "idFields"> = {},
): RecordSpec => ({ type, isStep: true, becomes, ...more });
