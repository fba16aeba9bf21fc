import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Postgres, startPostgres } from "@cardwright/testbed";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../src/index.ts";
import { DamagedMatch } from "../src/refusals.ts";
import { newMatch, step } from "./harness/records.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-lost-"));
const path = join(folder, "lost.db");
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});
const addresses = { sqlite: () => `sqlite:${path}`, postgres: () => postgres.url };

/** The work of a damaged page, which no tool may do. */
const LOSES = {
  sqlite:
    "drop trigger steps_no_delete; delete from steps where revision > 1 and log in (select number from logs where match = 'ID')",
  postgres: `alter table entries disable trigger entries_never_change;
    delete from entries where revision > 1 and match = 'ID'; alter table entries enable trigger entries_never_change`,
};
async function change(kind: "sqlite" | "postgres", statements: string): Promise<void> {
  if (kind === "sqlite") {
    const file = new DatabaseSync(path);
    file.exec(statements);
    file.close();
    return;
  }
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(statements);
  await client.end();
}
test.each(["sqlite", "postgres"] as const)(
  "%s: steps that were stored and are lost are missed, and nothing takes their place",
  async (kind) => {
    const store = openStore(addresses[kind]());
    await store.open();
    const { id } = await newMatch(store);
    const clock = { banks: [1, 2], running: [0], since: 5, missed: [0, 1] };
    const playing = { status: "running", outcome: null, clock, wakeAt: null } as const;
    for (const revision of [0, 1, 2, 3]) {
      expect(await store.append(step(id, revision, { change: revision % 2 === 0 ? playing : null }))).toBe("stored");
    }
    expect(await store.clock(id)).toEqual(clock);
    expect(await store.match(id)).toMatchObject({ status: "running" });
    await change(kind, LOSES[kind].replace("ID", id));
    await expect(store.entries(id, 0, 9)).rejects.toThrow("steps 2 to 3 were stored and are lost");
    await expect(store.entries(id, 2, 9)).rejects.toThrow(DamagedMatch);
    await expect(store.entries(id, 3, 9)).rejects.toThrow("steps 3 to 3");
    expect(await store.entries(id, 0, 2)).toHaveLength(2);
    expect(await store.entries(id, 4, 9)).toEqual([]);
    expect(await store.heads([id])).toEqual([{ match: id, revision: 3, seatsVersion: 0 }]);
    const again = openStore(addresses[kind]());
    await again.open();
    for (const revision of [2, 3]) expect(await again.append(step(id, revision, { intent: "other" }))).toBe("taken");
    await again.close();
    await change(kind, `delete from matches where id = '${id}'`);
    await expect(store.match(id)).rejects.toThrow(DamagedMatch);
    await store.close();
  },
);
