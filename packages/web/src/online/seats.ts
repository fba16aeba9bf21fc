/** Which seats this browser holds. A token is all that says so; it never leaves for anywhere but its own server. */

export interface HeldSeat {
  readonly seat: number;
  readonly token: string;
  readonly name: string;
}
const SEAT = "cardwright.seat.";
const HOST = "cardwright.host.";
const NAME = "cardwright.name";

export function heldSeat(match: string): HeldSeat | null {
  const text = localStorage.getItem(SEAT + match);
  return text === null ? null : (JSON.parse(text) as HeldSeat);
}
export const holdSeat = (match: string, seat: HeldSeat): void =>
  localStorage.setItem(SEAT + match, JSON.stringify(seat));
export const giveUpSeat = (match: string): void => localStorage.removeItem(SEAT + match);
export const hostToken = (match: string): string | null => localStorage.getItem(HOST + match);
export const keepHostToken = (match: string, token: string): void => localStorage.setItem(HOST + match, token);
export const lastName = (): string => localStorage.getItem(NAME) ?? "";
export const keepName = (name: string): void => localStorage.setItem(NAME, name);

/** Mixed into the deal, so that the server alone cannot choose it. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
