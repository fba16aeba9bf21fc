import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { crashAgainAndAgain } from "./harness/crash.ts";
import type { Sabotage } from "./harness/sabotage.ts";

/** Apart from the harness's own run, so that a second processor has something to do meanwhile. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-sabotage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Below the ports that the system hands out: a client that connects again could be given this very one.
let port = 23_000 + (process.pid % 1_000);

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
