import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { Rates } from "../src/fair-share/rates.ts";
import { call, startServer } from "./harness/table.ts";

/** Addresses that flood, and those next to them. */

const dial = async (url: string, localAddress: string): Promise<Socket> => {
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port), localAddress });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
};
/** The status of one request, or 0 where nothing is answered for a while. */
async function asked(url: string, localAddress: string): Promise<number> {
  const socket = await dial(url, localAddress);
  socket.write("GET /api/v1/games/duel HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n");
  const answer = once(socket, "data").then(([bytes]) => Number(/HTTP\/1\.1 (\d+)/.exec(String(bytes))?.[1]));
  const silence = new Promise<number>((resolve) => setTimeout(() => resolve(0), 250));
  const status = await Promise.race([answer, once(socket, "close").then(() => 0), silence]);
  socket.destroy();
  return status;
}
test("an address that goes on asking after it was refused is not answered any more; others are", async () => {
  const server = await startServer({ requestsPerMinute: 5 });
  const statuses: number[] = [];
  for (let i = 0; i < 60; i++) statuses.push(await asked(server.url, "127.0.0.9"));
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(200));
  expect(statuses.slice(6, 40)).toEqual(Array(34).fill(429));
  expect(statuses.slice(-5)).toEqual(Array(5).fill(0));
  expect((await call(server.url, "GET", "/health")).status).toBe(200);
  await server.close();
});
test("an address that opens connections without end waits outside, also if it resets them; a proxy that is trusted does not", async () => {
  for (const [trustProxy, expected] of [
    ["", 0],
    ["loopback", 200],
  ] as const) {
    const server = await startServer({ requestsPerMinute: 600, connectionsPerAddress: 100, trustProxy });
    for (let i = 0; i < 260; i++) (await dial(server.url, "127.0.0.9")).resetAndDestroy();
    expect(await asked(server.url, "127.0.0.9")).toBe(expected);
    expect(await asked(server.url, "127.0.0.1")).toBe(200);
    await server.close();
  }
});
test("a rate has a burst and fills with time; what nobody asked for in a minute is forgotten", () => {
  let now = 0;
  const rates = new Rates(60, 10, () => now);
  const takes = (share: string, times: number) =>
    Array.from({ length: times }, () => rates.take(share)).filter(Boolean);
  expect(takes("one", 20)).toHaveLength(10);
  expect(takes("two", 5)).toHaveLength(5);
  now += 3_000;
  expect(takes("one", 20)).toHaveLength(3);
  for (let i = 0; i < 9_998; i++) rates.take(`many ${i}`);
  // Nobody new is remembered while there are too many, and nobody new is let in.
  expect(rates.take("late")).toBe(false);
  now += 61_000;
  expect(rates.take("late")).toBe(true);
});
test("a server that closes does not wait for those outside", async () => {
  const server = await startServer({ requestsPerMinute: 600, connectionsPerAddress: 100 });
  const sockets: Socket[] = [];
  for (let i = 0; i < 160; i++) sockets.push(await dial(server.url, "127.0.0.9"));
  // Those let in go by themselves; the others hear nothing and stay.
  for (const socket of sockets.slice(0, 100)) socket.destroy();
  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(5_000);
});
