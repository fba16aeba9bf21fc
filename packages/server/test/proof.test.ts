import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "@cardwright/client";
import { commitmentOf, type Judgement, type Log, type LogHeader, logOf, mixSeed } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer, KeyFileError, rotateKeyFile, type Server } from "../src/index.ts";
import type { WholeLog } from "../src/signing/sealing.ts";
import { passingKey, signingKeyIn } from "../src/signing/signing-key.ts";
import { games } from "./games/index.ts";
import { call, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

/** A log proves who vouches for it and where it ends. The attacks are those that were accepted before it did. */

const CUT_TAILS = 60;
const SWAPS = 20;
const INVENTED = 20;
const folder = mkdtempSync(join(tmpdir(), "cardwright-proof-"));
let server: Server;
beforeAll(async () => {
  server = await startServer({ verificationsPerMinute: 1_000_000 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
const judged = async (log: unknown, at = server.url): Promise<Judgement> =>
  (await call(at, "POST", "/api/v1/verify", log)).body;

/** A match of some steps that one seat then gives up, with its whole log. */
async function played(name: string, at: Server = server): Promise<{ log: Required<WholeLog>; loser: number }> {
  const table = await seatAll(at.url, { game: "duel" });
  const sessions = table.tokens.map((token) => sit(at.url, table.match, token));
  await Promise.all(sessions.map(seated));
  const canPass = (session: Session) =>
    session.getSnapshot().offers.some(({ type, refused }) => type === "pass" && refused === undefined);
  for (let step = 0; step < 6; step++) {
    const able = await until(() => sessions.find(canPass), "somebody to have the turn");
    await able.act("pass");
  }
  const loser = drawFrom(name)(2);
  // The passes may not have come to the one who concedes, and then it is asked again.
  while (!(await sessions[loser]!.act("concede")).ok) await seated(sessions[loser]!);
  for (const session of sessions) session.close();
  return { log: (await call(at.url, "GET", `/api/v1/matches/${table.match}/log`)).body, loser };
}
const entriesOf = (log: Log) => log.lines.map(({ entry }) => entry);
/** As if nobody had ever signed it. */
const unsigned = ({ seal: _, ...log }: WholeLog): Omit<WholeLog, "seal"> => log;
const withLines = (log: WholeLog, entries: ReturnType<typeof entriesOf>, header: LogHeader = log.header): WholeLog => ({
  ...log,
  ...logOf(header, entries),
});

describe("what is not the whole match that a server has signed is never called so", () => {
  test("the whole one is, by the server and at its head", async () => {
    const { log } = await played("whole");
    const { header, lines } = log;
    expect(header).toMatchObject({ server: server.url, game: "duel" });
    expect(header.match).toMatch(/^[\w-]{16,}$/);
    const facts = { ended: true, steps: lines.length, head: lines.at(-1)!.hash, signedBy: server.url };
    expect(await judged(log)).toEqual({ verdict: "signed", ...facts });
  });
  test("one that says more than was signed, or that readers may take for different things, is refused by name", async () => {
    const { log } = await played("more");
    const text = JSON.stringify(log);
    const asked = async (body: string) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`${server.url}/api/v1/verify`, { method: "POST", headers, body })).json();
    };
    const [line, ...others] = log.lines;
    const forged: [body: string, because: RegExp][] = [
      [JSON.stringify({ ...log, lines: [{ ...line, winner: "Eve" }, ...others] }), /^lines\.0 .*"winner"/],
      [JSON.stringify({ ...log, header: { ...log.header, note: "Eve won" } }), /^header .*"note"/],
      [text.replace('"header":{', '"header":{"__proto__":{"note":1},'), /__proto__/],
      [text.replace('"header":{', '"header":{"game":"politics",'), /"game" twice/],
      [text.replace('"header":{', '"header":{"g\\u0061me":"politics",'), /"game" twice/],
      [text.replace('"revision":0', '"revision":-0'), /zero has a sign/],
    ];
    for (const [body, because] of forged) {
      expect(body).not.toBe(text);
      expect(await asked(body)).toMatchObject({ verdict: "refused", because: expect.stringMatching(because) });
    }
    // Written in another way it is the same.
    expect(await asked(JSON.stringify(log, null, 2).replace('"game"', '"g\\u0061me"'))).toMatchObject({
      verdict: "signed",
    });
  });
  test(`${CUT_TAILS} tails that were cut, with the signature and without`, async () => {
    for (let i = 0; i < CUT_TAILS; ) {
      const { log } = await played(`cut ${i}`);
      for (let keep = log.lines.length - 1; keep > 0 && i < CUT_TAILS; keep--, i++) {
        const cut = { ...log, lines: log.lines.slice(0, keep) };
        expect(await judged(cut)).toMatchObject({ verdict: "refused", step: keep - 1, signedBy: null });
        expect(await judged(unsigned(cut))).toMatchObject({
          verdict: "consistent",
          ended: false,
          because: "it has not ended, and nobody has signed it",
        });
      }
    }
  });
  test(`${SWAPS} concessions that became the other seat's`, async () => {
    for (let i = 0; i < SWAPS; i++) {
      const { log, loser } = await played(`swap ${i}`);
      const { engine } = await server.rooms.hosted((await server.store.match(log.header.match!))!);
      const { seats, options, createdAt } = log.header;
      let { snapshot, entry } = engine.create({ seats, options, seed: log.fairness.seed, at: createdAt });
      const entries = [entry];
      for (const { entry: stored } of log.lines.slice(1, -1)) {
        const result = engine.applyAction(snapshot, stored.action!);
        if (!result.ok) throw new Error("the match was played otherwise");
        ({ snapshot, entry } = result);
        entries.push(entry);
      }
      const { action } = log.lines.at(-1)!.entry;
      const other = engine.applyAction(snapshot, { ...action!, seat: 1 - loser });
      if (!other.ok) throw new Error("nobody could concede");
      const swapped = withLines(log, [...entries, other.entry]);
      expect(await judged(swapped)).toMatchObject({ verdict: "refused", signedBy: null });
      expect(await judged(unsigned(swapped))).toMatchObject({ verdict: "consistent", ended: true, signedBy: null });
    }
  });
  test(`${INVENTED} matches that never were, with no signature, another's, and one by a key of their own`, async () => {
    const real = await played("to borrow a signature of");
    for (let i = 0; i < INVENTED; i++) {
      const serverSeed = real.log.fairness.server_seed;
      const nonces = [`mine ${i}`, "yours"];
      const seed = mixSeed(serverSeed, nonces);
      const hosted = await server.rooms.hosted((await server.store.match(real.log.header.match!))!);
      let { snapshot, entry } = hosted.engine.create({ seats: 2, options: {}, seed, at: i });
      const entries = [entry];
      const result = hosted.engine.applyAction(snapshot, { type: "concede", seat: i % 2 });
      if (!result.ok) throw new Error("nobody could concede");
      ({ snapshot, entry } = result);
      entries.push(entry);
      const header = {
        ...real.log.header,
        commitment: commitmentOf(seed),
        createdAt: i,
        options: snapshot.state.options,
      };
      const fairness = { ...real.log.fairness, nonces, seed };
      const invented = { ...withLines(real.log, entries, header), fairness };
      expect(await judged(unsigned(invented))).toMatchObject({ verdict: "consistent", ended: true, signedBy: null });
      expect(await judged(invented)).toMatchObject({ verdict: "refused", signedBy: null });
      const own = passingKey().seal({ head: invented.lines.at(-1)!.hash, steps: invented.lines.length }, i);
      expect(await judged({ ...invented, seal: own })).toMatchObject({
        verdict: "consistent",
        signedBy: null,
        because: "it is signed with a key that is not known here",
      });
      const key = real.log.seal!.key;
      expect(await judged({ ...invented, seal: { ...own, key } })).toMatchObject({ verdict: "refused" });
    }
  });
  test("a header that says something else, whatever it is", async () => {
    const { log } = await played("edited");
    const edits: readonly Partial<LogHeader>[] = [
      { match: "A".repeat(22) },
      { match: null },
      { server: "https://another.example" },
      { version: "99" },
      { createdAt: log.header.createdAt + 1 },
      { seats: 3 },
    ];
    for (const edit of edits) {
      const header = { ...log.header, ...edit };
      expect(await judged({ ...log, header }), JSON.stringify(edit)).toMatchObject({ verdict: "refused" });
      const rehashed = await judged(withLines(log, entriesOf(log), header));
      expect(rehashed, `${JSON.stringify(edit)}, hashed anew`).toMatchObject({ verdict: "refused", signedBy: null });
    }
  });
  test("the signature of another match", async () => {
    const [one, two] = [await played("one"), await played("two")];
    expect(await judged({ ...one.log, seal: two.log.seal })).toMatchObject({
      verdict: "refused",
      because: "the signature is of another match, or of another end of it",
    });
    expect(await judged({ ...one.log, seal: { ...one.log.seal, at: one.log.seal!.at + 1 } })).toMatchObject({
      verdict: "refused",
    });
  });
});

describe("the key of a server", () => {
  const db = `sqlite:${join(folder, "cards.db")}`;
  const open = () => createServer({ port: 0, db, logLevel: "silent", publicUrl: "https://cards.example" }, { games });
  const file = join(folder, "signing-key.pem");
  const published = async (at: Server) => (await call(at.url, "GET", "/.well-known/cardwright-keys.json")).body;

  test("is made once, for its owner alone, and signs under the public name; its public half is published", async () => {
    const first = await open();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { log } = await played("before a restart", first);
    const keys = await published(first);
    expect(keys).toMatchObject({ server: "https://cards.example", keys: [{ id: log.seal!.key, until: null }] });
    expect(JSON.stringify(keys)).not.toContain("PRIVATE");
    await first.close();
    const second = await open();
    expect(await published(second)).toEqual(keys);
    expect(await judged(log, second.url)).toMatchObject({ verdict: "signed", signedBy: "https://cards.example" });
    await second.close();
  });
  test("is put in the place of another while the server runs; the old one counts for what it had signed", async () => {
    const running = await open();
    const { log: before } = await played("before", running);
    const oldText = readFileSync(file, "utf8");
    const { old, now } = rotateKeyFile(file);
    const at = Date.now();
    await running.store.retireSigningKey(old!.id, at);
    const { log: after } = await played("after", running);
    expect([before.seal!.key, after.seal!.key]).toEqual([old!.id, now.id]);
    expect((await published(running)).keys.map(({ id, until }: { id: string; until: unknown }) => [id, until])).toEqual(
      [
        [old!.id, at],
        [now.id, null],
      ],
    );
    for (const log of [before, after]) expect(await judged(log, running.url)).toMatchObject({ verdict: "signed" });
    // The old key, found by somebody, can sign nothing that is younger than its end.
    const stolen = join(folder, "stolen.pem");
    writeFileSync(stolen, oldText, { mode: 0o600 });
    const head = { head: after.lines.at(-1)!.hash, steps: after.lines.length };
    const seal = signingKeyIn(stolen).seal(head, at + 1);
    expect(await judged({ ...after, seal }, running.url)).toMatchObject({
      verdict: "refused",
      because: "it is signed with a key that had been retired by then",
    });
    await running.close();
    expect(readdirSync(folder)).toContain(`signing-key.pem.${old!.id}`);
  });
  test("that others can read, or that is none, is refused with what to do", async () => {
    chmodSync(file, 0o644);
    expect(() => signingKeyIn(file)).toThrow(/others.*chmod 600/);
    await expect(open()).rejects.toThrow(KeyFileError);
    writeFileSync(join(folder, "none.pem"), "secret words", { mode: 0o600 });
    expect(() => signingKeyIn(join(folder, "none.pem"))).toThrow(/holds no Ed25519 key/);
    expect(() => signingKeyIn(join(folder, "none.pem"))).not.toThrow(/secret words/);
    chmodSync(file, 0o600);
  });
  test("signs at last what it could not sign when the match ended", async () => {
    const running = await open();
    const { log } = await played("killed before it was signed", running);
    await running.close();
    const { DatabaseSync } = await import("node:sqlite");
    const store = new DatabaseSync(join(folder, "cards.db"));
    store.exec("delete from seals");
    store.close();
    const again = await open();
    const later = (await call(again.url, "GET", `/api/v1/matches/${log.header.match}/log`)).body;
    expect(later.lines.at(-1).hash).toBe(log.lines.at(-1)!.hash);
    expect(await judged(later, again.url)).toMatchObject({ verdict: "signed" });
    await again.close();
  });
  test("may be spoilt while the server runs: logs are handed out unsigned meanwhile, and signed once it is back", async () => {
    const running = await open();
    const key = readFileSync(file);
    writeFileSync(file, "spoilt");
    const { log } = await played("spoilt", running);
    expect(log.lines.length).toBeGreaterThan(1);
    expect(await judged(log, running.url)).toMatchObject({ verdict: "consistent", because: "nobody has signed it" });
    writeFileSync(file, key);
    const later = (await call(running.url, "GET", `/api/v1/matches/${log.header.match}/log`)).body;
    expect(await judged(later, running.url)).toMatchObject({ verdict: "signed", head: log.lines.at(-1)!.hash });
    await running.close();
  });
});
