import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startPostgres } from "@cardwright/testbed";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { openStore, StoreError } from "../src/index.ts";
import { RawSocket } from "./harness/raw.ts";
import { seatAll, seated, sit, startServer, until } from "./harness/table.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-old-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes away what later versions added to a file. */
const WITHOUT_RIGHTS = `
  alter table seats drop column kept_for;
  alter table seats drop column kept_until;
  drop table seals;
  drop table signing_keys;
  drop table rules;
  drop index matches_content;
  alter table matches drop column moves;
  alter table matches drop column takebacks;
  alter table matches drop column reached;
`;
/** The log as earlier versions kept it, word for word, with what is in the file now. */
const versions = {
  first: { rows: "without rowid", last: "0001_first" },
  second: { rows: "", last: "0002_log_in_order" },
};
function makeOld(path: string, { rows, last }: (typeof versions)["first"]): void {
  const file = new DatabaseSync(path);
  file.exec(`
    create table "old" ("match" text not null, "revision" integer not null, "intent" text, "ack_seq" integer not null,
      "entry" text not null, "hash" text not null, constraint "entries_key" primary key ("match", "revision")) ${rows};
    insert into old select match, revision, intent, ack_seq, entry, hash from entries;
    drop view entries;
    drop table steps;
    drop table logs;
    ${WITHOUT_RIGHTS}
    alter table old rename to entries;
    create unique index entries_intent on entries (match, intent) where intent is not null;
    create trigger entries_no_update before update on entries begin select raise(abort, 'the log is never changed'); end;
    create trigger entries_no_delete before delete on entries begin select raise(abort, 'the log is never changed'); end;
    delete from kysely_migration where name > '${last}';
  `);
  file.close();
}
const layoutOf = (path: string): string => {
  const file = new DatabaseSync(path);
  const rows = file.prepare("select name, sql from sqlite_master where name not like 'kysely%' order by name").all();
  file.close();
  return JSON.stringify(rows);
};

test.each(["first", "second"] as const)(
  "a file of the %s version is brought up to date once, and goes on",
  async (version) => {
    const path = join(folder, `${version}.db`);
    const before = await startServer({ db: `sqlite:${path}` });
    const { match, tokens } = await seatAll(before.url, { game: "duel" });
    const session = sit(before.url, match, tokens[0]!);
    await seated(session);
    expect(await session.act("pass")).toMatchObject({ ok: true });
    session.close();
    const log = await before.store.entries(match, 0, 10);
    await before.close();
    const layout = layoutOf(path);
    makeOld(path, versions[version]);
    expect(layoutOf(path)).toMatch(/entries_key/);

    const after = await startServer({ db: `sqlite:${path}` });
    expect(layoutOf(path)).toBe(layout);
    expect(await after.store.entries(match, 0, 10)).toEqual(log);
    const next = sit(after.url, match, tokens[1]!);
    await seated(next);
    expect(await next.act("pass")).toMatchObject({ ok: true });
    const [, , third] = await after.store.entries(match, 0, 10);
    const { seatsVersion } = (await after.store.match(match))!;
    const { seat, intent } = third!;
    const again = { match, revision: 3, seatsVersion, seat, intent, ackSeq: 3, entry: "{}", hash: "", change: null };
    expect(await after.store.append(again)).toBe("repeated");
    expect(await after.store.append({ ...again, revision: 2, intent: "new" })).toBe("taken");
    next.close();
    await after.close();
    const file = new DatabaseSync(path);
    for (const table of ["entries", "steps"]) {
      expect(() => file.exec(`delete from ${table}`)).toThrow("the log is never changed");
    }
    file.close();
  },
);

/** The version before intents belonged to a seat, as it stood in SQLite and in PostgreSQL. */
const INTENTS_OF_ALL = {
  sqlite: `
    drop view entries;
    drop trigger steps_no_update;
    alter table steps drop column seat;
    create trigger steps_no_update before update on steps begin select raise(abort, 'the log is never changed'); end;
    create view entries as
      select match, revision, intent, ack_seq, entry, hash from logs join steps on steps.log = logs.number;
    create trigger entries_no_update instead of update on entries begin select raise(abort, 'the log is never changed'); end;
    create trigger entries_no_delete instead of delete on entries begin select raise(abort, 'the log is never changed'); end;
    ${WITHOUT_RIGHTS}
    delete from kysely_migration where name > '0004_intents_from_log';`,
  postgres: `
    alter table entries drop constraint entries_intent_seat;
    drop index entries_intent;
    alter table entries drop column seat;
    create unique index entries_intent on entries (match, intent) where intent is not null;
    ${WITHOUT_RIGHTS}
    delete from kysely_migration where name > '0004_intents_from_log';`,
};
test.each(["sqlite", "postgres"] as const)("%s: stored intents become those of the seat that acted", async (kind) => {
  const postgres = kind === "postgres" ? await startPostgres({ durable: true }) : null;
  const path = join(folder, "intents.db");
  const db = postgres?.url ?? `sqlite:${path}`;
  const before = await startServer({ db });
  const { match, tokens } = await seatAll(before.url, { game: "duel" });
  const play = async (url: string, seat: number, intent_id: string, more: object = {}) => {
    const socket = await new RawSocket(url).hello(match, tokens[seat]);
    await socket.next("STATE_SNAPSHOT");
    socket.send({ type: "ACTION", action: "pass", intent_id, ...more });
    await until(() => socket.messages.some((message) => message.intent_id === intent_id), "an answer");
    socket.close();
    return socket.messages.find((message) => message.intent_id === intent_id);
  };
  const first = await play(before.url, 0, "1");
  const second = await play(before.url, 1, "2");
  expect([first.type, second.type]).toEqual(["EVENTS", "EVENTS"]);
  const log = await before.store.entries(match, 0, 9);
  expect(log.map(({ seat }) => seat)).toEqual([null, 0, 1]);
  await before.close();
  if (postgres === null) new DatabaseSync(path).exec(INTENTS_OF_ALL.sqlite);
  else {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(INTENTS_OF_ALL.postgres);
    await client.end();
  }
  const after = await startServer({ db });
  expect(await after.store.entries(match, 0, 9)).toEqual(log);
  // Sent again, each gets its answer; the same name from the other seat is another intent.
  expect(await play(after.url, 0, "1")).toEqual({ type: "ACCEPTED", intent_id: "1", seq: first.seq });
  expect(await play(after.url, 1, "2")).toEqual({ type: "ACCEPTED", intent_id: "2", seq: second.seq });
  expect(await play(after.url, 0, "2")).toMatchObject({ type: "EVENTS", intent_id: "2", seq: 3 });
  expect(await play(after.url, 1, "1")).toMatchObject({ type: "EVENTS", intent_id: "1", seq: 4 });
  await after.close();
  await postgres?.close();
});

const MATCHES = 40;
const STEPS = 500;
/** A file with so much in it that bringing it up to date takes a while. */
async function makeLarge(path: string): Promise<void> {
  const store = openStore(`sqlite:${path}`);
  await store.open();
  await store.close();
  const file = new DatabaseSync(path);
  file.exec(`
    insert into logs (match) with recursive each(n) as (select 1 union all select n + 1 from each where n < ${MATCHES})
      select 'match ' || n from each;
    insert into steps (log, revision, intent, ack_seq, entry, hash)
      with recursive each(n) as (select 0 union all select n + 1 from each where n < ${STEPS - 1})
      select number, n, 'intent ' || n, n, hex(randomblob(200)), hex(randomblob(32)) from each, logs;
  `);
  file.close();
}
const logOf = (path: string): unknown => {
  const file = new DatabaseSync(path);
  const rows = file
    .prepare("select match, revision, intent, ack_seq, entry, hash from entries order by match, revision")
    .all();
  file.close();
  return rows;
};
/** True where it was done before it was killed. */
async function openedWithin(path: string, ms: number): Promise<boolean> {
  const child = fork(new URL("./harness/open-file.ts", import.meta.url), [path]);
  await once(child, "message");
  const timer = setTimeout(() => child.kill("SIGKILL"), ms);
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  clearTimeout(timer);
  // It may end by being killed or by being done, and in no other way.
  expect(signal ?? code).toBe(code === 0 ? 0 : "SIGKILL");
  return code === 0;
}
test("whoever is killed while a file is brought up to date finds it as it was, and begins again", async () => {
  const path = join(folder, "large.db");
  await makeLarge(path);
  const layout = layoutOf(path);
  makeOld(path, versions.first);
  const log = logOf(path);
  expect(log).toHaveLength(MATCHES * STEPS);
  let kills = 0;
  for (let ms = 2; !(await openedWithin(path, ms)); ms *= 2) kills++;
  expect(kills).toBeGreaterThan(3);
  expect(layoutOf(path)).toBe(layout);
  expect(logOf(path)).toEqual(log);
});

test("a file of a later version, of another program, or of nothing is refused in words", async () => {
  const path = join(folder, "later.db");
  const store = openStore(`sqlite:${path}`);
  await store.open();
  await store.close();
  const later = new DatabaseSync(path);
  later.exec("insert into kysely_migration (name, timestamp) values ('0011_later', '2030')");
  later.close();
  const open = (file: string) => Promise.resolve().then(() => openStore(`sqlite:${file}`).open());
  await expect(open(path)).rejects.toThrow(StoreError);
  await expect(open(path)).rejects.toThrow("written by a newer version: step 0011_later");

  const foreign = join(folder, "foreign.db");
  const other = new DatabaseSync(foreign);
  other.exec("create table matches (a, b)");
  other.close();
  await expect(open(foreign)).rejects.toThrow(StoreError);
  await expect(open(foreign)).rejects.toThrow("tables that are not of this server");

  const text = join(folder, "text.db");
  writeFileSync(text, "no database at all ".repeat(100));
  await expect(open(text)).rejects.toThrow("not a database");
});

test("a folder that cannot be made is told at once", async () => {
  await expect(startServer({ db: "sqlite:/proc/nothing/here/cards.db" })).rejects.toThrow(/ENOENT|EACCES|EPERM/);
  expect(() => openStore("sqlite::memory:")).toThrow("use memory");
});
test("a database that is nowhere is a database that cannot be used, and not an address of this server", async () => {
  const store = openStore("postgres://nobody@nowhere.invalid/nothing");
  await expect(store.open()).rejects.toThrow(StoreError);
  await expect(store.open()).rejects.toThrow("nowhere.invalid");
  await store.close();
});
