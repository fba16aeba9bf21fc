import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { duel } from "@cardwright/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  Bundles,
  Catalog,
  type CatalogEntry,
  ConfigError,
  diffRules,
  openStore,
  readConfig,
  type Server,
} from "../src/index.ts";
import { startProcess } from "./harness/crash.ts";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, startServer, until } from "./harness/table.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-http-"));
let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const api = (method: string, path: string, body?: unknown) => call(server.url, method, `/api/v1${path}`, body);

describe("the HTTP interface", () => {
  test("describes itself, is healthy, ready and measured", async () => {
    const document = await (await fetch(`${server.url}/openapi.json`)).json();
    expect(Object.keys((document as { paths: object }).paths)).toEqual(
      expect.arrayContaining(["/api/v1/games", "/api/v1/matches", "/api/v1/matches/{match}/log", "/api/v1/verify"]),
    );
    expect((await fetch(`${server.url}/docs/`)).status).toBe(200);
    const policy = (await fetch(`${server.url}/health`)).headers.get("content-security-policy")!.split(";");
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]));
    expect(policy.join()).not.toContain("unsafe");
    for (const path of ["/health", "/ready"]) expect((await call(server.url, "GET", path)).body).toEqual({ ok: true });
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain("cardwright_commands_total");
  });
  test("games come with a schema of their options and with their cards", async () => {
    const { body } = await api("GET", "/games/duel");
    expect(body).toMatchObject({
      id: "duel",
      seats: { min: 2, max: 2 },
      bots: ["random", "novice", "casual", "greedy", "quick", "search"],
    });
    expect(body.options).toMatchObject({ type: "object" });
    expect((await api("GET", "/games/chess")).body.code).toBe("UNKNOWN_GAME");
  });
  test("what cannot be the name of a match is answered like a match that is not there", async () => {
    const unknown = await api("GET", `/matches/${"a".repeat(20)}`);
    expect(unknown).toMatchObject({ status: 404, body: { code: "NO_ACCESS" } });
    for (const name of ["nope", "a%20b%20c%20d%20e", "a".repeat(41)]) {
      expect(await api("GET", `/matches/${name}`), name).toEqual(unknown);
    }
  });
  test.each([
    [{ game: "chess" }, "UNKNOWN_GAME"],
    [{ game: "duel", expansions: ["none"] }, "UNKNOWN_GAME"],
    [{ game: "duel", seats: [{ kind: "open" }] }, "SEATS_INVALID"],
    [{ game: "duel", seats: [{ kind: "open" }, { kind: "bot", bot: "oracle" }] }, "SEATS_INVALID"],
    [{ game: "seers", options: { points: 0 } }, "OPTIONS_INVALID"],
    [{ game: "seers", options: { points: 3, eyes: 1 } }, "OPTIONS_INVALID"],
    [{ game: "seers", options: { toString: 1 } }, "OPTIONS_INVALID"],
    [{ game: "seers", options: { points: [[[[[[[1]]]]]]] } }, "TOO_LARGE"],
    [{ game: "duel", seed: "mine" }, "MALFORMED"],
    [{ game: 7 }, "MALFORMED"],
    ["{", "MALFORMED"],
    [{ game: "duel", clock: { bank_ms: -1, per_action_ms: 100 } }, "MALFORMED"],
  ])("refuses %j with %s", async (body, code) => {
    const answer = await api("POST", "/matches", body);
    expect(answer.body.code).toBe(code);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
  test("an option that a game does not know is named", async () => {
    const { body } = await api("POST", "/matches", { game: "seers", options: { points: 3, eyes: 1 } });
    expect(body.message).toBe("seers has no option eyes");
    expect((await api("POST", "/matches", { game: "seers", options: { points: 3 } })).status).toBe(201);
  });
});

describe("other rules", () => {
  test("a match is not touched by a server whose rules differ; it is listed, and can be compared", async () => {
    const db = `sqlite:${join(folder, "rules.db")}`;
    const before = await startServer({ db });
    const { match, tokens } = await seatAll(before.url, { game: "duel" });
    const socket = await new RawSocket(before.url).hello(match, tokens[0]);
    await socket.next("STATE_SNAPSHOT");
    socket.send({ type: "ACTION", action: "pass", intent_id: "one" });
    await socket.next("EVENTS");
    socket.close();
    await before.close();
    const changed = { ...duel, version: "2", onTurnStart: () => [] } as unknown as CatalogEntry["game"];
    const after = await startServer({ db }, { games: [{ game: changed, expansions: [] }] });
    const late = await new RawSocket(after.url).hello(match, tokens[0]);
    expect(await late.next("ERROR")).toMatchObject({ code: "RULES_DIFFER" });
    expect((await call(after.url, "GET", `/api/v1/matches/${match}/view`)).body.code).toBe("RULES_DIFFER");
    expect((await call(after.url, "GET", "/api/v1/rules/differing")).body).toMatchObject([{ match, game: "duel" }]);
    // Whoever wants to go may go: the token is dead, whatever the rules are.
    const mine = `/api/v1/matches/${match}/seats/mine`;
    expect((await call(after.url, "DELETE", mine, undefined, tokens[1])).status).toBe(204);
    expect((await call(after.url, "DELETE", mine, undefined, tokens[1])).status).toBe(404);
    await after.close();
    const store = openStore(db);
    await store.open();
    const record = (await store.match(match))!;
    const verdict = async (games: ConstructorParameters<typeof Catalog>[0]) => {
      const catalog = new Catalog(games);
      return (await diffRules({ store, bundles: new Bundles(store, catalog), catalog }, record)).row;
    };
    expect(await verdict([{ game: duel, expansions: [] }])).toEqual({
      ...{ match, same: true, from: null, because: null },
    });
    expect(await verdict([{ game: changed, expansions: [] }])).toEqual({
      ...{ match, same: false, from: 1, because: "the rules lead to other events" },
    });
    expect(await verdict([])).toMatchObject({ match, same: false, from: null });
    await store.close();
  });
});

describe("settings", () => {
  test("flags come first, then the environment, then what is usual", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 4_000,
      db: "sqlite:./data/cardwright.db",
      bus: "none",
    });
    expect(readConfig({ port: 5_000 }, { CARDWRIGHT_PORT: "6000", CARDWRIGHT_BUS: "redis://x" })).toMatchObject({
      port: 5_000,
      bus: "redis://x",
    });
    expect(readConfig({ botThreads: "3" }, { CARDWRIGHT_BOT_THREADS: "5" }).botThreads).toBe(3);
    expect(readConfig({}).botThreads).toBe(Math.max(1, availableParallelism() - 1));
    expect(readConfig({}, { CARDWRIGHT_ORIGINS: "https://a.example,https://b.example" }).origins).toHaveLength(2);
  });
  test.each([
    [{ port: "many" }, /--port \(or CARDWRIGHT_PORT\) is not a number/],
    [{ port: 70_000 }, /is not a port/],
    [{ port: "-1" }, /--port \(or CARDWRIGHT_PORT\) is not a port \(0 to 65535\)/],
    [{ port: 80.5 }, /is not a port/],
    [{ db: "sqlite::memory:" }, /--db .* is memory where nothing is to last/],
    [{ db: "mysql://x" }, /--db .* is memory, sqlite:<file> or postgres:/],
    [{ bus: "kafka" }, /--bus .* is none or redis:/],
    [{ origins: "cards.example" }, /--origins .* is not an origin/],
    [{ trustProxy: "true" }, /--trust-proxy \(or CARDWRIGHT_TRUST_PROXY\) names the proxies by address/],
    [{ trustProxy: "10.0.0.0/33" }, /names the proxies by address/],
    [{ botThreads: 0 }, /--bot-threads \(or CARDWRIGHT_BOT_THREADS\)/],
    [{ colour: "red" }, /colour/],
  ])("%j is explained", (flags, text) => {
    expect(() => readConfig(flags)).toThrow(ConfigError);
    expect(() => readConfig(flags)).toThrow(text);
  });
  test.each([
    ["CARDWRIGHT_ORIGINS", "cards.example", /^CARDWRIGHT_ORIGINS is not an origin/],
    ["CARDWRIGHT_MESSAGES_PER_SECOND", "0", /^CARDWRIGHT_MESSAGES_PER_SECOND /],
    ["CARDWRIGHT_PORT", "-1", /^CARDWRIGHT_PORT is not a port/],
  ])("%s=%s is explained by the variable that was set, and by no flag that there may not be", (name, value, text) => {
    expect(() => readConfig({ origins: undefined, port: undefined }, { [name]: value })).toThrow(text);
    expect(() => readConfig({}, { [name]: value })).not.toThrow(/--/);
  });
});

describe("behind a proxy", () => {
  const asks = async (url: string, forwarded: string): Promise<number> =>
    (await fetch(`${url}/api/v1/games`, { headers: { "x-forwarded-for": forwarded } })).status;
  test("a proxy that is named says who asks, and each of them has a limit of their own; nobody else is believed", async () => {
    const trusting = await startServer({ requestsPerMinute: 2, trustProxy: "loopback" });
    for (const player of ["203.0.113.1", "203.0.113.2"]) {
      expect([await asks(trusting.url, player), await asks(trusting.url, player)]).toEqual([200, 200]);
      expect(await asks(trusting.url, player)).toBe(429);
      // A forged entry stands before the one that the proxy added, and is not looked at.
      expect(await asks(trusting.url, `198.51.100.9, ${player}`)).toBe(429);
    }
    await trusting.close();
    for (const trustProxy of ["", "10.0.0.0/8"]) {
      const wary = await startServer({ requestsPerMinute: 2, trustProxy });
      expect([await asks(wary.url, "203.0.113.1"), await asks(wary.url, "203.0.113.2")]).toEqual([200, 200]);
      expect(await asks(wary.url, "203.0.113.3")).toBe(429);
      await wary.close();
    }
  });
});

describe("the disk", () => {
  test.each(["json", "packed"])(
    "has every command before it is acknowledged, in %s: the file is synchronised between receiving and answering",
    async (encoding) => {
      const trace = join(folder, `trace-${encoding}`);
      const { child, url } = await startProcess({
        config: { port: 0, db: `sqlite:${join(folder, `${encoding}.db`)}`, logLevel: "silent" },
      });
      const { match, tokens } = await seatAll(url, { game: "duel" });
      const sockets = await Promise.all(tokens.map((token) => new RawSocket(url).hello(match, token, { encoding })));
      // The welcome, and then the view.
      for (const socket of sockets) await until(() => socket.received.length >= 2, "a view");
      // Without strace, the store's own assertion of `synchronous` at start has to do.
      const strace = await promisify(execFile)("strace", ["-V"]).then(
        () => true,
        () => false,
      );
      const what = [
        "-f",
        "-s",
        "4096",
        "-e",
        "trace=fdatasync,fsync,write,writev",
        "-o",
        trace,
        "-p",
        String(child.pid),
      ];
      const watching = strace ? spawn("strace", what, { stdio: ["ignore", "ignore", "pipe"] }) : null;
      if (watching !== null) await once(watching.stderr, "data");
      const answered: string[] = [];
      for (let i = 0; i < 20; i++) {
        const socket = sockets[i % 2]!;
        const other = sockets[1 - (i % 2)]!;
        const heard = other.received.length;
        socket.send({ type: "ACTION", action: "pass", intent_id: `durable-${i}` });
        await until(() => socket.received.some((text) => text.includes(`durable-${i}`)), `answer ${i}`);
        await until(() => other.received.length > heard, "the other to hear");
        answered.push(`durable-${i}`);
      }
      if (watching !== null) {
        watching.kill("SIGINT");
        await once(watching, "exit");
        const lines = readFileSync(trace, "utf8").split("\n");
        let synchronised = 0;
        for (const line of lines) {
          // Threads take turns: only the line that says how it ended counts.
          if (/f(data)?sync(\(| resumed>).*= 0$/.test(line)) synchronised++;
          const [, intent] = /writev?\(.*(durable-\d+)/.exec(line) ?? [];
          if (intent === undefined || !answered.includes(intent)) continue;
          answered.splice(answered.indexOf(intent), 1);
          expect(synchronised, `${intent} was acknowledged without a synchronisation`).toBeGreaterThan(0);
          synchronised = 0;
        }
        expect(answered).toEqual([]);
      }
      for (const socket of sockets) socket.close();
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  );
});
