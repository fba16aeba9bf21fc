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
/** The payload of an action. A choice that is not asked for is left out. */
export type PayloadOf<T extends Takes> = { readonly [K in keyof T]?: Answers[T[K]] };

const isKey = (answer: unknown): boolean =>
  typeof answer === "string" || (typeof answer === "number" && Number.isInteger(answer) && answer >= 0);
const isSeat = (answer: unknown): boolean => typeof answer === "number" && Number.isInteger(answer) && answer >= 0;
const isNumber = (answer: unknown): boolean => typeof answer === "number";
const isValue = (answer: unknown): boolean => typeof answer !== "object";
const ONE: Readonly<Record<string, (answer: unknown) => boolean>> = {
  piece: isKey,
  text: isValue,
  number: isNumber,
  seat: isSeat,
  yesNo: (answer) => answer === "YES" || answer === "NO",
  selection: (answer) => isValue(answer) || (Array.isArray(answer) && answer.every(isValue)),
};
const LIST: Readonly<Record<string, (answer: unknown) => boolean>> = {
  pieces: isKey,
  texts: isValue,
  numbers: isNumber,
  seats: isSeat,
};
const WORDS: { readonly [K in TakeKind]: string } = {
  piece: "the id of a piece, or its position",
  text: "a text, a number, or yes or no",
  number: "a number",
  seat: "the number of a seat",
  yesNo: '"YES" or "NO"',
  pieces: "a list of ids of pieces, or of positions",
  texts: "a list of texts or numbers",
  numbers: "a list of numbers",
  seats: "a list of numbers of seats",
  selection: "one answer, or a list of them",
};
export const TAKE_KINDS: readonly string[] = Object.keys(WORDS);
/** Whether one answer has the shape that its choice takes. Whether it is among the options is the decision's business. */
export function fits(kind: TakeKind, answer: unknown): boolean {
  const one = ONE[kind];
  if (one !== undefined) return one(answer);
  return Array.isArray(answer) && answer.every(LIST[kind]!);
}
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
    const kind = takes[name]!;
    if (!fits(kind, payload[name])) {
      return refuse("PAYLOAD_INVALID", `${name} of ${type} is ${WORDS[kind]}`, { choice: name });
    }
  }
  return undefined;
}
