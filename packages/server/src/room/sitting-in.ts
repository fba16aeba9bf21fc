import { changeRights } from "../rights.ts";
import type { Store } from "../store/store.ts";

/** A bot plays for a player who stays away, from now on. Answers whether anything changed. */
export function sitIn(store: Store, match: string, seat: number, bot: string): Promise<boolean> {
  return changeRights(store, match, ({ seats }) => {
    const away = seats[seat]!;
    if (away.tokenHash === null || away.bot !== null) return { answer: false };
    return { answer: true, seats: [{ ...away, bot }] };
  });
}
/** The player is back. Only whoever holds the seat gets it back: a token that was given up moves no bot. */
export function standUp(store: Store, match: string, seat: number, tokenHash: string | null): Promise<boolean> {
  return changeRights(store, match, ({ seats }) => {
    const mine = seats[seat]!;
    if (mine.kind === "bot" || mine.bot === null || mine.tokenHash !== tokenHash) return { answer: false };
    return { answer: true, seats: [{ ...mine, bot: null }] };
  });
}
