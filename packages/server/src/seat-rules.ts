import type { SeatInfo, Status } from "@cardwright/protocol";
import { isSecret, seatOfToken } from "./auth.ts";
import type { Rights } from "./rights.ts";
import type { MatchRecord, SeatRecord } from "./store/store.ts";

/** The rules of seats: the right to sit down, and a seat before and after a change. Pure: the store is asked and told elsewhere. */

export const emptySeat = (seat: number): SeatRecord => ({
  seat,
  kind: "open",
  name: null,
  nonce: "",
  tokenHash: null,
  inviteHash: null,
  keptFor: null,
  keptUntil: null,
  bot: null,
});
/** By what somebody asks for a seat: the hashes of the token that they bring, and of an invitation. */
export interface Claim {
  readonly tokenHash: string;
  readonly inviteHash: string;
}
/** A bot's own seat is never free; one in which a bot sits in for somebody is. */
export const isFree = ({ kind, tokenHash }: SeatRecord): boolean => kind !== "bot" && tokenHash === null;

/** A seat as everybody may know it. */
export function seatInfo(status: Status, record: SeatRecord): SeatInfo {
  const { seat, kind, name, bot, keptFor } = record;
  return { seat, kind, name, bot, kept: isFree(record) && (status !== "waiting" || keptFor !== null) };
}
/** The seat is for whoever left it. One of a rematch is not: it goes by the rights of the match before, as they are then. */
const isKeptFor = ({ keptFor, keptUntil }: SeatRecord, tokenHash: string): boolean =>
  isSecret(tokenHash, keptFor) && keptUntil === null;
/** A seat of a rematch for which its player of the match before has not come yet. */
export const isAwaited = (seat: SeatRecord): boolean => isFree(seat) && seat.keptUntil !== null;
/** True when the seat was ever meant for them, also when somebody else sits there by now. */
export const couldTake = (seat: SeatRecord, { tokenHash, inviteHash }: Claim): boolean =>
  seat.kind === "open" || isSecret(inviteHash, seat.inviteHash) || isKeptFor(seat, tokenHash);
/**
 * Whoever comes may sit down where nobody has sat yet. Once a match is dealt a seat has a hand: it is for whoever left it, and for
 * whoever was invited.
 */
export function mayTake({ status }: MatchRecord, seat: SeatRecord, claim: Claim): boolean {
  const isOpen = status === "waiting" && seat.kind === "open" && seat.keptFor === null;
  const { tokenHash, inviteHash } = claim;
  const isAsked = isSecret(inviteHash, seat.inviteHash) || isKeptFor(seat, tokenHash);
  return isFree(seat) && (isOpen || isAsked);
}
interface Player {
  readonly name: string;
  readonly nonce: string | undefined;
  readonly tokenHash: string;
}
/** The deal is not touched by who sits down after it; an invitation to a seat that was left is used up. */
export function taken({ status }: MatchRecord, seat: SeatRecord, { name, nonce, tokenHash }: Player): SeatRecord {
  const isDealt = status !== "waiting";
  return {
    ...seat,
    name,
    nonce: isDealt ? seat.nonce : (nonce ?? ""),
    tokenHash,
    inviteHash: isDealt ? null : seat.inviteHash,
    keptFor: null,
    keptUntil: null,
    bot: null,
  };
}
/** Once the match is dealt the seat is kept for whoever left it; while it runs, the bot of the match sits in. */
export function left({ status, takeover }: MatchRecord, seat: SeatRecord): SeatRecord {
  const bot = status === "running" ? takeover : null;
  const keptFor = status === "waiting" ? null : seat.tokenHash;
  return { ...seat, name: null, tokenHash: null, keptFor, keptUntil: null, bot };
}
/** Nobody can come back to a seat that nobody held: where a bot plays for nobody, one plays again. The others are kept. */
export function seatOfRematch(
  { seat, kind, tokenHash, bot }: SeatRecord,
  nobodys: string,
  keptUntil: number,
): SeatRecord {
  const base = { ...emptySeat(seat), kind, inviteHash: kind === "invited" ? nobodys : null };
  return tokenHash === null ? { ...base, bot } : { ...base, keptFor: nobodys, keptUntil };
}
/** A token is one thing: what starts a match, lets others watch it or invites somebody is nobody's seat. */
export function isTokenInUse({ seats, secrets }: Rights, hash: string): boolean {
  const others = [secrets.hostHash, secrets.watchHash, ...seats.map(({ inviteHash }) => inviteHash)];
  return seatOfToken(hash, [...seats, ...others.map((tokenHash) => ({ tokenHash }))]) >= 0;
}
