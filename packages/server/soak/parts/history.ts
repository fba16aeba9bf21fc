import { EDITED_GAMES } from "../../test/harness/built-with.ts";
import { historyRun } from "../../test/harness/history.ts";
import type { PartReport, SoakPart } from "../part.ts";

/** So many stored matches of the five games, one in five of them running, and forty edits of the rules of each game. */
export const part: SoakPart = {
  full: 1_000,
  async run(count): Promise<PartReport> {
    const matchesOfEach = Math.max(2, Math.round(count / EDITED_GAMES.length));
    const runningOfEach = Math.max(1, Math.round(matchesOfEach / 5));
    const progress = (line: string): void => void process.stderr.write(`${line}\n`);
    const run = { games: EDITED_GAMES, matchesOfEach, runningOfEach, progress };
    const { counts, carried, wrong } = await historyRun(run);
    const shares = Object.entries(carried).flatMap(([name, [same, of]]) => [
      [`${name} running`, of],
      [`${name} carried over`, same],
    ]);
    return { counts: { ...counts, ...Object.fromEntries(shares) }, wrong };
  },
};
