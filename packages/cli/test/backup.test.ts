import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";
import { serving } from "./serving.ts";

const folder = await mkdtemp(join(tmpdir(), "cardwright-backup-"));
afterAll(() => rm(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
const headers = { "content-type": "application/json" };
const post = async (url: string, path: string, body: object) =>
  (await (await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json()) as {
    match: string;
  };

test("a store is copied while a server writes to it, and put back in place once the server is stopped", async () => {
  const db = `sqlite:${at("cards.db")}`;
  const server = await serving(["--db", db]);
  const { match } = await post(server.url, "/matches", { game: "minis" });
  const copied = await cardwright(["backup", at("copy.db"), "--db", db, "--json"]);
  expect(copied).toMatchObject({ code: 0 });
  expect(JSON.parse(copied.out)).toEqual({ file: at("copy.db"), matches: 1, steps: 0 });
  const { match: late } = await post(server.url, "/matches", { game: "minis" });
  const again = await cardwright(["backup", at("copy.db"), "--db", db]);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining("there is a")]);
  const inUse = await cardwright(["restore", at("copy.db"), "--db", db, "--replace"]);
  expect([inUse.code, inUse.err]).toEqual([2, expect.stringContaining("in use; stop the server")]);
  const known = async (url: string) =>
    Promise.all([match, late].map(async (id) => (await fetch(`${url}/api/v1/matches/${id}`)).status));
  expect(await known(server.url)).toEqual([200, 200]);
  await server.stop();
  const there = await cardwright(["restore", at("copy.db"), "--db", db]);
  expect([there.code, there.err]).toEqual([2, expect.stringContaining("--replace puts it aside")]);
  expect(await cardwright(["restore", at("copy.db"), "--db", db, "--replace"])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/1 matches, 0 steps, integrity ok\nwhat was there is in .*cards\.db\.before-/),
  });
  const back = await serving(["--db", db]);
  expect(await known(back.url)).toEqual([200, 404]);
  await back.stop();
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});
test("what cannot be copied or put back is named with its cure", async () => {
  writeFileSync(at("words.db"), "these are words and no store at all, as anybody can see");
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [["backup", at("new.db"), "--db", "memory"], /no store that lasts/],
    [["backup", at("new.db"), "--db", "postgres://me:secret@host/cards"], /pg_dump/],
    [["restore", at("words.db"), "--db", "postgres://me:secret@host/cards"], /pg_restore/],
    [["backup", at("new.db"), "--db", `sqlite:${at("nowhere.db")}`], /there is no .*nowhere\.db/],
    [["backup", at("new.db"), "--db", `sqlite:${at("words.db")}`], /cannot be copied: file is not a database/],
    [["restore", at("words.db"), "--db", `sqlite:${at("target.db")}`], /no store of Cardwright/],
  ];
  for (const [parameters, text] of wrong) {
    const { code, err } = await cardwright(parameters);
    expect([parameters, code, err]).toEqual([parameters, 2, expect.stringMatching(text)]);
    expect(err).not.toContain("secret");
  }
  expect(existsSync(at("new.db")) || existsSync(at("target.db"))).toBe(false);
});
test("a copy that was cut or changed is not put back", async () => {
  const db = `sqlite:${at("whole.db")}`;
  const server = await serving(["--db", db]);
  for (let i = 0; i < 20; i++) await post(server.url, "/matches", { game: "minis" });
  await cardwright(["backup", at("whole-copy.db"), "--db", db]);
  await server.stop();
  const bytes = readFileSync(at("whole-copy.db"));
  writeFileSync(at("cut.db"), bytes.subarray(0, bytes.length - 8_192));
  const changed = Buffer.from(bytes);
  for (let i = 4_096; i < changed.length; i += 512) changed[i] = 255 - changed[i]!;
  writeFileSync(at("changed.db"), changed);
  for (const name of ["cut.db", "changed.db"]) {
    const { code, err } = await cardwright(["restore", at(name), "--db", db, "--replace"]);
    expect([name, code, err]).toEqual([name, 2, expect.stringMatching(/does not hold together|no store|malformed/)]);
  }
  expect(await cardwright(["restore", at("whole-copy.db"), "--db", db, "--replace"])).toMatchObject({ code: 0 });
});
