import { simulate } from "../../test/simulation/simulate.ts";
import type { SoakPart } from "../part.ts";

/** Whole servers by seed. A line that says what is wrong begins with the seed, which is that run again. */
export const part: SoakPart = {
  full: 10_000,
  goesOn: true,
  async run(count, { from }) {
    const wrong: string[] = [];
    let [steps, undone, events] = [0, 0, 0];
    for (let i = from; i < from + count; i++) {
      const report = await simulate(`soak ${i}`);
      steps += report.steps;
      undone += report.undone;
      events += report.events;
      wrong.push(...report.wrong.map((line) => `${report.seed}: ${line}`));
    }
    return { counts: { seeds: count, steps, undone, events }, wrong };
  },
};
