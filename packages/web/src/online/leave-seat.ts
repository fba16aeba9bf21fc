import { api } from "./api.ts";
import { giveUpSeat } from "./seats.ts";

/** Gives a seat back. This browser forgets it only once the server has: until then it is still its player's. */
export async function leaveSeat(match: string, token: string): Promise<void> {
  await api.leave(match, token);
  giveUpSeat(match);
}
