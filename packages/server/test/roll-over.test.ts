import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CatalogEntry, openStore, type RuleBundle, type Server } from "../src/index.ts";
import { tailOf } from "../src/room/load.ts";
import { MemoryStore } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import { builtWith, loaded } from "./harness/built-with.ts";
import { editNamed } from "./harness/edits.ts";
import { playMatch, putMatch } from "./harness/stored-matches.ts";
import { call, playOne, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-roll-over-"));
afterAll(() => rmSync(folder, { recursive: true }));
let before: RuleBundle;
let refactored: RuleBundle;
let otherDeal: RuleBundle;
beforeAll(async () => {
  before = (await builtWith("taktik"))!;
  refactored = (await builtWith("taktik", editNamed("the deal in steps")))!;
  otherDeal = (await builtWith("taktik", editNamed("the deal in another order")))!;
}, 120_000);

const MATCHES = 24;
const idOf = (i: number): string => `taktik${String(i).padStart(12, "0")}`;

describe("a roll-over that is killed", () => {
  /** Resolves once the process is gone: by itself, or killed when it had told of so many matches. */
  const rollOver = (db: string, rules: string, killAfter: number): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const script = fileURLToPath(new URL("./harness/roll-over-process.ts", import.meta.url));
      const child = spawn(process.execPath, [script, db, rules], { stdio: ["ignore", "pipe", "inherit"] });
      let told = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        told += text;
        if (told.split("\n").length > killAfter) child.kill("SIGKILL");
      });
      child.on("error", reject).on("exit", () => resolve(told.endsWith("done\n")));
    });
  test("loses nothing, moves nothing by half, and is finished by the next one", async () => {
    const db = `sqlite:${join(folder, "killed.db")}`;
    const rules = join(folder, "rules.json");
    writeFileSync(rules, JSON.stringify(refactored));
    const opened = async <T>(look: (store: Store) => Promise<T>): Promise<T> => {
      const store = openStore(db);
      await store.open();
      return look(store).finally(() => store.close());
    };
    const logs = await opened(async (store) => {
      await store.saveRules({ ...before, game: "taktik", version: "1" }, 1);
      const engine = loaded(before);
      for (let i = 0; i < MATCHES; i++) await putMatch(store, playMatch(engine, before.hash, idOf(i), 2 + (i % 5)));
      return Promise.all(
        Array.from({ length: MATCHES }, async (_, i) => JSON.stringify(await tailOf(store, idOf(i), 0))),
      );
    });
    const reached: number[] = [];
    for (let round = 0, isDone = false; !isDone; round++) {
      expect(round, "it comes to an end").toBeLessThan(MATCHES);
      isDone = await rollOver(db, rules, round < 3 ? 5 : MATCHES + 1);
      const moved = await opened(async (store) => {
        let count = 0;
        for (let i = 0; i < MATCHES; i++) {
          const record = (await store.match(idOf(i)))!;
          const { content, moves, seatsVersion } = record;
          expect([before.hash, refactored.hash]).toContain(content);
          const hasMoved = content === refactored.hash;
          const last = JSON.parse(logs[i]!).length - 1;
          expect(moves).toEqual(hasMoved ? [{ at: last, from: before.hash, to: refactored.hash }] : []);
          expect(seatsVersion).toBe(hasMoved ? 1 : 0);
          expect(JSON.stringify(await tailOf(store, idOf(i), 0))).toBe(logs[i]);
          if (hasMoved) count++;
        }
        return count;
      });
      reached.push(moved);
    }
    expect(reached.at(-1)).toBe(MATCHES);
    // It was killed in the middle, and more than once.
    expect(reached.filter((count) => count < MATCHES).length).toBeGreaterThan(1);
  }, 240_000);
});

describe("a server with new rules", () => {
  /** The same game object serves with the rules of a bundle: the bundle is what is kept. */
  const entryOf = (bundle: RuleBundle): CatalogEntry => {
    const { game } = loaded(bundle);
    return { game, expansions: [], bundle };
  };
  const start = (store: Store, bundle: RuleBundle): Promise<Server> =>
    startServer({}, { store, games: [entryOf(bundle)] });
  async function begun(server: Server) {
    const table = await seatAll(server.url, { game: "taktik" });
    const sessions = table.tokens.map((token) => sit(server.url, table.match, token));
    await Promise.all(sessions.map(seated));
    const able = await until(
      () => sessions.find((one) => one.getSnapshot().offers.some(({ refused }) => !refused)),
      "a turn",
    );
    await playOne(able, () => 0);
    for (const session of sessions) session.close();
    return table;
  }
  test("moves a match of which nothing changes, and says so in its log", async () => {
    const store = new MemoryStore();
    const first = await start(store, before);
    const { match, tokens } = await begun(first);
    await first.close();
    const second = await start(store, refactored);
    await second.rolledOver;
    const [move] = (await store.match(match))!.moves;
    expect(move).toMatchObject({ from: before.hash, to: refactored.hash });
    expect((await call(second.url, "GET", "/api/v1/rules/differing")).body).toEqual([]);
    const session = sit(second.url, match, tokens[0]);
    await seated(session);
    await session.act("concede");
    const { body } = await call(second.url, "GET", `/api/v1/matches/${match}/log`);
    expect(body.header).toMatchObject({ content: refactored.hash, moves: [move] });
    expect((await call(second.url, "POST", "/api/v1/verify", body)).body.verdict).toBe("signed");
    session.close();
    await second.close();
  }, 60_000);
  test("plays a match that would go another way with its own, beside one of the new; its log, its view and its verdict stay", async () => {
    const store = new MemoryStore();
    const first = await start(store, before);
    const { match, tokens } = await begun(first);
    await first.close();
    const second = await start(store, otherDeal);
    await second.rolledOver;
    expect((await call(second.url, "GET", "/api/v1/rules/differing")).body).toEqual([
      { match, game: "taktik", pinned: before.hash, here: otherDeal.hash, from: 0, because: "it is dealt otherwise" },
    ]);
    const late = await begun(second);
    expect((await store.match(late.match))!.content).toBe(otherDeal.hash);
    const sessions = tokens.map((token) => sit(second.url, match, token));
    await Promise.all(sessions.map(seated));
    for (let i = 0; i < 4; i++) {
      const able = await until(
        () => sessions.find((one) => one.getSnapshot().offers.some(({ refused }) => !refused)),
        "a turn",
      );
      await playOne(able, () => 0);
    }
    while (!(await sessions[0]!.act("concede")).ok) await seated(sessions[0]!);
    for (const session of sessions) session.close();
    const { body } = await call(second.url, "GET", `/api/v1/matches/${match}/log`);
    expect(body.header.content).toBe(before.hash);
    expect((await call(second.url, "POST", "/api/v1/verify", body)).body).toMatchObject({
      verdict: "signed",
      ended: true,
    });
    expect((await call(second.url, "GET", `/api/v1/matches/${match}/view`, undefined, tokens[0])).status).toBe(200);
    // Rules go when nobody needs them, and not before.
    expect(await store.dropRules(otherDeal.hash)).toBe(false);
    expect(await (await fetch(`${second.url}/metrics`)).text()).toContain(
      `cardwright_rules_bytes{game="taktik",rules="${before.hash}"}`,
    );
    expect(await store.dropRules(before.hash)).toBe(true);
    await second.close();
  }, 60_000);
});
