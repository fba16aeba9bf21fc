import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Action } from "@cardwright/core";
import { describe, expect, test } from "vitest";
import type { BotDriver, BotRequest } from "../src/bots/driver.ts";
import { ownOrigins } from "../src/gateway/origin.ts";
import { digestOf } from "../src/room/load.ts";
import { MemoryStore } from "../src/store/memory.ts";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

/** Steps that the host takes by itself, and what players, bots and bad luck can do to it. */

const BOTS = [{ kind: "bot", bot: "odd" } as const, { kind: "bot", bot: "odd" } as const];
const drivenBy = (choose: (request: BotRequest) => Promise<Action | null>): { bots: BotDriver } => ({
  bots: { kinds: ["odd"], choose, close: async () => undefined },
});
const API = "/api/v1/matches";

describe("bots", () => {
  test("one that takes its time is asked once for each move, however often the match is looked at", async () => {
    const asked: number[] = [];
    const answers: (() => void)[] = [];
    const server = await startServer(
      { sweepMs: 10 },
      drivenBy(({ imagined }) => {
        asked.push(imagined.turn);
        return new Promise((resolve) => answers.push(() => resolve({ type: "pass", seat: 0 })));
      }),
    );
    const { body } = await call(server.url, "POST", API, { game: "duel", seats: BOTS });
    const room = (await server.rooms.get(body.match))!;
    for (let move = 1; move <= 3; move++) {
      await until(() => answers.length === move, "the question");
      // Several sweeps find it due meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(asked).toHaveLength(move);
      answers[move - 1]!();
      await until(() => room.revision >= move, "the move");
    }
    await server.close();
  });
  test.each<[string, () => Promise<Action | null>]>([
    ["fails", () => Promise.reject(new Error("no idea"))],
    ["chooses what is not allowed", async () => ({ type: "nonsense", seat: 0 })],
    ["has no answer", async () => null],
  ])("where one %s, the game's answer to a timeout stands in", async (_, choose) => {
    const server = await startServer({}, drivenBy(choose));
    const { body } = await call(server.url, "POST", API, { game: "duel", seats: BOTS });
    const room = (await server.rooms.get(body.match))!;
    await until(() => room.revision >= 3, "three moves");
    await server.close();
  });
  test("what one has thought of is not done for the player who is back", async () => {
    let answer = (_: Action): void => undefined;
    let asked = 0;
    const server = await startServer(
      {},
      drivenBy(() => {
        asked++;
        return new Promise((resolve) => {
          answer = resolve;
        });
      }),
    );
    const { match, tokens } = await seatAll(server.url, { game: "duel", takeover: "odd" });
    await call(server.url, "DELETE", `${API}/${match}/seats/mine`, undefined, tokens[0]);
    await until(() => asked === 1, "the bot to be asked");
    await call(server.url, "POST", `${API}/${match}/seats`, { name: "Ada", token: tokens[0] });
    const session = sit(server.url, match, tokens[0]);
    await seated(session);
    answer({ type: "pass", seat: 0 });
    expect(await session.act("pass")).toMatchObject({ ok: true, seq: 1 });
    const [, step] = await server.store.entries(match, 0, 5);
    expect(step?.intent).not.toMatch(/^bot:/);
    session.close();
    await server.close();
  });
  test("one that is stopped in its thoughts because the server ends does nothing for that", async () => {
    const { promise: thought, reject } = Promise.withResolvers<never>();
    let asked = 0;
    const store = new MemoryStore();
    const server = await startServer(
      {},
      {
        store,
        bots: {
          kinds: ["odd"],
          choose: () => {
            asked++;
            return thought;
          },
          // As a pool of threads does: it ends them, and waits until they are gone.
          close: async () => {
            reject(new Error("the thread is ended"));
            for (let i = 0; i < 20; i++) await setImmediate();
          },
        },
      },
    );
    const { body } = await call(server.url, "POST", API, { game: "duel", seats: BOTS });
    await until(() => asked === 1, "the bot to be asked");
    await server.close();
    expect(await store.entries(body.match, 0, 5)).toHaveLength(1);
  });
  test("one that sits down is woken from the store, should this node be gone", async () => {
    const server = await startServer(
      {},
      drivenBy(() => new Promise(() => undefined)),
    );
    const { match, tokens } = await seatAll(server.url, { game: "duel", takeover: "odd" });
    expect(await server.store.due(Date.now() + 1_000, 10, "")).toEqual([]);
    await call(server.url, "DELETE", `${API}/${match}/seats/mine`, undefined, tokens[0]);
    expect(await server.store.due(Date.now() + 1_000, 10, "")).toEqual([match]);
    await call(server.url, "POST", `${API}/${match}/seats`, { name: "Ada", token: tokens[0] });
    expect(await server.store.due(Date.now() + 1_000, 10, "")).toEqual([]);
    await server.close();
  });
});

describe("the host's own work", () => {
  test("is done in one look for every match that is due, though the first no longer are when the last are found", async () => {
    const MATCHES = 150;
    const store = new MemoryStore();
    const before = await startServer(
      {},
      {
        store,
        ...drivenBy(() => new Promise(() => undefined)),
      },
    );
    for (let i = 0; i < MATCHES; i++) await call(before.url, "POST", API, { game: "duel", seats: BOTS });
    await before.close();
    const all = await store.due(Date.now() + 1_000, 1_000, "");
    expect(all).toHaveLength(MATCHES);
    const due = store.due.bind(store);
    let found: readonly string[] = [];
    let looks = 0;
    store.due = async (now, limit, after) => {
      if (after === "" && looks++ > 0) return [];
      // Those that were found before have moved, and are due no longer.
      for (const id of found) await store.setWake(id, null);
      found = await due(now, limit, after);
      return found;
    };
    const woken = new Set<string>();
    const match = store.match.bind(store);
    store.match = (id) => {
      woken.add(id);
      return match(id);
    };
    const server = await startServer(
      { sweepMs: 10 },
      {
        store,
        ...drivenBy(() => new Promise(() => undefined)),
      },
    );
    await until(() => looks >= 2, "the second look");
    expect(all.filter((id) => !woken.has(id))).toEqual([]);
    await server.close();
  });
  test("keeps a match here while its bot thinks, and has it go on from there", async () => {
    const answers: (() => void)[] = [];
    const server = await startServer(
      { idleMs: 1, sweepMs: 600_000 },
      drivenBy(() => new Promise((resolve) => answers.push(() => resolve({ type: "pass", seat: 0 })))),
    );
    await call(server.url, "POST", API, { game: "duel", seats: BOTS });
    await until(() => answers.length === 1, "the question");
    // Another that nobody plays goes: then those that nobody needs have been let go.
    const { body: other } = await call(server.url, "POST", API, { game: "duel" });
    await server.rooms.get(other.match);
    const both = server.rooms.size;
    await until(() => server.rooms.size < both, "a match that leaves");
    answers[0]!();
    await until(() => answers.length === 2, "the next question");
    await server.close();
  });
  test("is looked for once at a time, however slow the store is", async () => {
    const store = new MemoryStore();
    let [asked, atOnce, most] = [0, 0, 0];
    store.due = async () => {
      asked++;
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 30));
      atOnce--;
      return [];
    };
    const server = await startServer({ sweepMs: 2 }, { store });
    await until(() => asked >= 4, "several sweeps");
    expect(most).toBe(1);
    await server.close();
  });
  test("its intents cannot be used by a client, plain or not", async () => {
    const server = await startServer();
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const socket = await new RawSocket(server.url).hello(match, tokens[0]);
    await socket.next("STATE_SNAPSHOT");
    for (const intent_id of ["timeout:1:0", "bot:1:1", "\u0000", "\ud800"]) {
      socket.send({ type: "ACTION", action: "pass", intent_id });
      socket.send({ type: "ACTION", action: "pass", payload: { x: ["y"] }, intent_id });
    }
    await until(() => socket.messages.filter(({ code }) => code === "MALFORMED").length === 8, "eight refusals");
    expect(socket.messages.at(-1)).toMatchObject({ type: "ERROR", code: "MALFORMED" });
    expect((await server.rooms.get(match))!.revision).toBe(0);
    socket.close();
    await server.close();
  });
  test("matches that cannot be read here do not keep it from those that can", async () => {
    const server = await startServer({ sweepMs: 20, idleMs: 50 });
    const clock = { bank_ms: 0, per_action_ms: 300 };
    const { match } = await seatAll(server.url, { game: "patience", clock });
    const record = (await server.store.match(match))!;
    const secrets = (await server.store.secrets(match))!;
    for (let i = 0; i < 120; i++) {
      const id = randomBytes(12).toString("hex");
      await server.store.createMatch({ ...record, id, content: "other rules", status: "running" }, secrets, []);
      await server.store.setWake(id, 1);
    }
    // Out of memory, so that only the sweep can find it.
    await until(() => server.rooms.size === 0, "an empty memory");
    const steps = async () => (await server.store.entries(match, 0, 10)).length;
    let count = 0;
    await until(() => {
      void steps().then((now) => {
        count = now;
      });
      return count >= 3;
    }, "two deadlines");
    await server.close();
  });
  test("nor does one that turns out to be broken while somebody looks at it", async () => {
    const store = Object.assign(new MemoryStore(), { shared: true });
    const server = await startServer({ sweepMs: 20, idleMs: 50, pollMs: 600_000 }, { store });
    const { match: broken, tokens } = await seatAll(server.url, { game: "duel" });
    const session = sit(server.url, broken, tokens[0]);
    await seated(session);
    const change = { status: "running", outcome: null, clock: null, wakeAt: 1 } as const;
    const { seatsVersion } = (await store.match(broken))!;
    const place = { match: broken, revision: 1, seatsVersion, seat: null, intent: null };
    const row = { ...place, ackSeq: 1, entry: "{}", hash: "of nothing", change };
    expect(await store.append(row)).toBe("stored");
    const { match } = await seatAll(server.url, { game: "patience", clock: { bank_ms: 0, per_action_ms: 300 } });
    // Only the sweep can find it.
    await until(() => server.rooms.size === 1, "a match to leave memory");
    const woken = async (): Promise<boolean> => (await store.entries(match, 0, 10)).length >= 3;
    while (!(await woken())) await new Promise((resolve) => setTimeout(resolve, 5));
    session.close();
    await server.close();
  });
  test("a match with a clock that has time leaves memory like any other", async () => {
    const server = await startServer({ idleMs: 50 });
    await seatAll(server.url, { game: "patience", clock: { bank_ms: 3_600_000, per_action_ms: 1_000 } });
    await until(() => server.rooms.size === 0, "an empty memory");
    await server.close();
  });
  test("a broken snapshot, or one of another log, is as good as none", async () => {
    const server = await startServer({ idleMs: 50 });
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const session = sit(server.url, match, tokens[0]);
    await seated(session);
    await session.act("pass");
    session.close();
    const room = (await server.rooms.get(match))!;
    const sound = structuredClone(room.view(0).view);
    await room.save();
    const kept = (await server.store.snapshot(match))!;
    const changed = { ...kept.snapshot, state: { ...kept.snapshot.state, life: [99, 1] } };
    const forged = [
      { ...kept, snapshot: changed },
      { ...kept, snapshot: changed, digest: digestOf(changed), hash: "0".repeat(64) },
      { ...kept, digest: undefined },
    ];
    for (const bad of forged) {
      await until(() => server.rooms.size === 0, "an empty memory");
      await server.store.dropSnapshots();
      await server.store.saveSnapshot(match, bad as never);
      const { body } = await call(server.url, "GET", `${API}/${match}/view`, undefined, tokens[0]);
      expect(body.view).toEqual(sound);
    }
    await server.close();
  });
});

describe("seats", () => {
  test("a token that is given back while it connects does not get in", async () => {
    const server = await startServer();
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const current = server.rooms.current.bind(server.rooms);
    let goOn = (): void => undefined;
    server.rooms.current = async (id) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return current(id);
    };
    const socket = await new RawSocket(server.url).hello(match, tokens[0]);
    await until(() => goOn.name !== "goOn", "the question");
    expect((await call(server.url, "DELETE", `${API}/${match}/seats/mine`, undefined, tokens[0])).status).toBe(204);
    goOn();
    await until(() => socket.closed, "the end");
    expect(socket.closed).toEqual({ code: 4001, reason: "NO_ACCESS" });
    await server.close();
  });
  test("one that is taken is taken, also when the match could not be dealt; whoever comes next deals it", async () => {
    const server = await startServer();
    const { append } = server.store;
    const { body: made } = await call(server.url, "POST", API, { game: "duel" });
    const join = (name: string) => call(server.url, "POST", `${API}/${made.match}/seats`, { name });
    expect((await join("Ada")).status).toBe(201);
    server.store.append = () => Promise.reject(new Error("the disk is away"));
    const bo = await join("Bo");
    expect(bo.status).toBe(201);
    server.store.append = append;
    const session = sit(server.url, made.match, bo.body.token);
    await seated(session);
    session.close();
    await server.close();
  });
  test("nobody who was not invited learns that a private match is there", async () => {
    const server = await startServer();
    const seats = [{ kind: "invited" }, { kind: "invited" }];
    const { body } = await call(server.url, "POST", API, { game: "duel", visibility: "private", seats });
    const nowhere = await call(server.url, "POST", `${API}/nothing-here-at-all/seats`, { name: "Eve" });
    expect(await call(server.url, "POST", `${API}/${body.match}/seats`, { name: "Eve" })).toEqual(nowhere);
    const { code, seat } = body.invites[1];
    expect(
      (await call(server.url, "POST", `${API}/${body.match}/seats`, { name: "Ada", invite: code })).body.seat,
    ).toBe(seat);
    await server.close();
  });
});

describe("requests", () => {
  test("what cannot be read is refused in words that are true", async () => {
    const server = await startServer();
    const { body } = await call(server.url, "POST", API, { game: "duel" });
    const named = await call(server.url, "POST", `${API}/${body.match}/seats`, { name: "a\u0000b" });
    expect([named.status, named.body.code]).toEqual([400, "MALFORMED"]);
    expect((await call(server.url, "GET", `${API}?game=%00`)).status).toBe(400);
    for (const path of ["/%", `/api/v1/matches/${"x".repeat(500)}`]) {
      expect(await call(server.url, "GET", path)).toMatchObject({ status: 404, body: { code: "NO_ACCESS" } });
    }
    const log = { header: { game: "duel", expansions: {} }, lines: [], fairness: {} };
    const verdict = await call(server.url, "POST", "/api/v1/verify", log);
    expect(verdict.status).not.toBe(503);
    await server.close();
  });
  test("one that never ends does not hold up the end of the server", async () => {
    const server = await startServer();
    const { port } = new URL(server.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(
      `POST ${API} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
    );
    await new Promise((resolve) => socket.once("connect", resolve));
    await (await fetch(`${server.url}/health`)).text();
    const ended = new Promise((resolve) => socket.once("close", resolve));
    await server.close();
    await ended;
  }, 8_000);
  test("pages of the server itself are known by the address that a browser gives", () => {
    expect(ownOrigins("::1", 4000)).toContain("http://[::1]:4000");
    expect(ownOrigins("127.0.0.1", 80)).toContain("http://localhost");
    expect(ownOrigins("games.example", 4000)).toEqual(["http://games.example:4000"]);
  });
});
