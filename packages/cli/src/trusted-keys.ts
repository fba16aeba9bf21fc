import { readFile } from "node:fs/promises";
import { isPublishedKeys, type PublishedKeys } from "@cardwright/core/host";
import { CallError, tell } from "./output.ts";

/** The keys by which a signature counts: those that whoever asks names, or those that the match's server publishes. */

export interface TrustFlags {
  readonly keys?: string;
  readonly offline?: true;
}
const PLACE = "/.well-known/cardwright-keys.json";
const WAIT_MS = 5_000;
const BYTES_MAX = 1_000_000;

export async function trustedFor(server: unknown, { keys, offline }: TrustFlags): Promise<readonly PublishedKeys[]> {
  if (keys !== undefined) return [await named(keys)];
  const address = offline === true ? null : addressOf(server);
  if (address === null) return [];
  // A server that is away has not signed less; whoever has its keys can name them.
  const published = await fetched(new URL(PLACE, address)).catch((error: unknown) => {
    tell(`${address.origin} does not tell its keys (${(error as Error).message}); name a file of them with --keys`);
    return null;
  });
  // The name that counts is the one that was asked, and not the one that it gives itself.
  return published === null ? [] : [{ ...published, server: address.origin }];
}
async function named(keys: string): Promise<PublishedKeys> {
  try {
    if (!/^https?:\/\//.test(keys)) return keysIn(await readFile(keys, "utf8"));
    const address = new URL(keys);
    return await fetched(address.pathname === "/" ? new URL(PLACE, address) : address);
  } catch (error) {
    throw new CallError(
      `--keys ${keys}: ${(error as Error).message}; name a file, or the address of a server that publishes its keys`,
    );
  }
}
/** Only what nobody on the way could have changed: https, or this machine. */
function addressOf(server: unknown): URL | null {
  if (typeof server !== "string" || !URL.canParse(server)) return null;
  const address = new URL(server);
  const isHere = ["127.0.0.1", "[::1]", "localhost"].includes(address.hostname);
  return address.protocol === "https:" || (address.protocol === "http:" && isHere) ? address : null;
}
async function fetched(address: URL): Promise<PublishedKeys> {
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(WAIT_MS) });
  if (!response.ok) throw new Error(`${address.href} answers ${response.status}`);
  const text = await response.text();
  if (text.length > BYTES_MAX) throw new Error(`${address.href} is no list of keys`);
  return keysIn(text);
}
function keysIn(text: string): PublishedKeys {
  const given: unknown = JSON.parse(text);
  if (!isPublishedKeys(given)) throw new Error("it is no list of keys as servers publish it");
  return given;
}
