import { fork } from "node:child_process";
import { once } from "node:events";
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
