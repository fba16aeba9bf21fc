import type { AnyEvent } from "../../protocol/index.ts";
import type { EventParts } from "./kind.ts";

/** A seat asks for its last action back, and the others answer. They are announcements: the match stands where it stood. */

export interface TakebackAsked extends AnyEvent {
  readonly seat: number;
  /** The revision that the match would go back to. */
  readonly to: number;
  /** The kind of action that would be taken back. */
  readonly action: string;
}
export interface TakebackAnswered extends AnyEvent {
  readonly seat: number;
  readonly agrees: boolean;
}
export const asksBack = (seat: number, to: number, action: string): TakebackAsked => ({
  seat,
  to,
  action,
  type: "TAKEBACK_ASKED",
});
export const answersBack = (seat: number, agrees: boolean): TakebackAnswered => ({
  seat,
  agrees,
  type: "TAKEBACK_ANSWERED",
});
const byTheEngineAlone = (type: string) => ({
  type,
  plan(): never {
    throw new Error(`${type} is made by the engine alone, as its answer to an action`);
  },
});
export const takebackAsked: EventParts<TakebackAsked> = {
  ...byTheEngineAlone("TAKEBACK_ASKED"),
  sees: (_, told) => told,
};
export const takebackAnswered: EventParts<TakebackAnswered> = {
  ...byTheEngineAlone("TAKEBACK_ANSWERED"),
  sees: (_, told) => told,
};
