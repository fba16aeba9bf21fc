import { type Kysely, type Migration, Migrator, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Steps of the tables' history. A step is never changed once it was released; a new one follows it. All that are missing are
 * taken in one transaction: a server that is killed meanwhile begins again from the tables as they were.
 */
type Dialect = "sqlite" | "postgres";

const timeIn = (dialect: Dialect) => (dialect === "sqlite" ? ("integer" as const) : ("bigint" as const));

function first(dialect: Dialect): Migration {
  const time = timeIn(dialect);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("matches")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("version", "text", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("expansions", "text", (column) => column.notNull())
        .addColumn("options", "text", (column) => column.notNull())
        .addColumn("visibility", "text", (column) => column.notNull())
        .addColumn("clock", "text")
        .addColumn("takeover", "text")
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("created_at", time, (column) => column.notNull())
        .addColumn("seats_version", "integer", (column) => column.notNull())
        .addColumn("commitment", "text", (column) => column.notNull())
        .addColumn("outcome", "text")
        .addColumn("clock_state", "text")
        .addColumn("wake_at", time)
        .execute();
      await db.schema.createIndex("matches_wake").on("matches").columns(["status", "wake_at"]).execute();
      await db.schema.createIndex("matches_created").on("matches").columns(["visibility", "created_at"]).execute();
      await db.schema
        .createTable("match_secrets")
        .addColumn("match", "text", (column) => column.primaryKey())
        .addColumn("server_seed", "text", (column) => column.notNull())
        .addColumn("host_hash", "text", (column) => column.notNull())
        .addColumn("watch_hash", "text")
        .addColumn("nonces", "text")
        .execute();
      await db.schema
        .createTable("seats")
        .addColumn("match", "text", (column) => column.notNull())
        .addColumn("seat", "integer", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("name", "text")
        .addColumn("nonce", "text", (column) => column.notNull())
        .addColumn("token_hash", "text")
        .addColumn("invite_hash", "text")
        .addColumn("bot", "text")
        .addPrimaryKeyConstraint("seats_key", ["match", "seat"])
        .execute();
      await createEntries(db, dialect);
      await db.schema
        .createTable("snapshots")
        .addColumn("match", "text", (column) => column.primaryKey())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("data", "text", (column) => column.notNull())
        .execute();
    },
  };
}
/** The primary key decides who wrote a step; the second index decides whether an intent was there already. */
async function createEntries(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const table = db.schema
    .createTable("entries")
    .addColumn("match", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("intent", "text")
    .addColumn("ack_seq", "integer", (column) => column.notNull())
    .addColumn("entry", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("entries_key", ["match", "revision"]);
  await table.execute();
  await sql`create unique index entries_intent on entries (match, intent) where intent is not null`.execute(db);
  if (dialect === "sqlite") {
    for (const change of ["update", "delete"]) {
      await sql`create trigger ${sql.raw(`entries_no_${change}`)} before ${sql.raw(change)} on entries
        begin select raise(abort, 'the log is never changed'); end`.execute(db);
    }
    return;
  }
  await sql`create function entries_never_change() returns trigger language plpgsql as
    $$ begin raise exception 'the log is never changed'; end $$`.execute(db);
  await sql`create trigger entries_never_change before update or delete on entries
    for each row execute function entries_never_change()`.execute(db);
}

/**
 * The first files kept the log as one tree, ordered by match: every step moved others. Later ones append it and find a step by
 * an index. A file of the first kind is written anew, once.
 */
function logInOrder(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (dialect !== "sqlite") return;
      const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = 'entries'`.execute(db);
      if (!/without\s+rowid/i.test(rows[0]?.sql ?? "")) return;
      await sql`alter table entries rename to entries_before`.execute(db);
      await sql`drop index entries_intent`.execute(db);
      for (const change of ["update", "delete"]) await sql.raw(`drop trigger entries_no_${change}`).execute(db);
      await createEntries(db, dialect);
      await sql`insert into entries (match, revision, intent, ack_seq, entry, hash)
        select match, revision, intent, ack_seq, entry, hash from entries_before order by match, revision`.execute(db);
      await sql`drop table entries_before`.execute(db);
    },
  };
}

/**
 * Two indexes with the name of a match in every row were most of what a commit wrote to SQLite's file. There each log has a
 * number now; to whoever reads, `entries` looks as it did.
 */
function logByNumber(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (dialect !== "sqlite") return;
      for (const statement of NUMBERED_LOG) await sql.raw(statement).execute(db);
    },
  };
}
const NEVER_CHANGED = "begin select raise(abort, 'the log is never changed'); end";
const NUMBERED_LOG = [
  "create table logs (number integer primary key, match text not null unique)",
  `create table steps (place integer primary key, log integer not null, revision integer not null, intent text,
    ack_seq integer not null, entry text not null, hash text not null)`,
  "insert into logs (match) select match from entries group by match order by min(rowid)",
  `insert into steps (log, revision, intent, ack_seq, entry, hash)
    select number, revision, intent, ack_seq, entry, hash from entries join logs using (match) order by entries.rowid`,
  "create unique index steps_key on steps (log, revision)",
  "create unique index steps_intent on steps (log, intent) where intent is not null",
  "drop table entries",
  `create view entries as
    select match, revision, intent, ack_seq, entry, hash from logs join steps on steps.log = logs.number`,
  ...["update", "delete"].flatMap((change) => [
    `create trigger steps_no_${change} before ${change} on steps ${NEVER_CHANGED}`,
    `create trigger entries_no_${change} instead of ${change} on entries ${NEVER_CHANGED}`,
  ]),
];

/** SQLite's writer knows the intents of a log once it has read it; the index was half of what a commit wrote. */
function intentsFromLog(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (dialect === "sqlite") await sql`drop index steps_intent`.execute(db);
    },
  };
}

/** A seat remembers by which token the player who left it may come back, and how long it is for nobody else. */
function keptSeats(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("seats").addColumn("kept_for", "text").execute();
      await db.schema.alterTable("seats").addColumn("kept_until", timeIn(dialect)).execute();
    },
  };
}

/**
 * An intent belongs to the seat that acts. A step of before has its seat in its entry; the log may be written to for this once,
 * since neither an entry nor its hash is touched. An entry that cannot be read belongs to a match that cannot be played either.
 */
function intentsBySeat(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of dialect === "sqlite" ? SEATS_IN_SQLITE : SEATS_IN_POSTGRES) {
        await sql.raw(statement).execute(db);
      }
    },
  };
}
const SEATS_IN_SQLITE = [
  "drop trigger steps_no_update",
  "alter table steps add column seat integer",
  "update steps set seat = json_extract(entry, '$.action.seat') where revision > 0 and json_valid(entry)",
  `create trigger steps_no_update before update on steps ${NEVER_CHANGED}`,
  "drop trigger entries_no_update",
  "drop trigger entries_no_delete",
  "drop view entries",
  `create view entries as
    select match, revision, seat, intent, ack_seq, entry, hash from logs join steps on steps.log = logs.number`,
  ...["update", "delete"].map(
    (change) => `create trigger entries_no_${change} instead of ${change} on entries ${NEVER_CHANGED}`,
  ),
];
const SEATS_IN_POSTGRES = [
  `create function pg_temp.seat_of(entry text) returns integer language plpgsql as
    $$ begin return (entry::json -> 'action' ->> 'seat')::integer; exception when others then return null; end $$`,
  "alter table entries disable trigger entries_never_change",
  "alter table entries add column seat integer",
  "update entries set seat = pg_temp.seat_of(entry) where revision > 0",
  "alter table entries enable trigger entries_never_change",
  "drop index entries_intent",
  "create unique index entries_intent on entries (match, seat, intent) where intent is not null",
  // A node of an earlier version names no seat: it must not write an intent that nobody would know again.
  `alter table entries add constraint entries_intent_seat
    check (intent is null or seat is not null) not valid`,
];

/** Matches that have ended are signed; what checks the signatures is kept for as long as they are. */
function seals(dialect: Dialect): Migration {
  const time = timeIn(dialect);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("seals")
        .addColumn("match", "text", (column) => column.primaryKey())
        .addColumn("server", "text", (column) => column.notNull())
        .addColumn("key", "text", (column) => column.notNull())
        .addColumn("at", time, (column) => column.notNull())
        .addColumn("signature", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("signing_keys")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("key", "text", (column) => column.notNull())
        .addColumn("since", time, (column) => column.notNull())
        .addColumn("until", time)
        .execute();
    },
  };
}

/** Rules are kept for as long as a match may need them, and a match says which of them it went through. */
function keptRules(dialect: Dialect): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("rules")
        .addColumn("hash", "text", (column) => column.primaryKey())
        .addColumn("game", "text", (column) => column.notNull())
        .addColumn("version", "text", (column) => column.notNull())
        .addColumn("code", "text", (column) => column.notNull())
        .addColumn("at", timeIn(dialect), (column) => column.notNull())
        .execute();
      await db.schema.alterTable("matches").addColumn("moves", "text").execute();
      await db.schema.createIndex("matches_content").on("matches").columns(["content", "status"]).execute();
    },
  };
}

/** A match says who may take back what was done, if the others agree. */
const takebacks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("matches").addColumn("takebacks", "text").execute();
  },
};

/** How far a log goes is known beside it: a page with its last steps on it cannot get lost unnoticed. */
const reached: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("matches")
      .addColumn("reached", "integer", (column) => column.notNull().defaultTo(-1))
      .execute();
    await sql`update matches set reached =
      coalesce((select max(revision) from entries where entries.match = matches.id), -1)`.execute(db);
  },
};

/** A database that cannot be used, or that this version must not touch, and why. */
export class StoreError extends Error {}

export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const steps = {
    "0001_first": first(dialect),
    "0002_log_in_order": logInOrder(dialect),
    "0003_log_by_number": logByNumber(dialect),
    "0004_intents_from_log": intentsFromLog(dialect),
    "0005_kept_seats": keptSeats(dialect),
    "0006_intents_by_seat": intentsBySeat(dialect),
    "0007_seals": seals(dialect),
    "0008_rules": keptRules(dialect),
    "0009_takebacks": takebacks,
    "0010_reached": reached,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const said = wordsOf(error);
  const [, later] = /previously executed migration (\S+) is missing/.exec(said) ?? [];
  if (later !== undefined) {
    throw new StoreError(`it was written by a newer version: step ${later} of its tables is not known here`);
  }
  if (/already exists/.test(said)) throw new StoreError(`it has tables that are not of this server: ${said}`);
  // An error that says only that an address is not found could be about any address: here it is the database's.
  throw new StoreError(said, { cause: error });
}
/** A name may have several addresses: if none of them answers, the words are in the errors of each. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(wordsOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
