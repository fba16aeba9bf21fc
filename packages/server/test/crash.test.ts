import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { crashAgainAndAgain, POINTS } from "./harness/crash.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const port = 31_000 + (process.pid % 1_000);

describe("kill -9 under load", () => {
  test("25 times, at random and at six named points: everything acknowledged is there once, every journal holds", async () => {
    const db = `sqlite:${join(folder, "crash.db")}`;
    const report = await crashAgainAndAgain({
      db,
      port,
      matches: 60,
      kills: 25,
      name: "25 kills",
      pause: 160,
    });
    expect(report.wrong.slice(0, 5)).toEqual([]);
    for (const point of POINTS) expect(report.windows[point], point).toBeGreaterThan(0);
    expect(report.windows["at random"]).toBeGreaterThan(5);
    expect(report.acknowledged).toBeGreaterThan(500);
  }, 300_000);
});
