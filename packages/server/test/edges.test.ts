import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalog } from "@cardwright/catalog";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { createLog } from "../src/operator-log.ts";
import { games } from "./games/index.ts";
import { call, seatAll, startServer } from "./harness/table.ts";

/** Traffic below the protocol of the server: resets, slow senders, pipelined requests, foreign hosts. */

/** More than a system keeps for a connection. */
const LARGE_BYTES = 40_000_000;
const dial = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
};
const request = (line: string, headers: readonly string[] = [], body = ""): string =>
  [`${line} HTTP/1.1`, "host: 127.0.0.1", ...headers, "", body].join("\r\n");
/** Everything that comes back until the other side ends, or it has been so long. */
async function heard(socket: Socket, ms: number): Promise<{ readonly text: string; readonly after: number }> {
  const began = performance.now();
  let text = "";
  socket.on("data", (bytes: Buffer) => {
    text += bytes.toString();
  });
  await Promise.race([once(socket, "close"), new Promise((resolve) => setTimeout(resolve, ms))]);
  return { text, after: performance.now() - began };
}

test("a client that resets its connection is no error of ours: nothing is logged above a warning", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const server = await startServer({ requestsPerMinute: 10 }, { log });
  for (let i = 0; i < 30; i++) {
    const socket = await dial(server.url);
    socket.write(request("POST /api/v1/matches", ["content-type: application/json", "content-length: 100"], '{"ga'));
    socket.resetAndDestroy();
  }
  // A request that is answered shows that everything before it was looked at.
  expect((await fetch(`${server.url}/health`)).status).toBeLessThan(500);
  await server.close();
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

describe("whoever sends slowly is cut in time", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ requestMs: 800 });
  });
  afterAll(() => server.close());
  test.each([
    ["no headers at all", ""],
    ["headers without an end", "GET /api/v1/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"],
    [
      "a body without an end",
      request("POST /api/v1/matches", ["content-type: application/json", "content-length: 100"], "{"),
    ],
  ])("%s", async (_, first) => {
    const socket = await dial(server.url);
    socket.write(first);
    // A byte now and then does not help.
    const drip = setInterval(() => socket.write("a"), 100);
    const { after } = await heard(socket, 3_000);
    clearInterval(drip);
    socket.destroy();
    expect(after).toBeLessThan(first === "" ? 1_500 : 1_000);
  });
});

test("an answer that nobody reads is not kept in memory for ever", async () => {
  const web = mkdtempSync(join(tmpdir(), "cardwright-unread-"));
  writeFileSync(join(web, "large.txt"), "x".repeat(LARGE_BYTES));
  const server = await startServer({ web, requestMs: 300 });
  const socket = await dial(server.url);
  const ended = new Promise((resolve) => socket.once("close", resolve));
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  socket.pause();
  socket.write(request("GET /large.txt", ["connection: close"]));
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  socket.resume();
  await ended;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(LARGE_BYTES);
  await server.close();
  rmSync(web, { recursive: true });
});
test("requests of one connection take effect one after the other: a read behind a leave sees the leave", async () => {
  const server = await startServer();
  for (let i = 0; i < 10; i++) {
    const { match, tokens } = await seatAll(server.url, { game: "duel", visibility: "private" });
    const mine = [`authorization: Bearer ${tokens[0]}`];
    const path = `/api/v1/matches/${match}`;
    const socket = await dial(server.url);
    const reads = ["view", "log", "view"].map((what) => request(`GET ${path}/${what}`, mine)).join("");
    socket.write(request(`DELETE ${path}/seats/mine`, mine) + reads);
    const { text } = await heard(socket, 300);
    socket.destroy();
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([204, 404, 404, 404]);
  }
  await server.close();
});
test("a connection that sends more requests than it waits for answers is cut", async () => {
  const server = await startServer();
  const socket = await dial(server.url);
  const ended = heard(socket, 5_000);
  socket.write(request("GET /api/v1/games").repeat(400));
  const { text, after } = await ended;
  expect(after).toBeLessThan(5_000);
  expect(text.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(400);
  expect((await call(server.url, "GET", "/health")).status).toBe(200);
  await server.close();
});

describe("the list of games", () => {
  test("is packed for whoever can unpack it, and not sent again to whoever has it", async () => {
    const server = await startServer({}, { games: [...games, ...catalog] });
    const ask = async (path: string, headers: readonly string[]): Promise<string> => {
      const socket = await dial(server.url);
      socket.end(request(`GET ${path}`, ["connection: close", ...headers]));
      return (await heard(socket, 2_000)).text;
    };
    for (const path of ["/api/v1/games", "/api/v1/games/duel"]) {
      const plain = await ask(path, []);
      const packed = await ask(path, ["accept-encoding: br, gzip;q=0.5"]);
      expect(plain).not.toMatch(/content-encoding/i);
      expect(packed).toMatch(/content-encoding: gzip/i);
      if (path.endsWith("games")) expect(packed.length).toBeLessThan(plain.length / 3);
      const [, tag] = /^etag: (.+)\r$/im.exec(plain) ?? [];
      expect(packed).toContain(`etag: ${tag}`);
      expect(await ask(path, ["accept-encoding: gzip;q=0"])).not.toMatch(/content-encoding/i);
      const again = await ask(path, [`if-none-match: "x", ${tag}`]);
      expect(again).toMatch(/^HTTP\/1\.1 304/);
      expect(again.split("\r\n\r\n")[1]).toBe("");
      expect(await ask(path, ['if-none-match: W/"old"'])).toMatch(/^HTTP\/1\.1 200/);
    }
    await server.close();
  });
});

describe("a server that is reached from elsewhere", () => {
  let server: Server;
  beforeAll(async () => {
    const origins = ["https://cards.example", "http://cards.example:8080"];
    server = await startServer({ host: "0.0.0.0", operatorPort: 0, origins });
  });
  afterAll(() => server.close());
  const status = async (url: string, path: string, host: string): Promise<number> => {
    const socket = await dial(url);
    socket.end(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    return Number(/HTTP\/1\.1 (\d+)/.exec((await heard(socket, 2_000)).text)?.[1]);
  };
  test.each([
    ["cards.example", 200],
    ["CARDS.example:443", 200],
    ["localhost:4000", 200],
    ["192.0.2.7", 200],
    ["[2001:db8::1]:4000", 200],
    ["evil.example", 421],
    ["cards.example.evil.example", 421],
    ["127.0.0.1.evil.example", 421],
    ["node1:4000", 421],
  ])("answers to %s with %i", async (host, expected) => {
    expect(await status(server.url, "/api/v1/games", host)).toBe(expected);
    // Whoever balances the load asks by names of its own.
    expect(await status(server.url, "/ready", host)).toBe(200);
  });
  // Two servers in a row may each go by another of them.
  test.each([
    ["cards.example", "evil.example"],
    ["cards.example", "cards.example"],
    ["evil.example", "cards.example"],
  ])("refuses a request for %s and %s, whatever is asked", async (first, second) => {
    const both = `${first}\r\nHost: ${second}`;
    for (const path of ["/api/v1/games", "/ready", "/none"]) expect(await status(server.url, path, both)).toBe(400);
    const upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13";
    const key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
    expect(await status(server.url, "/play", `${both}\r\n${upgrade}\r\n${key}`)).toBe(400);
  });
  test.each([
    ["localhost", 200],
    ["127.0.0.1", 200],
    ["evil.example", 421],
  ])("and one that only its own machine reaches answers to %s with %i, whatever is asked", async (host, expected) => {
    const near = await startServer();
    for (const path of ["/api/v1/games", "/metrics"]) expect(await status(near.url, path, host)).toBe(expected);
    await near.close();
  });
  test("has its numbers and its documents on a port of their own", async () => {
    for (const path of ["/metrics", "/docs/", "/openapi.json"]) {
      expect([path, (await fetch(`${server.url}${path}`)).status]).toEqual([path, 404]);
      expect([path, (await fetch(`${server.operatorUrl}${path}`)).status]).toEqual([path, 200]);
    }
    for (const path of ["/health", "/ready"]) expect((await fetch(`${server.operatorUrl}${path}`)).status).toBe(200);
    const { paths } = (await (await fetch(`${server.operatorUrl}/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(paths)).toContain("/api/v1/matches/{match}/log");
    expect((await fetch(`${server.operatorUrl}/api/v1/games`)).status).toBe(404);
  });
  test("shows neither where no port was named for them", async () => {
    const closed = await startServer({ host: "0.0.0.0" });
    for (const path of ["/metrics", "/docs/", "/openapi.json"]) {
      expect([path, (await fetch(`${closed.url}${path}`)).status]).toEqual([path, 404]);
    }
    expect(closed.operatorUrl).toBeNull();
    await closed.close();
  });
  test("lets its pages talk to itself alone", async () => {
    const policy = (await fetch(`${server.url}/health`)).headers.get("content-security-policy")!.split(";");
    const [, ...named] = policy.find((line) => line.startsWith("connect-src"))!.split(" ");
    expect(named).toEqual(expect.arrayContaining(["'self'", "wss://cards.example", "ws://cards.example:8080"]));
    expect(named.filter((source) => /^wss?:(\/\/\*)?$/.test(source))).toEqual([]);
    // No browser understands an IPv6 address here.
    expect(named.filter((source) => source.includes("["))).toEqual([]);
  });
});
