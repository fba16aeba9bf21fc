import { askOnce } from "./child-process.ts";
import { describeMachine, toFigures } from "./figures.ts";
import { measureAll } from "./measurements.ts";
import { fullPlan, quickPlan } from "./plan.ts";
import { toTable } from "./table.ts";

export interface BenchOptions {
  readonly json: boolean;
  readonly quick: boolean;
}

/** Returns the exit code: 1 if engines disagree about the duel or a floor is missed. */
export async function runCore({ json, quick }: BenchOptions): Promise<number> {
  const plan = quick ? quickPlan : fullPlan;
  const machine = describeMachine();
  const progress = (text: string) => {
    if (!json) process.stderr.write(`${text}\n`);
  };
  progress(`comparing the results of ${plan.matchesCompared} scripted matches`);
  const lineUp = await askOnce("compare", { matches: plan.matchesCompared });
  if (lineUp.differences.length > 0) {
    const shown = lineUp.differences.slice(0, 10).join("\n");
    process.stderr.write(`The engines do not play the same duel, so their speed says nothing:\n${shown}\n`);
    return 1;
  }
  const figures = toFigures(await measureAll(lineUp, plan, progress), plan, machine);
  process.stdout.write(`${json ? JSON.stringify(figures, undefined, 2) : toTable(figures)}\n`);
  return figures.floors.every((floor) => floor.met) ? 0 : 1;
}
