import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { CONFIG } from "./run.ts";
import { serving } from "./serving.ts";

const program = fileURLToPath(new URL("../src/bin.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "cardwright-interrupt-"));
afterAll(() => rm(folder, { recursive: true }));

/** A command whose keyboard nobody touches, and what it has said so far. */
function started(parameters: readonly string[]) {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: folder,
    env: { ...process.env, CARDWRIGHT_CONFIG: CONFIG },
  });
  let err = "";
  child.stderr.on("data", (data) => {
    err += data;
  });
  const ended = new Promise<{ code: number | null; err: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, err })),
  );
  const heard = (words: string) => expect.poll(() => err, { timeout: 20_000 }).toContain(words);
  return { child, ended, heard };
}
test("a second Ctrl-C ends at once, whatever is under way", async () => {
  const search = ["--bots", "search", "--iterations", "9999", "--workers", "1"];
  const run = started(["sim", "taktik", "--games", "2", ...search, "--progress", "kept.jsonl"]);
  // From here on it plays, and one game of it takes minutes.
  await expect.poll(() => existsSync(join(folder, "kept.jsonl.lock")), { timeout: 20_000 }).toBe(true);
  run.child.kill("SIGINT");
  await run.heard("stopping after what is under way; press Ctrl-C again to end at once");
  run.child.kill("SIGINT");
  expect((await run.ended).code).toBe(130);
});
test("who leaves while waiting for others at a server is told the way back to the seat", async () => {
  const server = await serving();
  const run = started(["play", "politics", "--server", server.url, "--open"]);
  await run.heard("Waiting for 1 more to join");
  run.child.kill("SIGINT");
  const { code, err } = await run.ended;
  expect([code, err]).toEqual([130, expect.stringMatching(/[Cc]ome back with\n.*--match \S+ --token \S+/)]);
  await server.stop();
});
