import { createServer, type Server } from "@cardwright/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { api } from "../src/online/api.ts";

/** The page asks by relative addresses; here they lead to a real server, and every address that was asked is kept. */
let server: Server;
const asked: string[] = [];
beforeAll(async () => {
  server = await createServer({ port: 0, db: "memory", logLevel: "silent" }, { games: [] });
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const address = new URL(path, server.url);
    asked.push(address.pathname);
    return real(address, init);
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});
const questions = [
  (id: string) => api.match(id),
  (id: string) => api.log(id),
  (id: string) => api.leave(id, "a".repeat(22)),
  (id: string) => api.join(id, { name: "Ada" }),
  (id: string) => api.start(id, "a".repeat(22), "greedy"),
  (id: string) => api.invite(id, "a".repeat(22), 0),
  (id: string) => api.open(id, "a".repeat(22), 0),
  (id: string) => api.kick(id, "a".repeat(22), 0),
  (id: string) => api.renew(id, "a".repeat(22), { kind: "watch" }),
  (id: string) => api.rematch(id, "a".repeat(22), {}),
];
test.each(["../..", "..", ".", "../games", "a/../../games", "x?status=running", "x#y", "%2e%2e", "a b", ""])(
  "a match called %j is not there, and the question about it goes nowhere else",
  async (id) => {
    for (const ask of questions) {
      asked.length = 0;
      await expect(ask(id)).rejects.toThrow();
      expect(asked.every((path) => /^\/api\/v1\/matches\/[^/]*(\/|$)/.test(path))).toBe(true);
    }
  },
);
