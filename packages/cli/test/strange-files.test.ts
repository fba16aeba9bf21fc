import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";

/** Replays come from anyone: what one of them says is looked at, and nothing that it names is run. */

const folder = await mkdtemp(join(tmpdir(), "cardwright-files-"));
afterAll(() => rm(folder, { recursive: true }));
const here = { cwd: folder };
const write = (name: string, content: unknown) => writeFile(join(folder, name), `${JSON.stringify(content)}\n`);

beforeAll(async () => {
  const play = ["play", "taktik", "--bot", "random", "--seed", "7", "--save", "match.json"];
  await cardwright(play, { ...here, input: "concede\n" });
  const { header, lines, seed } = JSON.parse(await readFile(join(folder, "match.json"), "utf8"));
  await write("hostile.json", { header: { ...header, game: "./evil.mjs" }, lines, seed });
  await write("foreign.json", { header: { ...header, game: "chess" }, lines, seed });
  await write("unended.json", { header, lines });
  await write("crowded.json", { header: { ...header, seats: 99_999_999 }, lines, seed });
  await write("extended.json", { header: { ...header, expansions: ["fog"] }, lines, seed });
  await write("null.json", null);
  await writeFile(
    join(folder, "evil.mjs"),
    'import { writeFileSync } from "node:fs";\nwriteFileSync("ran", "");\nexport const game = { id: "./evil.mjs" };\n',
  );
});
test("no command runs a module that a file names", async () => {
  const refused = expect.stringMatching(/"\.\/evil\.mjs", which is not in the catalog .* with --game/);
  const [verified, shown, compared, scene] = await Promise.all([
    cardwright(["verify", "hostile.json"], here),
    cardwright(["replay", "hostile.json"], here),
    cardwright(["rules-diff", "hostile.json"], here),
    cardwright(["scene", "hostile.json", "--step", "1"], here),
  ]);
  expect(existsSync(join(folder, "ran"))).toBe(false);
  expect(verified).toMatchObject({ code: 1, out: refused });
  expect(compared).toMatchObject({ code: 1, out: refused });
  expect(shown).toMatchObject({ code: 2, err: refused });
  expect(scene).toMatchObject({ code: 2, err: refused });
});
test("rules-diff says of each file by itself that it cannot be played again, and why", async () => {
  const files = ["unended.json", "foreign.json", "null.json", "match.json"];
  const { code, out } = await cardwright(["rules-diff", ...files, "--json"], here);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual([
    { match: "unended.json", same: false, from: null, because: expect.stringContaining("it has no seed") },
    {
      match: "foreign.json",
      same: false,
      from: null,
      because: expect.stringContaining('"chess", which is not in the'),
    },
    { match: "null.json", same: false, from: null, because: expect.stringContaining("a header and lines") },
    { match: "match.json", same: true, from: null, because: null },
  ]);
});
test("what is no replay is not verified, and shown by no command; a replay is of its own game", async () => {
  const [nothing, foreign, shown, other] = await Promise.all([
    cardwright(["verify", "null.json", "--json"], here),
    cardwright(["verify", "foreign.json", "--json"], here),
    cardwright(["replay", "null.json"], here),
    cardwright(["replay", "match.json", "--game", "politics"], here),
  ]);
  expect(nothing.code).toBe(1);
  expect(JSON.parse(nothing.out)).toMatchObject({
    verdict: "refused",
    because: expect.stringContaining("a header and lines"),
  });
  expect(foreign.code).toBe(1);
  expect(JSON.parse(foreign.out)).toMatchObject({
    verdict: "refused",
    because: expect.stringContaining("with --game"),
  });
  expect(shown).toMatchObject({ code: 2, err: expect.stringContaining("a replay has a header and lines") });
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('of the game "taktik", not of politics') });
});
test("a match at more seats than its game has, or with another expansion, is no replay of that game", async () => {
  const words = [
    ["crowded.json", "it has 99999999 seats, and taktik is for 2 to 2"],
    ["extended.json", 'taktik has no expansion "fog"; it has none'],
  ] as const;
  for (const [name, why] of words) {
    const [verified, shown] = await Promise.all([
      cardwright(["verify", name, "--json"], here),
      cardwright(["replay", name, "--step", "1"], here),
    ]);
    expect([verified.code, JSON.parse(verified.out)]).toMatchObject([1, { verdict: "refused", because: why }]);
    expect(shown).toMatchObject({ code: 2, err: expect.stringContaining(why) });
  }
});
