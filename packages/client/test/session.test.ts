import { drawFrom, duel } from "@cardwright/core/testing";
import { createServer, type Server } from "@cardwright/server";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { backoff } from "../src/backoff.ts";
import { connect } from "../src/index.ts";
import { tell } from "../src/tell.ts";
import { Wire } from "./proxy.ts";

let server: Server;
beforeAll(async () => {
  const free = { messagesPerSecond: 100_000, messageBurst: 100_000, requestsPerMinute: 1_000_000 };
  server = await createServer(
    { port: 0, db: "memory", logLevel: "silent", ...free },
    { games: [{ game: duel, expansions: [] }] },
  );
});
afterAll(() => server.close());

async function seatTwo(): Promise<{ match: string; tokens: readonly [string, string] }> {
  const { match } = await server.matches.create({ game: "duel" });
  const [first, second] = [
    await server.matches.join(match, { name: "Ada" }),
    await server.matches.join(match, { name: "Bob" }),
  ];
  return { match, tokens: [first.token, second.token] };
}
async function until(look: () => unknown, what: string, ms = 15_000): Promise<void> {
  const end = Date.now() + ms;
  while (!look()) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
const open = (url: string, match: string, token?: string) =>
  connect<typeof duel>({ url, match, ...(token === undefined ? {} : { token }) });

describe("a connection that is cut", () => {
  test("waits longer each time, never all at once, and no longer than the longest", () => {
    const middle = Array.from({ length: 12 }, (_, attempt) => backoff(attempt, () => 0.5));
    expect(middle.slice(0, 4)).toEqual([75, 150, 300, 600]);
    expect(middle.at(-1)).toBe(3_750);
    expect(backoff(3, () => 0)).toBe(400);
    expect(backoff(3, () => 1)).toBe(800);
  });
  test("comes back by itself, with growing pauses while nobody answers, and with everything that was missed", async () => {
    const { match, tokens } = await seatTwo();
    const wire = new Wire(server.url);
    const session = open(await wire.open(), match, tokens[0]);
    const other = open(server.url, match, tokens[1]);
    await until(() => session.getSnapshot().view && other.getSnapshot().view, "two views");
    expect(await session.act("pass")).toMatchObject({ ok: true });
    wire.knocks = [];
    wire.down = true;
    wire.cut();
    await until(() => session.getSnapshot().connection === "waiting", "the cut to be noticed");
    expect(await other.act("pass")).toMatchObject({ ok: true });
    await until(() => wire.knocks.length >= 4, "four attempts");
    const pauses = wire.knocks.slice(1).map((at, i) => at - wire.knocks[i]!);
    // Each wait begins when the attempt before it has failed, so a busy machine can only make a pause longer.
    for (const [i, least] of [100, 200, 400].entries()) expect(pauses[i]).toBeGreaterThan(least - 5);
    wire.down = false;
    await until(() => session.getSnapshot().seq === other.getSnapshot().seq, "what was missed");
    expect(session.getSnapshot().connection).toBe("open");
    expect(session.getSnapshot().view?.turn).toBe(3);
    for (const each of [session, other]) each.close();
    await wire.close();
  });
  test("loses and doubles nothing, wherever it is cut", async () => {
    const draw = drawFrom("cuts");
    const { match, tokens } = await seatTwo();
    const wire = new Wire(server.url);
    const url = await wire.open();
    const sessions = tokens.map((token) => open(url, match, token));
    const seen: number[][] = [[], []];
    for (const [i, session] of sessions.entries()) session.onEvents((_, { seq }) => seen[i]!.push(seq));
    let cuts = 0;
    let acknowledged = 0;
    const cutting = setInterval(() => {
      wire.cut();
      cuts++;
    }, 30 + draw(20));
    for (let turn = 0; turn < 40; turn++) {
      const actor = sessions[turn % 2]!;
      await until(() => actor.getSnapshot().offers.some(({ refused }) => !refused), `turn ${turn}`);
      const outcome = await actor.act("pass");
      expect(outcome).toMatchObject({ ok: true });
      acknowledged++;
      // Cut right behind the sending of some, so that it is the answer that is lost.
      if (draw(3) === 0) setImmediate(() => wire.cut());
    }
    clearInterval(cutting);
    await until(() => sessions.every((session) => session.getSnapshot().pending.length === 0), "all answers");
    const rows = await server.store.entries(match, 1, 200);
    expect(cuts).toBeGreaterThan(5);
    expect(rows).toHaveLength(acknowledged);
    expect(new Set(rows.map(({ intent }) => intent)).size).toBe(acknowledged);
    // Frames come once each and in order; a fresh view may stand for some of them.
    for (const list of seen) expect(list).toEqual([...new Set(list)].sort((a, b) => a - b));
    for (const session of sessions) session.close();
    await wire.close();
  }, 60_000);
  test.each(["what is asked", "what is answered"] as const)(
    "when %s is lost on its way, the intent is sent again, takes effect once, and is answered",
    async (lost) => {
      const { match, tokens } = await seatTwo();
      const wire = new Wire(server.url);
      const session = open(await wire.open(), match, tokens[0]);
      await until(() => session.getSnapshot().view, "a view");
      const room = (await server.rooms.get(match))!;
      wire.swallows = lost;
      const outcome = session.act("pass");
      expect(session.getSnapshot().pending).toHaveLength(1);
      if (lost === "what is answered") await until(() => room.revision === 1, "the step");
      wire.cut();
      await until(() => session.getSnapshot().connection === "waiting", "the cut to be noticed");
      expect([room.revision, session.getSnapshot().seq]).toEqual([lost === "what is answered" ? 1 : 0, 0]);
      wire.swallows = "nothing";
      await until(() => session.getSnapshot().pending.length === 0, "the answer", 5_000);
      expect(await outcome).toEqual({ ok: true, seq: 1 });
      expect(room.revision).toBe(1);
      session.close();
      await wire.close();
    },
  );
  test("a question is answered, also one asked before there is a connection or while it is cut", async () => {
    const { match, tokens } = await seatTwo();
    const wire = new Wire(server.url);
    const session = open(await wire.open(), match, tokens[0]);
    expect((await session.actions()).length).toBeGreaterThan(0);
    wire.down = true;
    wire.cut();
    await until(() => session.getSnapshot().connection === "waiting", "the cut to be noticed");
    const asked = session.describe("play");
    wire.down = false;
    expect(await asked).toMatchObject({ name: "card" });
    session.close();
    expect(await session.actions()).toEqual([]);
    await wire.close();
  });
  test("whoever asks faster than the server takes it gets every answer all the same", async () => {
    const strict = await createServer(
      { port: 0, db: "memory", logLevel: "silent", messagesPerSecond: 25, messageBurst: 30 },
      { games: [{ game: duel, expansions: [] }] },
    );
    const { match } = await strict.matches.create({ game: "duel" });
    const { token } = await strict.matches.join(match, { name: "Ada" });
    await strict.matches.join(match, { name: "Bob" });
    const session = open(strict.url, match, token);
    await until(() => session.getSnapshot().view, "a view");
    const lists = await Promise.all(Array.from({ length: 40 }, () => session.actions()));
    expect(lists.every((list) => list.length > 0)).toBe(true);
    const acts = await Promise.all(Array.from({ length: 20 }, () => session.act("pass")));
    expect(acts.filter(({ ok }) => ok)).toHaveLength(1);
    session.close();
    await strict.close();
  });
  test("what is no message at all is answered too", async () => {
    const { match, tokens } = await seatTwo();
    const session = open(server.url, match, tokens[0]);
    await until(() => session.getSnapshot().view, "a view");
    expect(await session.act("x".repeat(300) as "pass")).toMatchObject({ ok: false, refusal: { code: "MALFORMED" } });
    expect(await session.describe("x".repeat(300) as "pass")).toMatchObject({ code: "RETRY" });
    expect(await session.act("pass")).toMatchObject({ ok: true });
    session.close();
  });
  test("another node is asked where one has other rules than the match; where all have, it is over", async () => {
    const { store } = server;
    const older = { ...duel, version: "older" } as typeof duel;
    const renewed = await createServer(
      { port: 0, db: "memory", logLevel: "silent" },
      {
        games: [{ game: older, expansions: [] }],
        store: Object.assign(Object.create(store), { open: async () => {}, close: async () => {} }),
      },
    );
    const { match, tokens } = await seatTwo();
    const token = tokens[0];
    const session = connect<typeof duel>({ url: [renewed.url, server.url], match, token });
    await until(() => session.getSnapshot().view, "a view from the other node");
    session.close();
    const nowhere = connect<typeof duel>({ url: renewed.url, match, token });
    await until(() => nowhere.getSnapshot().connection === "closed", "the end");
    expect(nowhere.getSnapshot().problem?.code).toBe("RULES_DIFFER");
    await renewed.close();
  });
  test("what waits for an answer when it is closed is answered, and no longer waits", async () => {
    const { match, tokens } = await seatTwo();
    const wire = new Wire(server.url);
    const session = open(await wire.open(), match, tokens[0]);
    await until(() => session.getSnapshot().view, "a view");
    wire.swallows = "what is answered";
    const acted = session.act("pass");
    expect(session.getSnapshot().pending).toHaveLength(1);
    session.close();
    expect(await acted).toMatchObject({ ok: false });
    expect(session.getSnapshot()).toMatchObject({ connection: "closed", pending: [] });
    await wire.close();
  });
  test("is over for good when the seat is", async () => {
    const { match, tokens } = await seatTwo();
    const session = open(server.url, match, tokens[0]);
    await until(() => session.getSnapshot().view, "a view");
    await server.matches.leave(match, tokens[0]);
    await until(() => session.getSnapshot().connection === "closed", "the end");
    expect(session.getSnapshot().problem?.code).toBe("NO_ACCESS");
    expect(await session.act("pass")).toMatchObject({ ok: false, refusal: { code: "NO_ACCESS" } });
  });
});

describe("a connection that is silent", () => {
  afterEach(() => void vi.useRealTimers());
  /** The session's own clock is in the test's hand; the wire and the server behind it are real. */
  async function openSilent() {
    const { match, tokens } = await seatTwo();
    const wire = new Wire(server.url);
    const url = await wire.open();
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    let answers = 0;
    const observe = ({ type }: { readonly type: string }) => void (type === "PONG" && answers++);
    const session = connect<typeof duel>({ url, match, token: tokens[0], observe });
    await until(() => session.getSnapshot().view, "a view");
    wire.knocks = [];
    const close = async () => {
      session.close();
      await wire.close();
    };
    return { wire, session, answers: () => answers, close };
  }
  test("in a tab in the background, whose clock ticks once a minute, it is asked before it is given up", async () => {
    const { wire, session, answers, close } = await openSilent();
    const tickLate = (): void => {
      vi.setSystemTime(Date.now() + 55_000);
      vi.advanceTimersByTime(5_000);
    };
    for (let minutes = 1; minutes <= 3; minutes++) {
      tickLate();
      expect(session.getSnapshot().connection).toBe("open");
      await until(() => answers() === minutes, "an answer to PING");
    }
    expect(wire.knocks).toEqual([]);
    wire.swallows = "what is asked";
    tickLate();
    expect(session.getSnapshot().connection).toBe("open");
    tickLate();
    expect(session.getSnapshot().connection).toBe("waiting");
    wire.swallows = "nothing";
    await until(() => session.getSnapshot().connection === "open", "it to come back");
    await close();
  });
  test("it is given up within half a minute of the last word, and not while it answers", async () => {
    const { wire, session, answers, close } = await openSilent();
    for (let asked = 1; asked <= 3; asked++) {
      vi.advanceTimersByTime(15_000);
      await until(() => answers() === asked, "an answer to PING");
    }
    expect([session.getSnapshot().connection, wire.knocks]).toEqual(["open", []]);
    wire.swallows = "what is asked";
    const since = Date.now();
    while (session.getSnapshot().connection === "open") vi.advanceTimersByTime(5_000);
    expect(Date.now() - since).toBeGreaterThanOrEqual(20_000);
    expect(Date.now() - since).toBeLessThanOrEqual(30_000);
    await close();
  });
});

describe("as an external store of React", () => {
  afterEach(() => void vi.unstubAllGlobals());
  test("a snapshot is the same object until something changes, and every change is told", async () => {
    const { match, tokens } = await seatTwo();
    const session = open(server.url, match, tokens[0]);
    const { subscribe, getSnapshot } = session;
    const told: unknown[] = [];
    const stop = subscribe(() => told.push(getSnapshot()));
    await until(() => getSnapshot().view, "a view");
    expect(getSnapshot()).toBe(getSnapshot());
    const before = getSnapshot();
    const frozen = JSON.stringify(before);
    expect(await session.act("pass")).toMatchObject({ ok: true });
    expect(getSnapshot()).not.toBe(before);
    // What was handed out is never written to, and what did not change is shared.
    expect(JSON.stringify(before)).toBe(frozen);
    expect(getSnapshot().view?.options).toBe(before.view?.options);
    expect(told.at(-1)).toBe(getSnapshot());
    // React reads after each telling: no two tellings without a change between them.
    for (let i = 1; i < told.length; i++) expect(told[i]).not.toBe(told[i - 1]);
    stop();
    const count = told.length;
    session.close();
    expect(told).toHaveLength(count);
  });
  test("one who throws keeps nobody from hearing, nothing is missed for it, and its developer sees it", async () => {
    const reported: unknown[] = [];
    vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
    const { match, tokens } = await seatTwo();
    const session = open(server.url, match, tokens[0]);
    await until(() => session.getSnapshot().view, "a view");
    const heard: number[] = [];
    session.subscribe(() => {
      throw new Error("a watcher of the state");
    });
    session.onEvents(() => {
      throw new Error("a watcher of events");
    });
    session.onEvents((_, { seq }) => heard.push(seq));
    const other = open(server.url, match, tokens[1]);
    await until(() => other.getSnapshot().view, "their view");
    for (const [seq, actor] of [session, other, session, other].entries()) {
      await until(() => actor.getSnapshot().seq === seq, `frame ${seq}`);
      expect(await actor.act("pass")).toMatchObject({ ok: true });
    }
    await until(() => session.getSnapshot().seq === 4, "the last frame");
    expect(heard).toEqual([1, 2, 3, 4]);
    // The view came whole once: nobody had to ask for it again.
    expect(session.getSnapshot().snapshotSeq).toBe(0);
    const words = reported.map((error) => (error as Error).message);
    expect(words.filter((word) => word === "a watcher of events")).toHaveLength(4);
    expect(words).toContain("a watcher of the state");
    session.close();
    other.close();
  });
  test("where nothing takes such a report, it is thrown where no frame is lost by it", async () => {
    const thrown: unknown[] = [];
    vi.stubGlobal("reportError", undefined);
    vi.stubGlobal("queueMicrotask", (task: () => void) => {
      try {
        task();
      } catch (error) {
        thrown.push(error);
      }
    });
    tell(() => {
      throw new Error("lost otherwise");
    });
    expect(thrown).toMatchObject([{ message: "lost otherwise" }]);
  });
  test("those who left are not told, those who stayed are, also when somebody leaves while being told", async () => {
    const { match, tokens } = await seatTwo();
    const session = open(server.url, match, tokens[0]);
    await until(() => session.getSnapshot().view, "a view");
    const calls = { once: 0, always: 0 };
    const stopOnce = session.subscribe(() => {
      calls.once++;
      stopOnce();
    });
    const stop = session.subscribe(() => calls.always++);
    expect(await session.act("pass")).toMatchObject({ ok: true });
    expect(calls.once).toBe(1);
    expect(calls.always).toBeGreaterThan(1);
    stop();
    stop();
    session.close();
    expect(calls.once).toBe(1);
  });
});
