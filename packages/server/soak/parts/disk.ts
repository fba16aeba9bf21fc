import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { troubledDisk } from "../../test/harness/disk.ts";
import type { SoakPart } from "../part.ts";

/** A disk that is full, fails to synchronise, or becomes read-only under a server in use. Needs strace. */
export const part: SoakPart = {
  full: 30,
  async run(rounds) {
    const folder = mkdtempSync(join(tmpdir(), "cardwright-disk-"));
    const report = await troubledDisk(`sqlite:${join(folder, "disk.db")}`, 28_200, rounds);
    rmSync(folder, { recursive: true, force: true });
    return { counts: { acknowledged: report.acknowledged, ...report.rounds }, wrong: report.wrong };
  },
};
