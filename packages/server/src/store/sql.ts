import type { PublicKey } from "@cardwright/core/host";
import { type Compilable, type Kysely, type Selectable, sql } from "kysely";
import { DamagedMatch } from "../refusals.ts";
import { Group } from "./group.ts";
import { migrate } from "./migrations.ts";
import type {
  Append,
  Appended,
  ClockState,
  Head,
  KeptRules,
  MatchFilter,
  MatchRecord,
  MatchSecrets,
  MoveToRules,
  RightsChange,
  RulesInfo,
  Seated,
  SeatRecord,
  Store,
  StoredEntry,
  StoredSeal,
  StoredSnapshot,
} from "./store.ts";
import type { Tables } from "./tables.ts";

const BATCH_MAX = 256;
const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const read = <T>(value: string | null): T | null => (value === null ? null : (JSON.parse(value) as T));

/** The common part of SQLite and PostgreSQL: every question, asked through one builder. They append steps in different ways. */
export abstract class SqlStore implements Store {
  abstract readonly kind: "sqlite" | "postgres";
  abstract readonly shared: boolean;
  protected readonly db: Kysely<Tables>;
  private readonly group: Group<Append, Appended>;
  private readonly snapshots: Group<readonly [match: string, snapshot: StoredSnapshot], undefined>;

  constructor(db: Kysely<Tables>, commitsAtOnce: number) {
    this.db = db;
    this.group = new Group((appends) => this.appendAll(appends), BATCH_MAX, commitsAtOnce);
    this.snapshots = new Group((saves) => this.saveAll(saves), BATCH_MAX);
  }
  /** All of them or none. */
  protected abstract atomically(changes: readonly Compilable[]): Promise<void>;
  /**
   * The guards and the changes, provided that each guard changes a row; where one changes none, nothing is changed at all. They
   * come first: whoever changes the same match waits at them.
   */
  protected abstract guarded(guards: readonly Compilable[], changes: readonly Compilable[]): Promise<boolean>;
  /** Appends of different matches in one transaction; one that comes too late does not hinder the others. */
  protected abstract appendAll(appends: readonly Append[]): Promise<readonly Appended[]> | readonly Appended[];
  /** Throws unless a commit waits for the disk. */
  protected abstract assertDurable(): Promise<void>;

  async open(): Promise<void> {
    await migrate(this.db, this.kind);
    await this.assertDurable();
  }
  async close(): Promise<void> {
    await this.db.destroy();
  }
  async check(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async createMatch(match: MatchRecord, secrets: MatchSecrets, seats: readonly SeatRecord[]): Promise<void> {
    await this.atomically([
      this.db.insertInto("matches").values({
        id: match.id,
        game: match.game,
        version: match.version,
        content: match.content,
        expansions: JSON.stringify(match.expansions),
        options: JSON.stringify(match.options),
        visibility: match.visibility,
        clock: text(match.clock),
        takeover: match.takeover,
        takebacks: match.takebacks,
        status: match.status,
        created_at: match.createdAt,
        seats_version: match.seatsVersion,
        commitment: match.commitment,
        outcome: null,
        clock_state: null,
        wake_at: null,
        moves: null,
        reached: -1,
      }),
      this.db.insertInto("match_secrets").values({
        match: match.id,
        server_seed: secrets.serverSeed,
        host_hash: secrets.hostHash,
        watch_hash: secrets.watchHash,
        nonces: text(secrets.nonces),
      }),
      ...seats.map((seat) => this.db.insertInto("seats").values({ match: match.id, ...rowOf(seat) })),
    ]);
  }
  async match(id: string): Promise<MatchRecord | null> {
    const found = this.db.selectFrom("matches").selectAll().where("id", "=", id);
    const row = await found.executeTakeFirst();
    if (row !== undefined) return recordOf(row);
    const seat = await this.db.selectFrom("seats").select("seat").where("match", "=", id).executeTakeFirst();
    if (seat === undefined) return null;
    // It may have been made between the two questions.
    const made = await found.executeTakeFirst();
    if (made === undefined) throw new DamagedMatch("a match is lost, and its seats are there");
    return recordOf(made);
  }
  async secrets(id: string): Promise<MatchSecrets | null> {
    const row = await this.db.selectFrom("match_secrets").selectAll().where("match", "=", id).executeTakeFirst();
    if (row === undefined) return null;
    const { server_seed: serverSeed, host_hash: hostHash, watch_hash: watchHash } = row;
    return { serverSeed, hostHash, watchHash, nonces: read(row.nonces) };
  }
  async seats(id: string): Promise<readonly SeatRecord[]> {
    const rows = await this.db.selectFrom("seats").selectAll().where("match", "=", id).orderBy("seat").execute();
    return rows.map(seatOf);
  }
  private listing({ game, status, limit, visibility, before }: MatchFilter) {
    let query = this.db.selectFrom("matches").selectAll();
    if (game !== undefined) query = query.where("game", "=", game);
    if (status !== undefined) query = query.where("status", "=", status);
    if (visibility !== undefined) query = query.where("visibility", "=", visibility);
    if (before !== undefined) query = query.where("created_at", "<", before);
    return query.orderBy("created_at", "desc").orderBy("id").limit(limit);
  }
  async list(filter: MatchFilter): Promise<readonly MatchRecord[]> {
    return (await this.listing(filter).execute()).map(recordOf);
  }
  async page(filter: MatchFilter): Promise<readonly Seated[]> {
    const rows = await this.db
      .selectFrom(this.listing(filter).as("listed"))
      .innerJoin("seats", "seats.match", "listed.id")
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id")
      .orderBy("seat")
      .execute();
    // The rows of a match lie together.
    const first = rows.filter(({ id }, at) => at === 0 || rows[at - 1]!.id !== id);
    return first.map((row) => ({ record: recordOf(row), seats: rows.filter(({ id }) => id === row.id).map(seatOf) }));
  }

  changeRights({ match, seatsVersion, status, seats, hostHash, watchHash, upon }: RightsChange): Promise<boolean> {
    const guard = this.db
      .updateTable("matches")
      .set({ seats_version: seatsVersion + 1 })
      .where("id", "=", match)
      .where("seats_version", "=", seatsVersion)
      .where("status", "=", status);
    const changes: Compilable[] = seats.map((seat) =>
      this.db.updateTable("seats").set(rowOf(seat)).where("match", "=", match).where("seat", "=", seat.seat),
    );
    const hashes = {
      ...(hostHash === undefined ? {} : { host_hash: hostHash }),
      ...(watchHash === undefined ? {} : { watch_hash: watchHash }),
    };
    if (Object.keys(hashes).length > 0) {
      changes.push(this.db.updateTable("match_secrets").set(hashes).where("match", "=", match));
    }
    return this.guarded(upon === undefined ? [guard] : [this.standing(upon), guard], changes);
  }
  /** Changes nothing: it holds the rights of a match as they are until the transaction is over. */
  private standing({ match, seatsVersion }: Pick<Head, "match" | "seatsVersion">): Compilable {
    const asItIs = this.db.updateTable("matches").set({ seats_version: seatsVersion });
    return asItIs.where("id", "=", match).where("seats_version", "=", seatsVersion);
  }

  append(append: Append): Promise<Appended> {
    return this.group.add(append);
  }
  async entries(match: string, from: number, limit: number): Promise<readonly StoredEntry[]> {
    const query = this.db.selectFrom("entries").selectAll().where("match", "=", match).where("revision", ">=", from);
    const page = query.orderBy("revision").limit(limit).as("page");
    // One query sees one moment. Where there are no entries, it answers with a row that holds nothing but that number.
    const rows = await this.db
      .selectFrom("matches")
      .leftJoin(page, (join) => join.onTrue())
      .select("matches.reached")
      .selectAll("page")
      .where("matches.id", "=", match)
      .orderBy("page.revision")
      .execute();
    const entries = rows.filter((row): row is typeof row & Tables["entries"] => row.revision !== null).map(entryOf);
    const last = entries.at(-1)?.revision ?? from - 1;
    const reached = rows[0]?.reached ?? -1;
    if (entries.length < limit && last < reached)
      throw new DamagedMatch(`steps ${last + 1} to ${reached} were stored and are lost`);
    return entries;
  }
  async intent(match: string, seat: number, intent: string): Promise<StoredEntry | null> {
    const query = this.db.selectFrom("entries").selectAll().where("match", "=", match).where("intent", "=", intent);
    const row = await query.where("seat", "=", seat).executeTakeFirst();
    return row === undefined ? null : entryOf(row);
  }
  async clock(match: string): Promise<ClockState | null> {
    const row = await this.db.selectFrom("matches").select("clock_state").where("id", "=", match).executeTakeFirst();
    return read(row?.clock_state ?? null);
  }
  async heads(matches: readonly string[]): Promise<readonly Head[]> {
    if (matches.length === 0) return [];
    const rows = await this.db
      .selectFrom("matches")
      .select(["id", "seats_version", "reached"])
      .select(sql<number | null>`(select max(revision) from entries where entries.match = matches.id)`.as("revision"))
      .where("id", "in", matches)
      .execute();
    return rows.map(({ id: match, revision, reached, seats_version: seatsVersion }) => ({
      ...{ match, seatsVersion },
      // A node of an earlier version writes to the log alone.
      revision: Math.max(revision ?? -1, reached),
    }));
  }
  async due(now: number, limit: number, after: string): Promise<readonly string[]> {
    const query = this.db.selectFrom("matches").select("id").where("status", "=", "running");
    const late = query.where("wake_at", "<=", now).where("id", ">", after).orderBy("id");
    return (await late.limit(limit).execute()).map(({ id }) => id);
  }
  async setWake(match: string, at: number | null): Promise<void> {
    const running = this.db.updateTable("matches").set({ wake_at: at }).where("id", "=", match);
    await this.atomically([running.where("status", "=", "running")]);
  }

  async snapshot(match: string): Promise<StoredSnapshot | null> {
    const row = await this.db.selectFrom("snapshots").select("data").where("match", "=", match).executeTakeFirst();
    return read(row?.data ?? null);
  }
  saveSnapshot(match: string, snapshot: StoredSnapshot): Promise<void> {
    return this.snapshots.add([match, snapshot]);
  }
  /** In the order of their names, so that two nodes never wait for each other in a ring. */
  private async saveAll(saves: readonly (readonly [string, StoredSnapshot])[]): Promise<readonly undefined[]> {
    const sorted = [...saves].sort(([a], [b]) => (a < b ? -1 : 1));
    await this.atomically(sorted.map(([match, snapshot]) => this.saving(match, snapshot)));
    return saves.map(() => undefined);
  }
  private saving(match: string, snapshot: StoredSnapshot): Compilable {
    const { revision } = snapshot;
    const data = JSON.stringify(snapshot);
    return this.db
      .insertInto("snapshots")
      .values({ match, revision, data })
      .onConflict((conflict) =>
        conflict.column("match").doUpdateSet({ revision, data }).where("snapshots.revision", "<", revision),
      );
  }
  async dropSnapshots(): Promise<void> {
    await this.db.deleteFrom("snapshots").execute();
  }

  async rules(hash: string): Promise<string | null> {
    const row = await this.db.selectFrom("rules").select("code").where("hash", "=", hash).executeTakeFirst();
    return row?.code ?? null;
  }
  async saveRules({ hash, game, version, code }: KeptRules, at: number): Promise<void> {
    const row = { hash, game, version, code, at };
    await this.atomically([
      this.db
        .insertInto("rules")
        .values(row)
        .onConflict((conflict) => conflict.column("hash").doNothing()),
    ]);
  }
  async listRules(): Promise<readonly RulesInfo[]> {
    const rows = await this.db
      .selectFrom("rules")
      .select(["hash", "game", "version", "at"])
      .select(sql<number>`length(code)`.as("bytes"))
      .select(sql<number>`(select count(*) from matches where content = rules.hash and status <> 'ended')`.as("living"))
      .orderBy("at")
      .orderBy("hash")
      .execute();
    return rows.map((row) => ({ ...row, at: Number(row.at), bytes: Number(row.bytes), living: Number(row.living) }));
  }
  async dropRules(hash: string): Promise<boolean> {
    const isNeeded = sql<boolean>`exists (select 1 from matches where content = ${hash} and status <> 'ended')`;
    const guard = this.db.deleteFrom("rules").where("hash", "=", hash).where(sql<boolean>`not ${isNeeded}`);
    return this.guarded([guard], []);
  }
  /** The first guard stops everybody who would write a step: only behind it the last step is the last. */
  moveRules({ match, seatsVersion, revision, from, to, version, moves }: MoveToRules): Promise<boolean> {
    const rights = this.db
      .updateTable("matches")
      .set({ seats_version: seatsVersion + 1 })
      .where("id", "=", match)
      .where("seats_version", "=", seatsVersion)
      .where("content", "=", from)
      .where("status", "<>", "ended");
    const last = sql<number>`coalesce((select max(revision) from entries where entries.match = matches.id), -1)`;
    const rules = this.db
      .updateTable("matches")
      .set({ content: to, version, moves: JSON.stringify(moves) })
      .where("id", "=", match)
      .where(last, "=", revision);
    return this.guarded([rights, rules], []);
  }

  async seal(match: string): Promise<StoredSeal | null> {
    const row = await this.db.selectFrom("seals").selectAll().where("match", "=", match).executeTakeFirst();
    if (row === undefined) return null;
    const { server, key, at, signature } = row;
    return { server, key, at: Number(at), signature };
  }
  async saveSeal(match: string, { server, key, at, signature }: StoredSeal): Promise<void> {
    const row = { match, server, key, at, signature };
    await this.atomically([
      this.db
        .insertInto("seals")
        .values(row)
        .onConflict((conflict) => conflict.column("match").doNothing()),
    ]);
  }
  async signingKeys(): Promise<readonly PublicKey[]> {
    const rows = await this.db.selectFrom("signing_keys").selectAll().orderBy("since").orderBy("id").execute();
    return rows.map(({ id, key, since, until }) => ({
      ...{ id, key, since: Number(since) },
      until: until === null ? null : Number(until),
    }));
  }
  async addSigningKey(key: PublicKey): Promise<void> {
    await this.atomically([
      this.db
        .insertInto("signing_keys")
        .values({ ...key })
        .onConflict((conflict) => conflict.column("id").doNothing()),
    ]);
  }
  async retireSigningKey(id: string, at: number): Promise<void> {
    const key = this.db.updateTable("signing_keys").set({ until: at }).where("id", "=", id);
    await this.atomically([key.where("until", "is", null)]);
  }
}
function recordOf(row: Selectable<Tables["matches"]>): MatchRecord {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    content: row.content,
    expansions: JSON.parse(row.expansions) as string[],
    options: JSON.parse(row.options) as Record<string, unknown>,
    visibility: row.visibility,
    clock: read(row.clock),
    takeover: row.takeover,
    takebacks: row.takebacks ?? "people",
    status: row.status,
    createdAt: Number(row.created_at),
    seatsVersion: row.seats_version,
    commitment: row.commitment,
    moves: read(row.moves) ?? [],
  };
}
const rowOf = ({ tokenHash, inviteHash, keptFor, keptUntil, ...same }: SeatRecord): Omit<Tables["seats"], "match"> => ({
  ...same,
  token_hash: tokenHash,
  invite_hash: inviteHash,
  kept_for: keptFor,
  kept_until: keptUntil,
});
const seatOf = ({ seat, kind, name, nonce, bot, ...hashes }: Tables["seats"]): SeatRecord => ({
  seat,
  kind,
  name,
  nonce,
  tokenHash: hashes.token_hash,
  inviteHash: hashes.invite_hash,
  keptFor: hashes.kept_for,
  keptUntil: hashes.kept_until,
  bot,
});
const entryOf = ({ revision, seat, intent, ack_seq: ackSeq, entry, hash }: Tables["entries"]): StoredEntry => ({
  revision,
  seat,
  intent,
  ackSeq,
  entry,
  hash,
});
