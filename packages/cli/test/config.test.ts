import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { scaffoldFiles } from "../src/scaffold.ts";
import { cardwright } from "./run.ts";

const root = fileURLToPath(new URL("../../../.cache", import.meta.url));
await mkdir(root, { recursive: true });
const folder = await mkdtemp(join(root, "config-"));
afterAll(() => rm(folder, { recursive: true }));

let projects = 0;
/** A project with a config and, for each name, a game of that id. */
async function project(config: string, games: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) {
  const home = join(folder, String(projects++));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), text);
  };
  await write("cardwright.config.ts", config);
  for (const [name, files] of Object.entries(games))
    for (const [path, text] of Object.entries(files)) await write(`games/${name}/${path}`, text);
  return home;
}
const inside = (cwd: string, ...parameters: string[]) => cardwright(parameters, { cwd, config: "" });

test("a config is found from any folder below it, and --help needs none", async () => {
  const home = await project('export default { games: ["./games/coins"] };', { coins: scaffoldFiles("coins") });
  const games = await inside(join(home, "games", "coins", "src"), "games", "--json");
  expect(JSON.parse(games.out)).toMatchObject([{ id: "coins", seats: 2 }]);
  const sim = await inside(join(home, "games"), "sim", "coins", "--games", "4", "--workers", "2", "--json");
  expect(JSON.parse(sim.out)).toMatchObject({ game: "coins", finished: 4 });
  const broken = await project("export default {");
  expect(await inside(broken, "sim", "--help")).toMatchObject({ code: 0 });
});
test.for([
  ["no list", "export default { };", "games: "],
  ["no default export", "export const games = [];", "has no default export"],
  ["an unknown word", 'export default { games: ["./games/coins"], tittle: "x" };', "tittle"],
  ["a text for a list", 'export default { games: "./games/coins" };', 'as in ["./games/coins"]'],
  ["a blank before a name", 'export default { games: [" ./games/coins"] };', "games.0: has a blank"],
  ["an id that fits no address", 'export default { games: ["./games/loud"] };', 'has the id "Big Coins!"'],
  ["expansions that are none", 'export default { games: ["./games/wider"] };', '"expansions" is no list'],
  ["a syntax error", "export default {", "cannot be loaded"],
  ["a folder that is not there", 'export default { games: ["./games/cions"] };', 'names the game "./games/cions"'],
  ["a package that is not there", 'export default { games: ["no-such-game"] };', "npm install no-such-game"],
  ["two games of one id", 'export default { games: ["./games/coins", "./games/again"] };', 'are both the game "coins"'],
  ["one game twice", 'export default { games: ["./games/coins", "./games/coins"] };', "take one of the lines away"],
  [
    "a card that its schema refuses",
    'export default { games: ["./games/cards"] };',
    "1.value: Invalid input: expected number, received string (\u2026)",
  ],
  ["rules that throw", 'export default { games: ["./games/throws"] };', "planted (\u2026)"],
  ["ratings that are none", 'export default { games: ["./games/rated"] };', '"ratings" is no list of levels'],
  ["rules without a game", 'export default { games: ["./games/nothing"] };', 'exports no "game"'],
] as const)("%s is told by name, and the command was called wrongly", async ([, config, words]) => {
  const coins = scaffoldFiles("coins");
  const home = await project(config, {
    coins,
    again: coins,
    rated: { ...coins, "src/index.ts": `${coins["src/index.ts"]}\nexport const ratings = { greedy: 1200 };\n` },
    cards: {
      "src/index.ts": `import { z } from "@cardwright/core";
z.array(z.object({ value: z.int() })).parse([{ value: 1 }, { value: "2" }]);`,
    },
    throws: { "src/index.ts": 'throw new Error("planted");' },
    loud: { ...coins, "src/game.ts": coins["src/game.ts"]!.replace('id: "coins"', 'id: "Big Coins!"') },
    wider: { ...coins, "src/index.ts": 'export { game } from "./game.ts"; export const expansions = [1];' },
    nothing: { "src/index.ts": "export const other = 1;" },
  });
  const { code, err } = await inside(home, "games");
  expect([code, err.replaceAll(home, "").replace(/\(\/.*?\)/, "(\u2026)")]).toEqual([
    2,
    expect.stringContaining(words),
  ]);
});
test("a game without a table cannot be shown, and a server setting that is none is told", async () => {
  const { "ui/index.ts": _, ...files } = scaffoldFiles("coins");
  const home = await project('export default { games: ["./games/coins"], server: { prot: 1 } };', { coins: files });
  expect(await inside(home, "build")).toMatchObject({ code: 2, err: expect.stringContaining("has no table") });
  expect(await inside(home, "serve")).toMatchObject({ code: 2, err: expect.stringContaining("prot") });
});
const ONE = 'export default { games: ["./games/coins"] };';
test("a page whose table is not there is neither built nor developed", async () => {
  const { "ui/index.ts": _, ...files } = scaffoldFiles("coins");
  const none = await project(ONE, { coins: files });
  expect(await inside(none, "dev", "--port", "0")).toMatchObject({
    code: 2,
    err: expect.stringContaining("has no table"),
  });
  const empty = await project(ONE, { coins: { ...files, "ui/index.ts": "export const tabel = {};" } });
  const { code, err } = await inside(empty, "build", "--page-only");
  expect([code, err]).toEqual([2, expect.stringContaining('"table" is not exported by "games/coins/ui/index.ts"')]);
});
test("words that cannot be said, and rules that nothing says the needs of, are told before anything is built", async () => {
  const words = { "words/en.mf2": "[game]\nname = {{oops\n" };
  const home = await project(ONE, { coins: { ...scaffoldFiles("coins"), ...words } });
  const spoilt = await inside(home, "build", "--page-only");
  expect(spoilt).toMatchObject({ code: 2, err: expect.stringContaining("words/en.mf2:2: game.name: ") });
  const bare = await inside(await project(ONE, { coins: scaffoldFiles("coins") }), "build");
  expect(bare).toMatchObject({ code: 2, err: expect.stringContaining("npm init") });
});
test("without a config a command says how to make one", async () => {
  const { code, err } = await cardwright(["serve"], { cwd: "/", config: "" });
  expect([code, err]).toEqual([2, expect.stringContaining("npm create cardwright")]);
});
