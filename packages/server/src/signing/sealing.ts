import {
  commitmentOf,
  headHash,
  type LogHeader,
  type LogLine,
  nextLine,
  type PublishedKeys,
  type Seal,
} from "@cardwright/core/host";
import type { Reveal } from "@cardwright/protocol";
import { DamagedMatch } from "../refusals.ts";
import { restful } from "../restful.ts";
import { rowHash, seedOf, tailOf } from "../room/load.ts";
import { type MatchRecord, readEntry, type Store, type StoredEntry, type StoredSeal } from "../store/store.ts";
import { KeyFileError, type SigningKey } from "./signing-key.ts";

/** A match that has ended, as it is handed out for ever. It needs no rules: what was played is what is stored. */
export interface WholeLog {
  readonly complete: true;
  readonly header: LogHeader;
  readonly lines: readonly LogLine[];
  readonly fairness: Reveal;
  /** Missing while there is no key to sign with. */
  readonly seal?: Seal;
}
interface SealingParts {
  readonly store: Store;
  /** Reads the key as it is now: an operator may have put another in its place. */
  readonly key: () => Promise<SigningKey>;
  /** The server's name, once it listens. */
  readonly server: () => string;
  readonly now: () => number;
  readonly failed: (error: unknown, match: string) => void;
}
/**
 * Signs the head of each match that ends. A server that was killed before it could signs when the log is next asked for: the
 * store has all that is signed, and row by row it is checked before.
 */
export class Sealing {
  private readonly parts: SealingParts;
  private last: Promise<unknown> = Promise.resolve();
  private readonly under = new Set<string>();

  constructor(parts: SealingParts) {
    this.parts = parts;
  }
  /** The keys of every node that has ever signed here: they check all signatures of this store. */
  async published(): Promise<PublishedKeys> {
    return { server: this.parts.server(), keys: await this.parts.store.signingKeys() };
  }
  /** A match has ended. One after the other, behind whatever is being played. */
  ended(match: string): void {
    if (this.under.has(match)) return;
    this.under.add(match);
    this.last = this.last
      .then(() => this.sealOf(match))
      .catch((error: unknown) => this.parts.failed(error, match))
      .finally(() => this.under.delete(match));
  }
  /** Resolves once everything that had ended by then is signed. */
  settled(): Promise<unknown> {
    return this.last;
  }
  private async sealOf(match: string): Promise<void> {
    const { store } = this.parts;
    if ((await store.seal(match)) !== null) return;
    const record = await store.match(match);
    if (record?.status === "ended") await this.wholeLog(record);
  }
  async wholeLog(record: MatchRecord): Promise<WholeLog> {
    const { store } = this.parts;
    const [kept, rows, secrets, seats] = await Promise.all([
      store.seal(record.id),
      tailOf(store, record.id, 0),
      store.secrets(record.id),
      store.seats(record.id),
    ]);
    const seed = seedOf(secrets!);
    const headerBy = (server: string): LogHeader => ({
      match: record.id,
      server,
      game: record.game,
      version: record.version,
      content: record.content,
      ...(record.moves.length === 0 ? {} : { moves: record.moves }),
      seats: seats.length,
      options: record.options,
      expansions: record.expansions,
      commitment: commitmentOf(seed),
      createdAt: readEntry(rows[0]!).updatedAt,
    });
    const log = await this.signed(record.id, rows, headerBy, kept);
    const fairness = {
      commitment: record.commitment,
      server_seed: secrets!.serverSeed,
      nonces: [...(secrets!.nonces ?? [])],
      seed,
    };
    return { complete: true, ...log, fairness };
  }
  /** A log is handed out also while the key's file is spoilt: the operator is told, and it is signed when it is next asked for. */
  private async keyFor(match: string): Promise<SigningKey | null> {
    try {
      return await this.parts.key();
    } catch (error) {
      if (!(error instanceof KeyFileError)) throw error;
      this.parts.failed(error, match);
      return null;
    }
  }
  /** If several nodes sign at once, the signature that is stored first is the match's. */
  private async signed(
    match: string,
    rows: readonly StoredEntry[],
    headerBy: (server: string) => LogHeader,
    kept: StoredSeal | null,
  ): Promise<Pick<WholeLog, "header" | "lines" | "seal">> {
    const { store, now } = this.parts;
    const header = headerBy(kept?.server ?? this.parts.server());
    const lines = await linesOf(header, rows);
    const head = { head: lines.at(-1)!.hash, steps: lines.length };
    if (kept !== null) return { header, lines, seal: sealIn(kept) };
    const key = await this.keyFor(match);
    if (key === null) return { header, lines };
    await store.saveSeal(match, { server: header.server!, ...key.seal(head, now()) });
    const stored = (await store.seal(match))!;
    if (stored.server === header.server) return { header, lines, seal: sealIn(stored) };
    return this.signed(match, rows, headerBy, stored);
  }
}
const sealIn = ({ key, at, signature }: StoredSeal): Seal => ({ key, at, signature });

/** A long match takes long to hash: between stretches of it there is time for those who play. */
async function linesOf(header: LogHeader, rows: readonly StoredEntry[]): Promise<readonly LogLine[]> {
  const lines: LogLine[] = [];
  const rest = restful();
  let stored = "";
  let hash = headHash(header);
  for (const row of rows) {
    await rest();
    if (rowHash(stored, row.entry) !== row.hash) throw new DamagedMatch(`step ${row.revision} is not what was stored`);
    stored = row.hash;
    const line = nextLine(hash, readEntry(row));
    lines.push(line);
    hash = line.hash;
  }
  return lines;
}
