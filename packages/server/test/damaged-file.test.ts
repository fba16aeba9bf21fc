import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { drawFrom } from "@cardwright/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BackupError, backupStore, openStore, type Server } from "../src/index.ts";
import { createLog } from "../src/operator-log.ts";
import { troubleOf } from "../src/store-health.ts";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, startServer, type Table, until } from "./harness/table.ts";

/** A SQLite file that was cut or changed: nobody is shown anything but what was played, and whoever runs the server is told. */

const STEPS = 20;
const folder = mkdtempSync(join(tmpdir(), "cardwright-damaged-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const whole = at("whole.db");
/** As a server that is killed leaves it: what was played is still in SQLite's own log. */
const killed = at("killed.db");

let tables: readonly Table[];
const played: string[] = [];
const viewOf = (url: string, { match, tokens }: Table) =>
  call(url, "GET", `/api/v1/matches/${match}/view`, undefined, tokens[0]);
async function play(url: string, table: Table): Promise<void> {
  const sockets = await Promise.all(table.tokens.map((token) => new RawSocket(url).hello(table.match, token)));
  for (let i = 0; i < STEPS; i++) {
    sockets[i % 2]!.send({ type: "ACTION", action: "pass", intent_id: `pass ${i}` });
    await until(() => sockets[i % 2]!.received.some((text) => text.includes(`"pass ${i}"`)), `pass ${i}`);
  }
  for (const socket of sockets) socket.close();
  played.push(JSON.stringify((await viewOf(url, table)).body));
}
beforeAll(async () => {
  const server = await startServer({ db: `sqlite:${whole}` });
  tables = await Promise.all(Array.from({ length: 6 }, () => seatAll(server.url, { game: "duel" })));
  for (const table of tables) await play(server.url, table);
  copyFileSync(whole, killed);
  copyFileSync(`${whole}-wal`, `${killed}-wal`);
  await server.close();
  // From a snapshot a match would be shown without a look at the rows before it.
  const file = new DatabaseSync(whole);
  file.exec("delete from snapshots");
  file.close();
});

interface Looked {
  readonly same: number;
  readonly refused: number;
  /** True if readiness says by name that the file is broken. */
  readonly isTold: boolean;
}
async function lookAt(server: Server, lines: readonly string[]): Promise<Looked> {
  let [same, refused] = [0, 0];
  for (const [i, table] of tables.entries()) {
    const { status, body } = await viewOf(server.url, table);
    if (status === 200) {
      expect(JSON.stringify(body)).toBe(played[i]);
      same++;
    } else {
      expect([404, 409, 503]).toContain(status);
      expect(["NO_ACCESS", "QUARANTINED", "RULES_DIFFER", "RETRY", "NOT_STARTED"]).toContain(body.code);
      refused++;
    }
  }
  const isTold = lines.some((line) => line.includes("the store is damaged"));
  const ready = await call(server.url, "GET", "/ready");
  expect(ready.body).toEqual(isTold ? { ok: false, why: "broken file" } : { ok: true });
  return { same, refused, isTold };
}
/** Null where the server does not start, for a reason that it says. */
async function startOn(path: string): Promise<Looked | null> {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  const server = await startServer({ db: `sqlite:${path}` }, { log }).catch((error: unknown) => {
    expect(troubleOf(error) ?? (error as Error).message).toMatch(
      /broken file|malformed|no such table|migration|newer version/i,
    );
    return null;
  });
  if (server === null) return null;
  try {
    return await lookAt(server, lines);
  } finally {
    await server.close();
  }
}

test("bytes that were changed anywhere, or an end that was cut off", async () => {
  const bytes = readFileSync(whole);
  const draw = drawFrom("a broken file");
  const seen = { same: 0, refused: 0, started: 0, unready: 0 };
  for (let trial = 0; trial < 24; trial++) {
    const path = at(`broken-${trial}.db`);
    if (trial % 6 === 0) {
      copyFileSync(whole, path);
      truncateSync(path, Math.floor((bytes.length * (1 + draw(8))) / 10));
    } else {
      const changed = Buffer.from(bytes);
      for (let i = 0; i < 30; i++) changed[4_096 + draw(changed.length - 4_096)] = draw(256);
      writeFileSync(path, changed);
    }
    const looked = await startOn(path);
    if (looked === null) continue;
    seen.started++;
    seen.same += looked.same;
    seen.refused += looked.refused;
    if (looked.isTold) seen.unready++;
  }
  // The files are broken enough to tell, and not all of them beyond use.
  expect(seen.started).toBeGreaterThan(3);
  expect(Math.min(seen.same, seen.refused, seen.unready)).toBeGreaterThan(0);
}, 120_000);

/** The pages that rows lie on, with what they belong to. */
function leaves(): readonly { readonly name: string; readonly page: number; readonly rows: number }[] {
  const file = new DatabaseSync(whole);
  const found = file
    .prepare("select name, pageno as page, ncell as rows from dbstat where pagetype = 'leaf' and ncell > 1")
    .all();
  file.close();
  return found as never;
}
test("a page that has lost its last rows and is sound otherwise", async () => {
  const bytes = readFileSync(whole);
  const size = bytes.readUInt16BE(16);
  const lost = leaves().filter(({ name }) =>
    /^(steps|steps_key|matches|sqlite_autoindex_(matches|logs)_1)$/.test(name),
  );
  expect(lost.length).toBeGreaterThan(10);
  for (const { name, page, rows } of lost) {
    const changed = Buffer.from(bytes);
    // The number of its rows stands in its head.
    changed.writeUInt16BE(Math.floor(rows / 2), (page - 1) * size + 3);
    const path = at(`page-${page}.db`);
    writeFileSync(path, changed);
    const looked = await startOn(path);
    expect({ name, page, ...looked }).toMatchObject({ isTold: true });
    expect(looked!.refused).toBeGreaterThan(0);
    expect(() => backupStore(path, at(`copy-${page}.db`))).toThrow(BackupError);
  }
}, 120_000);

test("the log of a server that was killed: what was acknowledged behind a damaged part is missed at the start", async () => {
  const copyTo = (name: string, change: (log: Buffer) => Buffer): string => {
    const path = at(name);
    copyFileSync(killed, path);
    writeFileSync(`${path}-wal`, change(readFileSync(`${killed}-wal`)));
    return path;
  };
  const sound = await startOn(copyTo("sound.db", (log) => log));
  expect(sound).toEqual({ same: tables.length, refused: 0, isTold: false });
  // A transaction that was being written is no loss: nobody was told of it.
  const torn = copyTo("torn.db", (log) => Buffer.concat([log, log.subarray(-4_120, -100)]));
  expect(await startOn(torn)).toEqual({ same: tables.length, refused: 0, isTold: false });
  const { length } = readFileSync(`${killed}-wal`);
  for (const place of [3, 10, 18, 40, 60, Math.floor(length / 3), Math.floor(length / 2), length - 60_000]) {
    const path = copyTo(`flipped-${place}.db`, (log) => {
      log[place] = log[place]! ^ 1;
      return log;
    });
    expect(() => openStore(`sqlite:${path}`)).toThrow("what was acknowledged behind the damage cannot be read");
  }
}, 60_000);
