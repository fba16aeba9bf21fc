import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scaffoldFiles } from "../src/scaffold.ts";
import { cardwright } from "./run.ts";
import { serving } from "./serving.ts";

/** An operator's evening: a match is played and signed, judged, and new rules are tried out on the store before they are deployed. */

const root = fileURLToPath(new URL("../../../.cache", import.meta.url));
await mkdir(root, { recursive: true });
const home = await mkdtemp(join(root, "verdicts-"));
afterAll(() => rm(home, { recursive: true }));

type Change = readonly [from: string, to: string];
/** The same game, in a project of its own, with one change of its rules. */
async function project(name: string, change: Change = ["", ""]): Promise<string> {
  const folder = join(home, name);
  const files = scaffoldFiles("coins");
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await write("cardwright.config.ts", 'export default { games: ["./games/coins"] };');
  for (const [path, text] of Object.entries(files)) {
    if (path === "src/game.ts") expect(text).toContain(change[0]);
    await write(`games/coins/${path}`, path === "src/game.ts" ? text.replace(...change) : text);
  }
  return folder;
}
const db = `sqlite:${join(home, "store", "played.db")}`;
const whole = join(home, "whole.json");
const keys = join(home, "keys.json");
let now: string;
let [ended, living] = ["", ""];
const inside = (...parameters: string[]) => cardwright(parameters, { cwd: now, config: "" });

beforeAll(async () => {
  now = await project("now");
  await mkdir(join(home, "store"));
  const config = { CARDWRIGHT_CONFIG: join(now, "cardwright.config.ts"), CARDWRIGHT_BOT_DELAY_MS: "0" };
  const server = await serving(["--db", db], config);
  const ask = async (path: string, body?: object): Promise<Readonly<Record<string, string>>> => {
    const headers = { "content-type": "application/json" };
    const post = body && { method: "POST", headers, body: JSON.stringify(body) };
    return (await (await fetch(`${server.url}${path}`, post)).json()) as Readonly<Record<string, string>>;
  };
  const bots = Array.from({ length: 2 }, () => ({ kind: "bot", bot: "random" }));
  ended = (await ask("/api/v1/matches", { game: "coins", seats: bots }))["match"]!;
  living = (await ask("/api/v1/matches", { game: "coins" }))["match"]!;
  for (const name of ["Ada", "Bo"]) await ask(`/api/v1/matches/${living}/seats`, { name });
  while ((await ask(`/api/v1/matches/${ended}`))["status"] !== "ended")
    await new Promise((done) => setTimeout(done, 50));
  await writeFile(whole, JSON.stringify(await ask(`/api/v1/matches/${ended}/log`)));
  await writeFile(keys, JSON.stringify(await ask("/.well-known/cardwright-keys.json")));
  await server.stop();
}, 120_000);

const verdictOn = async (name: string, log: object) => {
  const file = join(home, name);
  await writeFile(file, JSON.stringify(log));
  const { code, out } = await inside("verify", file, "--keys", keys, "--json");
  return { code, judgement: JSON.parse(out) };
};
test("verify --json says of a whole match by whom it is signed, and exits 0; of every other one it says why not, and exits 1", async () => {
  const log = JSON.parse(await readFile(whole, "utf8"));
  const { lines, header } = log;
  const head = lines.at(-1).hash;
  const facts = { ended: true, steps: lines.length, head };
  expect(await verdictOn("same.json", log)).toEqual({
    code: 0,
    judgement: { verdict: "signed", ...facts, signedBy: header.server },
  });
  const { seal: _, ...unsigned } = log;
  expect(await verdictOn("unsigned.json", unsigned)).toEqual({
    code: 1,
    judgement: { verdict: "consistent", ...facts, signedBy: null, because: "nobody has signed it" },
  });
  const cut = { ...log, lines: lines.slice(0, -1) };
  expect(await verdictOn("cut.json", cut)).toEqual({
    code: 1,
    judgement: {
      ...{ verdict: "refused", ended: false, steps: lines.length - 1, head: lines.at(-2).hash, signedBy: null },
      ...{ step: lines.length - 2, because: "the signature is of another match, or of another end of it" },
    },
  });
  const forged = { ...log, lines: lines.toSpliced(3, 1, { ...lines[3], hash: "0".repeat(64) }) };
  expect(await verdictOn("forged.json", forged)).toEqual({
    code: 1,
    judgement: {
      ...{ verdict: "refused", ended: false, steps: lines.length, head, signedBy: null },
      ...{ step: 3, because: "line 3 is not what its hash says" },
    },
  });
});
test("rules-diff --db --against tries a deploy out: a row for each match, a summary, and 1 where one would stay behind", async () => {
  const same = (match: string) => ({ match, same: true, from: null, because: null });
  const diff = (against: string, ...more: string[]) => inside("rules-diff", "--db", db, "--against", against, ...more);
  const wording = await project("wording", ['"Play a coin"', '"Lay a coin"']);
  const reworded = await diff(wording, "--json");
  expect(reworded.code).toBe(0);
  expect(JSON.parse(reworded.out)).toHaveLength(2);
  expect(JSON.parse(reworded.out)).toEqual(expect.arrayContaining([same(ended), same(living)]));
  expect((await diff(wording)).out).toContain("2 matches: 2 the same, 0 not");

  const dearer = await project("dearer", ["coin1: 1, coin2: 2, coin3: 3", "coin1: 2, coin2: 3, coin3: 4"]);
  const { lines } = JSON.parse(await readFile(whole, "utf8"));
  const from = lines.findIndex(
    ({ entry }: { entry: { action: { type: string } | null } }) => entry.action?.type === "play",
  );
  const changed = await diff(dearer, "--json");
  expect(changed.code).toBe(1);
  expect(JSON.parse(changed.out)).toHaveLength(2);
  expect(JSON.parse(changed.out)).toEqual(
    expect.arrayContaining([
      { match: ended, same: false, from, because: "the rules lead to other events" },
      same(living),
    ]),
  );
  const told = await diff(dearer);
  expect(told.code).toBe(1);
  expect(told.out).toContain("2 matches: 1 the same, 1 not");

  // Actions that are offered next count too, though nothing has happened yet.
  const poorer = await project("poorer", ["actions: [play, pass]", "actions: [play]"]);
  const offered = JSON.parse((await diff(poorer, "--json")).out).find(
    ({ match }: { match: string }) => match === living,
  );
  expect(offered).toEqual({ match: living, same: false, from: 0, because: "something else may be done" });
  // A file and its match in the store are told the same.
  const file = await cardwright(["rules-diff", whole, "--json"], { cwd: dearer, config: "" });
  expect(JSON.parse(file.out)).toEqual([{ match: whole, same: false, from, because: expect.any(String) }]);
  expect(await diff(join(home, "nowhere"))).toMatchObject({ code: 2, err: expect.stringContaining("--against") });
}, 120_000);
test("rules lists what a store keeps, and removes what no living match needs, when it is told to", async () => {
  const listed = JSON.parse((await inside("rules", "--db", db, "--json")).out);
  expect(listed).toEqual([
    {
      ...{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), game: "coins", version: "1" },
      ...{ at: expect.any(Number), bytes: expect.any(Number), living: 1 },
    },
  ]);
  const later = await project("later", ["coin3: 3", "coin3: 5"]);
  const environment = { CARDWRIGHT_CONFIG: join(later, "cardwright.config.ts") };
  const server = await serving(["--db", db], environment);
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  const kept = `{game="coins",rules="${listed[0].hash}"}`;
  expect(await metrics()).toContain(`cardwright_rules_bytes${kept} ${listed[0].bytes}`);
  await expect.poll(metrics).toContain(`cardwright_rules_matches${kept} 0`);
  await server.stop();
  // Nothing of the living match has changed, so it moves over, and nobody needs the rules of before.
  const both = JSON.parse((await inside("rules", "--db", db, "--json")).out);
  expect(both.map(({ living: matches }: { living: number }) => matches)).toEqual([0, 1]);
  const left = JSON.parse((await inside("rules", "--db", db, "--remove", "--json")).out);
  expect(left).toEqual([both[1]]);
  // The ended match hands out its log all the same, and is shown wherever the rules lead to what was played.
  const refactored = await project("refactored", ["first > second ? 0 : 1", "second < first ? 0 : 1"]);
  for (const [rules, status] of [
    [refactored, 200],
    [later, 409],
  ] as const) {
    const again = await serving(["--db", db], { CARDWRIGHT_CONFIG: join(rules, "cardwright.config.ts") });
    const log = await (await fetch(`${again.url}/api/v1/matches/${ended}/log`)).json();
    expect(log).toEqual(JSON.parse(await readFile(whole, "utf8")));
    expect((await fetch(`${again.url}/api/v1/matches/${ended}/view`)).status).toBe(status);
    await again.stop();
  }
}, 120_000);
