import { randomBytes } from "node:crypto";
import { type Postgres, startPostgres } from "@cardwright/testbed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { call, seated, sit, startServer } from "./harness/table.ts";

/** An answer can get lost on its way. Whoever brings the token of the seat asks again, and has lost nothing. */

let postgres: Postgres;
let nodes: Server[];
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  nodes = await Promise.all([0, 1].map(() => startServer({ db: postgres.url })));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.close();
});
const freshToken = (): string => randomBytes(16).toString("base64url");
const at = (node: number) => (path: string, body: object, token?: string) =>
  call(nodes[node]!.url, "POST", `/api/v1/matches${path}`, body, token);
const [here, there] = [at(0), at(1)];
const namesOf = async (match: string) => (await nodes[0]!.store.seats(match)).map(({ name }) => name);
async function concede(match: string, token: string): Promise<void> {
  const session = sit(nodes[0]!.url, match, token);
  await seated(session);
  expect(await session.act("concede")).toMatchObject({ ok: true });
  session.close();
}
async function restart(): Promise<void> {
  await nodes[0]!.close();
  nodes[0] = await startServer({ db: postgres.url });
}

describe("a seat that is asked for again", () => {
  test("is the same seat, on every node, after a restart, while the match runs and once it is over", async () => {
    const { body: made } = await here("", { game: "duel" });
    const token = freshToken();
    const sitDown = { name: "Ada", nonce: "herons", token };
    const first = await here(`/${made.match}/seats`, sitDown);
    expect(first).toEqual({ status: 201, body: { seat: 0, token, commitment: made.commitment } });
    expect(await here(`/${made.match}/seats`, sitDown)).toEqual(first);
    expect(await there(`/${made.match}/seats`, sitDown)).toEqual(first);
    // It is that seat, whichever is asked for: nobody gets a second one.
    expect(await there(`/${made.match}/seats`, { ...sitDown, seat: 1 })).toEqual(first);
    expect(await namesOf(made.match)).toEqual(["Ada", null]);
    await restart();
    const { body: bo } = await here(`/${made.match}/seats`, { name: "Bo" });
    expect(await here(`/${made.match}/seats`, sitDown)).toEqual(first);
    await concede(made.match, bo.token);
    expect(await there(`/${made.match}/seats`, sitDown)).toEqual(first);
    expect((await nodes[0]!.store.secrets(made.match))!.nonces).toEqual(["herons", ""]);
    // Another token is another person.
    expect((await here(`/${made.match}/seats`, { ...sitDown, token: freshToken() })).body.code).toBe("SEAT_TAKEN");
  });

  test("is one seat too when it is asked for many times at once", async () => {
    for (let round = 0; round < 5; round++) {
      const { body: made } = await here("", { game: "duel" });
      const token = freshToken();
      const asked = Array.from({ length: 8 }, (_, i) =>
        (i % 2 === 0 ? here : there)(`/${made.match}/seats`, { name: "Ada", token, ...(i < 2 ? { seat: i } : {}) }),
      );
      const answers = (await Promise.all(asked)).map(({ body }) => [body.seat, body.token]);
      expect(new Set(answers.map(String)).size).toBe(1);
      expect((await namesOf(made.match)).filter((name) => name === "Ada")).toHaveLength(1);
    }
  });

  test("tells strangers nothing of a private match, and its guest the same again", async () => {
    const seats = [{ kind: "invited" }, { kind: "invited" }];
    const { body: made } = await here("", { game: "duel", visibility: "private", seats });
    const nowhere = await here("/nothing-here-at-all/seats", { name: "Eve", token: freshToken() });
    expect(nowhere).toMatchObject({ status: 404, body: { code: "NO_ACCESS" } });
    for (const token of [freshToken(), made.host_token, made.invites[0].code]) {
      expect(await here(`/${made.match}/seats`, { name: "Eve", token })).toEqual(nowhere);
    }
    const guest = { name: "Ada", invite: made.invites[1].code, token: freshToken() };
    const first = await here(`/${made.match}/seats`, guest);
    expect(first.body.seat).toBe(1);
    expect(await there(`/${made.match}/seats`, guest)).toEqual(first);
    expect((await here(`/${made.match}/seats`, { name: "Ada", token: "short" })).body.code).toBe("MALFORMED");
  });

  test("can be left and is free then, like any other", async () => {
    const { body: made } = await here("", { game: "duel" });
    const token = freshToken();
    await here(`/${made.match}/seats`, { name: "Ada", token });
    const mine = `/api/v1/matches/${made.match}/seats/mine`;
    expect((await call(nodes[0]!.url, "DELETE", mine, undefined, token)).status).toBe(204);
    expect((await here(`/${made.match}/seats`, { name: "Cy" })).body.seat).toBe(0);
  });
});

describe("a rematch that is asked for again", () => {
  test("is the same answer, what only its maker is told included, also once it has begun", async () => {
    const { body: old } = await here("", { game: "duel", visibility: "private" });
    const before = [freshToken(), freshToken()];
    for (const [i, token] of before.entries()) await here(`/${old.match}/seats`, { name: `player ${i}`, token });
    await concede(old.match, before[0]!);
    const [mine, theirs] = [{ nonce: "again", token: freshToken() }, { token: freshToken() }];
    const first = await here(`/${old.match}/rematch`, mine, before[0]);
    expect(first).toMatchObject({ status: 201, body: { seat: 0, token: mine.token } });
    expect(first.body.host_token).not.toBeNull();
    expect(await there(`/${old.match}/rematch`, mine, before[0])).toEqual(first);
    await restart();
    expect(await here(`/${old.match}/rematch`, mine, before[0])).toEqual(first);
    const second = await there(`/${old.match}/rematch`, theirs, before[1]);
    expect(second.body).toMatchObject({ match: first.body.match, seat: 1, host_token: null });
    expect((await nodes[0]!.store.match(first.body.match))!.status).toBe("running");
    expect(await here(`/${old.match}/rematch`, theirs, before[1])).toEqual(second);
    expect(await there(`/${old.match}/rematch`, mine, before[0])).toEqual(first);
    // Without the token of the seat before it is no match, and what starts it is made by nobody else.
    expect((await here(`/${old.match}/rematch`, mine)).status).toBe(404);
    expect((await here(`/${old.match}/rematch`, mine, mine.token)).status).toBe(404);
    expect(await here(`/${old.match}/rematch`, { token: freshToken() }, before[0])).toMatchObject({
      status: 409,
      body: { code: "SEAT_TAKEN" },
    });
  });

  test("can be started by whoever made it with what they were told", async () => {
    const { body: old } = await here("", { game: "duel" });
    const before = [freshToken(), freshToken()];
    for (const [i, token] of before.entries()) await here(`/${old.match}/seats`, { name: `player ${i}`, token });
    await concede(old.match, before[0]!);
    const { body: next } = await here(`/${old.match}/rematch`, { token: freshToken() }, before[0]);
    expect((await there(`/${next.match}/start`, { bot: "random" }, next.host_token)).status).toBe(204);
  });
});
