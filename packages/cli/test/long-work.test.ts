import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { CONFIG, cardwright } from "./run.ts";

const program = fileURLToPath(new URL("../src/bin.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "cardwright-long-"));
afterAll(() => rm(folder, { recursive: true }));
const sim = (...more: string[]) => [
  ...["sim", "politics", "--games", "40000", "--seed", "long", "--json", "--workers", "1"],
  ...more,
];
function started(parameters: readonly string[]) {
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: folder,
    env: { ...process.env, CARDWRIGHT_CONFIG: CONFIG },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let err = "";
  child.stderr.on("data", (data) => {
    err += data;
  });
  const ended = new Promise<{ code: number | null; err: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, err })),
  );
  return { child, ended };
}
test("Ctrl-C loses nothing: the same command goes on, to the same result; a second run at once is told so", async () => {
  const whole = cardwright(sim("--progress", "whole.jsonl"), { cwd: folder });
  const run = started(sim());
  const cache = join(folder, ".cache", "cardwright");
  for (;;) {
    const files = await readdir(cache).catch(() => []);
    if (files.some((file) => file.endsWith(".jsonl"))) break;
    if (run.child.exitCode !== null) throw new Error("it was over before it could be interrupted");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const twin = await cardwright(sim(), { cwd: folder });
  expect(twin).toMatchObject({ code: 2, err: expect.stringContaining("in use by another run") });
  run.child.kill("SIGINT");
  const stopped = await run.ended;
  expect(stopped).toMatchObject({
    code: 130,
    err: expect.stringMatching(/interrupted after \d+ of 40000 games; the same/),
  });
  const [, done] = /interrupted after (\d+)/.exec(stopped.err)!;
  expect(Number(done)).toBeGreaterThan(0);
  const resumed = await cardwright(sim(), { cwd: folder });
  expect(resumed.out).toBe((await whole).out);
  expect(await readdir(cache)).toEqual([]);
}, 240_000);
