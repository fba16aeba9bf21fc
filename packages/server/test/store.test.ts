import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Worker } from "node:worker_threads";
import { type Postgres, startPostgres } from "@cardwright/testbed";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../src/index.ts";
import { openFile } from "../src/store/sqlite-file.ts";
import { SqliteWriting } from "../src/store/sqlite-writing.ts";
import type { RightsChange } from "../src/store/store.ts";
import { newMatch, SEATS, seat, step } from "./harness/records.ts";

/** One list of laws; every store keeps all of them. */
const folder = mkdtempSync(join(tmpdir(), "cardwright-stores-"));
let postgres: Postgres;
const open = new Map<string, Store>();
const addresses = {
  memory: () => "memory",
  sqlite: () => `sqlite:${join(folder, "laws.db")}`,
  postgres: () => postgres.url,
};
const kinds = Object.keys(addresses) as (keyof typeof addresses)[];

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  for (const kind of kinds) {
    const store = openStore(addresses[kind]());
    await store.open();
    open.set(kind, store);
  }
});
afterAll(async () => {
  for (const store of open.values()) await store.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(kinds)("%s", (kind) => {
  const store = () => open.get(kind)!;

  test("gives back a match as it was made, and nothing for one that was not", async () => {
    const record = await newMatch(store());
    expect(await store().match(record.id)).toEqual(record);
    expect(await store().seats(record.id)).toEqual([seat(0), seat(1, { kind: "bot", bot: "random" })]);
    expect(await store().secrets(record.id)).toEqual({
      serverSeed: "seed",
      hostHash: "host",
      watchHash: null,
      nonces: null,
    });
    expect(await store().match("nobody")).toBeNull();
    expect(await store().secrets("nobody")).toBeNull();
    expect(await store().seats("nobody")).toEqual([]);
    await expect(store().createMatch(record, (await store().secrets(record.id))!, [])).rejects.toThrow();
  });

  test("one revision is written once, and only the next one", async () => {
    const { id } = await newMatch(store());
    expect(await store().append(step(id, 0))).toBe("stored");
    expect(await store().append(step(id, 0, { intent: "other" }))).toBe("taken");
    expect(await store().append(step(id, 2, { intent: "early" }))).toBe("taken");
    expect(await store().append(step(id, 1))).toBe("stored");
    expect((await store().entries(id, 0, 10)).map(({ revision }) => revision)).toEqual([0, 1]);
    const { match: _, change: __, seatsVersion: ___, ...kept } = step(id, 1);
    expect(await store().entries(id, 1, 10)).toEqual([kept]);
    expect(await store().entries(id, 0, 1)).toHaveLength(1);
  });

  test("of many who write the same revision at once exactly one does", async () => {
    const { id } = await newMatch(store());
    const tries = Array.from({ length: 30 }, (_, i) => store().append(step(id, 0, { intent: `try ${i}` })));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(29);
  });

  test("an intent is in the log once, in its own match and of its own seat only", async () => {
    const [first, second] = [await newMatch(store()), await newMatch(store())];
    await store().append(step(first.id, 0, { intent: "mine", ackSeq: 7 }));
    expect(await store().append(step(first.id, 1, { intent: "mine" }))).toBe("repeated");
    expect(await store().append(step(second.id, 0, { intent: "mine" }))).toBe("stored");
    expect(await store().append(step(first.id, 1, { intent: null }))).toBe("stored");
    expect(await store().append(step(first.id, 2, { intent: null }))).toBe("stored");
    expect(await store().append(step(first.id, 3, { seat: 1, intent: "mine", ackSeq: 5 }))).toBe("stored");
    expect(await store().append(step(first.id, 4, { seat: 1, intent: "mine" }))).toBe("repeated");
    expect(await store().intent(first.id, 0, "mine")).toMatchObject({ revision: 0, seat: 0, ackSeq: 7 });
    expect(await store().intent(first.id, 1, "mine")).toMatchObject({ revision: 3, seat: 1, ackSeq: 5 });
    expect(await store().intent(first.id, 0, "yours")).toBeNull();
  });

  test("one that comes too late does not hinder the others of its batch", async () => {
    const matches = await Promise.all(Array.from({ length: 40 }, () => newMatch(store())));
    await Promise.all(matches.filter((_, i) => i % 3 === 0).map(({ id }) => store().append(step(id, 0))));
    const outcomes = await Promise.all(matches.map(({ id }) => store().append(step(id, 0, { intent: "late" }))));
    expect(outcomes).toEqual(matches.map((_, i) => (i % 3 === 0 ? "taken" : "stored")));
  });

  test("what changes beside the log changes with it or not at all", async () => {
    const { id } = await newMatch(store());
    const clock = { banks: [1, 2], running: [0], since: 5, missed: [0, 1] };
    const change = { status: "running", outcome: null, clock, wakeAt: 1_700_000_000_123, nonces: ["a", "b"] } as const;
    await store().append(step(id, 0, { change }));
    expect((await store().match(id))!.status).toBe("running");
    expect(await store().clock(id)).toEqual(clock);
    expect((await store().secrets(id))!.nonces).toEqual(["a", "b"]);
    await store().append(step(id, 0, { intent: "late", change: { ...change, status: "ended", nonces: ["c"] } }));
    expect((await store().match(id))!.status).toBe("running");
    expect((await store().secrets(id))!.nonces).toEqual(["a", "b"]);
    expect(await store().due(1_700_000_000_122, 1_000, "")).not.toContain(id);
    expect(await store().due(1_700_000_000_123, 1_000, "")).toContain(id);
    expect(await store().due(1_700_000_000_123, 1_000, id)).not.toContain(id);
    await store().setWake(id, 1_700_000_000_100);
    expect(await store().due(1_700_000_000_122, 1_000, "")).toContain(id);
    await store().setWake(id, null);
    expect(await store().due(1_800_000_000_000, 1_000, "")).not.toContain(id);
    const outcome = { winners: [0], reason: "won" };
    await store().append(step(id, 1, { change: { status: "ended", outcome, clock: null, wakeAt: null } }));
    await store().setWake(id, 5);
    expect(await store().due(1_800_000_000_000, 1_000, "")).not.toContain(id);
    expect(await store().clock(id)).toBeNull();
    expect((await store().secrets(id))!.nonces).toEqual(["a", "b"]);
  });

  test("rights change all at once, on the state that they were decided on, and every change is noticed", async () => {
    const { id } = await newMatch(store());
    const at = (seatsVersion: number, more: Partial<RightsChange> = {}): RightsChange => ({
      ...{ match: id, seatsVersion, status: "waiting" },
      ...{ seats: [seat(0, { name: "Ada", tokenHash: "one", nonce: "mine" }), seat(1, { name: "Bo" })] },
      ...more,
    });
    const seats = [seat(0, { name: "Eve", tokenHash: "other" })];
    expect(await store().changeRights(at(1, { seats, hostHash: "hers" }))).toBe(false);
    expect(await store().changeRights(at(0, { status: "running", seats }))).toBe(false);
    expect(await store().changeRights(at(0, { match: "nobody", seats }))).toBe(false);
    expect(await store().seats(id)).toEqual(SEATS);
    expect(await store().changeRights(at(0))).toBe(true);
    expect(await store().seats(id)).toEqual(at(0).seats);
    expect((await store().match(id))!.seatsVersion).toBe(1);
    expect((await store().heads([id]))[0]!.seatsVersion).toBe(1);
    expect((await store().secrets(id))!.hostHash).toBe("host");
    const kept = seat(0, { kind: "invited", inviteHash: "code", keptFor: "one", keptUntil: 1_700_000_000_123 });
    expect(await store().changeRights(at(1, { seats: [kept], hostHash: "new", watchHash: "watching" }))).toBe(true);
    expect((await store().seats(id))[0]).toEqual(kept);
    expect(await store().secrets(id)).toMatchObject({ serverSeed: "seed", hostHash: "new", watchHash: "watching" });
  });

  test("of many who change rights at once exactly one does, whichever seats they are about", async () => {
    const seats = [0, 1, 2, 3].map((index) => seat(index));
    const { id } = await newMatch(store(), {}, seats);
    const changes = Array.from({ length: 20 }, (_, i) =>
      store().changeRights({
        ...{ match: id, seatsVersion: 0, status: "waiting" },
        seats: [seat(i % 4, { tokenHash: `token ${i}` })],
      }),
    );
    expect((await Promise.all(changes)).filter(Boolean)).toHaveLength(1);
    expect((await store().seats(id)).filter(({ tokenHash }) => tokenHash !== null)).toHaveLength(1);
  });

  test("a step decided by rights that have changed since is not written, and changes nothing", async () => {
    const { id } = await newMatch(store());
    const change = { status: "running", outcome: null, clock: null, wakeAt: 7, nonces: ["a"] } as const;
    expect(await store().append(step(id, 0))).toBe("stored");
    const rights = { match: id, seatsVersion: 0, status: "waiting", seats: [seat(0, { tokenHash: "new" })] } as const;
    expect(await store().changeRights(rights)).toBe(true);
    expect(await store().append(step(id, 1, { change }))).toBe("outdated");
    // Rights come first: whoever has lost them is not told either that an intent is known or that a step is taken.
    expect(await store().append(step(id, 0))).toBe("outdated");
    expect(await store().append(step(id, 0, { intent: "other" }))).toBe("outdated");
    expect(await store().append(step(id, 1, { seatsVersion: 2 }))).toBe("outdated");
    expect(await store().append(step("nobody", 0))).toBe("outdated");
    expect(await store().entries(id, 0, 9)).toHaveLength(1);
    expect(await store().match(id)).toMatchObject({ status: "waiting", seatsVersion: 1 });
    expect((await store().secrets(id))!.nonces).toBeNull();
    expect(await store().append(step(id, 1, { seatsVersion: 1, change }))).toBe("stored");
    expect(await store().match(id)).toMatchObject({ status: "running", seatsVersion: 1 });
  });

  test("a step and the end of a right that come at once: the step was before it, or never was", async () => {
    const rounds = await Promise.all(Array.from({ length: 40 }, () => newMatch(store())));
    const outcomes = await Promise.all(
      rounds.map(async ({ id }, i) => {
        const leave = { match: id, seatsVersion: 0, status: "waiting", seats: [seat(0, { name: "gone" })] } as const;
        const leaving = i % 2 === 0 ? store().changeRights(leave) : null;
        const stepping = store().append(step(id, 0));
        await (leaving ?? store().changeRights(leave));
        // The right has ended, and nothing is stored by it from now on.
        const { length } = await store().entries(id, 0, 9);
        const outcome = await stepping;
        expect(await store().entries(id, 0, 9)).toHaveLength(length);
        expect(outcome).toBe(length === 1 ? "stored" : "outdated");
        return outcome;
      }),
    );
    expect(outcomes).toContain("outdated");
  });

  test("what is due is found page by page, though matches of the pages before are due no longer", async () => {
    const all: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { id } = await newMatch(store(), { status: "running" });
      await store().setWake(id, 5 - i);
      all.push(id);
    }
    const first = await store().due(5, 2, "");
    for (const id of first) await store().setWake(id, null);
    const second = await store().due(5, 2, first.at(-1)!);
    const third = await store().due(5, 2, second.at(-1)!);
    expect([first, second, third]).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4)]);
    expect(await store().due(5, 2, third.at(-1)!)).toEqual([]);
  });

  test("heads say how far each match is", async () => {
    const [first, second] = [await newMatch(store()), await newMatch(store())];
    for (const revision of [0, 1, 2]) await store().append(step(first.id, revision));
    const heads = await store().heads([first.id, second.id, "nobody"]);
    expect(new Map(heads.map(({ match, revision }) => [match, revision]))).toEqual(
      new Map([
        [first.id, 2],
        [second.id, -1],
      ]),
    );
    expect(await store().heads([])).toEqual([]);
  });

  test("a snapshot is a cache that never goes back", async () => {
    const { id } = await newMatch(store());
    const at = (revision: number) =>
      ({ revision, snapshot: { revision, state: { a: [1, null] } }, sequences: [1, 2, 3], hash: "h" }) as never;
    expect(await store().snapshot(id)).toBeNull();
    await store().saveSnapshot(id, at(5));
    await store().saveSnapshot(id, at(3));
    expect(await store().snapshot(id)).toEqual(at(5));
    await store().saveSnapshot(id, at(9));
    expect(await store().snapshot(id)).toEqual(at(9));
    await store().dropSnapshots();
    expect(await store().snapshot(id)).toBeNull();
  });

  test("lists by game, state and time, newest first, and private ones only where asked", async () => {
    const game = `listed on ${kind}`;
    const hidden = await newMatch(store(), { game, visibility: "private" });
    const shown = [await newMatch(store(), { game }), await newMatch(store(), { game, status: "ended" })];
    const ids = async (more: object) => (await store().list({ game, limit: 10, ...more })).map(({ id }) => id);
    expect(await ids({ visibility: "public" })).toEqual([shown[1]!.id, shown[0]!.id]);
    expect(await ids({})).toContain(hidden.id);
    expect(await ids({ status: "ended" })).toEqual([shown[1]!.id]);
    expect(await ids({ visibility: "public", before: shown[1]!.createdAt })).toEqual([shown[0]!.id]);
    expect(await ids({ limit: 1 })).toHaveLength(1);
    const page = await store().page({ game, limit: 2, visibility: "public" });
    expect(page).toEqual([shown[1]!, shown[0]!].map((record) => ({ record, seats: SEATS })));
    expect(await store().page({ game, limit: 1 })).toHaveLength(1);
    expect(await store().page({ game: "none", limit: 9 })).toEqual([]);
  });
});

describe("on disk", () => {
  test.each(["sqlite", "postgres"] as const)(
    "%s: what was stored is there after it is opened again, and opening again changes nothing",
    async (kind) => {
      const store = open.get(kind)!;
      const { id } = await newMatch(store);
      await store.append(step(id, 0));
      const again = openStore(addresses[kind]());
      await again.open();
      expect(await again.entries(id, 0, 5)).toHaveLength(1);
      await again.close();
    },
  );
  test.each(["sqlite", "postgres"] as const)(
    "%s: an intent is known to whoever opens the log later, and to whoever had it open when another wrote",
    async (kind) => {
      const store = open.get(kind)!;
      const { id } = await newMatch(store);
      expect(await store.append(step(id, 0, { intent: "first" }))).toBe("stored");
      const other = openStore(addresses[kind]());
      await other.open();
      expect(await other.append(step(id, 1, { intent: "first" }))).toBe("repeated");
      expect(await other.append(step(id, 1, { intent: "second" }))).toBe("stored");
      // This one wrote step 0 and has not heard of step 1.
      expect(await store.append(step(id, 1, { intent: "second" }))).toBe("repeated");
      expect(await store.append(step(id, 1, { intent: "third" }))).toBe("taken");
      expect(await store.append(step(id, 2, { intent: "second" }))).toBe("repeated");
      expect(await store.append(step(id, 2, { intent: "third" }))).toBe("stored");
      expect(await store.intent(id, 0, "second")).toMatchObject({ revision: 1 });
      await other.close();
    },
  );
  test("SQLite is in WAL with full synchronisation, and says so or does not start", async () => {
    const store = openStore(`sqlite:${join(folder, "durable.db")}`) as Store & { file: DatabaseSync };
    await store.open();
    expect(store.file.prepare("pragma synchronous").get()).toEqual({ synchronous: 2 });
    store.file.exec("pragma synchronous = normal");
    await expect(store.open()).rejects.toThrow(/would not wait for the disk/);
    await store.close();
  });
  test("SQLite: what could not be committed never was, and can be written after all", async () => {
    const path = join(folder, "broken.db");
    const store = openStore(`sqlite:${path}`);
    await store.open();
    const { id } = await newMatch(store);
    await store.close();
    let broken = true;
    const writing = new SqliteWriting(openFile(path), () => {
      if (broken) throw new Error("no room on the disk");
    });
    const write = (revision: number) => writing.append([step(id, revision)])[0];
    expect(() => write(0)).toThrow("no room");
    broken = false;
    expect(write(1)).toBe("taken");
    expect(write(0)).toBe("stored");
    broken = true;
    expect(() => write(1)).toThrow("no room");
    broken = false;
    expect(write(2)).toBe("taken");
    expect(write(1)).toBe("stored");
  });
  test("SQLite: where the thread that writes is gone, nothing is stored, and the store says so", async () => {
    const store = openStore(`sqlite:${join(folder, "alone.db")}`) as Store & { thread: { worker: Worker } };
    await store.open();
    const { id } = await newMatch(store);
    await store.check();
    const appending = store.append(step(id, 0));
    await new Promise((resolve) => setImmediate(resolve));
    await store.thread.worker.terminate();
    const outcome = await appending.catch((error: Error) => error.message);
    expect(["stored", "the thread that writes has ended"]).toContain(outcome);
    await expect(store.append(step(id, 1))).rejects.toThrow("has ended");
    await expect(store.setWake(id, 1)).rejects.toThrow("has ended");
    await expect(store.check()).rejects.toThrow("has ended");
    if (outcome === "stored") expect(await store.entries(id, 0, 5)).toHaveLength(1);
    await store.close();
  });
  test("PostgreSQL without synchronous_commit is refused", async () => {
    const lax = openStore(`${postgres.url}?options=-c%20synchronous_commit%3Doff`);
    await expect(lax.open()).rejects.toThrow(/would not wait for the disk/);
    await lax.close();
  });
  test("nobody changes a row of the log, not even with the database's own tools", async () => {
    const { id } = await newMatch(open.get("sqlite")!);
    await open.get("sqlite")!.append(step(id, 0));
    const file = new DatabaseSync(join(folder, "laws.db"));
    expect(() => file.exec(`update entries set entry = '' where match = '${id}'`)).toThrow(/never changed/);
    expect(() => file.exec("delete from entries")).toThrow(/never changed/);
    expect(() => file.exec("update steps set entry = ''")).toThrow(/never changed/);
    expect(() => file.exec("delete from steps")).toThrow(/never changed/);
    file.close();
    const match = await newMatch(open.get("postgres")!);
    await open.get("postgres")!.append(step(match.id, 0));
    const client = new pg.Client(postgres.url);
    await client.connect();
    await expect(client.query("update entries set entry = ''")).rejects.toThrow(/never changed/);
    await expect(client.query("delete from entries")).rejects.toThrow(/never changed/);
    await client.end();
  });
  test("PostgreSQL: a node of a version in which intents had no seat cannot write one", async () => {
    const { id } = await newMatch(open.get("postgres")!);
    const client = new pg.Client(postgres.url);
    await client.connect();
    const insert = "insert into entries (match, revision, intent, ack_seq, entry, hash) values ($1, 0, $2, 0, '', '')";
    await expect(client.query(insert, [id, "old"])).rejects.toThrow("entries_intent_seat");
    await client.query(insert, [id, null]);
    await client.end();
  });
});
