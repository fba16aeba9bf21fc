import type {
  Declaration,
  FactSpec,
  Permission,
  PhaseOf,
  Piece,
  PieceIn,
  Quantity,
  SeatOf,
  ZoneSpec,
} from "./declare.ts";
import type { ActiveEffect, AnyEvent, StateOf } from "./protocol/index.ts";
import type { Refusal, Text, TextParams, Trace } from "./refusal.ts";
import type { AnyTakes, ListName, NumberName, OneName, SeatName, Takes, YesNoName } from "./takes.ts";

/** The words that every rule is written in: rules read, ask and answer with them. */

type Keys<T, Match> = { [K in keyof T]: T[K] extends Match ? K : never }[keyof T] & string;
// biome-ignore lint/suspicious/noExplicitAny: matches zones of any piece.
export type EachZone<D extends Declaration> = Keys<D["zones"], ZoneSpec<any, true>>;
// biome-ignore lint/suspicious/noExplicitAny: matches zones of any piece.
export type SharedZone<D extends Declaration> = Keys<D["zones"], ZoneSpec<any, false>>;
// biome-ignore lint/suspicious/noExplicitAny: matches facts of any value.
export type EachFact<D extends Declaration> = Keys<D["facts"], FactSpec<any, true>>;
// biome-ignore lint/suspicious/noExplicitAny: matches facts of any value.
export type SharedFact<D extends Declaration> = Keys<D["facts"], FactSpec<any, false>>;
type ValueOf<D extends Declaration, K extends keyof D["facts"]> = D["facts"][K] extends FactSpec<infer T> ? T : never;
type NumberFact<D extends Declaration, Each extends boolean> = Keys<D["facts"], FactSpec<number, Each>>;
// biome-ignore lint/suspicious/noExplicitAny: matches questions about anything.
export type PermissionName<D extends Declaration> = Keys<D["questions"], Permission<any>>;
// biome-ignore lint/suspicious/noExplicitAny: matches questions about anything.
export type QuantityName<D extends Declaration> = Keys<D["questions"], Quantity<any>>;
export type ArgsOf<Q> = Q extends Permission<infer A> ? A : Q extends Quantity<infer A> ? A : never;

/** A place: the name of a shared zone, or [zone, seat] where each seat has one. */
export type At<D extends Declaration> = SharedZone<D> | readonly [EachZone<D>, SeatOf<D>];
export type Events = readonly AnyEvent[];

export interface MoveOptions {
  /** Its position in the list; the top is the end. */
  readonly position?: "top" | "bottom" | number;
  /** In a zone of backs: lies face up. */
  readonly up?: boolean;
  /** Marks it carries from now on. */
  readonly marks?: Readonly<Record<string, unknown>>;
}

/** How a match with scores ends. */
export interface Ending<Seat extends number = number> {
  /** By seat. */
  readonly scores: readonly number[];
  readonly reason: string;
  readonly winners?: readonly Seat[];
  /** By seat: 1 is the first, and equals share a place. */
  readonly places?: readonly number[];
}
export interface Table<D extends Declaration> {
  readonly state: StateOf<D>;
  readonly seats: readonly SeatOf<D>[];
  /** The next seat in turn order that is not out. */
  next(seat: SeatOf<D>): SeatOf<D>;
  /** All other seats that are not out. */
  others(seat: SeatOf<D>): readonly SeatOf<D>[];
  isOut(seat: SeatOf<D>): boolean;
  /**
   * Tells whether the seat could do something now if it were its turn: any action that is offered, or one of these. In a
   * decision it tells what that seat's hidden cards allow; a step may look, or whoever asks about themselves.
   */
  canAct(seat: SeatOf<D>, ...actions: readonly string[]): boolean;
  /** The seat a piece belongs to: its `owner` mark, or the seat whose zone it lies in; -1 when neither says. */
  ownerOf(piece: Piece): SeatOf<D> | -1;
  /** The piece with this id, if it lies in that zone (of any seat). */
  find<Z extends keyof D["zones"] & string>(zone: Z, id: string): PieceIn<D, Z> | undefined;

  may<Q extends PermissionName<D>>(question: Q, args: ArgsOf<D["questions"][Q]>): boolean;
  /** Nothing when allowed, otherwise a refusal that carries every cause. */
  check<Q extends PermissionName<D>>(question: Q, args: ArgsOf<D["questions"][Q]>): Refusal | undefined;
  ask<Q extends QuantityName<D>>(question: Q, args: ArgsOf<D["questions"][Q]>, base: number): number;
  explain<Q extends keyof D["questions"] & string>(
    question: Q,
    args: ArgsOf<D["questions"][Q]>,
    base: number | boolean,
  ): Trace;

  move(piece: Piece, to: At<D>, options?: MoveOptions): AnyEvent;
  /** Takes up to `count` from the top of one place to another, decided when its turn comes. */
  draw(count: number, from: At<D>, to: At<D>): AnyEvent;
  /** Draws until the target holds `upTo`, or nothing is left. */
  refill(from: At<D>, to: At<D>, upTo: number): AnyEvent;
  /** Everything from one place to another, as one event. */
  gather(from: At<D>, to: At<D>): AnyEvent;
  shuffle(place: At<D>): AnyEvent;
  /** Lets a seat look at pieces of one place where they lie; it knows them until they are shuffled. */
  show(pieces: readonly Piece[], to: SeatOf<D>): Events;
  /** Turns a piece in a zone of "backs" face up or face down; elsewhere pieces have no two sides. */
  flip(piece: Piece, up: boolean): AnyEvent;
  mark<P extends Piece>(piece: P, marks: Partial<Omit<P, keyof Piece>>): AnyEvent;
  /** New pieces out of nowhere: tokens, or a deck while setting up. */
  create<Z extends keyof D["zones"] & string>(
    place: (Z & SharedZone<D>) | readonly [zone: Z & EachZone<D>, seat: SeatOf<D>],
    faces: readonly PieceIn<D, Z>["face"][],
    marks?: Partial<Omit<PieceIn<D, Z>, keyof Piece>>,
  ): AnyEvent;

  /** A fact that each seat has is named with the seat, a shared one without. */
  add(fact: NumberFact<D, true>, seat: SeatOf<D>, by: number): AnyEvent;
  add(fact: NumberFact<D, false>, by: number): AnyEvent;
  set<K extends EachFact<D>>(fact: K, seat: SeatOf<D>, value: ValueOf<D, K>): AnyEvent;
  set<K extends SharedFact<D>>(fact: K, value: ValueOf<D, K>): AnyEvent;

  end(effect: Pick<ActiveEffect, "id">): AnyEvent;
  /** The effect goes on with other params: its age, its place among the others and its end stay what they are. */
  change<Params>(effect: { readonly id: string; readonly params: Params }, params: Params): AnyEvent;
  /** Sets a handler off for a piece without a player's command: a triggered effect. */
  activate(effectId: string, seat: SeatOf<D>, sourceInstanceId: string): Events;
  /** How much more (or less) of a resource an action costs a seat, by the modifiers of active effects. */
  costDelta(seat: SeatOf<D>, resourceId: string): number;
  phase(phase: PhaseOf<D>): AnyEvent;
  endTurn(): AnyEvent;
  /**
   * The seat is out: turn order, prompts and clocks pass it over, its open prompts close, and effects that wait for its
   * next turn end. If it was its turn, the turn ends once everything else is settled.
   */
  eliminate(seat: SeatOf<D>): AnyEvent;
  /** A seat that was out is in again: for the next round, say. */
  readmit(seat: SeatOf<D>): AnyEvent;
  /** Ends the match. No winner is a draw, several share the victory. */
  win(winners: SeatOf<D> | readonly SeatOf<D>[] | null, reason: string): AnyEvent;
  /** Ends the match with scores. Whoever has most wins, unless it says otherwise; places follow from the scores. */
  finish(ending: Ending<SeatOf<D>>): AnyEvent;
}

/** The dice, where a step resolves. Decisions and reactions have none. */
export interface Dice {
  int(bound: number): number;
  die(sides: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): readonly T[];
}
export interface StepTable<D extends Declaration> extends Table<D> {
  readonly random: Dice;
}

/** Whatever may be an option of a choice: a piece, a plain value, or a record with a key of its own. */
export type Choosable = string | number | boolean | { readonly id: string };
export type Check<T> = (option: T) => Refusal | undefined;
/** How a choice is put to the player. */
export interface Choosing<T> {
  /** The question, where it is not the one that the language files have for this choice. */
  readonly ask?: Text;
  /** The name of an option. A piece goes by what is printed on it, anything else by its key. */
  readonly label?: (option: T) => Text;
  /** The name of a record without an id, by which clients choose it: coordinates, say. */
  readonly key?: (option: T) => string;
  readonly check?: Check<T>;
}
/** The engine's own mark of a choice among seats, which a table labels by the players' names. */
export interface ChoosingSeat extends Choosing<number> {
  readonly isSeat: true;
}
export type How<T> = Check<T> | Choosing<T>;
/** The same for records without an id, which say their key here. */
export type Keyed<T> = Choosing<T> & Required<Pick<Choosing<T>, "key">>;

/**
 * A decision being taken. The same function is run to check an answer, to list all, to sample one and to describe the
 * next choice, so it reads, asks and answers with events; it never writes and never draws.
 */
export interface Turn<D extends Declaration, Asks extends Takes = AnyTakes> extends Table<D> {
  readonly seat: SeatOf<D>;
  /** One of several: pieces, texts or numbers, or records with an `id`, which is then their key. */
  oneOf<T extends Choosable>(name: OneName<Asks>, from: readonly T[], how?: How<T>): T;
  oneOf<T>(name: OneName<Asks>, from: readonly T[], how: Keyed<T>): T;
  someOf<T extends Choosable>(
    name: ListName<Asks>,
    from: readonly T[],
    count: { readonly min: number; readonly max: number },
    how?: How<T>,
  ): readonly T[];
  someOf<T>(
    name: ListName<Asks>,
    from: readonly T[],
    count: { readonly min: number; readonly max: number },
    how: Keyed<T>,
  ): readonly T[];
  order<T extends Choosable>(name: ListName<Asks>, items: readonly T[], how?: How<T>): readonly T[];
  order<T>(name: ListName<Asks>, items: readonly T[], how: Keyed<T>): readonly T[];
  /** One of these seats, or of all that are not out; a table labels it by the player's name. */
  oneSeat(name: SeatName<Asks>, from?: readonly SeatOf<D>[], how?: How<SeatOf<D>>): SeatOf<D>;
  yesNo(name: YesNoName<Asks>, ask?: Text): boolean;
  /** A whole number from the least to the most. Wide ranges cost nothing until they are listed. */
  number(name: NumberName<Asks>, min: number, max: number, ask?: Text): number;
  /** Refuses the whole decision unless the condition holds. */
  need(condition: boolean, reason: string, said?: string | TextParams): void;
  /** Refuses with what a check answered, if it answered anything. */
  stop(refusal: Refusal | undefined): void;
}
