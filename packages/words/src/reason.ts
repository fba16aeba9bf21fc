import type { Cause } from "@cardwright/core";
import { endOf } from "./end.ts";
import type { Message, Params } from "./packed.ts";

/** Why not, as messages: the reason of a refusal, and each effect behind it with its owner and its end. */

/** A refusal as data; `variant` chooses among the texts of a code. */
export interface Reason {
  readonly code: string;
  readonly variant?: string;
  readonly params?: Params;
}
export const reasonMessage = ({ code, variant, params = {} }: Reason): Message => [
  variant === undefined ? `refusal.${code}` : `refusal.${code}.${variant}`,
  params,
];
/** A cause goes by the card it comes from. A rule of the game belongs to nobody and never ends. */
export function causeMessage({ source, owner, expires }: Cause, now: { turn: number; round: number }): Message {
  if (owner < 0) return ["cause.rule", { by: source }];
  return ["cause.effect", { by: source, owner, until: endOf(expires, now) ?? ["end.used"] }];
}
