import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startPostgres } from "@cardwright/testbed";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../src/operator-log.ts";
import { MemoryStore } from "../src/store/memory.ts";
import { troubleOf } from "../src/store-health.ts";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, startServer, until } from "./harness/table.ts";

/** Troubles of the store: nothing wrong is shown or acknowledged, and whoever runs the server is told by name. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-health-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("it did not fail");
}
/** SQLite's own errors, made by SQLite. */
function realFailures(): Record<string, unknown> {
  const full = new DatabaseSync(at("full.db"));
  full.exec("create table if not exists words (word text); pragma max_page_count = 4");
  const isFull = failureOf(() => full.prepare("insert into words values (?)").run("x".repeat(100_000)));
  full.close();
  const shut = new DatabaseSync(at("full.db"), { readOnly: true });
  const isShut = failureOf(() => shut.exec("delete from words"));
  shut.close();
  writeFileSync(at("words.txt"), "these are words and no store at all, as anybody can see");
  const words = new DatabaseSync(at("words.txt"));
  const isNone = failureOf(() => words.exec("select * from sqlite_master"));
  words.close();
  return { "disk full": isFull, "read-only": isShut, "broken file": isNone };
}
test("what SQLite and PostgreSQL say of their disks has a name; everything else has none", () => {
  for (const [name, error] of Object.entries(realFailures())) expect(troubleOf(error)).toBe(name);
  expect(troubleOf(Object.assign(new Error("could not extend file"), { code: "53100" }))).toBe("disk full");
  expect(troubleOf(Object.assign(new Error("no"), { code: "25006" }))).toBe("read-only");
  expect(troubleOf(new Error("UNIQUE constraint failed: matches.id"))).toBeNull();
  expect(troubleOf("disk I/O error")).toBeNull();
});

test("while the disk is full players are told to try again, readiness says why, and the log says it once", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const store = new MemoryStore();
  const append = store.append.bind(store);
  const { "disk full": error } = realFailures();
  let isFull = false;
  store.append = (row) => (isFull ? Promise.reject(error) : append(row));
  store.check = async () => {
    if (isFull) throw error;
  };
  const server = await startServer({}, { store, log });
  const { match, tokens } = await seatAll(server.url, { game: "duel" });
  const socket = await new RawSocket(server.url).hello(match, tokens[0]);
  await socket.next("STATE_SNAPSHOT");
  const ready = async () => (await call(server.url, "GET", "/ready")).body;
  expect(await ready()).toEqual({ ok: true });
  isFull = true;
  for (let i = 0; i < 5; i++) socket.send({ type: "ACTION", action: "pass", intent_id: `pass ${i}` });
  await until(() => socket.messages.filter(({ code }) => code === "RETRY").length === 5, "five refusals");
  expect(socket.messages.some(({ type }) => type === "EVENTS")).toBe(false);
  expect(await ready()).toEqual({ ok: false, why: "disk full" });
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  expect(await metrics()).toContain('cardwright_store_trouble{why="disk full"} 1');
  isFull = false;
  socket.send({ type: "ACTION", action: "pass", intent_id: "pass 0" });
  await socket.next("EVENTS");
  expect(await ready()).toEqual({ ok: true });
  expect(await metrics()).not.toContain("cardwright_store_trouble{");
  const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(told.map(({ msg }) => msg)).toEqual([
    expect.stringContaining("disk of the store is full"),
    expect.any(String),
  ]);
  socket.close();
  await server.close();
});

test("PostgreSQL that takes no changes, like a standby, is not ready; once it does, the match goes on", async () => {
  const postgres = await startPostgres({ durable: true });
  const operator = new pg.Client(postgres.url);
  await operator.connect();
  const server = await startServer({ db: postgres.url, logLevel: "silent" });
  const { match, tokens } = await seatAll(server.url, { game: "duel" });
  const socket = await new RawSocket(server.url).hello(match, tokens[0]);
  await socket.next("STATE_SNAPSHOT");
  const readOnly = async (setting: "on" | "off"): Promise<void> => {
    await operator.query(`alter system set default_transaction_read_only = ${setting}`);
    await operator.query("select pg_reload_conf()");
  };
  const status = async () => (await call(server.url, "GET", "/ready")).status;
  const becomes = async (expected: number): Promise<void> => {
    const end = Date.now() + 10_000;
    while ((await status()) !== expected && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await status()).toBe(expected);
  };
  await readOnly("on");
  await becomes(503);
  expect((await call(server.url, "GET", "/ready")).body).toEqual({ ok: false, why: "read-only" });
  socket.send({ type: "ACTION", action: "pass", intent_id: "pass" });
  expect(await socket.next("COMMAND_REJECTED")).toMatchObject({ code: "RETRY" });
  await readOnly("off");
  await becomes(200);
  socket.send({ type: "ACTION", action: "pass", intent_id: "pass" });
  await socket.next("EVENTS");
  socket.close();
  await server.close();
  await operator.end();
  await postgres.close();
}, 60_000);
