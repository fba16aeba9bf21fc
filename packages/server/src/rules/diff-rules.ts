import { contentHash } from "@cardwright/core/host";
import type { Catalog } from "../catalog.ts";
import type { MatchRecord, Store } from "../store/store.ts";
import type { Bundles } from "./bundles.ts";
import { type Compared, compareRules, otherRow } from "./compare-rules.ts";

interface Judging {
  readonly store: Store;
  readonly bundles: Bundles;
  readonly catalog: Pick<Catalog, "find">;
}
/**
 * A stored match on the rules of a catalog. Its own are out of the store; a match of the time before rules were kept is known by
 * the hash that it was begun with.
 */
export async function diffRules(
  { store, bundles, catalog }: Judging,
  record: MatchRecord,
  pause?: () => Promise<void>,
): Promise<Compared> {
  const here = catalog.find(record.game, record.expansions);
  if (here === undefined) return { row: otherRow(record.id, null, "the game or an expansion is not here"), steps: 0 };
  const own = (await bundles.find(record.content, record.expansions))?.engine ?? null;
  const compared = await compareRules(store, record, { own, other: here.engine }, pause);
  const isKnown = own !== null || record.status === "ended" || record.content === here.content;
  if (isKnown || !compared.row.same || contentHash(here.engine) === record.content) return compared;
  const because = "its own rules are not in the store, so nobody can tell whether it would offer the same";
  return { ...compared, row: otherRow(record.id, compared.steps - 1, because) };
}
