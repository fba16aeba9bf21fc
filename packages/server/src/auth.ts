import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Secrets are 256 random bits, given out once and kept only as SHA-256; a player may bring one of their own for a seat. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
/**
 * The second in which it was made, and 64 random bits. Matches that are played at the same time lie side by side in the store's
 * indexes, so that a commit of many of them touches few pages. Nobody gets in by knowing an id.
 */
export function newMatchId(now: number): string {
  const bytes = randomBytes(12);
  bytes.writeUInt32BE(Math.floor(now / 1_000) % 2 ** 32);
  return bytes.toString("base64url");
}
export const newSeed = (): string => randomBytes(32).toString("hex");
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const NOBODY = hashSecret("nobody");
/** Takes the same time whether or not there is something to compare with. */
export function isSecret(hash: string, kept: string | null): boolean {
  const equal = timingSafeEqual(Buffer.from(hash), Buffer.from(kept ?? NOBODY));
  return equal && kept !== null;
}
/** Finds the seat that a token holds, or -1. All of them are compared, so that time tells nothing. */
export function seatOfToken(hash: string, seats: readonly { readonly tokenHash: string | null }[]): number {
  let found = -1;
  for (const [index, { tokenHash }] of seats.entries()) if (isSecret(hash, tokenHash)) found = index;
  return found;
}
