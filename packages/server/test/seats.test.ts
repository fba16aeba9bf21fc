import { ServerResponse } from "node:http";
import { queryObjects } from "node:v8";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { call, playOne, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ idleMs: 200 });
});
afterAll(() => server.close());
const api = (method: string, path: string, body?: unknown, token?: string) =>
  call(server.url, method, `/api/v1${path}`, body, token);

describe("seats", () => {
  test("open ones are for anyone, invited ones for whoever has the code, each for one", async () => {
    const made = await api("POST", "/matches", { game: "duel", seats: [{ kind: "open" }, { kind: "invited" }] });
    const { match, invites } = made.body;
    expect(invites).toHaveLength(1);
    const first = await api("POST", `/matches/${match}/seats`, { name: "Ada" });
    expect(first.body).toMatchObject({ seat: 0, commitment: made.body.commitment });
    expect(Buffer.from(first.body.token, "base64url")).toHaveLength(32);
    expect(await api("POST", `/matches/${match}/seats`, { name: "Eve" })).toMatchObject({
      status: 409,
      body: { code: "SEAT_TAKEN" },
    });
    expect((await api("POST", `/matches/${match}/seats`, { name: "Eve", seat: 1 })).status).toBe(409);
    const stranger = await api("POST", `/matches/${match}/seats`, { name: "Eve", invite: made.body.host_token });
    expect(stranger.status).toBe(409);
    const guest = await api("POST", `/matches/${match}/seats`, { name: "Bo", invite: invites[0].code });
    expect(guest.body.seat).toBe(1);
    expect((await api("POST", `/matches/${match}/seats`, { name: "Eve", invite: invites[0].code })).status).toBe(409);
    expect((await api("GET", `/matches/${match}`)).body).toMatchObject({
      status: "running",
      seats: [{ name: "Ada" }, { name: "Bo" }],
    });
  });

  test("the deal waits for all, and comes from what all of them added", async () => {
    const made = await api("POST", "/matches", { game: "duel" });
    const { match } = made.body;
    const first = await api("POST", `/matches/${match}/seats`, { name: "Ada", nonce: "herons" });
    const session = sit(server.url, match, first.body.token);
    await until(() => session.getSnapshot().welcome);
    expect(session.getSnapshot()).toMatchObject({ status: "waiting", view: null });
    expect(await session.act("pass")).toMatchObject({ ok: false, refusal: { code: "NOT_STARTED" } });
    await api("POST", `/matches/${match}/seats`, { name: "Bo", nonce: "badgers" });
    await seated(session);
    expect((await server.store.secrets(match))!.nonces).toEqual(["herons", "badgers"]);
    session.close();
  });

  test("who leaves has no more rights, at once; the seat is theirs to come back to, and no stranger's", async () => {
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const session = sit(server.url, match, tokens[0]!);
    await seated(session);
    const left = Date.now();
    expect((await api("DELETE", `/matches/${match}/seats/mine`, undefined, tokens[0]!)).status).toBe(204);
    await until(() => session.getSnapshot().connection === "closed");
    expect(Date.now() - left).toBeLessThan(1_000);
    expect(session.getSnapshot().problem?.code).toBe("NO_ACCESS");
    expect((await api("DELETE", `/matches/${match}/seats/mine`, undefined, tokens[0]!)).status).toBe(404);
    expect((await api("GET", `/matches/${match}/view`, undefined, tokens[0]!)).status).toBe(404);
    const again = sit(server.url, match, tokens[0]!);
    await until(() => again.getSnapshot().connection === "closed");
    expect((await api("GET", `/matches/${match}`)).body.seats).toMatchObject([{ kept: true }, { kept: false }]);
    for (const more of [{}, { seat: 0 }, { token: "A".repeat(43) }, { invite: tokens[1] }]) {
      const stranger = await api("POST", `/matches/${match}/seats`, { name: "Cy", ...more });
      expect(stranger).toMatchObject({ status: 409, body: { code: "SEAT_TAKEN" } });
    }
    const back = await api("POST", `/matches/${match}/seats`, { name: "Ada", token: tokens[0], nonce: "too late" });
    expect(back.body).toMatchObject({ seat: 0, token: tokens[0] });
    const next = sit(server.url, match, tokens[0]!);
    await seated(next);
    expect(await next.act("pass")).toMatchObject({ ok: true });
    expect((await server.store.secrets(match))!.nonces).toEqual(["nonce 0", "nonce 1"]);
    next.close();
  });

  test("a private match exists for its people alone", async () => {
    const made = await api("POST", "/matches", { game: "duel", visibility: "private" });
    const { match, watch_token } = made.body;
    const nowhere = await api("GET", "/matches/nothing-here-at-all");
    for (const path of ["", "/view", "/log"]) {
      const answer = await api("GET", `/matches/${match}${path}`);
      expect(answer).toEqual(nowhere);
      expect(await api("GET", `/matches/${match}${path}`, undefined, made.body.host_token)).toEqual(nowhere);
    }
    const listed = await api("GET", "/matches?limit=100");
    expect(JSON.stringify(listed.body)).not.toContain(match);
    expect((await api("GET", `/matches/${match}`, undefined, watch_token)).status).toBe(200);
  });

  test("the one who made it starts early, and bots take what is free; nobody else can", async () => {
    const made = await api("POST", "/matches", { game: "duel" });
    const { match, host_token } = made.body;
    expect((await api("POST", `/matches/${match}/start`)).status).toBe(404);
    expect((await api("POST", `/matches/${match}/start`, {}, "A".repeat(43))).status).toBe(404);
    const { body: mine } = await api("POST", `/matches/${match}/seats`, { name: "Ada" });
    expect((await api("POST", `/matches/${match}/start`, { bot: "random" }, host_token)).status).toBe(204);
    expect((await api("POST", `/matches/${match}/start`, undefined, host_token)).status).toBe(409);
    const session = sit(server.url, match, mine.token);
    await seated(session);
    for (let i = 0; i < 3; i++) {
      await until(() => session.getSnapshot().offers.some(({ refused }) => !refused), "the bot to pass the turn");
      await playOne(session, (count) => count - 1);
    }
    expect(session.getSnapshot().seq).toBeGreaterThan(3);
    session.close();
  });

  test("bots alone play a match to its end, off the event loop", async () => {
    const bots = [{ kind: "bot", bot: "random" } as const, { kind: "bot", bot: "greedy" } as const];
    const made = await api("POST", "/matches", { game: "seers", seats: bots });
    const ended = async () => (await server.store.match(made.body.match))!.status === "ended";
    for (let i = 0; i < 400 && !(await ended()); i++) await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await ended()).toBe(true);
    const log = await api("GET", `/matches/${made.body.match}/log`);
    expect((await api("POST", "/verify", log.body)).body.verdict).toBe("signed");
  });

  test("a bot sits in for one who left, and stands up for whoever is invited", async () => {
    const { match, tokens } = await seatAll(server.url, { game: "duel", takeover: "random" });
    const mine = sit(server.url, match, tokens[1]!);
    await seated(mine);
    await api("DELETE", `/matches/${match}/seats/mine`, undefined, tokens[0]!);
    await until(() => mine.getSnapshot().seats[0]?.bot === "random");
    await until(() => mine.getSnapshot().offers.some(({ refused }) => !refused), "the bot to end its turn");
    const { body: invite } = await api("POST", `/matches/${match}/seats/0/invite`, undefined, tokens[1]);
    const { body: heir } = await api("POST", `/matches/${match}/seats`, { name: "Cy", invite: invite.code });
    await until(() => mine.getSnapshot().seats[0]?.name === "Cy");
    expect(mine.getSnapshot().seats[0]?.bot).toBeNull();
    await mine.act("pass");
    const next = sit(server.url, match, heir.token);
    await seated(next);
    const { seq } = next.getSnapshot();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(next.getSnapshot().seq).toBe(seq);
    expect(await next.act("pass")).toMatchObject({ ok: true });
    mine.close();
    next.close();
  });

  test("matches that nobody looks at leave memory and come back as they were", async () => {
    const { match, tokens } = await seatAll(server.url, { game: "duel" });
    const session = sit(server.url, match, tokens[0]!);
    await seated(session);
    for (let i = 0; i < 3; i++) await playOne(session, () => 0);
    const { view, seq } = session.getSnapshot();
    session.close();
    await until(() => server.rooms.size === 0, "the rooms to be left");
    // Its few steps are enough to come back from: leaving costs those who go on playing nothing.
    expect(await server.store.snapshot(match)).toBeNull();
    const back = sit(server.url, match, tokens[0]!);
    await seated(back);
    expect(back.getSnapshot()).toMatchObject({ view, seq });
    expect(await back.act("pass")).toMatchObject({ ok: true, seq: seq + 1 });
    back.close();
  });

  test("of a connection nothing is kept that was made to answer a request", async () => {
    const kept = () => queryObjects(ServerResponse, { format: "count" });
    const { match } = await seatAll(server.url, { game: "duel" });
    const before = kept();
    const sessions = Array.from({ length: 20 }, () => sit(server.url, match));
    for (const session of sessions) await seated(session);
    expect(kept() - before).toBeLessThan(5);
    for (const session of sessions) session.close();
    // Whoever asks for it as for a page is answered all the same.
    expect((await fetch(`${server.url}/play`)).status).toBe(404);
  });
});
