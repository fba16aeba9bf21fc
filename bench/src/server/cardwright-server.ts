import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { duel } from "@cardwright/core/testing";
import { createServer } from "@cardwright/server";
import type { Served } from "./contest.ts";

const unlimited = { matchesPerAddress: 1e6, matchesMax: 1e6, connectionsPerAddress: 1e6 };
const free = { ...unlimited, messagesPerSecond: 1e6, messageBurst: 1e6, requestsPerMinute: 1e9, overloadMs: 600_000 };
/** Ours as it is shipped, without limits on how fast one player may be. */
export async function serveCardwright(db: "sqlite" | "memory" | `postgres://${string}`, port = 0): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const address = db === "sqlite" ? `sqlite:${join(folder, "bench.db")}` : db;
  const server = await createServer(
    { port, db: address, logLevel: "error", ...free, idleMs: Number(process.env["BENCH_IDLE_MS"] ?? 60_000) },
    { games: [{ game: duel, expansions: [] }] },
  );
  return { url: server.url };
}
