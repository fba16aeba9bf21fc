import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Plan, type TrainOptions, threadRunner, train, tryNet } from "../src/index.ts";
import { inCatalog, loadGame } from "../src/run/source.ts";

const catalog = new URL("../../bots/test/games/catalog.ts", import.meta.url).href;
const plan: Plan = {
  source: { module: "catalog", game: "duel", expansions: [] },
  games: 512,
  seed: "lab",
  bots: ["random"],
};
const { engine } = await loadGame(inCatalog(plan.source, catalog));
const runners = [1, 2].map((threads) => threadRunner({ threads, catalog }));
const folder = await mkdtemp(join(tmpdir(), "cardwright-train-"));
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.close()));
  await rm(folder, { recursive: true });
});
const options = (more: Partial<TrainOptions> = {}): TrainOptions => ({
  runner: runners[0]!,
  hidden: 4,
  gate: { every: 256, duels: 60 },
  ...more,
});
const whole = await train(plan, engine, options());

test("a net that was trained beats random, and passed the gate by duels", async () => {
  expect(whole).toMatchObject({ lessons: 512, stopped: false });
  expect(whole.gates).toHaveLength(2);
  expect(whole.gates[0]).toMatchObject({ lessons: 256, duels: 60, kept: true });
  const { low } = await tryNet({ ...plan, games: 200, seed: "trial" }, whole.weights, runners[1]!);
  expect(low).toBeGreaterThan(0.6);
}, 120_000);
test("the same seed makes the same net with any number of threads, and another seed another", async () => {
  const two = await train(plan, engine, options({ runner: runners[1]! }));
  expect(two.weights).toEqual(whole.weights);
  expect(two.gates).toEqual(whole.gates);
  const other = await train({ ...plan, games: 128, seed: "other" }, engine, options());
  const same = await train({ ...plan, games: 128 }, engine, options());
  expect(other.weights.arrays).not.toEqual(same.weights.arrays);
}, 120_000);
test("a training that was stopped goes on to the same net", async () => {
  const file = join(folder, "stopped.json");
  const stop = new AbortController();
  const progress = (done: number): void => void (done >= 192 && stop.abort());
  const first = await train(plan, engine, options({ file, signal: stop.signal, progress }));
  expect(first).toMatchObject({ lessons: 192, stopped: true });
  const second = await train(plan, engine, options({ file }));
  expect(second).toMatchObject({ lessons: 512, stopped: false });
  expect(second.weights).toEqual(whole.weights);
}, 120_000);
test("the progress of another training is refused by name", async () => {
  const file = join(folder, "other.json");
  await train({ ...plan, games: 64 }, engine, options({ file }));
  await expect(train({ ...plan, seed: "another" }, engine, options({ file }))).rejects.toThrow("another training");
  await writeFile(file, "{");
  await expect(train(plan, engine, options({ file }))).rejects.toThrow("another training");
}, 120_000);
