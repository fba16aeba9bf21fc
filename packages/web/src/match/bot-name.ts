import { sayNow } from "../say.ts";

const COLOURS = ["match.red", "match.blue", "match.violet", "match.ochre"] as const;

/** To themselves a player is "you"; this is read by whoever watches the match later. */
export const playerName = (seat: number): string => sayNow("match.player", { count: seat + 1 });

/** Bots are told apart by the colour of their seat: several of a kind may sit at one table. */
export function botName(seat: number): string {
  const colour = COLOURS[seat];
  return sayNow("bots.name", {
    colour: colour === undefined ? sayNow("match.seat", { count: seat + 1 }) : sayNow(colour),
  });
}
