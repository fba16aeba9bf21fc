import { PROTOCOL_VERSION } from "@cardwright/protocol";
import { type Postgres, type Redis, startPostgres, startRedis } from "@cardwright/testbed";
import { Redis as RedisClient } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crashPostgres, killANode, manyNodes, pauseANode, stopRedis } from "./harness/nodes.ts";
import { playOne, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

let postgres: Postgres;
let redis: Redis;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
});
afterAll(async () => {
  await Promise.all([postgres.close(), redis.close()]);
});

describe("many nodes", () => {
  test("any node serves any match: two players on two nodes see one match, with hints and without", async () => {
    for (const bus of [redis.url, "none"]) {
      const [here, there] = await Promise.all([
        startServer({ db: postgres.url, bus, pollMs: 100 }),
        startServer({ db: postgres.url, bus, pollMs: 100 }),
      ]);
      const { match, tokens } = await seatAll(here.url, { game: "duel" });
      const [mine, theirs] = [sit(here.url, match, tokens[0]!), sit(there.url, match, tokens[1]!)];
      await Promise.all([mine, theirs].map(seated));
      for (let turn = 0; turn < 6; turn++) {
        const actor = turn % 2 === 0 ? mine : theirs;
        await until(() => actor.getSnapshot().offers.some(({ refused }) => !refused), `turn ${turn} with ${bus}`);
        expect(await playOne(actor, () => 0)).toMatchObject({ ok: true });
        expect(await actor.act("pass")).toMatchObject({ ok: true });
      }
      await until(() => mine.getSnapshot().seq === theirs.getSnapshot().seq, "both to know the same");
      for (const session of [mine, theirs]) session.close();
      await Promise.all([here.close(), there.close()]);
    }
  });

  test("the same intent sent to two nodes takes effect once; a right that ends, ends on every node", async () => {
    const [here, there] = await Promise.all([
      startServer({ db: postgres.url, bus: "none", pollMs: 100 }),
      startServer({ db: postgres.url, bus: "none", pollMs: 100 }),
    ]);
    const { match, tokens } = await seatAll(here.url, { game: "duel" });
    const elsewhere = sit(there.url, match, tokens[0]!);
    await seated(elsewhere);
    const answers: unknown[] = [];
    const sockets = [here, there].map(({ url }) => {
      const socket = new WebSocket(`${url.replace("http", "ws")}/play`);
      socket.onopen = () => {
        socket.send(JSON.stringify({ type: "HELLO", version: PROTOCOL_VERSION, match, token: tokens[0] }));
        socket.send(JSON.stringify({ type: "ACTION", action: "pass", intent_id: "the same" }));
      };
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.intent_id !== undefined) answers.push([message.type, message.seq]);
      };
      return socket;
    });
    await until(() => answers.length === 2, "two answers");
    expect(answers.map((answer) => (answer as [string, number])[1])).toEqual([1, 1]);
    expect(await here.store.entries(match, 0, 9)).toHaveLength(2);
    for (const socket of sockets) socket.close();
    const left = Date.now();
    await here.matches.leave(match, tokens[0]!);
    await until(() => elsewhere.getSnapshot().connection === "closed");
    expect(Date.now() - left).toBeLessThan(1_000);
    await Promise.all([here.close(), there.close()]);
  });

  test("a node that has not heard shows nobody an older match, and what its host meant for an older one is not done", async () => {
    const deaf = { db: postgres.url, bus: "none", pollMs: 600_000, sweepMs: 600_000 };
    const [here, there] = await Promise.all([startServer(deaf), startServer(deaf)]);
    const { match, tokens } = await seatAll(here.url, { game: "duel" });
    const mine = sit(here.url, match, tokens[0]!);
    const watching = sit(there.url, match);
    await Promise.all([mine, watching].map(seated));
    expect(await playOne(mine, () => 0)).toMatchObject({ ok: true });
    const stale = (await there.rooms.get(match))!;
    expect([stale.revision, watching.getSnapshot().seq]).toEqual([0, 0]);
    // Seat 0 has acted already, elsewhere, and could still pass; what this node does for it belongs to a position that is over.
    await stale.hostAction(0, { type: "pass", seat: 0 }, true);
    expect(await here.store.entries(match, 0, 9)).toHaveLength(2);
    expect(stale.revision).toBe(1);

    expect(await mine.act("pass")).toMatchObject({ ok: true });
    expect(stale.revision).toBe(1);
    const seen: number[] = [];
    const observe = (message: { type: string; seq?: number }) =>
      void (message.seq !== undefined && seen.push(message.seq));
    const moved = sit(there.url, match, tokens[1]!, { observe });
    await seated(moved);
    expect(seen).toEqual([2]);
    for (const session of [mine, watching, moved]) session.close();
    await Promise.all([here.close(), there.close()]);
  });

  test("a node that has not heard of a seat lets in whoever took it elsewhere, and moves the bot that sits there now", async () => {
    const deaf = { db: postgres.url, bus: "none", pollMs: 600_000, sweepMs: 600_000 };
    const choose = async () => ({ type: "pass", seat: 0 });
    const bots = { kinds: ["odd"], choose, close: async () => undefined };
    const [here, there] = await Promise.all([
      startServer(deaf, { bots }),
      startServer({ ...deaf, sweepMs: 50 }, { bots }),
    ]);
    const { match } = await here.matches.create({ game: "duel", takeover: "odd" });
    const ada = await there.matches.join(match, { name: "Ada" });
    const waiting = sit(there.url, match, ada.token);
    await until(() => waiting.getSnapshot().connection === "open", "Ada to wait there");
    const bo = await here.matches.join(match, { name: "Bo" });
    const moved = sit(there.url, match, bo.token);
    await Promise.all([waiting, moved].map(seated));
    expect(waiting.getSnapshot().seats.map(({ name }) => name)).toEqual(["Ada", "Bo"]);
    // Here Ada leaves and a bot sits down, and then there is nobody but the other node to move it.
    here.rooms.seatsChanged = () => Promise.resolve();
    await here.matches.leave(match, ada.token);
    await here.store.setWake(match, 1);
    await here.close();
    await until(() => moved.getSnapshot().seq === 1, "the bot's move");
    for (const session of [waiting, moved]) session.close();
    await there.close();
  });

  test("a node that has not heard that a match runs does not start it again, and seats no bot in it", async () => {
    const deaf = { db: postgres.url, bus: "none", pollMs: 600_000, sweepMs: 600_000 } as const;
    const [here, there] = await Promise.all([startServer(deaf), startServer(deaf)]);
    const { match } = await here.matches.create({ game: "duel" });
    expect((await there.rooms.get(match))!.status).toBe("waiting");
    const [ada, bo] = [await here.matches.join(match, { name: "Ada" }), await here.matches.join(match, { name: "Bo" })];
    await here.matches.leave(match, ada.token);
    await expect(there.matches.start(match, bo.token, "random")).rejects.toMatchObject({ code: "ALREADY_STARTED" });
    expect((await here.store.seats(match)).map(({ bot }) => bot)).toEqual([null, null]);
    await Promise.all([here.close(), there.close()]);
  });

  test("players who ask for a rematch on two nodes at once come to one match", async () => {
    const [here, there] = await Promise.all([
      startServer({ db: postgres.url, bus: "none", pollMs: 100 }),
      startServer({ db: postgres.url, bus: "none", pollMs: 100 }),
    ]);
    for (let times = 0; times < 5; times++) {
      const { match, tokens } = await seatAll(here.url, { game: "duel" });
      const mine = sit(here.url, match, tokens[0]!);
      await seated(mine);
      expect(await mine.act("concede")).toMatchObject({ ok: true });
      mine.close();
      const [first, second] = await Promise.all([
        here.matches.rematch(match, tokens[0], { nonce: "here" }),
        there.matches.rematch(match, tokens[1], { nonce: "there" }),
      ]);
      expect([first.seat, second.seat]).toEqual([0, 1]);
      expect(second.match).toBe(first.match);
      expect([first, second].filter(({ host_token }) => host_token !== null)).toHaveLength(1);
      // Each of them has a seat, and the match is dealt on both nodes.
      const sessions = [sit(here.url, first.match, first.token), sit(there.url, second.match, second.token)];
      await Promise.all(sessions.map(seated));
      for (const session of sessions) session.close();
    }
    await Promise.all([here.close(), there.close()]);
  });

  test("what goes over Redis says where a match is and nothing else; a forged hint changes nothing", async () => {
    const server = await startServer({ db: postgres.url, bus: redis.url });
    const ear = new RedisClient(redis.url);
    const mouth = new RedisClient(redis.url);
    const heard: string[] = [];
    ear.on("pmessage", (_, __, text: string) => heard.push(text));
    await ear.psubscribe("*");
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const session = sit(server.url, match, tokens[0]!);
    await seated(session);
    await playOne(session, () => 0);
    await until(() => heard.length > 0);
    for (const text of heard) expect(text).toMatch(/^\["[A-Za-z0-9_-]{16}",-?\d+,\d+\]$/);
    const forged = [`["${match}",99999,5]`, `["${match}",-1,0]`, "{", "[1,2,3]", `["x".repeat(9)]`, "null"];
    for (const text of forged) await mouth.publish("cardwright:hints:1", text);
    expect(await session.act("pass")).toMatchObject({ ok: true });
    session.close();
    ear.disconnect();
    mouth.disconnect();
    await server.close();
  });

  test("three nodes: nodes die, PostgreSQL restarts and crashes, Redis stops, a node is paused; no move is lost or doubled", async () => {
    const report = await manyNodes({
      db: postgres.url,
      bus: redis.url,
      nodes: 3,
      // Below the ports that the system gives to whoever calls out: one of the players might have it.
      firstPort: 29_000 + (process.pid % 500) * 3,
      matches: 12,
      name: "three nodes",
      pause: 60,
      troubles: [killANode, stopRedis(redis), () => postgres.restart(), pauseANode, crashPostgres(postgres)],
    });
    expect(report.wrong.slice(0, 5)).toEqual([]);
    expect(Math.min(...report.after)).toBeGreaterThan(0);
    expect(report.acknowledged).toBeGreaterThan(150);
  }, 300_000);
});
