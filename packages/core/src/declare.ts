import type { $ZodType, output } from "zod/v4/core";

/**
 * The declarations of a game: zones of pieces, facts, questions, fields of events. Each has a visibility, because there is
 * no way to declare one without.
 */

/**
 * A type of zod, or of zod/mini. The engine itself uses the small one: a page that plays a game without options or events of its
 * own loads neither.
 */
export type Schema<T = unknown> = $ZodType<T>;
export type Shape = Readonly<Record<string, Schema>>;

/**
 * everyone: faces for all. owner: faces for the owner, a count for the rest. nobody: a count for all.
 * backs: all see that it lies there, only the owner sees the face.
 */
export type Sight = "everyone" | "owner" | "nobody" | "backs";

/** A seat number, or -1 for someone who only watches. */
export type Viewer = number;
export const SPECTATOR: Viewer = -1;

/** A card, unit, die or tile. Games add marks of their own by extending this. */
export interface Piece<Face extends string = string> {
  readonly id: string;
  readonly face: Face;
  /** The place it lies in: "board" for a shared zone, "hand/0" for a zone that each seat has. */
  readonly at: string;
  /** Turned face up in a zone of backs. */
  readonly up?: boolean;
}

export interface ZoneOptions {
  /** Most pieces it may hold; one more is a defect in the rules and refuses the action. */
  readonly capacity?: number;
  /** How a table lays it out: the last piece of a stack is its top. */
  readonly order?: "stack" | "row" | "bag";
  /** Pieces here are in play: what their faces do while in play starts on entering and ends on leaving. */
  readonly inPlay?: boolean;
  /** Hidden pieces of one pool could be each other. By default each seat is a pool of its own, and so are shared zones. */
  readonly pool?: string;
  /** The marks that pieces carry here, checked by the laws. */
  readonly marks?: Shape;
}
export interface ZoneSpec<P extends Piece = Piece, Each extends boolean = boolean> {
  readonly each: Each;
  readonly sight: Sight;
  readonly options: ZoneOptions;
  /** Never set; it carries the type of the pieces. */
  readonly piece?: P;
}
export const zone = {
  each: <P extends Piece>(sight: Sight, options: ZoneOptions = {}): ZoneSpec<P, true> => ({
    each: true,
    sight,
    options,
  }),
  shared: <P extends Piece>(sight: Sight, options: ZoneOptions = {}): ZoneSpec<P, false> => ({
    each: false,
    sight,
    options,
  }),
};

/** Draws numbers for a world that is being imagined; never the match's own stream. */
export type Draw = (bound: number) => number;

/** A value that is shown in part. What it could be instead keeps leak laws and bots honest about the rest. */
export interface Partly<T> {
  readonly shows: (value: T, viewer: Viewer, seat: number) => unknown;
  readonly couldBe: (value: T, viewer: Viewer, draw: Draw) => T;
}
export type FactSight<T> = "everyone" | "owner" | "nobody" | Partly<T>;
export interface FactOptions<T> {
  readonly resets?: "turn" | "round";
  readonly type?: Schema<T>;
  /** For "owner" and "nobody": another value that would look the same to a viewer who may not see it. */
  readonly couldBe?: (value: T, draw: Draw) => T;
}
/** How a fact is seen, as its type keeps it. */
export type FactSeen = "everyone" | "owner" | "nobody" | "partly";
export interface FactSpec<T = unknown, Each extends boolean = boolean, Seen extends FactSeen = FactSeen> {
  readonly each: Each;
  readonly start: T;
  readonly sight: FactSight<T>;
  readonly options: FactOptions<T>;
  /** Never set; it carries the type of what a view holds. */
  readonly seen?: Seen;
}
type ClosedOptions<T> = FactOptions<T> & Required<Pick<FactOptions<T>, "couldBe">>;
function each<T>(start: T, sight: "everyone", options?: FactOptions<T>): FactSpec<T, true, "everyone">;
function each<T>(start: T, sight: Partly<T>, options?: FactOptions<T>): FactSpec<T, true, "partly">;
function each<T>(start: T, sight: "owner", options: ClosedOptions<T>): FactSpec<T, true, "owner">;
function each<T>(start: T, sight: "nobody", options: ClosedOptions<T>): FactSpec<T, true, "nobody">;
function each<T>(start: T, sight: FactSight<T>, options: FactOptions<T> = {}): FactSpec<T, true, never> {
  return { each: true, start, sight, options };
}
function shared<T>(start: T, sight: "everyone", options?: FactOptions<T>): FactSpec<T, false, "everyone">;
function shared<T>(start: T, sight: Partly<T>, options?: FactOptions<T>): FactSpec<T, false, "partly">;
function shared<T>(start: T, sight: "nobody", options: ClosedOptions<T>): FactSpec<T, false, "nobody">;
function shared<T>(start: T, sight: FactSight<T>, options: FactOptions<T> = {}): FactSpec<T, false, never> {
  return { each: false, start, sight, options };
}
/** A number, a flag, a small record. One that not everyone sees must say what else it could be. */
export const fact = { each, shared };

/** A rule that effects may answer with yes or no. The subject (a piece or a seat) decides whose effects reach it. */
export interface Permission<Args> {
  readonly kind: "permission";
  readonly subject: string;
  readonly code: string;
  readonly message: string;
  readonly args?: Args;
}
/** A number that effects may change, within a floor and a ceiling. */
export interface Quantity<Args> {
  readonly kind: "quantity";
  readonly subject: string;
  readonly floor: number;
  readonly ceiling: number;
  readonly args?: Args;
}
export const permission = <Args>(subject: keyof Args & string, code: string, message = ""): Permission<Args> => ({
  kind: "permission",
  subject,
  code,
  message,
});
export const quantity = <Args>(
  subject: keyof Args & string,
  range: { readonly floor?: number; readonly ceiling?: number } = {},
): Quantity<Args> => ({
  kind: "quantity",
  subject,
  floor: range.floor ?? Number.NEGATIVE_INFINITY,
  ceiling: range.ceiling ?? Number.POSITIVE_INFINITY,
});
// biome-ignore lint/suspicious/noExplicitAny: a list of questions holds questions about anything.
export type Question = Permission<any> | Quantity<any>;

/** A field of an event or of a prompt's memo, and who sees it. A field that is not declared has no type and is not sent. */
export interface Field<T = unknown> {
  readonly sight: "open" | "hidden" | "only";
  /** With "only": the name of the field that holds the seat which sees this one. */
  readonly seatField: string;
  readonly type: Schema<T>;
}
export const open = <T>(type: Schema<T>): Field<T> => ({ sight: "open", seatField: "", type });
export const hidden = <T>(type: Schema<T>): Field<T> => ({ sight: "hidden", seatField: "", type });
/** Seen by the seat that another field names; in a prompt's memo "owner" names whoever is asked. */
export const only = <T>(seatField: string, type: Schema<T>): Field<T> => ({ sight: "only", seatField, type });

export type Fields = Readonly<Record<string, Field>>;
export type DataOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export interface Declaration {
  /** A fixed number of seats, or the least and the most. */
  readonly seats: SeatCount | readonly [SeatCount, SeatCount];
  /** Seats of a match that does not say how many; left out: the least. */
  readonly usualSeats?: SeatCount;
  readonly phases: readonly string[];
  /** The options that a match can be created with. Every one has a default, so that `{}` is always valid. By default there are none. */
  readonly options?: Schema<object>;
  // biome-ignore lint/suspicious/noExplicitAny: zones hold pieces of any kind.
  readonly zones: Readonly<Record<string, ZoneSpec<any, boolean>>>;
  // biome-ignore lint/suspicious/noExplicitAny: facts hold values of any kind.
  readonly facts: Readonly<Record<string, FactSpec<any, boolean>>>;
  readonly questions: Readonly<Record<string, Question>>;
}

/** Most seats that a game may have. */
export const SEATS_MOST = 8;
export type SeatCount = keyof SeatsUpTo;
interface SeatsUpTo {
  1: 0;
  2: 0 | 1;
  3: 0 | 1 | 2;
  4: 0 | 1 | 2 | 3;
  5: 0 | 1 | 2 | 3 | 4;
  6: 0 | 1 | 2 | 3 | 4 | 5;
  7: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  8: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
}
interface TupleOf<T> {
  1: readonly [T];
  2: readonly [T, T];
  3: readonly [T, T, T];
  4: readonly [T, T, T, T];
  5: readonly [T, T, T, T, T];
  6: readonly [T, T, T, T, T, T];
  7: readonly [T, T, T, T, T, T, T];
  8: readonly [T, T, T, T, T, T, T, T];
}
/** Seats are a union and by-seat values a tuple, so that `state.life[seat]` is never "or undefined". */
export type SeatOf<D extends Declaration> = number &
  (Declaration["seats"] extends D["seats"]
    ? number
    : D["seats"] extends keyof SeatsUpTo
      ? SeatsUpTo[D["seats"]]
      : D["seats"] extends readonly [number, infer Most extends keyof SeatsUpTo]
        ? SeatsUpTo[Most]
        : never);
export type BySeat<D extends Declaration, T> = Declaration["seats"] extends D["seats"]
  ? readonly T[]
  : D["seats"] extends keyof TupleOf<T>
    ? TupleOf<T>[D["seats"]]
    : readonly T[] & Readonly<Record<SeatOf<D>, T>>;
export type OptionsOf<D extends Declaration> = Readonly<output<NonNullable<D["options"]>>>;
export type PhaseOf<D extends Declaration> = D["phases"][number];
export type PieceIn<D extends Declaration, Z extends keyof D["zones"]> =
  D["zones"][Z] extends ZoneSpec<infer P, boolean> ? P : never;
