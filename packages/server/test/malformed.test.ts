import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { fuzz } from "./harness/fuzz.ts";
import { RawSocket } from "./harness/raw.ts";
import { seatAll, startServer, until } from "./harness/table.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ messagesPerSecond: 20, messageBurst: 30, outboxBytes: 16_384, helloMs: 300 });
});
afterAll(() => server.close());

describe("broken frames", () => {
  test("3,000 of them get typed answers, change nothing and disturb nobody", async () => {
    const report = await fuzz(3_000, "broken frames");
    expect(report.unchanged).toBe(true);
    expect(report.ownSteps).toBeGreaterThan(1);
    expect(report.ownVerified).toBe(true);
    expect(report.neighbourMoves).toBeGreaterThan(3);
    const codes = ["MALFORMED", "TOO_LARGE", "HELLO_EXPECTED", "NOT_YOUR_TURN", "MATCH_OVER", "STALE"];
    expect([...report.answers]).toEqual(expect.arrayContaining(codes));
    for (const code of ["INTERNAL", "RULES_FAILED", "RETRY"]) expect([...report.answers]).not.toContain(code);
    // All are answered but those that come after their connection was closed.
    expect(report.answered).toBeGreaterThan(report.frames / 2);
    for (const code of report.closes) expect([1000, 1002, 1003, 1005, 1006, 1007, 1009, 4000, 4001]).toContain(code);
    expect(report.grownMegabytes).toBeLessThan(200);
    expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
  });
  test("a question at which the rules of a game fail is answered, and the server goes on", async () => {
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const socket = await new RawSocket(server.url).hello(match, tokens[0]);
    await socket.next("STATE_SNAPSHOT");
    const { engine } = (await server.rooms.get(match)) as unknown as { engine: { describe: () => unknown } };
    const { describe: sound } = engine;
    engine.describe = () => {
      throw new TypeError("a defect of the game");
    };
    socket.send({ type: "DESCRIBE", request_id: 7, action: "play" });
    expect(await socket.next("ERROR")).toMatchObject({ code: "INTERNAL", request_id: 7 });
    engine.describe = sound;
    socket.send({ type: "DESCRIBE", request_id: 8, action: "play" });
    expect(await socket.next("CHOICE")).toMatchObject({ request_id: 8 });
    socket.close();
  });
  test("a frame that is too large closes its connection at once", async () => {
    for (const size of [16_385, 100_000, 5_000_000]) {
      const socket = await new RawSocket(server.url).open();
      socket.send("x".repeat(size));
      await until(() => socket.closed);
      expect(socket.closed!.code).toBe(1009);
    }
  });
  test("one who floods is told, and then shown out", async () => {
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const socket = await new RawSocket(server.url).hello(match, tokens[0]);
    for (let i = 0; i < 200; i++) socket.send({ type: "PING", request_id: i });
    await until(() => socket.closed);
    expect(socket.closed!.code).toBe(4002);
    expect(socket.messages.filter(({ type }) => type === "PONG").length).toBeLessThan(40);
  });
  test("one who says nothing is not waited for", async () => {
    const socket = await new RawSocket(server.url).open();
    await until(() => socket.closed);
    expect(socket.closed!.code).toBe(4003);
  });
  test("one who does not read is cut, and finds everything when they come back", async () => {
    const quick = await startServer({ outboxBytes: 16_384 });
    const { match, tokens } = await seatAll(quick.url, { game: "duel" });
    const slow = await new RawSocket(quick.url).hello(match, tokens[0]);
    await slow.next("STATE_SNAPSHOT");
    slow.socket.pause();
    // Long enough to be answered each time: what comes back again is paid for with what was sent.
    const again = `{"type":"RESYNC"}${" ".repeat(400)}`;
    for (let i = 0; i < 30_000 && slow.socket.readyState === 1; i++) {
      slow.send(again);
      if (i % 500 === 499) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const cut = async () =>
      /cardwright_cut_total\{why="SLOW_READER"\} 1/.test(await (await fetch(`${quick.url}/metrics`)).text());
    for (let i = 0; i < 200 && !(await cut()); i++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await cut()).toBe(true);
    slow.socket.terminate();
    const back = await new RawSocket(quick.url).hello(match, tokens[0], { last_seq: 0 });
    await back.next("WELCOME");
    back.close();
    await quick.close();
  });
  test("who is turned away at the door because of too many requests is gone, and does not keep the server from closing", async () => {
    const strict = await startServer({ requestsPerMinute: 1 });
    await fetch(`${strict.url}/health`);
    for (let i = 0; i < 3; i++) {
      await expect(new RawSocket(strict.url).open()).rejects.toThrow("429");
    }
    await strict.close();
  }, 10_000);
});
