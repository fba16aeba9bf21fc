import type { SeatInfo } from "@cardwright/protocol";
import { botName } from "../match/bot-name.ts";
import { sayNow } from "../say.ts";
import type { Sitter } from "../setup/TableTop.tsx";

/** Everyone at a table of a server, before the match begins, as they sit around it. */

export const whoSits = ({ seat, name, bot, kept }: SeatInfo): string =>
  name ?? (bot !== null ? botName(seat) : sayNow(kept ? "lobby.expected" : "lobby.free"));

export const sittersAt = (seats: readonly SeatInfo[], own?: number): readonly Sitter[] =>
  seats.map((info) => ({
    name: whoSits(info),
    note: sayNow(`setup.seat.${noteOf(info, own)}`),
    isFree: info.name === null && info.bot === null,
  }));
function noteOf({ seat, name, bot }: SeatInfo, own: number | undefined): "you" | "watched" | "link" | "there" {
  if (own === seat) return "you";
  if (bot !== null) return "watched";
  return name === null ? "link" : "there";
}
