import { isPublishedKeys, type PublishedKeys } from "@cardwright/core/host";
import { storage } from "../storage.ts";

const KEPT = "cardwright.keys";

/** The keys that this page's server publishes. They are kept, so that a log is judged offline too. */
export async function trustedKeys(): Promise<readonly PublishedKeys[]> {
  const found: unknown = await fetch("/.well-known/cardwright-keys.json")
    .then((answer) => answer.json())
    .catch(() => null);
  if (isPublishedKeys(found)) storage.write(KEPT, JSON.stringify(found));
  const known: unknown = isPublishedKeys(found) ? found : storage.readJson(KEPT);
  return isPublishedKeys(known) ? [known] : [];
}
