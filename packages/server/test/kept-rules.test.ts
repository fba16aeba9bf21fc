import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, startPostgres } from "@cardwright/testbed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../src/index.ts";
import type { Append, MatchRecord } from "../src/store/store.ts";

/** The laws of every store about what outlives a deploy: rules, moves, signatures and keys. */
const folder = mkdtempSync(join(tmpdir(), "cardwright-kept-"));
let postgres: Postgres;
const open = new Map<string, Store>();
const addresses = {
  memory: () => "memory",
  sqlite: () => `sqlite:${join(folder, "kept.db")}`,
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
let made = 0;
async function newMatch(store: Store, more: Partial<MatchRecord> = {}): Promise<MatchRecord> {
  const record: MatchRecord = {
    ...{
      id: `kept-${String(++made).padStart(6, "0")}`,
      game: "duel",
      version: "1",
      content: "content",
      expansions: [],
    },
    ...{
      options: {},
      visibility: "public",
      clock: null,
      takeover: null,
      takebacks: "people",
      status: "waiting",
      createdAt: made,
    },
    ...{ seatsVersion: 0, commitment: "commitment", moves: [], ...more },
  };
  await store.createMatch(record, { serverSeed: "seed", hostHash: "host", watchHash: null, nonces: null }, []);
  return record;
}
const step = (match: string, revision: number, more: Partial<Append> = {}): Append => ({
  ...{ match, revision, seatsVersion: 0, seat: 0, intent: `intent ${revision}`, ackSeq: revision },
  ...{ entry: `{"revision":${revision}}`, hash: `hash ${revision}`, change: null, ...more },
});

describe.each(kinds)("%s", (kind) => {
  const store = () => open.get(kind)!;

  test("a match moves to other rules at the step that it was compared at, or not at all; rules that are needed stay", async () => {
    const { id, content: from } = await newMatch(store(), { content: `rules ${made}` });
    const to = `${from}, renewed`;
    for (const hash of [from, to]) await store().saveRules({ hash, game: "duel", version: "1", code: "code" }, made);
    expect([await store().rules(to), await store().rules("none")]).toEqual(["code", null]);
    await store().append(step(id, 0));
    const moves = [{ at: 0, from, to }];
    const move = { match: id, seatsVersion: 0, revision: 0, from, to, version: "2", moves };
    expect(await store().moveRules({ ...move, from: "others" })).toBe(false);
    expect(await store().moveRules({ ...move, seatsVersion: 7 })).toBe(false);
    expect(await store().moveRules(move)).toBe(true);
    expect(await store().match(id)).toMatchObject({ content: to, version: "2", moves, seatsVersion: 1 });
    // A step that was decided before by the rules of before.
    expect(await store().append(step(id, 1))).toBe("outdated");
    expect(await store().append(step(id, 1, { seatsVersion: 1 }))).toBe("stored");
    const stale = { ...move, from: to, to: from, seatsVersion: 1 };
    expect(await store().moveRules(stale), "it has gone on meanwhile").toBe(false);
    expect(await store().match(id), "and nothing of it has changed").toMatchObject({ content: to, seatsVersion: 1 });
    expect(await store().append(step(id, 2, { seatsVersion: 1 })), "whoever was at it goes on").toBe("stored");
    const kept = (await store().listRules()).filter(({ hash }) => [from, to].includes(hash));
    expect(kept.map(({ hash, living, bytes }) => [hash, living, bytes])).toEqual([
      [from, 0, 4],
      [to, 1, 4],
    ]);
    expect([await store().dropRules(to), await store().dropRules(from)]).toEqual([false, true]);
    expect(await store().rules(from)).toBeNull();
  });
  test("the first signature of a match stays, and keys are listed for ever", async () => {
    const { id } = await newMatch(store());
    const seal = { server: "here", key: "a", at: 5, signature: "first" };
    expect(await store().seal(id)).toBeNull();
    await store().saveSeal(id, seal);
    await store().saveSeal(id, { ...seal, signature: "second" });
    expect(await store().seal(id)).toEqual(seal);
    const key = { id: `key ${made}`, key: "public", since: made, until: null };
    await store().addSigningKey(key);
    await store().addSigningKey({ ...key, key: "another" });
    await store().retireSigningKey(key.id, 10);
    await store().retireSigningKey(key.id, 20);
    expect(await store().signingKeys()).toContainEqual({ ...key, until: 10 });
  });
});
