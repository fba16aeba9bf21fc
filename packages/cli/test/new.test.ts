import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { examineId } from "../src/register.ts";
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
  // Called like a word of the language, and like an expansion of another game.
  for (const name of ["switch", "security"])
    expect(await cardwright(["new", name], { cwd: workspace })).toMatchObject({ code: 0 });
  const made = await cardwright(["new", "river-race", "--json"], { cwd: workspace });
  expect(JSON.parse(made.out)).toMatchObject({ files: expect.arrayContaining(["ui/index.ts"]) });
  const { catalog } = await import(join(workspace, "games/catalog/src/index.ts"));
  expect(catalog.at(-1)).toMatchObject({ game: { id: "river-race" }, name: "River race" });
  expect(catalog.slice(-3).map(({ game }: { game: { id: string } }) => game.id)).toEqual([
    "switch",
    "security",
    "river-race",
  ]);
  // Another name for what is there already, as far as the catalog can tell.
  await expect(examineId(workspace, "riverRace")).rejects.toThrow("has a riverRaceGame already");
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
test("where no folder can be made, it says so and does not wait for one", async () => {
  for (const place of ["/proc/none", import.meta.filename])
    expect(await cardwright(["new", "lake-race", "--alone", "--in", place])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/lake-race cannot be made \(.*\); name another place with --in/),
    });
});
