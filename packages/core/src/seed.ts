import { sha256Hex } from "./canonical.ts";

/** The most characters that a player's nonce may have. */
export const LONGEST_NONCE = 128;
/** The most nonces that are mixed into a seed: one per seat. */
export const MOST_NONCES = 64;

/** Sets mixed seeds apart from every other use of SHA-256; its number changes when the encoding does. */
const MIX_DOMAIN = "cardwright seed mix 1";

/** A seed is 256 bits as 64 lowercase hex digits. A match keeps its seed secret until it has ended. */
export function isSeed(text: unknown): text is string {
  return typeof text === "string" && text.length === 64 && !/[^0-9a-f]/.test(text);
}

/** A nonce is what a player adds to the seed: any text of 0 to 128 characters that has a UTF-8 form. */
export function isNonce(text: unknown): text is string {
  return typeof text === "string" && text.length <= LONGEST_NONCE && text.isWellFormed();
}

/** SHA-256 of the 32 bytes of a seed. Published before play, it proves that the seed shown after play is the same. */
export function commitmentOf(seed: string): string {
  return sha256Hex(seedBytes(seed));
}

/**
 * One seed of the server's seed and the players' nonces in seat order. The server commits to its seed before it sees a
 * nonce, and no player sees that seed before giving a nonce, so nobody alone steers the deal.
 *
 * Hashed are the domain, the 32 bytes of the server's seed, the number of nonces, and each nonce. Domain and nonces are
 * UTF-8 with their length in bytes before them, number and lengths 4 bytes, highest first: two different inputs never
 * give the same bytes.
 */
export function mixSeed(serverSeed: string, nonces: readonly string[]): string {
  if (!Array.isArray(nonces) || nonces.length > MOST_NONCES) {
    throw new RangeError(`Nonces are a list of at most ${MOST_NONCES}, one per seat.`);
  }
  const bytes = [...withLength(MIX_DOMAIN), ...seedBytes(serverSeed), ...fourBytes(nonces.length)];
  for (const [seat, nonce] of nonces.entries()) {
    if (!isNonce(nonce)) throw new RangeError(`The nonce of seat ${seat} is not a text of 0 to 128 characters.`);
    bytes.push(...withLength(nonce));
  }
  return sha256Hex(Uint8Array.from(bytes));
}

/** A seed that anyone can compute from a plain text: for tests and demos only, because it is no secret. */
export function seedFromText(text: string): string {
  if (typeof text !== "string") throw new RangeError("A seed is made from a text.");
  return sha256Hex(text);
}

function seedBytes(seed: string): Uint8Array {
  if (!isSeed(seed)) throw new RangeError("A seed is 64 lowercase hex digits.");
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16));
}

function withLength(text: string): readonly number[] {
  const bytes = new TextEncoder().encode(text);
  return [...fourBytes(bytes.length), ...bytes];
}

const fourBytes = (count: number): readonly number[] => [count >>> 24, count >>> 16, count >>> 8, count];
