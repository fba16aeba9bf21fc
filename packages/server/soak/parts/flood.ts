import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess } from "../../test/harness/crash.ts";
import { flood, residentMegabytes } from "../../test/harness/flood.ts";
import { Crowd } from "../../test/harness/players.ts";
import type { SoakPart } from "../part.ts";

const AFTER_MS = 120_000;
/** People play first, so that everything is loaded and compiled that a server in use has in memory. */
const WARM_MS = 10_000;
const QUIET_MS = 15_000;
const GROWN_MAX = 1.15;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The memory of a server in use, before so many requests and two minutes after them. */
export const part: SoakPart = {
  full: 230_000,
  async run(requests) {
    const folder = mkdtempSync(join(tmpdir(), "cardwright-flood-"));
    const config = { port: 0, db: `sqlite:${join(folder, "flood.db")}`, logLevel: "error" } as const;
    const { child, url } = await startProcess({ config });
    const crowd = new Crowd({
      urls: [url],
      matches: 20,
      games: ["duel", "seers"],
      pause: 120,
      name: "flood",
      witnesses: false,
    });
    crowd.start();
    await wait(WARM_MS);
    await crowd.settle(async () => 0);
    await wait(QUIET_MS);
    const before = residentMegabytes(child.pid!);
    const { answers } = await flood(url, requests);
    const peak = residentMegabytes(child.pid!);
    await wait(AFTER_MS);
    const after = residentMegabytes(child.pid!);
    child.kill("SIGTERM");
    await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
    const statuses = Object.fromEntries([...answers].map(([status, count]) => [`answered ${status}`, count]));
    const megabytes = { before: Math.round(before), peak: Math.round(peak), after: Math.round(after) };
    const wrong = after > before * GROWN_MAX ? [`${megabytes.after} MB after, ${megabytes.before} MB before`] : [];
    return { counts: { requests, ...statuses, ...megabytes, acknowledged: crowd.acknowledged }, wrong };
  },
};
