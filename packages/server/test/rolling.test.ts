import { duel } from "@cardwright/core/testing";
import { type Postgres, startPostgres } from "@cardwright/testbed";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CatalogEntry } from "../src/index.ts";
import { call, playOne, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(() => postgres.close());

const changed = { ...duel, version: "2", onTurnStart: () => [] } as unknown as CatalogEntry["game"];
const start = (isNew: boolean) =>
  startServer({ db: postgres.url, pollMs: 50 }, { games: [{ game: isNew ? changed : duel, expansions: [] }] });

test("while versions roll over, a match stays with nodes that have its rules and goes on with nothing lost", async () => {
  const old = await start(false);
  const renewed = await start(true);
  const { match, tokens } = await seatAll(old.url, { game: "duel" });
  // Whoever asks the new node first is sent on to the old one.
  const sessions = tokens.map((token) => sit([renewed.url, old.url] as never, match, token));
  await Promise.all(sessions.map(seated));
  const play = async (steps: number): Promise<void> => {
    for (let i = 0; i < steps; i++) {
      const outcomes = await Promise.all(sessions.map((session) => playOne(session, () => 0)));
      expect(outcomes.some((outcome) => outcome?.ok)).toBe(true);
    }
  };
  await play(4);
  const reached = (await old.store.heads([match]))[0]!.revision;
  expect(reached).toBeGreaterThan(2);
  // A match of the new rules is played on the new node, and the old one leaves it alone.
  const late = await seatAll(renewed.url, { game: "duel" });
  const viewAt = (url: string, id: string, token: string | undefined) =>
    call(url, "GET", `/api/v1/matches/${id}/view`, undefined, token);
  expect((await viewAt(old.url, late.match, late.tokens[0])).body.code).toBe("RULES_DIFFER");
  expect((await viewAt(renewed.url, late.match, late.tokens[0])).status).toBe(200);
  // The last node with the old rules goes: the match waits in the store, untouched.
  await old.close();
  expect((await viewAt(renewed.url, match, tokens[0])).body.code).toBe("RULES_DIFFER");
  expect((await renewed.store.heads([match]))[0]!.revision).toBe(reached);
  for (const session of sessions) session.close();
  // Rolled back, it goes on from where it was.
  const back = await start(false);
  const again = sit(back.url, match, tokens[0]);
  await seated(again);
  await until(() => again.getSnapshot().connection === "open", "the table");
  expect((await back.store.heads([match]))[0]!.revision).toBe(reached);
  again.close();
  await Promise.all([back.close(), renewed.close()]);
}, 60_000);
