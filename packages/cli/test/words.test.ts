import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";

// Within the workspace, so that what is made finds the engine as a user's game does.
const root = fileURLToPath(new URL("../../../.cache", import.meta.url));
await mkdir(root, { recursive: true });
const folder = await mkdtemp(join(root, "words-"));
afterAll(() => rm(folder, { recursive: true }));

test("a project's own words are checked: what cannot be said and what a language lacks", async () => {
  const config = join(folder, "cardwright.config.ts");
  await writeFile(config, "export default { games: [] };\n");
  const here = { cwd: folder, config };
  expect(await cardwright(["new", "river-race"], here)).toMatchObject({ code: 0 });
  const words = join(folder, "games/river-race/words");
  await mkdir(words, { recursive: true });
  await writeFile(join(words, "en.mf2"), "[params]\ncount = number\n\n[label]\nleft = {$count} left\nover = Over\n");
  const right = await cardwright(["words"], here);
  expect(right).toMatchObject({ code: 0, out: expect.stringContaining("river-race, en: every message can be said") });
  expect(right.out).toContain("for want of a message: game.name");
  await writeFile(join(words, "de.mf2"), "[label]\nleft = noch {$cuont}\n");
  const wrong = await cardwright(["words", "river-race"], here);
  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain("de.mf2:2: label.left: no parameter $cuont");
  expect(wrong.out).toContain("de.mf2: label.over is missing");
  expect(await cardwright(["words", "lake-race"], here)).toMatchObject({
    code: 2,
    err: expect.stringContaining("river-race"),
  });
});
