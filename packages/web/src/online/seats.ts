import type { JoinSeat } from "@cardwright/protocol";
import { sayNow } from "../say.ts";
import { storage } from "../storage.ts";

/** Which seats this browser holds. A token is all that says so; it never leaves for anywhere but its own server. */

export interface HeldSeat {
  readonly seat: number;
  readonly token: string;
  readonly name: string;
  /** The rematch that was asked for from this seat, and the token that it was asked for with. */
  readonly next?: string;
  readonly nextToken?: string;
}
const SEAT = "cardwright.seat.";
const LEFT = "cardwright.left.";
const ASKED = "cardwright.asked.";
const HOST = "cardwright.host.";
const WATCH = "cardwright.watch.";
const NAME = "cardwright.name";

export function heldSeat(match: string): HeldSeat | null {
  const held = storage.readJson(SEAT + match) as HeldSeat | null;
  return typeof held?.token === "string" ? held : null;
}
/** The matches at which it holds one, by their ids. */
export const heldMatches = (): readonly string[] =>
  storage
    .keys(SEAT)
    .map((key) => key.slice(SEAT.length))
    .filter((match) => heldSeat(match) !== null);
export function holdSeat(match: string, seat: HeldSeat): void {
  storage.write(SEAT + match, JSON.stringify(seat));
  storage.remove(LEFT + match);
  keepAsked(match, null);
}
/** The seat that this browser has left: its token is dead, and only brings back to that seat. */
export function leftSeat(match: string): HeldSeat | null {
  const left = storage.readJson(LEFT + match) as HeldSeat | null;
  return typeof left?.token === "string" ? left : null;
}
/** A seat that was asked for, and no answer came. */
export function askedSeat(match: string): JoinSeat | null {
  const asked = storage.readJson(ASKED + match) as JoinSeat | null;
  return typeof asked?.token === "string" ? asked : null;
}
/** Before the question goes out: its token is all that leads back to the seat if the answer gets lost. */
export function keepAsked(match: string, asked: JoinSeat | null): void {
  if (asked === null) storage.remove(ASKED + match);
  else storage.write(ASKED + match, JSON.stringify(asked));
}
export function giveUpSeat(match: string): void {
  const held = heldSeat(match);
  if (held !== null) storage.write(LEFT + match, JSON.stringify(held));
  storage.remove(SEAT + match);
}
export const hostToken = (match: string): string | null => storage.read(HOST + match);
/** What lets others watch a private match; a public one needs nothing. */
export const watchToken = (match: string): string | null => storage.read(WATCH + match);
export function keepWatchToken(match: string, token: string): void {
  storage.write(WATCH + match, token);
}
interface MadeMatch {
  readonly match: string;
  readonly host_token: string | null;
  readonly watch_token: string | null;
}
/** What the server tells once, to whoever made a match. */
export function keepTokens({ match, host_token, watch_token }: MadeMatch): void {
  if (host_token !== null) storage.write(HOST + match, host_token);
  if (watch_token !== null) keepWatchToken(match, watch_token);
}
/** The address to send around: whoever has it can sit down while a seat is free, and watch. */
export function linkTo(match: string): string {
  const watch = watchToken(match);
  const query = watch === null ? "" : `?watch=${encodeURIComponent(watch)}`;
  return `${location.origin}/match/${encodeURIComponent(match)}${query}`;
}
export const lastName = (): string => storage.read(NAME) ?? "";
/** The name in a form, without the spaces around it. */
export function nameIn(form: FormData): string {
  const name = String(form.get("name")).trim();
  if (name === "") throw new Error(sayNow("error.name"));
  return name;
}
export function keepName(name: string): void {
  storage.write(NAME, name);
}

/** 128 random bits: a token that nobody guesses, or a nonce for the deal, so that the server alone cannot choose it. */
export function freshSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
