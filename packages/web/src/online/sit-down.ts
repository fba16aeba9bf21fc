import type { JoinSeat } from "@cardwright/protocol";
import { api, Refused } from "./api.ts";
import { askedSeat, freshSecret, type HeldSeat, holdSeat, keepAsked, leftSeat } from "./seats.ts";

/** Asks for a seat; asked for once more after a lost answer, it is the same seat. */
export function sitDown(match: string, wish: Pick<JoinSeat, "name" | "seat" | "invite">): Promise<HeldSeat> {
  const token = askedSeat(match)?.token ?? leftSeat(match)?.token ?? freshSecret();
  const asked = { ...wish, nonce: freshSecret(), token };
  keepAsked(match, asked);
  return ask(match, asked);
}
/** The seat that was asked for before the page was left without an answer; null when it is not to be had. */
export async function askAgain(match: string, asked: JoinSeat): Promise<HeldSeat | null> {
  return ask(match, asked).catch((error: unknown) => {
    if (error instanceof Refused) return null;
    throw error;
  });
}
async function ask(match: string, asked: JoinSeat): Promise<HeldSeat> {
  try {
    const { seat, token } = await api.join(match, asked);
    const held = { seat, token, name: asked.name };
    holdSeat(match, held);
    return held;
  } catch (error) {
    // Only this says that the token holds no seat; anything else may have come after it was given one.
    if (error instanceof Refused && error.isFinal) keepAsked(match, null);
    throw error;
  }
}
