import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { Interrupted, type Plan, type Runner, simulate, threadRunner } from "../src/index.ts";
import { chunksOf } from "../src/run/plan.ts";
import { rulesOf } from "../src/run/source.ts";

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
test("a progress file that cannot be had is told at once: a lock that names nobody, a folder, a place where nothing can be made", async () => {
  const run = (progressFile: string) => simulate(plan, "strength", { runner: runners[0]!, progressFile });
  const locked = join(folder, "locked.jsonl");
  await writeFile(`${locked}.lock`, "");
  await mkdir(join(folder, "folder.jsonl"));
  const began = performance.now();
  await expect(run(locked)).rejects.toThrow("locked.jsonl.lock names no process; delete it if no other run");
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect(run(join(folder, "folder.jsonl"))).rejects.toThrow(
    /cannot be used \(.*name another file with --progress/,
  );
  await expect(run(join(import.meta.filename, "x"))).rejects.toThrow(/cannot be used \(.*is no folder/);
  if (process.platform === "linux")
    await expect(run("/proc/none/x.jsonl")).rejects.toThrow(/cannot be used \(.*name another file/);
  await rm(`${locked}.lock`);
  await rm(join(folder, "folder.jsonl"), { recursive: true });
});
test("what is under way when a run is stopped is finished; only what has not begun is dropped", async () => {
  const stop = new AbortController();
  const task = (from: number) => ({ kind: "simulate", plan, chunk: { from, to: from + 200 } }) as const;
  const [begun, waiting] = [0, 200].map((from) => runners[0]!.run(task(from), stop.signal));
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop.abort();
  expect((await begun!).games).toHaveLength(200);
  await expect(waiting).rejects.toThrow("aborted");
});
test("a chunk is so small that it takes seconds, also of bots that think long", () => {
  const longest = (kind: "simulate" | "check", ...bots: Plan["bots"]): number =>
    Math.max(...chunksOf(kind, { games: 100_000, bots }).map(({ from, to }) => to - from));
  expect([longest("simulate", "random"), longest("simulate", "random", "greedy")]).toEqual([100, 4]);
  expect([longest("simulate", "greedy", "search"), longest("check", "random")]).toEqual([1, 4]);
});
test("rules are told apart by every file that they consist of, and changes by what is in them", async () => {
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const strength = new URL("./games/strength.ts", import.meta.url).href;
  await write("game.ts", `export { strengthGame as game } from ${JSON.stringify(strength)};\nimport "./rule.ts";\n`);
  await write("rule.ts", "export const most = 3;\n");
  await write("change.json", '{ "options": { "bonus": 1 } }');
  const source = { module: pathToFileURL(join(folder, "game.ts")).href, expansions: [] };
  const changed = { ...source, change: join(folder, "change.json") };
  const [before, changedBefore] = [await rulesOf(source), await rulesOf(changed)];
  expect(await rulesOf(source)).toBe(before);
  expect(changedBefore).not.toBe(before);
  await write("change.json", '{ "options": { "bonus": 2 } }');
  expect(await rulesOf(changed)).not.toBe(changedBefore);
  await write("rule.ts", "export const most = 4;\n");
  expect(await rulesOf(source)).not.toBe(before);
  for (const name of ["game.ts", "rule.ts", "change.json"]) await rm(join(folder, name));
});
test("whoever has other rules than the plan does not play it, and progress of other rules is not gone on from", async () => {
  const rules = await rulesOf({ ...plan.source, module: catalog });
  const mine = { ...plan, games: 4, rules };
  const progressFile = join(folder, "rules.jsonl");
  const run = (given: Plan) => simulate(given, "strength", { runner: runners[0]!, progressFile });
  expect(await run(mine)).toMatchObject({ finished: 4 });
  await expect(run({ ...mine, rules: "others" })).rejects.toThrow("are not those that the run was started with");
  await writeFile(progressFile, (await readFile(progressFile, "utf8")).split("\n")[0]!);
  await expect(run(mine)).rejects.toThrow("progress of another run, or of other rules");
  await rm(progressFile);
});
test("one bot on all seats wins its share of them, which is known exactly", async () => {
  const result = await simulate({ ...plan, games: 4, bots: ["random"] }, "strength", { runner: runners[0]! });
  expect(result.bots[0]!.rate).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
});
test("a game that is not there is named, with those that are", async () => {
  const source = { ...plan.source, game: "chess" };
  await expect(simulate({ ...plan, source }, "chess", { runner: runners[0]! })).rejects.toThrow(
    'no game "chess"; the catalog has strength',
  );
});
test("what is no game is told with what a module of a game exports", async () => {
  const told = async (text: string): Promise<string> => {
    const module = join(folder, `wrong-${(await readdir(folder)).length}.ts`);
    await writeFile(module, text);
    return rulesOf({ module: pathToFileURL(module).href, expansions: [] }).catch(({ message }) => message);
  };
  expect(await told("export const game = 5;")).toMatch(/exports as "game" is none; a module of a game exports "game"/);
  expect(await told("export const gaem = 5;")).toMatch(/exports no "game"; a module of a game exports "game"/);
  const source = { module: catalog, game: "strength", expansions: ["tide", "tide"] };
  await expect(rulesOf(source)).rejects.toThrow('has no expansion "tide"');
});
