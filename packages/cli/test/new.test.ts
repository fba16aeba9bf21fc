import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";

// Within the workspace, so that what is made finds the engine as a user's game does.
const root = fileURLToPath(new URL("../../../.cache", import.meta.url));
await mkdir(root, { recursive: true });
const folder = await mkdtemp(join(root, "new-"));
afterAll(() => rm(folder, { recursive: true }));

test("a new game runs, obeys the laws and can be played, in less than a minute", async () => {
  const made = await cardwright(["new", "river-race", "--in", folder, "--json"]);
  expect(made).toMatchObject({ code: 0 });
  const game = join(folder, "river-race");
  const checked = await cardwright(["check", game, "--seeds", "2", "--json"], { cwd: folder });
  expect(JSON.parse(checked.out)).toMatchObject({ ok: true, game: "river-race", seeds: 2 });
  const played = await cardwright(["play", game, "--bot", "random", "--seed", "1"], { input: "1\n1\nconcede\n" });
  expect(played.out).toContain("Play a coin");
  const again = await cardwright(["new", "river-race", "--in", folder]);
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining("there already") });
});
