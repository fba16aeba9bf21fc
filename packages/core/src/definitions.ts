import type { output } from "zod/mini";
import type { DataOf, Declaration, Field, Fields, Permission, PhaseOf, Quantity, Schema, SeatOf } from "./declare.ts";
import type {
  Action,
  ActiveEffect,
  AnyEvent,
  Json,
  Modifiers,
  Picks,
  Selections,
  StateOf,
  TableauOf,
} from "./protocol/index.ts";
import type { Refusal } from "./refusal.ts";
import type { ViewOf } from "./seen-state.ts";
import type { Events, StepTable, Table, Turn } from "./table.ts";
import type { AnyTakes, Takes } from "./takes.ts";

/** The definitions that authors write: events, steps, actions, prompts, effects, handlers. All behaviour is found by name. */

/** Names things in sentences: seats by player, pieces by what is printed on them. */
export interface Names {
  seat(seat: number | undefined): string;
  /** By face, or "a card" when the viewer may not know it. */
  face(face: string | undefined): string;
  zone(place: string | undefined): string;
}
export type EventOf<Type extends string, F extends Fields> = { readonly type: Type } & DataOf<F>;

export interface EventBehaviour<D extends Declaration, F extends Fields> {
  /** Asked when its turn in the queue comes: true means that it does not happen. */
  readonly cannot?: (table: Table<D>, event: DataOf<F>) => boolean;
  /** A plain immutable change: answers with the parts of the state that are new. Without one it is an announcement. */
  readonly apply?: (state: StateOf<D>, event: DataOf<F>) => Partial<TableauOf<D>>;
  /** For an expansion's event: the new value of the expansion's own slice. */
  applySlice?(slice: never, event: DataOf<F>): unknown;
  /** The sentence a log shows and a voice reads, from what the viewer may see of the event. Empty: nothing is said. */
  readonly say?: (event: Partial<DataOf<F>>, names: Names) => string;
  /** Fields whose value tells, by rule, something that was hidden before. */
  readonly reveals?: readonly (keyof F & string)[];
  /** That it happens at all tells, by rule, something that was hidden before: a trap springs. */
  readonly happeningReveals?: boolean;
  /** Everyone notices that it happens, also whoever sees none of its fields; otherwise they are told nothing. */
  readonly noticed?: boolean;
}
export interface EventDefinition<D extends Declaration, Type extends string = string, F extends Fields = Fields> {
  (data: DataOf<F>): EventOf<Type, F>;
  readonly type: Type;
  readonly fields: F;
  readonly isStep: false;
  behaviour: EventBehaviour<D, F>;
  /** Fields first, behaviour second, so that events may cause each other without type cycles. */
  does(behaviour: EventBehaviour<D, F>): EventDefinition<D, Type, F>;
}
/** The data of a step, by name. It needs no visibility, because nobody ever sees a step. */
export type StepFields = Readonly<Record<string, Schema>>;
export type StepDataOf<F extends StepFields> = { readonly [K in keyof F]: output<F[K]> };
/** The events it leads to, decided when its turn comes, on the table as it is then. Here, and only here, dice are rolled. */
export type Becomes<D extends Declaration, F extends StepFields> = (table: StepTable<D>, data: StepDataOf<F>) => Events;
/** A step becomes other events when its turn comes; it changes nothing itself, is never logged and never shown. */
export interface StepDefinition<
  D extends Declaration,
  Type extends string = string,
  F extends StepFields = StepFields,
> {
  (data: StepDataOf<F>): { readonly type: Type } & StepDataOf<F>;
  readonly type: Type;
  readonly fields: { readonly [K in keyof F]: Field<output<F[K]>> };
  readonly isStep: true;
  behaviour: Becomes<D, F> | null;
  /** Data first, what it becomes second, so that steps may lead to each other without type cycles. */
  does(becomes: Becomes<D, F>): StepDefinition<D, Type, F>;
}

export interface ActionSpec<D extends Declaration, Asks extends Takes = AnyTakes> {
  /** Its choices by name, each with the kind of its answer. Left out: it asks for nothing. */
  readonly takes?: Asks;
  /** The verb on the button. */
  readonly label?: string;
  /** Phases in which it may be taken; any when left out. */
  readonly phase?: PhaseOf<D> | readonly PhaseOf<D>[];
  /** The active seat, unless the game says that any seat may. */
  readonly who?: "active" | "any";
  /** May be taken although a prompt is open. */
  readonly duringPrompt?: boolean;
  /** False for what a player asks for unprompted, like conceding under a game's own name: never listed, never sampled. */
  readonly offered?: boolean;
  play(turn: Turn<D, Asks>): Events;
}
export interface ActionDefinition<D extends Declaration, Type extends string = string, Asks extends Takes = AnyTakes>
  extends ActionSpec<D, Asks> {
  readonly type: Type;
  readonly takes: Asks;
}

export interface PromptSpec<D extends Declaration, F extends Fields, Asks extends Takes = AnyTakes> {
  readonly memo: F;
  /** The choices it is answered with. Left out: it asks for nothing. */
  readonly takes?: Asks;
  /** The question as a sentence. */
  readonly ask?: string;
  answer(turn: Turn<D, Asks>, memo: DataOf<F>): Events;
  /** How many there are to choose from, where everyone may know that. Nothing else of the choice is told to others. */
  readonly count?: (memo: DataOf<F>) => number | null;
  /** The zones that the choices lie in and whose they may be: told to the owner as constraints. */
  readonly from?: (memo: DataOf<F>) => ChoiceSource;
  /** The answer for a seat whose time is up. Without one, the first that is offered. */
  readonly onTimeout?: (table: Table<D>, seat: SeatOf<D>, memo: DataOf<F>) => Selections;
}
export interface ChoiceSource {
  readonly zones: readonly string[];
  readonly filter: Exclude<Scope, "target">;
}
export interface PromptDefinition<D extends Declaration, F extends Fields = Fields> {
  /** Opens the prompt for a seat. Prompts with the same `sealed` name are answered in secret and resolve together. */
  (seat: SeatOf<D>, memo: DataOf<F>, sealed?: string): AnyEvent;
  readonly type: string;
  readonly spec: PromptSpec<D, F>;
}

export type Duration<Phase extends string = string> =
  | { readonly type: "untilEndOfTurn" }
  | { readonly type: "untilPhase"; readonly phase: Phase }
  | { readonly type: "nTurns"; readonly turns: number }
  | { readonly type: "atTurn"; readonly inTurns: number }
  | { readonly type: "atRound"; readonly inRounds: number }
  | { readonly type: "untilNextTurnOfOwner" }
  | { readonly type: "untilNextTurnOfTarget" }
  | { readonly type: "whileInPlay" }
  | { readonly type: "untilConsumed" };

/** The running effect, as its own hooks see it. */
export type Self<D extends Declaration, Params = Readonly<Record<string, Json>>> = Omit<
  ActiveEffect,
  "owner" | "params"
> & { readonly owner: SeatOf<D>; readonly params: Params };

export type Answer<D extends Declaration, Q, Params> =
  Q extends Permission<infer A>
    ? false | ((table: Table<D>, args: A, self: Self<D, Params>) => boolean)
    : Q extends Quantity<infer A>
      ?
          | { readonly add: number }
          | { readonly set: number }
          | ((table: Table<D>, value: number, args: A, self: Self<D, Params>) => number)
      : never;
export interface Listener<D extends Declaration, Params = Readonly<Record<string, Json>>> {
  readonly type: string;
  run(event: AnyEvent, table: Table<D>, self: Self<D, Params>): Events | undefined;
}
/** The seats whose pieces, or who themselves, an effect reaches. The words do not assume two players. */
export type Scope = "own" | "opponents" | "target" | "all";

export interface EffectSpec<D extends Declaration, Params = Readonly<Record<string, Json>>> {
  readonly duration: Duration<PhaseOf<D>>;
  readonly name?: string;
  readonly scope?: Scope;
  /** Reaches only subjects with one of these faces. */
  readonly faces?: readonly string[];
  /** Reaches only subjects with one of these tags. */
  readonly tags?: readonly string[];
  /** Two of a kind with the same owner count once. */
  readonly unique?: boolean;
  /** The viewers who see an effect that hangs on no piece. One that hangs on a piece is seen by whoever sees its face. */
  readonly seenBy?: "everyone" | "owner";
  /** Sleeps while this is false. */
  readonly while?: (table: Table<D>, self: Self<D, Params>) => boolean;
  readonly hooks?: { readonly [Q in keyof D["questions"]]?: Answer<D, D["questions"][Q], Params> };
  readonly modifiers?: Modifiers;
  /** Before an event applies: nothing to let it be, events to put in its place, [] to cancel it. */
  readonly replace?: readonly Listener<D, Params>[];
  /** After an event has applied. */
  readonly react?: readonly Listener<D, Params>[];
  readonly onPhaseStart?: (table: Table<D>, phase: PhaseOf<D>, self: Self<D, Params>) => Events;
}
export interface StartOptions<D extends Declaration, Params> {
  readonly owner: SeatOf<D> | -1;
  readonly piece?: string;
  readonly targets?: readonly (string | number)[];
  readonly params?: Params;
  readonly source?: ActiveEffect["source"];
  /** In place of all that the definition has. */
  readonly modifiers?: Modifiers;
  /** Another duration than the definition's. */
  readonly duration?: Duration<PhaseOf<D>>;
}
export interface EffectDefinition<D extends Declaration, Params = Readonly<Record<string, Json>>> {
  readonly id: string;
  readonly spec: EffectSpec<D, Params>;
  start(options: StartOptions<D, Params>): AnyEvent;
}
/** A rule of the game: an effect that is always on, belongs to nobody and reaches everyone. */
export interface RuleDefinition<D extends Declaration> {
  readonly id: string;
  readonly spec: RuleSpec<D>;
}
export type RuleSpec<D extends Declaration> = Pick<EffectSpec<D>, "hooks" | "replace" | "react" | "onPhaseStart">;

/** Spec 001 section 2: what an activated effect gets to work with. Rng is there because handlers run as steps. */
export interface EffectContext<D extends Declaration> {
  readonly state: StateOf<D>;
  /** The options of the match. */
  readonly config: StateOf<D>["options"];
  readonly rng: StepTable<D>["random"];
  readonly tracker: Tracker<D>;
  readonly redaction: { sees(viewer: number, piece: string): boolean };
  readonly table: StepTable<D>;
}
/** Counters per turn, round or match: they are facts, so they reset, show and replay like any other. */
export interface Tracker<D extends Declaration> {
  get(fact: keyof D["facts"] & string, seat: SeatOf<D>): number;
  count(fact: keyof D["facts"] & string, seat: SeatOf<D>, by?: number): AnyEvent;
}
export interface EffectActivation<D extends Declaration> {
  readonly seat: SeatOf<D>;
  readonly sourceInstanceId: string;
  readonly effectId: string;
  /** Of the action that led to it; nothing where the client gave none, or the match was just set up. */
  readonly intentId: string | undefined;
}
export interface EffectChoice<D extends Declaration> {
  readonly promptId: string;
  readonly seat: SeatOf<D>;
  readonly sourceInstanceId: string;
  /** Pieces by id, values as they are; always a list. */
  readonly selections: readonly (string | number | boolean)[];
  readonly memo: Readonly<Record<string, Json>>;
}
/** A question that a handler asks. Its choices are data; pieces are named by id. */
export interface EffectPrompt<D extends Declaration> {
  readonly type: StandardPrompt;
  readonly seat: SeatOf<D>;
  readonly choices: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  /** The number of choices that the others may know; by default none, and of a reveal how many cards were shown with it. */
  readonly count?: number;
  /** The zones that the choices are from, and whose they may be: told to the owner as constraints. */
  readonly zones?: readonly (keyof D["zones"] & string)[];
  readonly filter?: ChoiceSource["filter"];
  readonly memo?: Readonly<Record<string, Json>>;
}
export type StandardPrompt =
  | "YES_NO"
  | "SELECT_TARGET_BENCH"
  | "SELECT_CARD_FROM_REVEAL"
  | "SELECT_ONE"
  | "SELECT_SOME"
  | "SELECT_ORDER"
  | "SELECT_NUMBER";
export interface EffectResolution<D extends Declaration> {
  readonly events: Events;
  readonly prompts?: readonly EffectPrompt<D>[];
  /** The effect comes to nothing: EFFECT_FAILED with this code, or EFFECT_RESOLVED with it once it was activated. */
  readonly failed?: { readonly code: string; readonly message: string };
}
export interface EffectHandler<D extends Declaration> {
  readonly effectId: string;
  readonly name?: string;
  /** Zones its source must lie in, phases it may be used in. */
  readonly zones: readonly (keyof D["zones"] & string)[];
  readonly windows: readonly PhaseOf<D>[];
  /** Caps and conditions beyond zone and window, asked while deciding. */
  readonly gate?: (turn: Turn<D>, source: { readonly id: string; readonly face: string }) => Refusal | undefined;
  readonly begin: (context: EffectContext<D>, activation: EffectActivation<D>) => EffectResolution<D>;
  readonly continue?: (context: EffectContext<D>, choice: EffectChoice<D>) => EffectResolution<D>;
}

export interface TurnOrder<D extends Declaration> {
  readonly seat: SeatOf<D>;
  /** A new round begins with this turn. */
  readonly newRound: boolean;
}
export interface GameSpec<D extends Declaration> {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Puts the first things on the table. It is logged like everything else. */
  readonly setup: (table: StepTable<D>) => Events;
  readonly actions: readonly ActionDefinition<D>[];
  readonly prompts?: readonly AnyPrompt[];
  readonly effects?: readonly AnyEffect[];
  readonly rules?: readonly RuleDefinition<D>[];
  readonly handlers?: readonly EffectHandler<D>[];
  /** Effects that a face has while it lies in a zone that is in play. */
  readonly passives?: (face: string) => readonly AnyEffect[];
  /** Handlers that a face offers. */
  readonly abilities?: (face: string) => readonly string[];
  readonly cards?: readonly CardData[];
  /** Names and tags of faces, when they do not come from `cards`. */
  readonly faceName?: (face: string) => string;
  readonly tagsOf?: (face: string) => readonly string[];
  /** The phase in which the match begins, and the one in which each turn begins: by default the first declared. */
  readonly startPhase?: PhaseOf<D>;
  readonly turnPhase?: PhaseOf<D>;
  /** Phases that go on over the end of a turn, until `table.phase` begins another. All others end with the turn. */
  readonly lastingPhases?: readonly PhaseOf<D>[];
  readonly turnOrder?: (table: Table<D>) => TurnOrder<D>;
  readonly onTurnEnd?: (table: Table<D>) => Events;
  /** Settles the old round, while its effects still apply. */
  readonly onRoundEnd?: (table: Table<D>) => Events;
  readonly onRoundStart?: (table: Table<D>) => Events;
  readonly onTurnStart?: (table: Table<D>) => Events;
  readonly onPhase?: { readonly [P in PhaseOf<D>]?: (table: Table<D>) => Events };
  /** The events of conceding; by default the others win. */
  readonly onConcede?: (table: Table<D>, seat: SeatOf<D>) => Events;
  /** The action taken for a seat whose time is up and that has no prompt to answer. Without one, the first that is offered. */
  readonly onTimeout?: (table: Table<D>, seat: SeatOf<D>) => { readonly type: string; readonly payload?: Picks };
  /**
   * The aim at the end: to win, which is the default, or the lead in points, up to the widest lead that makes a
   * difference. Bots play for it.
   */
  readonly counts?: "winning" | { readonly leadUpTo: number };
  /** How good a position looks to a seat, from its own view; for bots. */
  readonly evaluate?: (view: ViewOf<D>, seat: SeatOf<D>) => number;
  /**
   * Deductions about hidden places from a seat's view, beyond what it saw: because somebody passed, or asked in
   * vain. Worlds that are dealt anew agree with it. A function of the view alone.
   */
  readonly deduce?: (view: ViewOf<D>) => readonly Deduction[];
  /**
   * False where a seat may not take an action back although nobody learned anything by it. It narrows what the engine
   * allows and never widens it.
   */
  readonly mayUndo?: (action: Action) => boolean;
  /** Most actions a match can last, for the laws. */
  readonly actionsMax: number;
  /**
   * Lets a simulation change piles where they lie, which is a fifth faster. Only where no rule remembers anything
   * by the identity of a pile, as a WeakMap of lists does; the laws play every match both ways and compare.
   */
  readonly pilesInPlace?: boolean;
}
/** Faces that certainly lie in a hidden place, and faces that certainly do not. */
export interface Deduction {
  /** "deck", or "hand/1" of a zone that each seat has. */
  readonly place: string;
  readonly holds?: readonly string[];
  readonly lacks?: readonly string[];
}
export interface CardData {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly tags?: readonly string[];
}

/** Definitions of any world, as lists hold them. */
export interface AnyDefinition {
  readonly type: string;
  readonly fields: Fields;
  readonly isStep: boolean;
  readonly behaviour: unknown;
}
export interface AnyPrompt {
  readonly type: string;
  readonly spec: { readonly memo: Fields };
}
export interface AnyEffect {
  readonly id: string;
  readonly spec: unknown;
}
