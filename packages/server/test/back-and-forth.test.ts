import { type Postgres, type Redis, startPostgres, startRedis } from "@cardwright/testbed";
import { afterAll, beforeAll, expect, test } from "vitest";
import { purses } from "./games/purses.ts";
import { type BackAndForth, goBackAndForth } from "./harness/back-and-forth.ts";
import { startServer } from "./harness/table.ts";

/** Whoever goes back on one node while the other seat acts on another: one of them comes first, and everybody is told the same. */

let postgres: Postgres;
let redis: Redis;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
});
afterAll(async () => {
  await Promise.all([postgres.close(), redis.close()]);
});

const ROUNDS = 6;
test.each(["two nodes that hear nothing of each other", "three nodes with Redis"])(
  "on %s",
  async (where) => {
    const isDeaf = where.startsWith("two");
    const config = isDeaf ? { bus: "none", pollMs: 600_000, sweepMs: 600_000 } : { bus: redis.url };
    const parts = { games: [{ game: purses, expansions: [] }] };
    const nodes = await Promise.all(
      Array.from({ length: isDeaf ? 2 : 3 }, () => startServer({ db: postgres.url, ...config }, parts)),
    );
    const rounds: BackAndForth[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await goBackAndForth(nodes, round));
    await Promise.all(nodes.map((node) => node.close()));
    expect(rounds.flatMap(({ wrong }) => wrong)).toEqual([]);
    const sum = (of: (round: BackAndForth) => number): number => rounds.reduce((all, round) => all + of(round), 0);
    // Each of these happened, so that none is taken for granted.
    expect(sum(({ stored }) => stored)).toBeGreaterThan(ROUNDS * 10);
    expect(sum(({ undone }) => undone)).toBeGreaterThan(ROUNDS);
    expect(sum(({ agreed }) => agreed)).toBeGreaterThan(0);
  },
  300_000,
);
