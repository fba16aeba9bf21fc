import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateMatch } from "@cardwright/protocol";
import { type Postgres, startPostgres } from "@cardwright/testbed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { call, seatAll, seated, sit, startServer, type Table } from "./harness/table.ts";

/** The same people again: whoever asks first makes the match, and everybody comes to the same one. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-rematch-"));
let server: Server;
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});
const api = (method: string, path: string, body?: unknown, token?: string) =>
  call(server.url, method, `/api/v1${path}`, body, token);
const again = (match: string, token?: string, body: object = {}) =>
  api("POST", `/matches/${match}/rematch`, body, token);

/** A match that its first player has given up. */
async function ended({ url }: Server, asked: CreateMatch, people = 2): Promise<Table> {
  const table = await seatAll(url, asked, people);
  await concede(url, table.match, table.tokens[0]!);
  return table;
}
async function concede(url: string, match: string, token: string): Promise<void> {
  const session = sit(url, match, token);
  await seated(session);
  expect(await session.act("concede")).toMatchObject({ ok: true });
  session.close();
}

describe.each(["memory", "sqlite", "postgres"])("on %s", (kind) => {
  let host: Server;
  beforeAll(async () => {
    const sqlite = `sqlite:${join(folder, "rematch.db")}`;
    host = await startServer({ db: kind === "postgres" ? postgres.url : kind === "memory" ? "memory" : sqlite });
  });
  afterAll(() => host.close());

  test("two players who ask at once come to one match, each in the seat and under the name they had", async () => {
    const terms = { takeover: "random", clock: { bank_ms: 60_000, per_action_ms: 5_000 } };
    const { match, tokens } = await ended(host, { game: "duel", ...terms });
    const both = await Promise.all(
      tokens.map((token, i) => host.matches.rematch(match, token, { nonce: `again ${i}` })),
    );
    const [{ match: next }] = both as [(typeof both)[number]];
    expect(both.map((each) => [each.match, each.seat])).toEqual([
      [next, 0],
      [next, 1],
    ]);
    expect(next).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(both.filter(({ host_token }) => host_token !== null)).toHaveLength(1);
    const { body } = await call(host.url, "GET", `/api/v1/matches/${next}`);
    expect(body).toMatchObject({ game: "duel", status: "running", ...terms, commitment: both[0]!.commitment });
    expect(body.seats.map(({ name }: { name: string }) => name)).toEqual(["player 0", "player 1"]);
    expect((await host.store.secrets(next))!.nonces).toEqual(["again 0", "again 1"]);
    // The seats are theirs: each of them plays the new match, and the old tokens are none of it.
    await concede(host.url, next, both[1]!.token);
    expect((await call(host.url, "GET", `/api/v1/matches/${next}`, undefined, tokens[0])).status).toBe(404);
    // And the next one after that is another.
    const third = await host.matches.rematch(next, both[0]!.token, {});
    expect([match, next]).not.toContain(third.match);
  });

  test.each(["renewed", "left", "sent away"])(
    "a token that was %s in the match before brings nobody to the seat that was kept, and its owner keeps it",
    async (how) => {
      const { match, tokens, hostToken } = await ended(host, { game: "duel" });
      const [mine, old] = [tokens[0]!, tokens[1]!];
      const ask = (method: string, path: string, body?: unknown, token?: string) =>
        call(host.url, method, `/api/v1/matches/${path}`, body, token);
      const { body: next } = await ask("POST", `${match}/rematch`, {}, mine);
      const renewed = "B".repeat(43);
      if (how === "renewed") await ask("POST", `${match}/tokens`, { kind: "seat", token: renewed }, old);
      if (how === "left") await ask("DELETE", `${match}/seats/mine`, undefined, old);
      if (how === "sent away") await ask("DELETE", `${match}/seats/1`, undefined, hostToken);
      const thief = (more: object) => ask("POST", `${next.match}/seats`, { name: "Thief", token: old, ...more });
      for (const more of [{}, { seat: 1 }]) expect(await thief(more)).toMatchObject({ status: 409 });
      expect(await ask("POST", `${match}/rematch`, {}, old)).toMatchObject({ status: 404 });
      expect((await host.store.seats(next.match))[1]).toMatchObject({ name: null, tokenHash: null });
      const back = await ask("POST", `${match}/rematch`, {}, renewed);
      expect(back.status).toBe(how === "renewed" ? 201 : 404);
    },
  );

  test("a token that ends between the question and the write seats nobody", async () => {
    const { match, tokens } = await ended(host, { game: "duel" });
    const next = await host.matches.rematch(match, tokens[0], {});
    const { store } = host;
    const change = store.changeRights.bind(store);
    let isRenewed = false;
    store.changeRights = async (asked) => {
      if (asked.match === next.match && !isRenewed) {
        isRenewed = true;
        const path = `/api/v1/matches/${match}/tokens`;
        expect((await call(host.url, "POST", path, { kind: "seat" }, tokens[1])).status).toBe(201);
      }
      return change(asked);
    };
    try {
      await expect(host.matches.rematch(match, tokens[1], {})).rejects.toMatchObject({ code: "NO_ACCESS" });
    } finally {
      store.changeRights = change;
    }
    expect(isRenewed).toBe(true);
    expect((await store.seats(next.match))[1]!.tokenHash).toBeNull();
  });
});

describe("a rematch", () => {
  test("is there for whoever held a seat, and once for each of them", async () => {
    const { match, tokens } = await ended(server, { game: "duel" });
    const first = await again(match, tokens[1], { nonce: "herons" });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ seat: 1, watch_token: null });
    const made = await api("GET", `/matches/${first.body.match}`);
    expect(made.body).toMatchObject({ status: "waiting", seats: [{ name: null }, { name: "player 1" }] });
    // The host token lets whoever made the match start it.
    expect(Buffer.from(first.body.host_token, "base64url")).toHaveLength(32);
    const taken = { status: 409, body: { code: "SEAT_TAKEN" } };
    expect(await again(match, tokens[1])).toMatchObject(taken);
    expect((await again(match, tokens[0])).body).toMatchObject({ match: first.body.match, seat: 0, host_token: null });
    expect(await again(match, tokens[0])).toMatchObject(taken);
  });

  test("is no match at all to strangers, to those who watched, and to whoever made the first", async () => {
    const { body: made } = await api("POST", "/matches", { game: "duel", visibility: "private" });
    const { match, watch_token, host_token } = made;
    const seats = await Promise.all(["Ada", "Bo"].map((name) => api("POST", `/matches/${match}/seats`, { name })));
    const other = await ended(server, { game: "duel" });
    const nowhere = await again("nothing-here-at-all");
    expect(nowhere).toMatchObject({ status: 404, body: { code: "NO_ACCESS" } });
    const refuseAll = async () => {
      for (const token of [undefined, watch_token, host_token, other.tokens[0], "A".repeat(43)]) {
        expect(await again(match, token)).toEqual(nowhere);
      }
      expect(await again(other.match)).toEqual(nowhere);
    };
    await refuseAll();
    await concede(server.url, match, seats[0]!.body.token);
    await refuseAll();
  });

  test("waits for the end", async () => {
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const early = { status: 409, body: { code: "NOT_ENDED" } };
    expect(await again(match, tokens[0])).toMatchObject(early);
    const { body: waiting } = await api("POST", "/matches", { game: "duel" });
    const { body: mine } = await api("POST", `/matches/${waiting.match}/seats`, { name: "Ada" });
    expect(await again(waiting.match, mine.token)).toMatchObject(early);
    expect((await again(match, tokens[0], { seat: 1 })).body.code).toBe("MALFORMED");
  });

  test("of a private match is private, and each of its players can let others watch", async () => {
    const { match, tokens } = await ended(server, { game: "duel", visibility: "private" });
    const [first, second] = [await again(match, tokens[0]), await again(match, tokens[1])];
    const { match: next, watch_token } = first.body;
    expect(second.body.watch_token).toBe(watch_token);
    const nowhere = await api("GET", "/matches/nothing-here-at-all");
    expect(await api("GET", `/matches/${next}`)).toEqual(nowhere);
    expect(JSON.stringify((await api("GET", "/matches?limit=100")).body)).not.toContain(next);
    const watched = await api("GET", `/matches/${next}`, undefined, watch_token);
    expect(watched.body).toMatchObject({ visibility: "private", status: "running" });
    // It opens this match alone, and it was not to be found out from what everyone is told.
    expect(await api("GET", `/matches/${match}`, undefined, watch_token)).toEqual(nowhere);
    expect(await api("GET", `/matches/${next}`, undefined, watched.body.commitment)).toEqual(nowhere);
  });

  test("does not give a seat that its host opened, and somebody else left, to whoever had it before", async () => {
    let now = Date.now();
    const slow = await startServer({}, { now: () => now });
    const ask = (method: string, path: string, body?: object, token?: string) =>
      call(slow.url, method, `/api/v1/matches/${path}`, body, token);
    const old = await ended(slow, { game: "duel" });
    const { body: first } = await ask("POST", `${old.match}/rematch`, {}, old.tokens[0]);
    now += 120_000;
    await ask("POST", `${first.match}/seats/1/open`, {}, first.host_token);
    const { body: eve } = await ask("POST", `${first.match}/seats`, { name: "Eve" });
    await ask("DELETE", `${first.match}/seats/mine`, undefined, eve.token);
    const late = await ask("POST", `${old.match}/rematch`, {}, old.tokens[1]);
    expect(late).toMatchObject({ status: 409, body: { code: "SEAT_TAKEN" } });
    await slow.close();
  });

  test("has bots where bots were, also where one sat in for nobody", async () => {
    const alone = await ended(server, { game: "duel", seats: [{ kind: "open" }, { kind: "bot", bot: "random" }] }, 1);
    const { body: next } = await again(alone.match, alone.tokens[0]);
    expect((await api("GET", `/matches/${next.match}`)).body).toMatchObject({
      status: "running",
      seats: [{ name: "player 0" }, { kind: "bot", bot: "random" }],
    });
    const { body: made } = await api("POST", "/matches", { game: "duel" });
    const { body: mine } = await api("POST", `/matches/${made.match}/seats`, { name: "Ada" });
    await api("POST", `/matches/${made.match}/start`, { bot: "greedy" }, made.host_token);
    await concede(server.url, made.match, mine.token);
    const { body: second } = await again(made.match, mine.token);
    expect((await api("GET", `/matches/${second.match}`)).body).toMatchObject({
      status: "running",
      seats: [{ name: "Ada" }, { kind: "open", name: null, bot: "greedy" }],
    });
  });

  test("keeps an invited seat for whoever was invited", async () => {
    const { body: made } = await api("POST", "/matches", {
      game: "duel",
      seats: [{ kind: "open" }, { kind: "invited" }],
    });
    const { body: ada } = await api("POST", `/matches/${made.match}/seats`, { name: "Ada" });
    const invite = made.invites[0].code;
    const { body: bo } = await api("POST", `/matches/${made.match}/seats`, { name: "Bo", invite });
    await concede(server.url, made.match, ada.token);
    const { body: next } = await again(made.match, ada.token);
    for (const given of [{}, { invite }]) {
      const answer = await api("POST", `/matches/${next.match}/seats`, { name: "Eve", ...given });
      expect(answer.body.code).toBe("SEAT_TAKEN");
    }
    expect((await again(made.match, bo.token)).body).toMatchObject({ match: next.match, seat: 1 });
  });

  test("keeps its seats for those who played, until its host opens them after a while", async () => {
    let now = Date.now();
    const slow = await startServer({}, { now: () => now });
    const ask = (path: string, body: object, token?: string) =>
      call(slow.url, "POST", `/api/v1/matches/${path}`, body, token);
    const old = await ended(slow, { game: "duel" });
    const { body: first } = await ask(`${old.match}/rematch`, {}, old.tokens[0]);
    expect((await call(slow.url, "GET", `/api/v1/matches/${first.match}`)).body.seats).toMatchObject([
      { name: "player 0", kept: false },
      { name: null, kept: true },
    ]);
    const stranger = () => ask(`${first.match}/seats`, { name: "Eve" });
    const taken = { status: 409, body: { code: "SEAT_TAKEN" } };
    expect(await stranger()).toMatchObject(taken);
    const early = { status: 409, body: { code: "SEAT_KEPT" } };
    for (const what of ["open", "invite"]) {
      expect(await ask(`${first.match}/seats/1/${what}`, {}, first.host_token)).toMatchObject(early);
    }
    now += 120_000;
    expect(await stranger()).toMatchObject(taken);
    expect((await ask(`${first.match}/seats/1/open`, {}, first.token)).status).toBe(404);
    expect((await ask(`${first.match}/seats/1/open`, {}, first.host_token)).status).toBe(204);
    expect(await stranger()).toMatchObject({ status: 201, body: { seat: 1 } });
    expect(await ask(`${old.match}/rematch`, {}, old.tokens[1])).toMatchObject(taken);
    await slow.close();
  });

  test("begins with a bot where somebody is late, and they take over from it; once it is over it is over", async () => {
    const gone = await ended(server, { game: "duel" });
    const { body: second } = await again(gone.match, gone.tokens[0]);
    await api("POST", `/matches/${second.match}/start`, { bot: "random" }, second.host_token);
    const seatsOf = async () => (await api("GET", `/matches/${second.match}`)).body.seats;
    expect((await seatsOf())[1]).toMatchObject({ name: null, bot: "random", kept: true });
    expect((await api("POST", `/matches/${second.match}/seats`, { name: "Eve" })).body.code).toBe("SEAT_TAKEN");
    expect(await again(gone.match, gone.tokens[1])).toMatchObject({ status: 201, body: { seat: 1 } });
    expect((await seatsOf())[1]).toMatchObject({ name: "player 1", bot: null, kept: false });

    const over = await ended(server, { game: "duel" });
    const { body: third } = await again(over.match, over.tokens[0]);
    await api("POST", `/matches/${third.match}/start`, { bot: "random" }, third.host_token);
    await concede(server.url, third.match, third.token);
    expect((await server.store.match(third.match))!.status).toBe("ended");
    expect(await again(over.match, over.tokens[1])).toMatchObject({ status: 409, body: { code: "SEAT_TAKEN" } });
  });

  test("is described like every other route, and a match says who plays for who leaves", async () => {
    const document = await (await fetch(`${server.url}/openapi.json`)).json();
    const { paths } = document as { paths: Record<string, { post?: { responses: object } }> };
    expect(Object.keys(paths["/api/v1/matches/{match}/rematch"]?.post?.responses ?? {})).toContain("201");
    const { body: made } = await api("POST", "/matches", { game: "duel", takeover: "greedy" });
    expect((await api("GET", `/matches/${made.match}`)).body.takeover).toBe("greedy");
    const { body: plain } = await api("POST", "/matches", { game: "duel" });
    expect((await api("GET", `/matches/${plain.match}`)).body.takeover).toBeNull();
  });
});
