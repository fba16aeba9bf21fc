import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { clockView, deadlineOf, expiredSeats, startClock, stepClock } from "../src/room/clock.ts";
import { readEntry } from "../src/store/store.ts";
import { seatAll, seated, sit, startServer, until } from "./harness/table.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-clock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("time banks", () => {
  const config = { bank_ms: 1_000, per_action_ms: 200 };
  test("free time first, the bank after it, nobody else's", () => {
    const start = startClock(config, 2, [0], 10_000);
    expect(deadlineOf(config, start)).toBe(11_200);
    const quick = stepClock(config, start, { seat: 0, timedOut: false, running: [1], at: 10_150 });
    expect(quick.banks).toEqual([1_000, 1_000]);
    const slow = stepClock(config, quick, { seat: 1, timedOut: false, running: [0], at: 10_650 });
    expect(slow.banks).toEqual([1_000, 700]);
    expect(expiredSeats(config, slow, 11_849)).toEqual([]);
    expect(expiredSeats(config, slow, 11_850)).toEqual([0]);
    const out = stepClock(config, slow, { seat: 0, timedOut: true, running: [1], at: 11_850 });
    expect(out).toMatchObject({ banks: [0, 700], missed: [1, 0] });
    expect(stepClock(config, out, { seat: 0, timedOut: false, running: [1], at: 11_851 }).missed).toEqual([0, 0]);
  });
  test("a decision has its free time once, whatever others do meanwhile", () => {
    const both = startClock(config, 2, [0, 1], 10_000);
    const first = stepClock(config, both, { seat: 0, timedOut: false, running: [1], at: 10_150 });
    expect(clockView(config, first).free).toEqual([200, 50]);
    expect(deadlineOf(config, first)).toBe(11_200);
    const second = stepClock(config, first, { seat: 1, timedOut: false, running: [0], at: 10_300 });
    expect(second.banks).toEqual([1_000, 900]);
    // A match that was stored before there was free time has all of it.
    const { free: _, ...old } = both;
    expect(deadlineOf(config, old)).toBe(11_200);
  });
  test("a bank never grows and never falls below nothing", () => {
    const steps = fc.array(fc.record({ seat: fc.nat(2), wait: fc.nat(2_000), running: fc.subarray([0, 1, 2]) }));
    fc.assert(
      fc.property(steps, (list) => {
        let clock = startClock(config, 3, [0], 0);
        let at = 0;
        for (const { seat, wait, running } of list) {
          at += wait;
          const next = stepClock(config, clock, { seat, timedOut: false, running, at });
          for (const [i, bank] of next.banks.entries()) {
            expect(bank).toBeGreaterThanOrEqual(0);
            expect(bank).toBeLessThanOrEqual(clock.banks[i]!);
          }
          clock = next;
        }
      }),
    );
  });
});

describe("deadlines", () => {
  const clock = { bank_ms: 100, per_action_ms: 100 };
  test("a timeout is a recorded action that the game chooses, fired once, and the clock goes on", async () => {
    const server = await startServer();
    const { match, tokens } = await seatAll(server.url, { game: "duel", clock, takeover: "random" });
    const session = sit(server.url, match, tokens[1]!);
    await seated(session);
    await until(() => session.getSnapshot().seq >= 1, "the first timeout");
    const rows = await server.store.entries(match, 1, 10);
    const { action, updatedAt } = readEntry(rows[0]!);
    expect(action).toMatchObject({ seat: 0, intentId: "timeout:0:0" });
    const first = readEntry((await server.store.entries(match, 0, 1))[0]!);
    expect(updatedAt - first.updatedAt).toBeGreaterThanOrEqual(200);
    expect(session.getSnapshot().clock?.banks[0]).toBe(0);
    // The seat lets every decision pass, so a bot sits in for it, until its player is back.
    await until(() => session.getSnapshot().seats[0]?.bot === "random", "a bot to sit in");
    // Heard rather than looked for: the player who is back still lets every decision pass, so a bot will sit in again.
    const stoodUp = new Promise<number>((resolve) => {
      const stop = session.subscribe(() => {
        if (session.getSnapshot().seats[0]?.bot !== null) return;
        stop();
        resolve(session.getSnapshot().seq);
      });
    });
    const back = sit(server.url, match, tokens[0]!);
    const seq = await stoodUp;
    await until(() => session.getSnapshot().seats[0]?.bot === "random", "a bot to sit in again");
    const again = await server.store.entries(match, seq + 1, 10);
    const missed = again
      .map(readEntry)
      .filter(({ action }) => action?.seat === 0 && action.intentId?.startsWith("timeout"));
    expect(missed.length).toBeGreaterThanOrEqual(2);
    // A player who acts is there, and needs no new connection for it.
    await back.act("concede");
    await until(() => session.getSnapshot().seats[0]?.bot === null, "the bot to stand up for who acts");
    back.close();
    session.close();
    await server.close();
  });
  test("a deadline that passed while the server was down is met when it is back", async () => {
    const db = `sqlite:${join(folder, "clock.db")}`;
    const first = await startServer({ db });
    const { match } = await seatAll(first.url, { game: "duel", clock: { bank_ms: 200, per_action_ms: 100 } });
    await first.close();
    await new Promise((resolve) => setTimeout(resolve, 350));
    const second = await startServer({ db, sweepMs: 20 });
    const entries = () => second.store.entries(match, 1, 5);
    for (let i = 0; i < 200 && (await entries()).length === 0; i++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(readEntry((await entries())[0]!).action?.intentId).toBe("timeout:0:0");
    await second.close();
  });
});
