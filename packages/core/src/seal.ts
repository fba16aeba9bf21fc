import { canonicalJson } from "./canonical.ts";

/** A server's signature on the head of a match that has ended, and the keys by which anybody checks it. */

export interface Seal {
  /** The id of the key. */
  readonly key: string;
  /** When it was signed, in milliseconds since 1970. */
  readonly at: number;
  /** Ed25519, 64 bytes as base64url. */
  readonly signature: string;
}
export interface PublicKey {
  readonly id: string;
  /** Ed25519, 32 bytes as base64url. */
  readonly key: string;
  readonly since: number;
  /** When it was retired. It stays listed for what it has signed until then; null while it is in use. */
  readonly until: number | null;
}
/** The list that a server publishes under `/.well-known/cardwright-keys.json`. */
export interface PublishedKeys {
  readonly server: string;
  readonly keys: readonly PublicKey[];
}
export interface SealedHead {
  readonly head: string;
  readonly steps: number;
}
/** The text that is signed. The head stands for the header, with match, server and rules in it, and for every step. */
export const sealText = ({ head, steps }: SealedHead, { key, at }: Omit<Seal, "signature">): string =>
  canonicalJson({ cardwright: "match 1", head, steps, key, at });

/** WebCrypto, as far as a signature needs it. Rules know of no such thing, so whoever judges hands it in. */
export interface Subtle {
  importKey(
    format: "raw",
    key: Uint8Array<ArrayBuffer>,
    algorithm: "Ed25519",
    extractable: boolean,
    usages: "verify"[],
  ): Promise<object>;
  verify(
    algorithm: "Ed25519",
    // biome-ignore lint/suspicious/noExplicitAny: a key is the library's own, and nobody else looks into it.
    key: any,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}
export type SealFound = { readonly server: string } | { readonly unknown: string } | { readonly wrong: string };

/** Answers whether a key that is trusted here has signed this head. */
export async function isSignedBy(
  trusted: readonly PublishedKeys[],
  subtle: Subtle | undefined,
  sealed: SealedHead,
  seal: Seal,
): Promise<SealFound> {
  if (!isSeal(seal)) return { wrong: "the signature is not as servers write it" };
  const publisher = trusted.find(({ keys }) => keys.some(({ id }) => id === seal.key));
  const key = publisher?.keys.find(({ id }) => id === seal.key);
  if (publisher === undefined || key === undefined)
    return { unknown: "it is signed with a key that is not known here" };
  if (key.until !== null && seal.at > key.until)
    return { wrong: "it is signed with a key that had been retired by then" };
  // Browsers hand it only to pages that came by https or from this machine.
  if (subtle === undefined) return { unknown: "its signature cannot be checked on a page without https" };
  const good = await isGood(subtle, key, sealText(sealed, seal), seal.signature);
  return good ? { server: publisher.server } : { wrong: "the signature is of another match, or of another end of it" };
}
async function isGood(subtle: Subtle, { key }: PublicKey, text: string, signature: string): Promise<boolean> {
  try {
    const imported = await subtle.importKey("raw", bytesOf(key), "Ed25519", false, ["verify"]);
    return await subtle.verify("Ed25519", imported, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
}
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

const isText = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** One text for the same bytes: the bits of the last sign that stand for nothing are zero. */
const SIGNATURE = /^[\w-]{85}[AQgw]$/;
const KEY = /^[\w-]{42}[AEIMQUYcgkosw048]$/;
export function isSeal(value: unknown): value is Seal {
  if (!isRecord(value)) return false;
  const { key, at, signature } = value;
  return isText(key) && Number.isSafeInteger(at) && isText(signature) && SIGNATURE.test(signature);
}
function isPublicKey(value: unknown): value is PublicKey {
  if (!isRecord(value)) return false;
  const { id, key, since, until } = value;
  const isTime = until === null || Number.isSafeInteger(until);
  return isText(id) && isText(key) && KEY.test(key) && Number.isSafeInteger(since) && isTime;
}
/** Keys come from a file or from the network. */
export const isPublishedKeys = (value: unknown): value is PublishedKeys =>
  isRecord(value) && isText(value["server"]) && Array.isArray(value["keys"]) && value["keys"].every(isPublicKey);
