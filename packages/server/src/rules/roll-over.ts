import type { Catalog } from "../catalog.ts";
import { restful } from "../restful.ts";
import type { MatchRecord, Store } from "../store/store.ts";
import type { Bundles } from "./bundles.ts";
import type { RulesRow } from "./compare-rules.ts";
import { diffRules } from "./diff-rules.ts";

const LIVING = ["running", "waiting"] as const;
const MATCHES_MAX = 1_000_000;
/** A match that goes on while it is compared is compared again. */
const TRIES = 5;

interface RollOverParts {
  readonly store: Store;
  readonly catalog: Pick<Catalog, "find">;
  readonly bundles: Bundles;
  readonly failed: (error: unknown, match: string) => void;
  /** A match has other rules from now on: whoever has it in memory reads it again. */
  readonly moved: (match: string) => Promise<void>;
}
/**
 * After a deploy, each living match is folded on the rules that are here now. Where it is the same so far, and offers the same, it
 * moves over, in one write that is refused if the match has gone on. Otherwise it stays with its own rules, on a list.
 */
export class RollOver {
  private readonly parts: RollOverParts;
  /** Matches that stay with their own rules, with the first difference. */
  readonly stayed = new Map<string, RulesRow>();
  isClosed = false;

  constructor(parts: RollOverParts) {
    this.parts = parts;
  }
  async run(): Promise<void> {
    const { store, failed } = this.parts;
    for (const status of LIVING) {
      for (const record of await store.list({ status, limit: MATCHES_MAX })) {
        if (this.isClosed) return;
        await this.one(record).catch((error: unknown) => failed(error, record.id));
      }
    }
  }
  private async one(listed: MatchRecord): Promise<void> {
    const { store, catalog, moved } = this.parts;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const record = attempt === 0 ? listed : await store.match(listed.id);
      const here = record === null ? undefined : catalog.find(record.game, record.expansions);
      if (record === null || record.status === "ended" || here?.content === record.content) return;
      const { row, steps } = await diffRules(this.parts, record, restful());
      if (!row.same || here === undefined) {
        this.stayed.set(record.id, row);
        return;
      }
      const { version } = here.engine.game;
      const { id: match, seatsVersion, content: from } = record;
      const { content: to } = here;
      const revision = steps - 1;
      const moves = [...record.moves, { at: revision, from, to }];
      if (!(await store.moveRules({ match, seatsVersion, revision, from, to, version, moves }))) continue;
      this.stayed.delete(record.id);
      await moved(record.id);
      return;
    }
  }
}
