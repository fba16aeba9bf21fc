import { expect, test } from "vitest";
import { shareOf } from "../src/fair-share/address.ts";
import { Computing } from "../src/fair-share/computing.ts";
import { HostError } from "../src/refusals.ts";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, startServer, until } from "./harness/table.ts";

/** The share that one address may have, so that others have one too. */

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (address, share) => {
  expect(shareOf(address)).toBe(share);
});

test("matches that have not ended are counted for each address and for all, those of bots apart; what has ended makes room", async () => {
  const limits = { matchesPerAddress: 3, matchesMax: 5, botMatchesPerAddress: 1, botMatchesMax: 2 };
  const server = await startServer({ ...limits, trustProxy: "loopback" });
  const make = async (from: string, body: object) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": from };
    const answer = await fetch(`${server.url}/api/v1/matches`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const bots = { game: "duel", seats: [0, 1].map(() => ({ kind: "bot", bot: "random" })) };
  expect((await make("192.0.2.1", bots)).status).toBe(201);
  expect(await make("192.0.2.1", { game: "chess" })).toMatchObject({ status: 404 });
  expect(await make("192.0.2.1", { game: "duel" })).toMatchObject({ status: 201 });
  const refused = { status: 429, body: { code: "TOO_MANY" } };
  // One of the bots may have won by now or not: many at once do not all find the last place.
  const many = await Promise.all(Array.from({ length: 12 }, () => make("192.0.2.1", { game: "duel" })));
  expect(many.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2);
  expect(many.find(({ status }) => status !== 201)).toMatchObject(refused);
  expect((await make("192.0.2.2", { game: "duel" })).status).toBe(201);
  await server.close();
});
test("of those that have not ended, one that ends makes room for another", async () => {
  const server = await startServer({ matchesPerAddress: 1 });
  const { match, tokens } = await seatAll(server.url, { game: "duel" });
  const again = () => call(server.url, "POST", "/api/v1/matches", { game: "duel" });
  expect(await again()).toMatchObject({ status: 429, body: { code: "TOO_MANY" } });
  const socket = await new RawSocket(server.url).hello(match, tokens[0]);
  await socket.next("STATE_SNAPSHOT");
  socket.send({ type: "ACTION", action: "concede", intent_id: "give up" });
  await socket.next("REVEAL");
  let status = 0;
  for (let i = 0; i < 40 && status !== 201; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    status = (await again()).status;
  }
  expect(status).toBe(201);
  socket.close();
  await server.close();
});
test("connections of one address are counted: beyond the limit they are refused, and one that closes makes room", async () => {
  const server = await startServer({ connectionsPerAddress: 3, trustProxy: "loopback" });
  const from = (address: string) => new RawSocket(server.url, { "x-forwarded-for": address }).open();
  const open = [await from("192.0.2.1"), await from("192.0.2.1"), await from("192.0.2.1")];
  await expect(from("192.0.2.1")).rejects.toThrow("503");
  open.push(await from("192.0.2.2"));
  open[0]!.close();
  await until(() => open[0]!.closed, "the end");
  open.push(await from("192.0.2.1"));
  for (const socket of open) socket.close();
  await server.close();
});

test("all connections of one address share what it may send, however little each of them sends; another's are none of it", async () => {
  const server = await startServer({ messagesPerSecond: 1, messageBurst: 5, trustProxy: "loopback" });
  const { match } = await seatAll(server.url, { game: "duel" });
  const come = async (address: string): Promise<RawSocket> => {
    const socket = await new RawSocket(server.url, { "x-forwarded-for": address }).hello(match);
    for (let i = 0; i < 4; i++) socket.send({ type: "PING", request_id: i });
    return socket;
  };
  // Each keeps to its own limit. Together they send 200 messages at once, where 100 are allowed.
  const many = await Promise.all(Array.from({ length: 40 }, () => come("192.0.2.1")));
  const heard = (type: string): number =>
    many.flatMap(({ messages }) => messages).filter((one) => one.type === type).length;
  const answers = (): number => heard("PONG") + heard("WELCOME") + heard("ERROR");
  await until(() => answers() >= 200, "all answers");
  expect(heard("ERROR")).toBeGreaterThan(20);
  expect(heard("PONG")).toBeGreaterThan(20);
  const other = await come("192.0.2.2");
  await until(() => other.messages.filter(({ type }) => type === "PONG").length === 4, "four answers");
  for (const socket of [...many, other]) socket.close();
  await server.close();
});

test("long questions are worked on one at a time; next is whoever has used least, and who has used too much is refused", async () => {
  let now = 0;
  const computing = new Computing({ msPerSecond: 100, burstMs: 50 }, () => now);
  const order: string[] = [];
  const ask = (share: string, ms: number) =>
    computing.run(share, async () => {
      order.push(share);
      await Promise.resolve();
      now += ms;
    });
  await ask("greedy", 40);
  await Promise.all([ask("first", 1), ask("greedy", 40), ask("modest", 1), ask("greedy", 1)]);
  expect(order).toEqual(["greedy", "first", "modest", "greedy", "greedy"]);
  await expect(ask("greedy", 1)).rejects.toThrow(HostError);
  await ask("modest", 1);
  // Time that passes pays for what was used.
  now += 1_000;
  await ask("greedy", 1);
  const waiting = Array.from({ length: 12 }, () => ask("eager", 1));
  const settled = await Promise.allSettled(waiting);
  expect(settled.filter(({ status }) => status === "rejected").length).toBeGreaterThanOrEqual(3);
  // A question that fails is paid for as well, and the next one is worked on.
  await expect(computing.run("other", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await ask("other", 1);
});
test("a log that is asked for again and again is refused after a while, whoever asks for something else is not", async () => {
  const server = await startServer({ computingMsPerSecond: 1, computingBurstMs: 1 });
  const { match } = await seatAll(server.url, { game: "duel" });
  let status = 200;
  for (let i = 0; i < 200 && status === 200; i++) {
    status = (await call(server.url, "GET", `/api/v1/matches/${match}/log`)).status;
  }
  expect(status).toBe(429);
  expect((await call(server.url, "GET", `/api/v1/matches/${match}`)).status).toBe(200);
  await server.close();
});
