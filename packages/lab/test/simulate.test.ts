import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Interrupted, type Plan, type Runner, simulate, threadRunner } from "../src/index.ts";

const catalog = new URL("./games/catalog.ts", import.meta.url).href;
const plan: Plan = {
  source: { module: "catalog", game: "strength", expansions: [] },
  games: 200,
  seed: "lab",
  bots: ["random", "greedy"],
};
const runners = [1, 2, 3].map((threads) => threadRunner({ threads, catalog }));
const folder = await mkdtemp(join(tmpdir(), "cardwright-lab-"));
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.close()));
  await rm(folder, { recursive: true });
});

test("the same plan has the same result whatever the number of workers", async () => {
  const results = await Promise.all(runners.map((runner) => simulate(plan, "strength", { runner })));
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
  expect(results[0]).toMatchObject({ game: "strength", games: 200, seed: "lab", finished: 200 });
  expect(results[0]!.wins[0]! + results[0]!.wins[1]! + results[0]!.draws).toBe(200);
  expect(results[0]!.hash).toMatch(/^[0-9a-f]{64}$/);
});
test("another seed has another result, and each bot plays every seat as often", async () => {
  const [here, there] = await Promise.all(
    ["lab", "other"].map((seed) => simulate({ ...plan, seed }, "strength", { runner: runners[1]! })),
  );
  expect(there!.hash).not.toBe(here!.hash);
  expect(here!.bots.map(({ bot, of }) => [bot, of])).toEqual([
    ["random", 200],
    ["greedy", 200],
  ]);
});

/** A runner that breaks off after some tasks, as when someone presses Ctrl-C. */
function breaking(runner: Runner, after: number, stop: AbortController): Runner & { ran: number } {
  const counting = {
    ...runner,
    width: 1,
    ran: 0,
    run: async (task: never, signal?: AbortSignal) => {
      if (counting.ran++ >= after) stop.abort();
      return runner.run(task, signal);
    },
  };
  return counting as Runner & { ran: number };
}
test("an interrupted run goes on where it stopped, with the same result", async () => {
  const progressFile = join(folder, "sim.jsonl");
  const stop = new AbortController();
  const first = breaking(runners[0]!, 10, stop);
  await expect(simulate(plan, "strength", { runner: first, progressFile, signal: stop.signal })).rejects.toThrow(
    Interrupted,
  );
  const kept = (await readFile(progressFile, "utf8")).split("\n").length - 2;
  expect(kept).toBeGreaterThan(3);
  // A line that was cut off in the middle is done again.
  await writeFile(progressFile, `${await readFile(progressFile, "utf8")}{"index":40,"res`);
  const second = breaking(runners[0]!, Number.POSITIVE_INFINITY, stop);
  const resumed = await simulate(plan, "strength", { runner: second, progressFile });
  expect(second.ran).toBe(50 - kept);
  expect(resumed).toEqual(await simulate(plan, "strength", { runner: runners[0]! }));
  expect(await readdir(folder)).toEqual([]);
});
test("the progress of another run is not taken for this one's", async () => {
  const progressFile = join(folder, "other.jsonl");
  await writeFile(progressFile, `{"plan":"another"}\n`);
  await expect(simulate(plan, "strength", { runner: runners[0]!, progressFile })).rejects.toThrow(
    "progress of another run",
  );
  await rm(progressFile);
});
test("two equal runs at once do not write into one file, and one that was killed leaves it to the next", async () => {
  const progressFile = join(folder, "shared.jsonl");
  const run = () => simulate(plan, "strength", { runner: runners[0]!, progressFile });
  const [first, second] = await Promise.allSettled([run(), run()]);
  const told = [first, second].map((one) => (one!.status === "rejected" ? String(one!.reason) : "done")).sort();
  expect(told[0]).toMatch(/in use by another run \(process \d+\); wait for its end, or name another file/);
  expect(told[1]).toBe("done");
  // The number of a process that has ended.
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  await writeFile(`${progressFile}.lock`, String(pid));
  await run();
  expect(await readdir(folder)).toEqual([]);
});
test("a game that is not there is named, with those that are", async () => {
  const source = { ...plan.source, game: "chess" };
  await expect(simulate({ ...plan, source }, "chess", { runner: runners[0]! })).rejects.toThrow(
    'no game "chess"; the catalog has strength',
  );
});
