import { PROTOCOL_VERSION } from "@cardwright/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, startServer, type Table, until } from "./harness/table.ts";

/** Every message by every wrong caller: nothing is accepted, nothing of the match is heard. */
let server: Server;
let mine: Table;
let other: Table;
let hidden: { match: string; watch: string; host: string };
beforeAll(async () => {
  server = await startServer({ origins: ["https://cards.example"] });
  mine = await seatAll(server.url, { game: "duel" });
  other = await seatAll(server.url, { game: "duel" });
  const made = await call(server.url, "POST", "/api/v1/matches", { game: "duel", visibility: "private" });
  hidden = { match: made.body.match, watch: made.body.watch_token, host: made.body.host_token };
  for (const name of ["Ada", "Bo"]) await call(server.url, "POST", `/api/v1/matches/${hidden.match}/seats`, { name });
});
afterAll(() => server.close());

const oddSeats = [
  0,
  1,
  -1,
  "0",
  "00",
  " 0",
  "1",
  "",
  null,
  true,
  [0],
  { seat: 0 },
  "__proto__",
  "constructor",
  "toString",
  1e9,
  0.5,
  "\u0000",
  "0\u0000",
  "é",
  "e\u0301",
  "Ｏ",
  "NaN",
  "Infinity",
  "-0",
  "0x0",
  "1e0",
  [],
  {},
  "player 0",
];
const commands = () => [
  { type: "ACTION", action: "pass", intent_id: "i" },
  { type: "ACTIVATE_EFFECT", source_instance_id: "p1", effect_id: "e", intent_id: "i" },
  { type: "SUBMIT_CHOICE", prompt_id: "q1", selections: "YES", intent_id: "i" },
];
const questions = () => [
  { type: "DESCRIBE", request_id: 1, action: "play" },
  { type: "LIST_ACTIONS", request_id: 2 },
];
const revision = async (match: string) => (await server.store.heads([match]))[0]!.revision;

describe("who may not enter", () => {
  const flipped = (token: string) => (token[0] === "A" ? "B" : "A") + token.slice(1);
  const callers = (): Record<string, [string, string | undefined]> => ({
    "no token at a private match": [hidden.match, undefined],
    "a token of another match": [hidden.match, mine.tokens[0]],
    "a seat token of another match at a public one": [mine.match, other.tokens[0]],
    "the host's token": [hidden.match, hidden.host],
    "the host's token at a public match": [mine.match, mine.hostToken],
    "a token with one letter changed": [mine.match, flipped(mine.tokens[0]!)],
    "a token cut short": [mine.match, mine.tokens[0]!.slice(0, -1)],
    "a token with more": [mine.match, `${mine.tokens[0]}A`],
    "the hash of a token": [mine.match, "0".repeat(64)],
    "no such match": ["nothing-here-at-all", undefined],
    "no such match, with a token": ["nothing-here-at-all", mine.tokens[0]],
    "the watcher's token elsewhere": [mine.match, hidden.watch],
    "a match named like a property": ["__proto__", mine.tokens[0]],
    "a match named constructor": ["constructor", mine.tokens[0]],
  });
  test("14 wrong callers get one and the same answer, whatever they send after it", async () => {
    const before = await Promise.all([mine.match, other.match, hidden.match].map(revision));
    const answers = new Set<string>();
    for (const [who, [match, token]] of Object.entries(callers())) {
      const socket = await new RawSocket(server.url).hello(match, token);
      for (const message of [...commands(), ...questions(), { type: "RESYNC" }, { type: "PING", request_id: 3 }])
        socket.send(message);
      for (let i = 0; i < 200 && socket.closed === null; i++) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(socket.closed, who).toEqual({ code: 4001, reason: "NO_ACCESS" });
      answers.add(JSON.stringify(socket.messages));
    }
    expect([...answers]).toEqual([
      JSON.stringify([{ type: "ERROR", code: "NO_ACCESS", message: "there is no such match, or it is not yours" }]),
    ]);
    expect(await Promise.all([mine.match, other.match, hidden.match].map(revision))).toEqual(before);
  });
  test("a forged token is never taken: 5,000 of them", async () => {
    const { accessOf } = await import("../src/access.ts");
    const { randomBytes } = await import("node:crypto");
    const real = Buffer.from(mine.tokens[0]!, "base64url");
    for (let i = 0; i < 5_000; i++) {
      const forged = i % 2 === 0 ? randomBytes(32) : Buffer.from(real);
      if (i % 2 === 1) forged[i % 32]! ^= 1 << (i % 8);
      expect(await accessOf(server.store, mine.match, forged.toString("base64url"))).toBeNull();
    }
    expect(await accessOf(server.store, mine.match, mine.tokens[0])).toMatchObject({ viewer: 0 });
  });
});

describe("who may enter but not do that", () => {
  test("a watcher hears, and never acts or asks for a seat", async () => {
    const before = await revision(mine.match);
    const socket = await new RawSocket(server.url).hello(mine.match);
    await socket.next("STATE_SNAPSHOT");
    for (const message of [...commands(), ...questions()]) socket.send(message);
    socket.send({ type: "PING", request_id: 9 });
    await socket.next("PONG");
    const answers = socket.messages.slice(2, -1);
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => "NOT_A_PLAYER"));
    expect(await revision(mine.match)).toBe(before);
    socket.close();
  });
  test("a seat in a message is no message, whatever it is: every command with 30 odd seats", async () => {
    const before = await revision(mine.match);
    for (const field of ["seat", "playerID", "player", "you"]) {
      for (const message of commands()) {
        // One connection may make fewer mistakes than that.
        for (const values of [oddSeats.slice(0, 15), oddSeats.slice(15)]) {
          const socket = await new RawSocket(server.url).hello(mine.match, mine.tokens[1]!);
          await socket.next("STATE_SNAPSHOT");
          for (const value of values) socket.send({ ...message, [field]: value });
          socket.send({ type: "PING", request_id: 9 });
          await socket.next("PONG");
          expect(socket.messages.filter(({ code }) => code === "MALFORMED")).toHaveLength(15);
          socket.close();
        }
      }
    }
    const socket = await new RawSocket(server.url).hello(mine.match, mine.tokens[1]!);
    await socket.next("STATE_SNAPSHOT");
    for (const value of oddSeats)
      socket.send({ type: "ACTION", action: "pass", payload: { seat: value }, intent_id: "p" });
    const refusals = () => socket.messages.flatMap(({ code }) => code ?? []);
    await until(() => refusals().length === oddSeats.length, "an answer to each of them");
    expect(new Set(refusals())).toEqual(new Set(["MALFORMED", "PAYLOAD_INVALID"]));
    expect(await revision(mine.match)).toBe(before);
    socket.close();
  });
  test("the other seat's turn is not mine, on any of two sockets", async () => {
    const before = await revision(mine.match);
    const sockets = [
      await new RawSocket(server.url).hello(mine.match, mine.tokens[1]!),
      await new RawSocket(server.url).hello(mine.match, mine.tokens[1]!),
    ];
    for (const [i, socket] of sockets.entries()) {
      await socket.next("STATE_SNAPSHOT");
      socket.send({ type: "ACTION", action: "pass", intent_id: `not mine ${i}` });
      expect(await socket.next("COMMAND_REJECTED")).toMatchObject({ code: "NOT_YOUR_TURN" });
      socket.close();
    }
    expect(await revision(mine.match)).toBe(before);
  });
  test("a second HELLO changes nothing", async () => {
    const socket = await new RawSocket(server.url).hello(mine.match);
    await socket.next("STATE_SNAPSHOT");
    socket.send({ type: "HELLO", version: PROTOCOL_VERSION, match: mine.match, token: mine.tokens[0] });
    expect(await socket.next("ERROR")).toMatchObject({ code: "HELLO_EXPECTED" });
    socket.send({ type: "ACTION", action: "pass", intent_id: "sneaky" });
    expect(await socket.next("COMMAND_REJECTED")).toMatchObject({ code: "NOT_A_PLAYER" });
    socket.close();
  });
  test("a version that is not spoken is refused, and nothing comes before HELLO", async () => {
    for (const version of [PROTOCOL_VERSION - 1, PROTOCOL_VERSION + 1]) {
      const socket = await new RawSocket(server.url).hello(mine.match, mine.tokens[0], { version });
      expect(await socket.next("ERROR")).toMatchObject({
        code: "VERSION_UNSUPPORTED",
        message: expect.stringContaining("reload the page, or update the client"),
      });
      await until(() => socket.closed, "the end of the connection");
      expect(socket.received).toHaveLength(1);
    }
    const early = await new RawSocket(server.url).open();
    early.send({ type: "ACTION", action: "pass", intent_id: "early" });
    expect(await early.next("ERROR")).toMatchObject({ code: "HELLO_EXPECTED" });
    expect(early.received).toHaveLength(1);
    early.close();
  });
  test("pages of other origins do not get in, however they are spelt", async () => {
    const own = server.url;
    const port = new URL(own).port;
    const foreign = [
      "null",
      "https://evil.example",
      "https://cards.example.evil.example",
      "https://evilcards.example",
      "http://cards.example",
      "https://cards.example:8443",
      "https://CARDS.example",
      "https://cards.example/",
      `https://127.0.0.1:${port}`,
      `http://127.0.0.1:${Number(port) + 1}`,
      "file://",
      "https://xn--crds-5qa.example",
      "",
      " https://cards.example ",
    ];
    const opens = (origin: string) =>
      new Promise<boolean>((resolve) => {
        const { socket } = new RawSocket(own, { origin });
        socket.on("open", () => {
          socket.close();
          resolve(true);
        });
        socket.on("error", () => resolve(false));
      });
    for (const origin of foreign) expect(await opens(origin), origin).toBe(origin === " https://cards.example ");
    for (const origin of [own, `http://localhost:${port}`, "https://cards.example"])
      expect(await opens(origin)).toBe(true);
  });
  test("after a match has ended its seats act no more", async () => {
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const socket = await new RawSocket(server.url).hello(match, tokens[0]!);
    await socket.next("STATE_SNAPSHOT");
    socket.send({ type: "ACTION", action: "concede", intent_id: "over" });
    await socket.next("REVEAL");
    socket.send({ type: "ACTION", action: "pass", intent_id: "late" });
    expect(await socket.next("COMMAND_REJECTED")).toMatchObject({ code: "MATCH_OVER" });
    socket.close();
  });
});
