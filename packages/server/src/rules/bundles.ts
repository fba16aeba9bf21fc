import type { AnyEngine } from "../any-engine.ts";
import { type Catalog, type Hosted, hostedBy } from "../catalog.ts";
import { MatchFault } from "../refusals.ts";
import { restful } from "../restful.ts";
import type { MatchRecord, Store } from "../store/store.ts";
import { type Compared, compareRules } from "./compare-rules.ts";
import { engineIn } from "./rule-context.ts";

/** Contexts and comparisons that are kept; what was not used for longest goes first. */
const KEPT_MOST = 32;

/** The games of this server, as far as their rules are asked for. */
type Rules = Pick<Catalog, "find" | "entries">;

/** The rules of each match: those of this server, or those that it was played with, out of the store. */
export class Bundles {
  private readonly store: Store;
  private readonly catalog: Rules;
  private readonly kept = new Map<string, Promise<Hosted | null>>();
  /** Matches that are over and whose rules are gone, on the rules that are here. */
  private readonly compared = new Map<string, Promise<Compared>>();

  private readonly now: () => number;

  constructor(store: Store, catalog: Rules, now: () => number = Date.now) {
    this.now = now;
    this.store = store;
    this.catalog = catalog;
  }
  /** Rules that this server has now are kept for the matches that begin with them. */
  async open(): Promise<void> {
    for (const { game, bundle } of this.catalog.entries.values()) {
      if (bundle === undefined) continue;
      await this.store.saveRules({ ...bundle, game: game.id, version: game.version }, this.now());
    }
  }
  /** The rules that a match pins, or a fault that says that they are not here. */
  async of(record: MatchRecord): Promise<Hosted> {
    const current = this.catalog.find(record.game, record.expansions);
    if (current?.content === record.content) return current;
    const own = await this.find(record.content, record.expansions);
    if (own !== null) return own;
    // One that is over is still shown, by rules that lead to what was played.
    if (current !== undefined && record.status === "ended") {
      const { row } = await this.remembered(this.compared, record.id, () =>
        compareRules(this.store, record, { own: null, other: current.engine }, restful()),
      );
      if (row.same) return current;
    }
    return missing(`the rules of ${record.game} ${record.version} are not what this server has, and not in its store`);
  }
  /** Rules by their hash; null where the store has none. */
  async find(hash: string, expansions: readonly string[]): Promise<Hosted | null> {
    const key = [hash, ...expansions].join("+");
    const hosted = await this.remembered(this.kept, key, () => this.load(hash, expansions));
    if (hosted === null) this.kept.delete(key);
    return hosted;
  }
  /** A failure is tried again when it is next asked for. */
  private async remembered<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
    const found = known.get(key) ?? make();
    known.delete(key);
    known.set(key, found);
    for (const first of known.keys()) {
      if (known.size <= KEPT_MOST) break;
      known.delete(first);
    }
    return found.catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
  }
  private async load(hash: string, expansions: readonly string[]): Promise<Hosted | null> {
    const code = await this.store.rules(hash);
    const engine: AnyEngine | null = code === null ? null : engineIn(code, expansions);
    if (engine === null || code === null) return null;
    // Words are no part of the rules: a match of older ones is told as this server tells its game.
    return hostedBy(engine, hash, { code, voice: this.catalog.entries.get(engine.game.id)?.voice });
  }
}
function missing(why: string): never {
  throw new MatchFault("RULES_DIFFER", why);
}
