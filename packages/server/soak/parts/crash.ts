import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crashAgainAndAgain } from "../../test/harness/crash.ts";
import type { SoakPart } from "../part.ts";

/** Each named moment is hit this often in a whole run, and at least once in a smaller one that has room for all of them. */
const HITS_LEAST = 10;

/** Kills of one server over SQLite while a hundred matches are played. */
export const part: SoakPart = {
  full: 300,
  async run(kills) {
    const folder = mkdtempSync(join(tmpdir(), "cardwright-soak-"));
    const db = `sqlite:${join(folder, "soak.db")}`;
    const matches = Math.min(100, kills * 4);
    const report = await crashAgainAndAgain({ db, port: 28_000, matches, kills, name: "soak", pause: 160 });
    rmSync(folder, { recursive: true, force: true });
    const { windows, acknowledged, journals } = report;
    const least = Math.min(HITS_LEAST, Math.floor((kills / this.full) * HITS_LEAST));
    const missed = Object.entries(windows).filter(([, hits]) => hits < least);
    const wrong = [...report.wrong, ...missed.map(([window]) => `${window} was hit too rarely`)];
    return { counts: { kills, acknowledged, journals, ...windows }, wrong };
  },
};
