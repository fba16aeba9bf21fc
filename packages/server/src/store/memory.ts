import type { PublicKey } from "@cardwright/core/host";
import { Stretch } from "../stretch.ts";
import { Group } from "./group.ts";
import {
  type Append,
  type Appended,
  type ClockState,
  type Head,
  intentKey,
  type KeptRules,
  type MatchFilter,
  type MatchRecord,
  type MatchSecrets,
  type MoveToRules,
  type RightsChange,
  type RulesInfo,
  type Seated,
  type SeatRecord,
  type Store,
  type StoredEntry,
  type StoredSeal,
  type StoredSnapshot,
} from "./store.ts";

interface Kept {
  record: MatchRecord;
  secrets: MatchSecrets;
  readonly seats: SeatRecord[];
  /** Each row is two pieces: its small fields in one line, and its entry. */
  readonly log: Stretch;
  readonly intents: Map<string, number>;
  clock: ClockState | null;
  wakeAt: number | null;
  snapshot: string | null;
  seal: StoredSeal | null;
}

/** For trying out and for tests: gone with the process. It keeps the same laws as the others. */
export class MemoryStore implements Store {
  readonly kind = "memory";
  readonly shared = false;
  private readonly matches = new Map<string, Kept>();
  private readonly kept = new Map<string, KeptRules & { readonly at: number }>();
  private readonly keys = new Map<string, PublicKey>();
  private readonly group = new Group<Append, Appended>((appends) => appends.map((append) => this.keep(append)), 256);

  async open(): Promise<void> {}
  async close(): Promise<void> {}
  async check(): Promise<void> {}

  async createMatch(record: MatchRecord, secrets: MatchSecrets, seats: readonly SeatRecord[]): Promise<void> {
    if (this.matches.has(record.id)) throw new Error("a match with this id exists");
    const intents = new Map<string, number>();
    const empty = { log: new Stretch(), intents, clock: null, wakeAt: null, snapshot: null, seal: null };
    this.matches.set(record.id, { record, secrets, seats: [...seats], ...empty });
  }
  async match(id: string): Promise<MatchRecord | null> {
    return this.matches.get(id)?.record ?? null;
  }
  async secrets(id: string): Promise<MatchSecrets | null> {
    return this.matches.get(id)?.secrets ?? null;
  }
  async seats(id: string): Promise<readonly SeatRecord[]> {
    return this.matches.get(id)?.seats.slice() ?? [];
  }
  async list({ game, status, limit, visibility, before }: MatchFilter): Promise<readonly MatchRecord[]> {
    const all = [...this.matches.values()].map(({ record }) => record);
    return all
      .filter((record) => game === undefined || record.game === game)
      .filter((record) => status === undefined || record.status === status)
      .filter((record) => visibility === undefined || record.visibility === visibility)
      .filter((record) => before === undefined || record.createdAt < before)
      .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit);
  }

  async page(filter: MatchFilter): Promise<readonly Seated[]> {
    const records = await this.list(filter);
    return records.map((record) => ({ record, seats: this.matches.get(record.id)!.seats.slice() }));
  }

  async changeRights({ match, seatsVersion, status, seats, upon, ...hashes }: RightsChange): Promise<boolean> {
    const kept = this.matches.get(match);
    if (kept?.record.seatsVersion !== seatsVersion || kept.record.status !== status) return false;
    if (upon !== undefined && this.matches.get(upon.match)?.record.seatsVersion !== upon.seatsVersion) return false;
    for (const changed of seats) kept.seats[changed.seat] = changed;
    kept.secrets = { ...kept.secrets, ...hashes };
    kept.record = { ...kept.record, seatsVersion: seatsVersion + 1 };
    return true;
  }

  /** Steps that come together are stored together, as on a disk: then their frames are sent together as well. */
  append(append: Append): Promise<Appended> {
    return this.group.add(append);
  }
  private keep({ match, revision, seatsVersion, seat, intent, ackSeq, entry, hash, change }: Append): Appended {
    const kept = this.matches.get(match);
    if (kept?.record.seatsVersion !== seatsVersion) return "outdated";
    const key = intent === null ? null : intentKey(seat, intent);
    if (key !== null && kept.intents.has(key)) return "repeated";
    if (revision !== kept.log.count) return "taken";
    kept.log.add(Buffer.from(`${JSON.stringify([seat, intent, ackSeq, hash])}\n${entry}`));
    if (key !== null) kept.intents.set(key, revision);
    if (change !== null) {
      kept.record = { ...kept.record, status: change.status };
      kept.clock = change.clock;
      kept.wakeAt = change.wakeAt;
      if (change.nonces !== undefined) kept.secrets = { ...kept.secrets, nonces: change.nonces };
    }
    return "stored";
  }
  async entries(match: string, from: number, limit: number): Promise<readonly StoredEntry[]> {
    const rows = this.matches.get(match)?.log.pieces(from, limit) ?? [];
    return rows.map((row, i) => rowOf(row, from + i));
  }
  async intent(match: string, seat: number, intent: string): Promise<StoredEntry | null> {
    const revision = this.matches.get(match)?.intents.get(intentKey(seat, intent));
    if (revision === undefined) return null;
    const [row] = await this.entries(match, revision, 1);
    return row ?? null;
  }
  async clock(match: string): Promise<ClockState | null> {
    return this.matches.get(match)?.clock ?? null;
  }
  async heads(matches: readonly string[]): Promise<readonly Head[]> {
    return matches.flatMap((match) => {
      const kept = this.matches.get(match);
      if (kept === undefined) return [];
      return [{ match, revision: kept.log.count - 1, seatsVersion: kept.record.seatsVersion }];
    });
  }
  async due(now: number, limit: number, after: string): Promise<readonly string[]> {
    const due: string[] = [];
    for (const { record, wakeAt } of this.matches.values()) {
      if (record.status === "running" && wakeAt !== null && wakeAt <= now && record.id > after) due.push(record.id);
    }
    return due.sort().slice(0, limit);
  }
  async setWake(match: string, at: number | null): Promise<void> {
    const kept = this.matches.get(match);
    if (kept?.record.status === "running") kept.wakeAt = at;
  }

  async snapshot(match: string): Promise<StoredSnapshot | null> {
    const text = this.matches.get(match)?.snapshot;
    return text == null ? null : (JSON.parse(text) as StoredSnapshot);
  }
  async saveSnapshot(match: string, snapshot: StoredSnapshot): Promise<void> {
    const kept = this.matches.get(match);
    const before = await this.snapshot(match);
    if (kept !== undefined && (before?.revision ?? -1) < snapshot.revision) kept.snapshot = JSON.stringify(snapshot);
  }
  async dropSnapshots(): Promise<void> {
    for (const kept of this.matches.values()) kept.snapshot = null;
  }

  async rules(hash: string): Promise<string | null> {
    return this.kept.get(hash)?.code ?? null;
  }
  async saveRules(rules: KeptRules, at: number): Promise<void> {
    if (!this.kept.has(rules.hash)) this.kept.set(rules.hash, { ...rules, at });
  }
  async listRules(): Promise<readonly RulesInfo[]> {
    return [...this.kept.values()].map(({ code, ...rules }) => ({
      ...rules,
      bytes: code.length,
      living: this.livingWith(rules.hash),
    }));
  }
  async dropRules(hash: string): Promise<boolean> {
    return this.livingWith(hash) === 0 && this.kept.delete(hash);
  }
  private livingWith(hash: string): number {
    const records = [...this.matches.values()].map(({ record }) => record);
    return records.filter(({ content, status }) => content === hash && status !== "ended").length;
  }
  async moveRules({ match, seatsVersion, revision, from, to, version, moves }: MoveToRules): Promise<boolean> {
    const kept = this.matches.get(match);
    const { record } = kept ?? {};
    if (kept === undefined || record === undefined || record.seatsVersion !== seatsVersion) return false;
    if (record.content !== from || record.status === "ended" || kept.log.count - 1 !== revision) return false;
    kept.record = { ...record, content: to, version, moves, seatsVersion: seatsVersion + 1 };
    return true;
  }

  async seal(match: string): Promise<StoredSeal | null> {
    return this.matches.get(match)?.seal ?? null;
  }
  async saveSeal(match: string, seal: StoredSeal): Promise<void> {
    const kept = this.matches.get(match);
    if (kept !== undefined) kept.seal ??= seal;
  }
  async signingKeys(): Promise<readonly PublicKey[]> {
    return [...this.keys.values()].sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  }
  async addSigningKey(key: PublicKey): Promise<void> {
    if (!this.keys.has(key.id)) this.keys.set(key.id, key);
  }
  async retireSigningKey(id: string, at: number): Promise<void> {
    const key = this.keys.get(id);
    if (key !== undefined && key.until === null) this.keys.set(id, { ...key, until: at });
  }
}
function rowOf(row: Uint8Array, revision: number): StoredEntry {
  const text = Buffer.from(row.buffer).toString();
  const end = text.indexOf("\n");
  const [seat, intent, ackSeq, hash] = JSON.parse(text.slice(0, end)) as [number | null, string | null, number, string];
  return { revision, seat, intent, ackSeq, entry: text.slice(end + 1), hash };
}
