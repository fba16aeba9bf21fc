import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ATTACKS, LARGE_FILE } from "../../test/harness/attacks.ts";
import { squeeze } from "../../test/harness/squeeze.ts";
import type { SoakPart } from "../part.ts";

const WORSE_MAX = 2;
/** Below this a player notices nothing, and the clock of a shared machine is no better. */
const UNNOTICED_MS = 10;
const MATCHES = 40;
/** A disk that others use as well makes everybody late by more than any attack does. */
const IN_MEMORY = "/dev/shm";
/** Larger than any file of a page that we build. */
const LARGE_BYTES = 600_000;

/** Forty honest matches, and for so many seconds each everything that one address can do to them. */
export const part: SoakPart = {
  full: 60,
  kinds: ATTACKS,
  async run(seconds, { only }) {
    const folder = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), "cardwright-squeeze-"));
    const matches = Math.min(MATCHES, seconds * 4);
    const attacks = ATTACKS.filter((attack) => only === undefined || attack === only);
    const web = join(folder, "page");
    mkdirSync(dirname(join(web, LARGE_FILE)), { recursive: true });
    writeFileSync(join(web, LARGE_FILE), "x".repeat(LARGE_BYTES));
    const squeezed = await squeeze({ db: `sqlite:${join(folder, "squeeze.db")}`, web, matches, seconds, attacks });
    rmSync(folder, { recursive: true, force: true });
    const counts: Record<string, number> = { seconds, matches };
    const wrong: string[] = [];
    for (const { attack, p99, commands, quiet, quietCommands, tried, refused } of squeezed) {
      Object.assign(counts, {
        [`${attack} p99`]: Number(p99.toFixed(1)),
        [`${attack} quiet p99`]: Number(quiet.toFixed(1)),
      });
      Object.assign(counts, { [`${attack} tried`]: tried, [`${attack} refused`]: refused });
      Object.assign(counts, { [`${attack} commands`]: commands, [`${attack} quiet commands`]: quietCommands });
      if (!(p99 <= Math.max(quiet * WORSE_MAX, UNNOTICED_MS)))
        wrong.push(`${attack}: p99 ${p99.toFixed(1)} ms, ${quiet.toFixed(1)} ms while it is quiet`);
    }
    return { counts, wrong };
  },
};
