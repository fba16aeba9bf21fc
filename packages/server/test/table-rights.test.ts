import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { call, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

/** Rights over rights: who may send away, invite, open and renew, and what is left of the right that ended. */
let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const api = (method: string, path: string, body?: unknown, token?: string) =>
  call(server.url, method, `/api/v1/matches${path}`, body, token);
const join = (match: string, body: object) => api("POST", `/${match}/seats`, body);
const nobody = { status: 404, body: { code: "NO_ACCESS" } };
const taken = { status: 409, body: { code: "SEAT_TAKEN" } };

describe("sending somebody away", () => {
  test("is the host's right alone, and nothing brings them back", async () => {
    const seats = [{ kind: "open" }, { kind: "invited" }];
    const { body: made } = await api("POST", "", { game: "duel", visibility: "private", seats });
    const { match, host_token: host, watch_token: watch } = made;
    const invite = made.invites[0].code;
    const { body: ada } = await join(match, { name: "Ada" });
    const { body: bo } = await join(match, { name: "Bo", invite });
    const session = sit(server.url, match, bo.token);
    await seated(session);
    for (const token of [undefined, ada.token, bo.token, watch, invite, "A".repeat(43)]) {
      expect(await api("DELETE", `/${match}/seats/1`, undefined, token)).toMatchObject(nobody);
    }
    expect((await api("DELETE", `/${match}/seats/1`, undefined, host)).status).toBe(204);
    await until(() => session.getSnapshot().connection === "closed", "the end of the connection");
    expect((await api("DELETE", `/${match}/seats/1`, undefined, host)).body.code).toBe("SEAT_EMPTY");
    expect((await api("DELETE", `/${match}/seats/7`, undefined, host)).status).toBe(404);
    for (const more of [{ token: bo.token }, { invite }, { invite, token: bo.token }]) {
      expect((await join(match, { name: "Bo", ...more })).status).toBe(409);
    }
    expect(await api("GET", `/${match}/view`, undefined, bo.token)).toMatchObject(nobody);
    const { body: again } = await api("POST", `/${match}/seats/1/invite`, undefined, host);
    expect((await join(match, { name: "Cy", invite: again.code })).body).toMatchObject({ seat: 1 });
  });

  test("works on somebody who left first: neither their token nor an invitation leads to the seat any more", async () => {
    const { match, tokens, hostToken } = await seatAll(server.url, { game: "duel", takeover: "random" });
    const bar = (token?: string) => api("DELETE", `/${match}/seats/0`, undefined, token);
    await api("DELETE", `/${match}/seats/mine`, undefined, tokens[0]);
    const { body: earlier } = await api("POST", `/${match}/seats/0/invite`, undefined, tokens[1]);
    for (const token of [undefined, tokens[0], tokens[1]]) expect(await bar(token)).toMatchObject(nobody);
    expect((await bar(hostToken)).status).toBe(204);
    for (const more of [{ token: tokens[0] }, { invite: earlier.code }, { invite: earlier.code, token: tokens[0] }]) {
      expect(await join(match, { name: "Ada", ...more })).toMatchObject(taken);
    }
    expect((await bar(hostToken)).body.code).toBe("SEAT_EMPTY");
    expect((await api("GET", `/${match}`)).body.seats[0]).toMatchObject({ bot: "random", kept: true });
    const { body: invite } = await api("POST", `/${match}/seats/0/invite`, undefined, hostToken);
    expect((await bar(hostToken)).status).toBe(204);
    expect(await join(match, { name: "Cy", invite: invite.code })).toMatchObject(taken);
  });

  test("voids an invitation that nobody has used yet", async () => {
    const seats = [{ kind: "open" }, { kind: "invited" }];
    const { body: made } = await api("POST", "", { game: "duel", seats });
    expect((await api("DELETE", `/${made.match}/seats/1`, undefined, made.host_token)).status).toBe(204);
    expect(await join(made.match, { name: "Bo", seat: 1, invite: made.invites[0].code })).toMatchObject(taken);
  });

  test("works before the deal as well", async () => {
    const { body: made } = await api("POST", "", { game: "duel" });
    const { body: eve } = await join(made.match, { name: "Eve" });
    await api("DELETE", `/${made.match}/seats/0`, undefined, made.host_token);
    expect(await api("DELETE", `/${made.match}/seats/mine`, undefined, eve.token)).toMatchObject(nobody);
    expect((await join(made.match, { name: "Ada" })).body.seat).toBe(0);
  });
});

describe("a seat that was left in a running match", () => {
  test("is for whoever left it, and for whoever the host or a player invites, once", async () => {
    const { match, tokens, hostToken } = await seatAll(server.url, { game: "duel" });
    await api("DELETE", `/${match}/seats/mine`, undefined, tokens[0]);
    // The rival's second window is a stranger like any other.
    expect(await join(match, { name: "rival again" })).toMatchObject(taken);
    const invite = (token?: string) => api("POST", `/${match}/seats/0/invite`, undefined, token);
    for (const token of [undefined, tokens[0], "A".repeat(43)]) expect(await invite(token)).toMatchObject(nobody);
    const [first, second] = [await invite(tokens[1]), await invite(hostToken)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await api("GET", `/${match}`)).body.seats[0]).toMatchObject({ kind: "invited", kept: true });
    // The later one is what counts.
    expect(await join(match, { name: "Cy", invite: first.body.code })).toMatchObject(taken);
    const heir = await join(match, { name: "Cy", invite: second.body.code });
    expect(heir.body).toMatchObject({ seat: 0 });
    expect(await join(match, { name: "Ada", token: tokens[0] })).toMatchObject(taken);
    await api("DELETE", `/${match}/seats/mine`, undefined, heir.body.token);
    expect(await join(match, { name: "Dan", invite: second.body.code })).toMatchObject(taken);
    expect((await join(match, { name: "Cy", token: heir.body.token })).body.seat).toBe(0);
    expect(await invite(tokens[1])).toMatchObject(taken);
    expect(await api("POST", `/${match}/seats/0/open`, undefined, hostToken)).toMatchObject({
      body: { code: "ALREADY_STARTED" },
    });
  });
  test("nor is a seat that a bot got at the start for whoever comes", async () => {
    const { body: made } = await api("POST", "", { game: "duel" });
    await join(made.match, { name: "Ada" });
    await api("POST", `/${made.match}/start`, { bot: "random" }, made.host_token);
    expect(await join(made.match, { name: "Eve" })).toMatchObject(taken);
  });
  test("cannot be invited to by a player before the deal: that is the host's", async () => {
    const { body: made } = await api("POST", "", { game: "duel" });
    const { body: ada } = await join(made.match, { name: "Ada" });
    expect(await api("POST", `/${made.match}/seats/1/invite`, undefined, ada.token)).toMatchObject(nobody);
    const { body: invite } = await api("POST", `/${made.match}/seats/1/invite`, undefined, made.host_token);
    expect(await join(made.match, { name: "Eve" })).toMatchObject(taken);
    expect((await join(made.match, { name: "Bo", invite: invite.code })).body.seat).toBe(1);
  });
});

describe("a token", () => {
  test("is one thing: what hosts, watches or invites is no seat's", async () => {
    const seats = [{ kind: "open" }, { kind: "invited" }];
    const { body: made } = await api("POST", "", { game: "duel", visibility: "private", seats });
    const { match } = made;
    for (const token of [made.host_token, made.watch_token, made.invites[0].code]) {
      expect(await join(match, { name: "Eve", token })).toMatchObject({ status: 409, body: { code: "TOKEN_USED" } });
      expect((await server.store.seats(match)).every(({ tokenHash }) => tokenHash === null)).toBe(true);
    }
    const { body: ada } = await join(match, { name: "Ada" });
    const renew = (token: string) => api("POST", `/${match}/tokens`, { kind: "seat", token }, ada.token);
    for (const token of [made.host_token, made.watch_token, made.invites[0].code, ada.token]) {
      expect((await renew(token)).body.code).toBe("TOKEN_USED");
    }
  });

  test("of a seat is renewed by itself, and the old one is dead", async () => {
    const { match, tokens, hostToken } = await seatAll(server.url, { game: "duel" });
    const session = sit(server.url, match, tokens[0]);
    await seated(session);
    const renew = (token?: string, body: object = { kind: "seat" }) => api("POST", `/${match}/tokens`, body, token);
    for (const token of [undefined, hostToken, "A".repeat(43)]) expect(await renew(token)).toMatchObject(nobody);
    const own = "B".repeat(43);
    expect(await renew(tokens[0], { kind: "seat", token: own })).toMatchObject({ status: 201, body: { token: own } });
    await until(() => session.getSnapshot().connection === "closed", "the end of the connection");
    expect(await renew(tokens[0])).toMatchObject(nobody);
    expect(await api("GET", `/${match}/view`, undefined, tokens[0])).toMatchObject(nobody);
    const next = sit(server.url, match, own);
    await seated(next);
    expect(await next.act("pass")).toMatchObject({ ok: true });
    next.close();
    expect((await renew(tokens[0], { kind: "seats" })).body.code).toBe("MALFORMED");
  });

  test("of the host renews itself and the watchers', until the match is over", async () => {
    const { body: made } = await api("POST", "", { game: "duel", visibility: "private" });
    const { match, host_token: host, watch_token: watch } = made;
    const players = [await join(match, { name: "Ada" }), await join(match, { name: "Bo" })].map(({ body }) => body);
    const watcher = sit(server.url, match, watch);
    await seated(watcher);
    const renew = (kind: string, token?: string) => api("POST", `/${match}/tokens`, { kind }, token);
    for (const kind of ["host", "watch"]) {
      for (const token of [undefined, watch, players[0].token]) expect(await renew(kind, token)).toMatchObject(nobody);
    }
    const { body: fresh } = await renew("watch", host);
    await until(() => watcher.getSnapshot().connection === "closed", "the watcher to be sent away");
    expect(await api("GET", `/${match}`, undefined, watch)).toMatchObject(nobody);
    expect((await api("GET", `/${match}`, undefined, fresh.token)).status).toBe(200);
    const { body: mine } = await renew("host", host);
    expect(await renew("watch", host)).toMatchObject(nobody);
    expect((await renew("watch", mine.token)).status).toBe(201);
    const player = sit(server.url, match, players[0].token);
    await seated(player);
    expect(await player.act("concede")).toMatchObject({ ok: true });
    player.close();
    expect(await renew("host", mine.token)).toMatchObject(nobody);
    // Both come to one rematch all the same.
    const next = await Promise.all(players.map(({ token }) => api("POST", `/${match}/rematch`, {}, token)));
    expect(next[0]!.body.match).toBe(next[1]!.body.match);
    const open = await seatAll(server.url, { game: "duel" });
    expect(await api("POST", `/${open.match}/tokens`, { kind: "watch" }, open.hostToken)).toMatchObject(nobody);
  });
});
