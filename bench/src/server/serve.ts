import type { ContestantId, Served } from "./contest.ts";

/** A server in a process of its own, so that its processor time is its own. */
const servers: Readonly<Record<ContestantId, () => Promise<Served>>> = {
  "cardwright-sqlite": async () => (await import("./cardwright-server.ts")).serveCardwright("sqlite"),
  "cardwright-memory": async () => (await import("./cardwright-server.ts")).serveCardwright("memory"),
  "boardgame.io": async () => (await import("./boardgameio-server.ts")).serveBoardgameio(),
  colyseus: async () => (await import("./colyseus-server.ts")).serveColyseus(),
  handwritten: async () => (await import("./handwritten-server.ts")).serveHandwritten(),
};
export type ServeRequest = { readonly serve: ContestantId | `postgres://${string}` } | { readonly ask: "cpu" | "heap" };
/** Microseconds of this process. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
/** Bytes of objects and buffers that are in use. */
function heap(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
async function answer(request: ServeRequest): Promise<unknown> {
  if ("ask" in request) return request.ask === "cpu" ? cpu() : heap();
  const { serve } = request;
  if (serve.startsWith("postgres://")) {
    return (await import("./cardwright-server.ts")).serveCardwright(serve as `postgres://${string}`);
  }
  return servers[serve as ContestantId]();
}
process.on("message", (request: ServeRequest) => {
  answer(request).then(
    (value) => process.send?.({ value }),
    (error) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
