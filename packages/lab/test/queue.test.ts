import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Redis, startRedis } from "@cardwright/testbed";
import { Queue } from "bullmq";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Mistake, type Plan, queueRunner, simulate, threadRunner } from "../src/index.ts";
import { QUEUE_NAME } from "../src/run/queue-address.ts";

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
  const runner = await queueRunner({ url: redis.url });
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
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, out, err })),
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
test("a rule that was changed is played anew, also by a worker that has played it before", async () => {
  // Within the workspace, so that the game finds the engine.
  const cache = fileURLToPath(new URL("../../../.cache", import.meta.url));
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "queue-"));
  const ran = (...parameters: string[]) => started(parameters).ended;
  const worker = started(["worker", "--queue", redis.url, "--workers", "1"]);
  try {
    await ran("new", "coins", "--in", folder, "--alone");
    const sim = (...more: string[]) =>
      ran("sim", join(folder, "coins"), "--games", "20", "--json", "--progress", join(folder, "progress"), ...more);
    const before = await sim("--queue", redis.url);
    const rules = join(folder, "coins/src/game.ts");
    const text = await readFile(rules, "utf8");
    // A number in a function: the game's own data and version stay as they were.
    await writeFile(rules, text.replace("coin1: 1,", "coin1: 9,"));
    const after = await sim("--queue", redis.url);
    expect(JSON.parse(after.out).hash).not.toBe(JSON.parse(before.out).hash);
    expect(after.out).toBe((await sim("--workers", "1")).out);
  } finally {
    worker.child.kill("SIGKILL");
    await rm(folder, { recursive: true });
  }
}, 120_000);
test("what has failed is not kept, so that it is tried anew when it is mended", async () => {
  const worker = await startWorker();
  const runner = await queueRunner({ url: redis.url });
  const queue = new Queue(QUEUE_NAME, { connection: { url: redis.url } });
  try {
    const unknown = { ...plan, games: 4, source: { ...plan.source, game: "chess" } };
    await expect(simulate(unknown, "chess", { runner })).rejects.toThrow('no game "chess"');
    expect(await queue.getJobCounts("failed")).toEqual({ failed: 0 });
  } finally {
    worker.kill("SIGKILL");
    await runner.close();
    await queue.close();
  }
});
test("a Redis that does not answer is told within seconds, with the cure and without its password", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const nowhere = "redis://me:secret@127.0.0.1:9";
  const worker = started(["worker", "--queue", nowhere]).ended;
  const told = { code: 2, err: expect.stringMatching(/no Redis answers at redis:\/\/me:\.\.\.@127.*--queue/) };
  await expect(queueRunner({ url: nowhere })).rejects.toThrow(Mistake);
  await expect(queueRunner({ url: `redis://127.0.0.1:${(silent.address() as AddressInfo).port}` })).rejects.toThrow(
    "Command timed out",
  );
  expect(await worker).toMatchObject(told);
  silent.close();
}, 30_000);
test("a worker whose Redis has gone away leaves when it is told, once", async () => {
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(redis.url);
  const between = createServer((socket) => {
    const there = connect(Number(port), hostname);
    for (const end of [socket, there]) sockets.add(end.on("error", () => undefined));
    socket.pipe(there).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(between, "listening");
  const address = `redis://127.0.0.1:${(between.address() as AddressInfo).port}`;
  const worker = started(["worker", "--queue", address, "--workers", "1"]);
  await worker.heard(/waiting for work/);
  await expect.poll(() => sockets.size).toBeGreaterThan(2);
  between.close();
  for (const socket of sockets) socket.destroy();
  // Until it has noticed: so far it would have said goodbye to one that is there.
  await new Promise((resolve) => setTimeout(resolve, 300));
  worker.child.kill("SIGINT");
  expect((await worker.ended).code).toBe(0);
}, 30_000);
