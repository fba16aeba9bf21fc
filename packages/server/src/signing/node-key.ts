import { dirname, join } from "node:path";
import type { Config } from "../config.ts";
import type { Store } from "../store/store.ts";
import { passingKey, type SigningKey, signingKeyIn } from "./signing-key.ts";

const FILE = "signing-key.pem";

/** The file of a node's key; null where the store is gone with the process, and then its key is too. */
export function keyFileOf({ db, signingKey }: Pick<Config, "db" | "signingKey">): string | null {
  if (signingKey !== undefined) return signingKey;
  if (db === "memory") return null;
  return join(db.startsWith("sqlite:") ? dirname(db.slice("sqlite:".length)) : "data", FILE);
}
/**
 * The key of this node, with its public half in the store: so every node publishes the keys of all. The file is read for each
 * match that ends, so that a key that was put in the place of another signs from then on.
 */
export async function nodeKey(
  config: Pick<Config, "db" | "signingKey">,
  store: Store,
  now: () => number,
): Promise<() => Promise<SigningKey>> {
  const file = keyFileOf(config);
  const passing = file === null ? passingKey() : null;
  let known = "";
  const current = async (): Promise<SigningKey> => {
    const key = passing ?? signingKeyIn(file!);
    if (key.id !== known) await store.addSigningKey({ id: key.id, key: key.publicKey, since: now(), until: null });
    known = key.id;
    return key;
  };
  await current();
  return current;
}
