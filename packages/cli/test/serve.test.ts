import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { catalog } from "@cardwright/catalog";
import { afterAll, expect, test } from "vitest";
import { cardwright } from "./run.ts";
import { serving } from "./serving.ts";

const folder = await mkdtemp(join(tmpdir(), "cardwright-serve-"));
afterAll(() => rm(folder, { recursive: true }));

/** How long its processor worked for a process: what a start costs, however busy the machine is. */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
test("a server is there with less than three seconds of work, lists every game, and ends when told", async () => {
  const server = await serving();
  if (process.platform === "linux") expect(await processorSeconds(server.pid)).toBeLessThan(3);
  expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({ ok: true });
  const games = (await (await fetch(`${server.url}/api/v1/games`)).json()) as { id: string; bots: string[] }[];
  expect(games.map(({ id }) => id)).toEqual(catalog.map(({ game }) => game.id));
  expect(games[0]!.bots).toEqual(["random", "novice", "casual", "greedy", "quick", "search"]);
  expect(await server.stop()).toBe(0);
});
test("each thing that can be wrong is named with its cure", { timeout: 240_000 }, async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const port = String((taken.address() as { port: number }).port);
  const blocked = join(import.meta.filename, "x.db");
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [["--port", port, "--db", "memory"], /port \d+ is taken; name another with --port, or 0 for any/],
    [["--port", "nope"], /--port \(or CARDWRIGHT_PORT\) is not a number/],
    [["--port", "70000"], /--port .* is not a port/],
    [["--port", "-1"], /--port .* is not a port/],
    [["--db", "sqlite::memory:"], /--db .* is memory where nothing is to last/],
    [["--db", "mysql://x"], /--db .* is memory, sqlite:<file> or postgres/],
    [["--db", `sqlite:${blocked}`], /cannot be written .*; name another file with --db/],
    [["--db", "sqlite:/proc/none/x.db"], /cannot be written .*; name another file with --db/],
    [["--db", `sqlite:${import.meta.filename}`, "--port", "0"], /not a database; name another file with --db/],
    [["--db", "postgres://me:se:cr@et@127.0.0.1:9/x", "--port", "0"], /\/\/me:\.\.\.@127.* cannot be used: .*--db/],
    [["--db", "postgres://me@nowhere.invalid/x", "--port", "0"], /nowhere\.invalid\/x cannot be used: .*--db/],
    [["--bus", "amqp://x"], /--bus .* is none or redis/],
    [["--bot-threads", "0"], /--bot-threads \(or CARDWRIGHT_BOT_THREADS\) /],
    [["--log-level", "loud"], /--log-level .*"silent"/],
    [["--web", folder, "--db", "memory"], /no index.html in it; build the page/],
    [["--host", "203.0.113.1", "--db", "memory", "--port", "0"], /no address of this machine; name one with --host/],
    [["--speed", "9"], /unknown option '--speed'/],
  ];
  for (const [parameters, told] of wrong) {
    const { code, err } = await cardwright(["serve", ...parameters], { cwd: folder });
    expect([parameters, code, err]).toEqual([parameters, 2, expect.stringMatching(told)]);
  }
  taken.close();
});
test("the environment sets what flags do not, an empty variable sets nothing, and a page may lie anywhere", async () => {
  const page = join(folder, "page");
  await mkdir(page);
  await writeFile(join(page, "index.html"), "<p>Our own page.</p>");
  const empty = { CARDWRIGHT_BUS: "", CARDWRIGHT_HOST: "", CARDWRIGHT_ORIGINS: "", CARDWRIGHT_LOG_LEVEL: "" };
  const [byVariable, byFlag] = await Promise.all([
    serving(undefined, { ...empty, CARDWRIGHT_WEB: page }),
    serving(["--db", "memory", "--web", relative(process.cwd(), page)], { CARDWRIGHT_WEB: "nowhere" }),
  ]);
  for (const { url, stop } of [byVariable, byFlag]) {
    expect(await (await fetch(url)).text()).toContain("Our own page.");
    await stop();
  }
  await expect(serving(undefined, { CARDWRIGHT_WEB: folder })).rejects.toThrow(
    /ended with 2.*CARDWRIGHT_WEB .*: there is no index.html/,
  );
});
test("rules-diff plays what a server has stored again, and names the match that would go differently", {
  timeout: 240_000,
}, async () => {
  const db = join(folder, "played.db");
  const server = await serving(["--db", `sqlite:${db}`], { CARDWRIGHT_BOT_DELAY_MS: "0" });
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({
    game: "politics",
    seats: Array.from({ length: 2 }, () => ({ kind: "bot", bot: "random" })),
  });
  const play = async (): Promise<string> => {
    const made = await fetch(`${server.url}/api/v1/matches`, { method: "POST", headers, body });
    const { match } = (await made.json()) as { match: string };
    for (;;) {
      const { status } = (await (await fetch(`${server.url}/api/v1/matches/${match}`)).json()) as { status: string };
      if (status === "ended") return match;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const [first, second] = [await play(), await play()];
  await server.stop();
  const diff = () => cardwright(["rules-diff", "--db", `sqlite:${db}`, "--json"]);
  const same = await diff();
  expect(same.code).toBe(0);
  expect(JSON.parse(same.out)).toEqual(
    expect.arrayContaining([first, second].map((match) => ({ match, same: true, from: null, because: null }))),
  );
  // As if the rules had done something else then: another event in the third step of one match.
  const store = new DatabaseSync(db);
  // A store guards its log; whoever owns the file can take the guards away.
  const guards = store.prepare("select name from sqlite_master where type = 'trigger'").all();
  for (const { name } of guards) store.exec(`drop trigger ${String(name)}`);
  const changed = store
    .prepare(
      `update steps set entry = replace(entry, '"seat":', '"seat": ')
        where log = (select number from logs where match = ?) and revision = 3`,
    )
    .run(second);
  expect(changed.changes).toBe(1);
  store.close();
  const differs = await diff();
  expect(differs.code).toBe(1);
  expect(JSON.parse(differs.out)).toEqual(
    expect.arrayContaining([
      { match: first, same: true, from: null, because: null },
      { match: second, same: false, from: 3, because: "the rules lead to other events" },
    ]),
  );
  const [missing, nothing] = await Promise.all([
    cardwright(["rules-diff", "--db", `sqlite:${join(folder, "missing.db")}`]),
    cardwright(["rules-diff"]),
  ]);
  expect(missing).toMatchObject({ code: 2, err: expect.stringContaining("name the file that the server was started") });
  expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining("name replay files, or a store with --db") });
});
