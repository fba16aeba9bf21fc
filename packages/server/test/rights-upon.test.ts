import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, startPostgres } from "@cardwright/testbed";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { emptySeat } from "../src/seat-rules.ts";
import type { RightsChange } from "../src/store/store.ts";
import { startServer } from "./harness/table.ts";

/** Rights in one match that were decided by those of another: every store writes them only while these still stand. */
const folder = mkdtempSync(join(tmpdir(), "cardwright-upon-"));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});
const addresses = {
  memory: () => "memory",
  sqlite: () => `sqlite:${join(folder, "upon.db")}`,
  postgres: () => postgres.url,
};
const newMatch = async ({ matches }: Server): Promise<string> => (await matches.create({ game: "duel" })).match;

test.each(["memory", "sqlite", "postgres"] as const)(
  "%s: by rights that have changed since nothing is",
  async (kind) => {
    const server = await startServer({ db: addresses[kind]() });
    const { store } = server;
    const [match, before] = [await newMatch(server), await newMatch(server)];
    const change = {
      match,
      seatsVersion: 0,
      status: "waiting",
      seats: [{ ...emptySeat(0), tokenHash: "mine" }],
    } as const;
    const sits = (upon: RightsChange["upon"] & object): RightsChange => ({ ...change, upon });
    expect(await store.changeRights({ ...change, match: before })).toBe(true);
    expect(await store.changeRights(sits({ match: before, seatsVersion: 0 }))).toBe(false);
    expect(await store.changeRights(sits({ match: "nobody", seatsVersion: 0 }))).toBe(false);
    expect((await store.seats(match))[0]).toEqual(emptySeat(0));
    expect(await store.changeRights(sits({ match: before, seatsVersion: 1 }))).toBe(true);
    expect((await store.seats(match))[0]!.tokenHash).toBe("mine");
    expect((await store.match(before))!.seatsVersion).toBe(1);
    // Its own rights still count as well.
    expect(await store.changeRights(sits({ match: before, seatsVersion: 1 }))).toBe(false);
    await server.close();
  },
);
