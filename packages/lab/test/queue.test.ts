import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { type Redis, startRedis } from "@cardwright/testbed";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Plan, queueRunner, simulate, threadRunner } from "../src/index.ts";

const catalog = new URL("./games/catalog.ts", import.meta.url).href;
const worker = fileURLToPath(new URL("./queue-worker.ts", import.meta.url));
const plan: Plan = {
  source: { module: "catalog", game: "strength", expansions: [] },
  games: 400,
  seed: "queue",
  bots: ["greedy"],
};
let redis: Redis;
beforeAll(async () => {
  redis = await startRedis();
}, 300_000);
afterAll(() => redis?.close());

/** A worker in a process of its own, as on another machine. */
async function startWorker() {
  const child = fork(worker, [redis.url, catalog], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(child, "message");
  return child;
}
test("work that is done by others has the same result, also when one of them is killed on the way", async () => {
  const doomed = await startWorker();
  const runner = queueRunner({ url: redis.url });
  let killed = false;
  try {
    const distributed = simulate(plan, "strength", {
      runner,
      progress: (done) => {
        if (killed || done < 50) return;
        killed = true;
        doomed.kill("SIGKILL");
      },
    });
    await once(doomed, "exit");
    const heir = await startWorker();
    const result = await distributed;
    heir.kill("SIGKILL");
    const here = threadRunner({ threads: 1, catalog });
    expect(result).toEqual(await simulate(plan, "strength", { runner: here }));
    await here.close();
    expect(killed).toBe(true);
  } finally {
    await runner.close();
  }
});

/** The command of the terminal, in a process of its own. */
const program = fileURLToPath(new URL("../../cli/src/bin.ts", import.meta.url));
function started(parameters: readonly string[]) {
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let err = "";
  child.stdout.on("data", (data) => {
    out += data;
  });
  child.stderr.on("data", (data) => {
    err += data;
  });
  const ended = new Promise<{ code: number | null; out: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, out })),
  );
  const heard = async (words: RegExp): Promise<void> => {
    while (!words.test(err)) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { child, ended, heard };
}
test("`sim --queue` is done by `worker`s, also when one is killed, to the same result as here", async () => {
  const sim = ["sim", "politics", "--games", "600", "--seed", "queued", "--json"];
  const worker = ["worker", "--queue", redis.url, "--workers", "1"];
  const doomed = started(worker);
  await doomed.heard(/waiting for work/);
  const queued = started([...sim, "--queue", redis.url, "--progress", `${tmpdir()}/queued-${process.pid}.jsonl`]);
  await doomed.heard(/simulate politics: games/);
  doomed.child.kill("SIGKILL");
  await doomed.ended;
  const heir = started(worker);
  const result = await queued.ended;
  heir.child.kill("SIGTERM");
  expect((await heir.ended).code).toBe(0);
  expect(result.code).toBe(0);
  const here = started([...sim, "--workers", "1", "--progress", `${tmpdir()}/here-${process.pid}.jsonl`]);
  expect(result.out).toBe((await here.ended).out);
}, 240_000);
