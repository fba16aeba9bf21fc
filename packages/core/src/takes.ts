import type { Picks } from "./protocol/index.ts";
import { type Refusal, refuse } from "./refusal.ts";

/** An action says what it takes: its choices by name, each with the kind of its answer. Everything else follows. */

/** Pieces go by id, or by position where the choice is what shows them; texts are the keys of other options. */
export type TakeKind =
  | "piece"
  | "text"
  | "number"
  | "seat"
  | "yesNo"
  | "pieces"
  | "texts"
  | "numbers"
  | "seats"
  /** One answer or a list of them: the prompts of spec 001, which decide it by how many they ask for. */
  | "selection";
export type Takes = Readonly<Record<string, TakeKind>>;
/** The choices of any action, where a function does not say which one it serves. */
// biome-ignore lint/suspicious/noExplicitAny: a turn of one action must pass for a turn of any.
export type AnyTakes = any;
export type NoTakes = Readonly<Record<never, never>>;
/** Any name, where a function does not say which action it serves. */
type Named<T extends Takes, Kind extends TakeKind> = string extends keyof T
  ? string
  : { [K in keyof T]: T[K] extends Kind ? K : never }[keyof T] & string;
/** The names of the choices that `oneOf` may ask for, and so on. */
export type OneName<T extends Takes> = Named<T, "piece" | "text" | "number" | "seat">;
export type ListName<T extends Takes> = Named<T, "pieces" | "texts" | "numbers" | "seats">;
export type NumberName<T extends Takes> = Named<T, "number">;
export type SeatName<T extends Takes> = Named<T, "seat">;
export type YesNoName<T extends Takes> = Named<T, "yesNo">;

export interface Answers {
  piece: string | number;
  text: string | number | boolean;
  number: number;
  seat: number;
  yesNo: "YES" | "NO";
  pieces: readonly (string | number)[];
  texts: readonly (string | number | boolean)[];
  numbers: readonly number[];
  seats: readonly number[];
  selection: string | number | boolean | readonly (string | number | boolean)[];
}
/** The payload of an action that takes these choices. It leaves out a choice that the action does not come to. */
export type Payload<T> = 0 extends 1 & T
  ? Picks
  : [keyof T] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [K in keyof T]?: T[K] extends TakeKind ? Answers[T[K]] : never };
const isKey = (answer: unknown): boolean => typeof answer === "string" || isSeat(answer);
const isSeat = (answer: unknown): boolean => Number.isInteger(answer) && (answer as number) >= 0;
const isValue = (answer: unknown): boolean => typeof answer !== "object";
type Test = (answer: unknown) => boolean;
const isListOf =
  (one: Test): Test =>
  (answer) =>
    Array.isArray(answer) && answer.every(one);
const isNumber: Test = (answer) => typeof answer === "number";
/** The shape of each kind of answer, and what it is called. */
const SHAPES: { readonly [K in TakeKind]: readonly [Test, string] } = {
  piece: [isKey, "the id of a piece, or its position"],
  text: [isValue, "a text or a number"],
  number: [isNumber, "a number"],
  seat: [isSeat, "the number of a seat"],
  yesNo: [(answer) => answer === "YES" || answer === "NO", '"YES" or "NO"'],
  pieces: [isListOf(isKey), "a list of ids or positions"],
  texts: [isListOf(isValue), "a list of texts or numbers"],
  numbers: [isListOf(isNumber), "a list of numbers"],
  seats: [isListOf(isSeat), "a list of numbers of seats"],
  selection: [(answer) => isValue(answer) || isListOf(isValue)(answer), "one answer, or a list of them"],
};
export const TAKE_KINDS: readonly string[] = Object.keys(SHAPES);
/** Stage 2 of spec 000: nothing where the payload holds only what the action takes, otherwise a refusal. */
export function examineTakes(
  type: string,
  takes: Takes,
  payload: Readonly<Record<string, unknown>>,
): Refusal | undefined {
  for (const name in payload) {
    if (!Object.hasOwn(takes, name)) {
      const known = Object.keys(takes).join(", ") || "nothing";
      return refuse("PAYLOAD_INVALID", `${type} takes ${known}, and no ${name}`, { choice: name });
    }
    const [fits, words] = SHAPES[takes[name]!];
    if (!fits(payload[name])) return refuse("PAYLOAD_INVALID", `${name} of ${type} is ${words}`, { choice: name });
  }
  return undefined;
}
