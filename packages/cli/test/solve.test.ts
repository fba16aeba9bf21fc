import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";

const kuhn = fileURLToPath(new URL("../../../bench/src/bots/games/kuhn.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "solve-"));
afterAll(() => rm(folder, { recursive: true }));

test("a small game is solved, and its table is written", async () => {
  const file = join(folder, "kuhn.json");
  const parameters = ["solve", kuhn, "--iterations", "3000", "--deals", "500", "--save", file, "--json"];
  const { code, out } = await cardwright(parameters);
  expect(code).toBe(0);
  const result = JSON.parse(out);
  expect(result).toMatchObject({ game: "kuhn", decisions: 12, iterations: 3_000, stopped: false });
  // Played evenly it gives away 0.125 of a victory.
  expect(result.exploitability).toBeLessThan(0.05);
  const { policy, rules } = JSON.parse(await readFile(file, "utf8"));
  expect(rules).toMatch(/^[0-9a-f]{64}$/);
  expect(Object.keys(policy)).toHaveLength(12);
});
test("a game that is too large is refused with the reason", async () => {
  const { code, err } = await cardwright(["solve", "taktik", "--iterations", "1"]);
  expect(code).toBe(2);
  expect(err).toContain("too large for a table");
});
