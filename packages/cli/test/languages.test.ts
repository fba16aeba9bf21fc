import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";

/** A language that is asked for, and files that are wrong: told by name, and everything else is said all the same. */

const root = fileURLToPath(new URL("../../../.cache", import.meta.url));
await mkdir(root, { recursive: true });
const folder = await mkdtemp(join(root, "languages-"));
const config = join(folder, "cardwright.config.ts");
const words = join(folder, "games/river-race/words");
const ENGLISH = `[game]
name = River Race

[params]
seat = seat

[card]
coin1.name = One Coin
coin2.name = Two Coins
coin3.name = Three Coins
`;
const demo = (language: string) =>
  cardwright(["demo", "river-race", "--seed", "1", "--language", language], { cwd: folder, config });
beforeAll(async () => {
  await writeFile(config, "export default { games: [] };\n");
  expect(await cardwright(["new", "river-race"], { cwd: folder, config })).toMatchObject({ code: 0 });
  await mkdir(words, { recursive: true });
  await writeFile(join(words, "en.mf2"), ENGLISH);
  await writeFile(join(words, "de.mf2"), "[card]\ncoin1.name = Ein Taler\ncoin2.name = {$taler} Taler\n");
  await writeFile(
    join(words, "fr.mf2"),
    "[card]\ncoin1.name = Une pièce\ncoin2.name = Deux pièces\ncoin3.name = Trois pièces\n",
  );
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test("a language that is not there is told by name, with those that are", async () => {
  expect(await cardwright(["demo", "politics", "--language", "tlh"])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no language "tlh"; there are de, en'),
  });
  expect(await cardwright(["demo", "politics", "--language", "en_GB.UTF-8"])).toMatchObject({ code: 0 });
});
test("a message with a wrong parameter is told by file and line, and is said in English, it alone", async () => {
  const { code, out, err } = await demo("de");
  expect(code).toBe(0);
  expect(err).toMatch(/de\.mf2:3: card\.coin2\.name: no parameter \$taler/);
  expect(out).toContain("„Ein Taler“");
  expect(out).toContain("Two Coins");
  expect(out).not.toContain("One Coin");
});
test("a third language in the folder of a game is spoken, and the rest is borrowed", async () => {
  const { code, out, err } = await demo("fr");
  expect({ code, err }).toEqual({ code: 0, err: expect.not.stringContaining("fr.mf2") });
  expect(out).toContain("Une pièce");
  expect(out).not.toMatch(/(One|Two|Three) Coin/);
});
test("a replay is read in words: who did what, and what came of it", async () => {
  const file = join(folder, "match.json");
  const played = await cardwright(["play", "politics", "--bot", "random", "--seed", "3", "--save", file], {
    input: "1\n1\nq\n",
  });
  expect(played.err).toContain(`wrote ${file}`);
  const { code, out } = await cardwright(["replay", file, "--language", "de"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^ +0\. Die Partie wird aufgebaut\.$/m);
  expect(out).toMatch(/^ +1\. Spieler 1: Karte spielen$/m);
  expect(out).not.toMatch(/playCard|seat \d/);
});
test("a demonstration has the seats and expansions that it is asked for", async () => {
  const { code, out } = await cardwright([
    ...["demo", "balance-control", "--seats", "3", "--expansions", "economy,climate"],
    ...["--language", "de", "--seed", "2"],
  ]);
  expect(code).toBe(0);
  expect(out).toContain("Es spielen 3 Bots (random).");
  expect(out).toContain("Spieler 3");
  expect(out).toMatch(/Im Angebot: „/);
});
