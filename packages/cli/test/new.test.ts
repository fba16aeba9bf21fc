import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { withGame } from "../src/register.ts";
import { cardwright } from "./run.ts";

// Within the workspace, so that what is made finds the engine as a user's game does.
const root = fileURLToPath(new URL("../../../.cache", import.meta.url));
await mkdir(root, { recursive: true });
const folder = await mkdtemp(join(root, "new-"));
afterAll(() => rm(folder, { recursive: true }));

test("a new game runs, obeys the laws and can be played, in less than a minute", async () => {
  const made = await cardwright(["new", "river-race", "--alone", "--in", folder, "--json"]);
  expect(made).toMatchObject({ code: 0 });
  const game = join(folder, "river-race");
  const checked = await cardwright(["check", game, "--seeds", "2", "--json"], { cwd: folder });
  expect(JSON.parse(checked.out)).toMatchObject({ ok: true, game: "river-race", seeds: 2 });
  const played = await cardwright(["play", game, "--bot", "random", "--seed", "1"], { input: "1\n1\nconcede\n" });
  expect(played.out).toContain("Play a coin");
  const again = await cardwright(["new", "river-race", "--in", folder]);
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining("there already") });
});
test("it is in the project's config, its table can be drawn and its tests pass", async () => {
  const config = join(folder, "project", "cardwright.config.ts");
  await mkdir(join(folder, "project"));
  await writeFile(config, "export default { games: [] };\n");
  const here = { cwd: join(folder, "project"), config };
  for (const name of ["switch", "security"]) expect(await cardwright(["new", name], here)).toMatchObject({ code: 0 });
  expect(await readFile(config, "utf8")).toBe('export default { games: ["./games/switch", "./games/security"] };\n');
  const games = await cardwright(["games", "--json"], here);
  expect(JSON.parse(games.out)).toMatchObject([{ id: "switch", name: "Switch" }, { id: "security" }]);
  const { table } = await import(join(folder, "project/games/switch/ui/index.ts"));
  expect(table).toMatchObject({ presets: [{ id: "short" }] });
  const vitest = fileURLToPath(new URL("../../../node_modules/vitest/vitest.mjs", import.meta.url));
  const tested = spawnSync(process.execPath, [vitest, "run", "--root", join(folder, "project/games/switch")], {
    encoding: "utf8",
  });
  expect([tested.status, tested.stdout]).toEqual([0, expect.stringMatching(/2 passed/)]);
});
test("a list is written on as it was begun", () => {
  expect(withGame('games: ["./a"]', "./b")).toBe('games: ["./a", "./b"]');
  expect(withGame('games: [\n    "./a",\n  ],', "./b")).toBe('games: [\n    "./a",\n    "./b",\n  ],');
  expect(withGame("games: all,", "./b")).toBeUndefined();
});
test("a folder whose name begins with a dot is a folder in the list too", async () => {
  const config = join(folder, "dotted", "cardwright.config.ts");
  await mkdir(join(folder, "dotted"));
  await writeFile(config, "export default { games: [] };\n");
  const made = await cardwright(["new", "coins", "--in", ".drafts"], { cwd: join(folder, "dotted"), config });
  expect(made).toMatchObject({ code: 0 });
  expect(await readFile(config, "utf8")).toContain('"./.drafts/coins"');
});
test("where no folder can be made, or no engine is, it says so", async () => {
  for (const place of ["/proc/none", import.meta.filename])
    expect(await cardwright(["new", "lake-race", "--alone", "--in", place])).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /lake-race cannot be made \(.*\); name another place with --in|@cardwright\/core is not installed/,
      ),
    });
  const elsewhere = await mkdtemp(join(tmpdir(), "cardwright-new-"));
  expect(await cardwright(["new", "lake-race", "--alone", "--in", elsewhere])).toMatchObject({
    code: 2,
    err: expect.stringContaining("npm create cardwright"),
  });
  await rm(elsewhere, { recursive: true });
});
