import { failOver } from "../../test/harness/fail-over.ts";
import type { SoakPart } from "../part.ts";

const FIRST_PORT = 28_200;
/**
 * PostgreSQL dies again and again, each time a new pair, and its synchronous standby takes over. Once more with a standby that
 * nobody waits for: a check that misses what is lost then proves nothing.
 */
export const part: SoakPart = {
  full: 20,
  async run(count) {
    const wrong: string[] = [];
    let acknowledged = 0;
    for (let i = 0; i < count; i++) {
      const report = await failOver({ synchronous: true, firstPort: FIRST_PORT, name: `fail-over ${i}` });
      wrong.push(...report.wrong.map((line) => `${i}: ${line}`));
      if (Math.min(...report.after) === 0) wrong.push(`${i}: nothing went on`);
      acknowledged += report.acknowledged;
    }
    const unheard = await failOver({ synchronous: false, firstPort: FIRST_PORT, name: "not waited for" });
    const lost = unheard.wrong.filter((line) => /acknowledged .* is there 0 times/.test(line)).length;
    if (lost === 0) wrong.push("what a standby had not heard of was not missed");
    return { counts: { failOvers: count, acknowledged, lostWithoutWaiting: lost }, wrong };
  },
};
