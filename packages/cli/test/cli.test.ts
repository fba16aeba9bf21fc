import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { catalog } from "@cardwright/catalog";
import { afterAll, expect, test } from "vitest";
import { createProgram } from "../src/index.ts";
import { cardwright } from "./run.ts";
import { serving } from "./serving.ts";

const folder = await mkdtemp(join(tmpdir(), "cardwright-cli-"));
afterAll(() => rm(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

test("games lists the catalog", async () => {
  const { code, out } = await cardwright(["games", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(catalog.map(({ game }) => game.id));
});
test("every command takes --json, and its help has examples", () => {
  for (const command of createProgram().commands) {
    expect([command.name(), command.options.some(({ long }) => long === "--json")]).toEqual([command.name(), true]);
    let help = "";
    command
      .configureOutput({
        writeOut(text) {
          help += text;
        },
      })
      .outputHelp();
    expect(help).toContain("Examples:\n  cardwright");
  }
});
test("sim prints what scripts rely on, the same with one worker and with two", async () => {
  const sim = (workers: string) =>
    // Each with a file of its own, so that neither goes on from what the other has done.
    cardwright(
      [
        "sim",
        "taktik",
        "--games",
        "12",
        "--seed",
        "s",
        "--workers",
        workers,
        "--json",
        "--progress",
        `workers-${workers}`,
      ],
      { cwd: folder },
    );
  const [one, two] = await Promise.all([sim("1"), sim("2")]);
  expect(one.code).toBe(0);
  expect(two.out).toBe(one.out);
  expect(JSON.parse(one.out)).toMatchObject({
    game: "taktik",
    games: 12,
    seed: "s",
    finished: 12,
    wins: [expect.any(Number), expect.any(Number)],
    length: { mean: expect.any(Number) },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
test("errors name the cure, and the exit code says whose fault it is", async () => {
  const [unknown, wrong, nothing, endless, crowd, twice] = await Promise.all([
    cardwright(["sim", "chess"]),
    cardwright(["sim", "taktik", "--games", "many"]),
    cardwright(["replay", file("missing.json")]),
    cardwright(["sim", "taktik", "--games", "99999999999"]),
    cardwright(["sim", "taktik", "--bots", "random,greedy,random"]),
    cardwright(["sim", "balance-control", "--expansions", "climate,climate"]),
  ]);
  expect(endless).toMatchObject({
    code: 2,
    err: expect.stringContaining("it is at most 10000000; start several runs"),
  });
  expect(crowd).toMatchObject({ code: 2, err: expect.stringContaining("3 bots have no room at 2 seats") });
  expect(twice).toMatchObject({ code: 2, err: expect.stringContaining('"climate" is named twice') });
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('no game "chess"; there are') });
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("whole number") });
  expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining("cannot read") });
});
test("what is wrong with a game of one's own is told with its file and line", async () => {
  const game = async (name: string, text: string) => {
    await writeFile(file(name), text);
    return cardwright(["sim", file(name)]);
  };
  const [failing, unreadable, none] = await Promise.all([
    game("failing.ts", "const cards = {} as { deck?: { size: number } };\n\nexport const game = cards.deck!.size;\n"),
    game("unreadable.ts", "const a = 1;\nexport const game = = a;\n"),
    game("none.ts", "export const game = 5;\n"),
  ]);
  const traced = (name: string, line: number) =>
    expect.stringMatching(new RegExp(`\\(.*${name}:${line}\\); CARDWRIGHT_TRACE=1 shows the whole trace`));
  expect(failing).toMatchObject({ code: 3, err: traced("failing.ts", 3) });
  expect(unreadable).toMatchObject({ code: 3, err: traced("unreadable.ts", 2) });
  expect(none).toMatchObject({ code: 2, err: expect.stringContaining('a module of a game exports "game"') });
});
test("where a result is to be written is looked at before it is worked for, and what cannot be kept is shown", async () => {
  const balance = (html: string) =>
    cardwright(["balance", "politics", "--games", "2", "--workers", "1", "--json", "--html", html], { cwd: folder });
  const play = (save: string) =>
    cardwright(["play", "politics", "--bot", "random", "--seed", "1", "--save", save, "--json"], { input: "q\n" });
  const [report, match, full, kept] = await Promise.all([
    balance(file("nowhere/report.html")),
    play(file("nowhere/match.json")),
    // Takes nothing, though it can be opened.
    process.platform === "linux" ? balance("/dev/full") : undefined,
    process.platform === "linux" ? play("/dev/full") : undefined,
  ]);
  const cannot = (flag: string) =>
    expect.stringMatching(new RegExp(`${flag} .* cannot be written .*; name another file`));
  expect(report).toMatchObject({ code: 2, out: "", err: cannot("--html") });
  expect(match).toMatchObject({ code: 2, out: "", err: cannot("--save") });
  if (full === undefined || kept === undefined) return;
  expect(full).toMatchObject({ code: 2, out: expect.stringContaining('"games":2'), err: cannot("--html") });
  expect(kept).toMatchObject({ code: 2, out: expect.stringContaining('"outcome":null'), err: cannot("--save") });
});

test("a match can be played with numbers, saved, shown, verified and made a test", async () => {
  const replay = file("match.json");
  const input = `${"1\n1 2 3 4 5 6\n1\n1\n".repeat(3)}concede\n`;
  const played = await cardwright(["play", "taktik", "--bot", "random", "--seed", "7", "--save", replay, "--json"], {
    input,
  });
  expect(played.out).toContain("What do you do?");
  expect(played.out).toContain("your tactics");
  const shown = await cardwright(["replay", replay, "--step", "1", "--as", "0"]);
  expect(shown).toMatchObject({ code: 0, out: expect.stringContaining("as you see it") });
  const verified = await cardwright(["verify", replay, "--json"]);
  // It was played here, and no server has signed it.
  expect(verified.code).toBe(1);
  expect(JSON.parse(verified.out)).toMatchObject({ verdict: "consistent", ended: true, signedBy: null });
});
test("a scene made of a step of a replay is a test that passes, and fails when the step goes otherwise", async () => {
  // Within the workspace, where what it imports is found.
  const cache = fileURLToPath(new URL("../../../.cache", import.meta.url));
  await mkdir(cache, { recursive: true });
  const home = await mkdtemp(join(cache, "scene-"));
  try {
    const out = join(home, "step.test.ts");
    const scene = await cardwright(["scene", file("match.json"), "--step", "3", "--out", out]);
    expect(scene).toMatchObject({ code: 0, err: expect.stringContaining(`wrote ${out}`) });
    // Of a game that is named by its path, in a test that lies elsewhere.
    const there = { cwd: home };
    const lantern = fileURLToPath(new URL("../../../docs/examples/lantern/game.ts", import.meta.url));
    await mkdir(join(home, "deep"));
    await cardwright(["play", lantern, "--bot", "random", "--seed", "3", "--save", "own.json"], {
      ...there,
      input: "concede\n",
    });
    const game = relative(home, lantern);
    const own = ["scene", "own.json", "--step", "1", "--game", game, "--out", "deep/own.test.ts"];
    expect(await cardwright(own, there)).toMatchObject({ code: 0 });
    expect(await readFile(join(home, "deep/own.test.ts"), "utf8")).toContain(`import { game } from "../${game}";`);
    const vitest = fileURLToPath(new URL("../../../node_modules/vitest/vitest.mjs", import.meta.url));
    const run = () => spawnSync(process.execPath, [vitest, "run", "--root", home], { encoding: "utf8" });
    const green = run();
    expect([green.status, green.stdout]).toEqual([0, expect.stringMatching(/2 passed/)]);
    const text = await readFile(out, "utf8");
    await writeFile(out, text.replace(/toBe\("[0-9a-f]/, 'toBe("x'));
    const red = run();
    expect([red.status, red.stdout]).toEqual([1, expect.stringMatching(/1 failed/)]);
  } finally {
    await rm(home, { recursive: true });
  }
  const late = await cardwright(["scene", file("match.json"), "--step", "999"]);
  expect(late).toMatchObject({ code: 2, err: expect.stringContaining("steps that someone took") });
});
test("verify refuses a changed file, and says where", async () => {
  const text = await readFile(file("match.json"), "utf8");
  await writeFile(file("changed.json"), text.replace('"revision":1', '"revision":2'));
  const { code, out } = await cardwright(["verify", file("changed.json")]);
  expect(code).toBe(1);
  expect(out).toMatch(/REFUSED at step 1: /);
});
const launcher = fileURLToPath(new URL("../bin/cardwright.js", import.meta.url));
test("the launcher runs under any Node that is found", () => {
  const { status, stdout } = spawnSync("node", [launcher, "games"], { encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).toContain("taktik");
});
test("who stops the launcher stops the server, under a new Node and under one that has to look for another", async () => {
  const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.0.0" } })';
  const [here, elsewhere] = await Promise.all([
    serving(undefined, {}, [launcher]),
    serving(undefined, {}, ["--import", `data:text/javascript,${encodeURIComponent(older)}`, launcher]),
  ]);
  expect(await Promise.all([here.stop(), elsewhere.stop()])).toEqual([0, 0]);
});
test("a command ends with its own code when nobody reads its remarks", async () => {
  const child = spawn(process.execPath, [launcher, "scene", "none.json"], { stdio: ["ignore", "ignore", "pipe"] });
  child.stderr.destroy();
  expect(await new Promise((resolve) => child.once("close", resolve))).toBe(2);
});
