import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { crashAgainAndAgain, POINTS } from "./harness/crash.ts";
import type { Sabotage } from "./harness/sabotage.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-crash-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let port = 31_000 + (process.pid % 1_000);

describe("kill -9 under load", () => {
  test("25 times, at random and at six named points: everything acknowledged is there once, every journal holds", async () => {
    const db = `sqlite:${join(folder, "crash.db")}`;
    const report = await crashAgainAndAgain({
      db,
      port: port++,
      matches: 100,
      kills: 25,
      name: "25 kills",
      pause: 160,
    });
    expect(report.wrong.slice(0, 5)).toEqual([]);
    for (const point of POINTS) expect(report.windows[point], point).toBeGreaterThan(0);
    expect(report.windows["at random"]).toBeGreaterThan(5);
    expect(report.acknowledged).toBeGreaterThan(500);
  }, 300_000);

  // Most show only when a kill falls between two steps, so there have to be enough of them.
  const sabotages: [Sabotage, kills: number][] = [
    ["acknowledge before commit", 14],
    ["forget intents", 14],
    ["publish before store", 14],
    ["show less than it says", 2],
  ];
  test.each(sabotages)(
    "a server that would %s turns this harness red",
    async (sabotage, kills) => {
      const db = `sqlite:${join(folder, `${sabotage.replaceAll(" ", "-")}.db`)}`;
      const report = await crashAgainAndAgain({
        db,
        port: port++,
        matches: 60,
        kills,
        name: sabotage,
        sabotage,
        pause: 60,
      });
      expect(report.wrong.length).toBeGreaterThan(0);
    },
    180_000,
  );
});
