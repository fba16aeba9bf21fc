import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
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
test("it is in the catalog and on the shelf of the workspace, its table can be drawn and its tests pass", async () => {
  const workspace = join(folder, "workspace");
  const original = fileURLToPath(new URL("../../../games/catalog", import.meta.url));
  for (const path of ["package.json", "src", "ui"])
    await cp(join(original, path), join(workspace, "games/catalog", path), { recursive: true });
  const made = await cardwright(["new", "river-race", "--json"], { cwd: workspace });
  expect(JSON.parse(made.out)).toMatchObject({ files: expect.arrayContaining(["ui/index.ts"]) });
  const { catalog } = await import(join(workspace, "games/catalog/src/index.ts"));
  expect(catalog.at(-1)).toMatchObject({ game: { id: "river-race" }, name: "River race" });
  const { shelf } = await import(join(workspace, "games/catalog/ui/index.ts"));
  expect(shelf.at(-1)).toMatchObject({ id: "river-race", name: "River race" });
  expect(await shelf.at(-1).load()).toMatchObject({ presets: [{ id: "short" }] });
  const { dependencies } = JSON.parse(await readFile(join(workspace, "games/catalog/package.json"), "utf8"));
  expect(Object.keys(dependencies)).toEqual([...Object.keys(dependencies)].sort());
  expect(dependencies).toHaveProperty("@cardwright/game-river-race");
  const vitest = fileURLToPath(new URL("../../../node_modules/vitest/vitest.mjs", import.meta.url));
  const tested = spawnSync(process.execPath, [vitest, "run", "--root", join(workspace, "games/river-race")], {
    encoding: "utf8",
  });
  expect([tested.status, tested.stdout]).toEqual([0, expect.stringMatching(/2 passed/)]);
  const alone = await cardwright(["new", "lake-race", "--alone", "--json"], { cwd: workspace });
  expect(JSON.parse(alone.out)).toMatchObject({ files: expect.not.arrayContaining(["ui/index.ts"]), changed: [] });
});
