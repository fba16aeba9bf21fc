import { lines, short } from "../core/table.ts";
import type { Turns } from "./alternate.ts";
import { checkOut, commitOf } from "./checkout.ts";
import { BEFORE_THE_REBUILDING, figuresAgainst } from "./figures.ts";
import { type Measured, measure } from "./measure.ts";
import { type Verdict, verdictOf } from "./verdict.ts";

export interface AgainstOptions {
  readonly json: boolean;
  readonly quick: boolean;
  /** Left out: the last revision before the engine was rebuilt. */
  readonly revision: string | undefined;
}
interface Plan extends Turns {
  readonly repetitions: number;
}
const fullPlan: Plan = { repetitions: 3, warmUpMilliseconds: 500, turnMilliseconds: 50, turns: 12 };
const quickPlan: Plan = { repetitions: 1, warmUpMilliseconds: 60, turnMilliseconds: 15, turns: 2 };

/** Returns the exit code: 1 if a floor is missed. */
export async function runAgainst({ json, quick, revision = BEFORE_THE_REBUILDING }: AgainstOptions): Promise<number> {
  const plan = quick ? quickPlan : fullPlan;
  const figures = figuresAgainst(commitOf(revision) === BEFORE_THE_REBUILDING);
  const older = checkOut(revision);
  try {
    const verdicts: Verdict[] = [];
    for (const figure of figures) {
      if (!json) process.stderr.write(`${figure.name}\n`);
      const repetitions: Measured[] = [];
      for (let i = 0; i < plan.repetitions; i++) repetitions.push(await measure(figure, older.folder, plan));
      verdicts.push(verdictOf(figure, repetitions));
    }
    const told = json
      ? JSON.stringify({ bench: "against", commit: older.commit, verdicts }, undefined, 2)
      : tableOf(verdicts);
    process.stdout.write(`${told}\n`);
    return verdicts.every(({ missed }) => missed.length === 0) ? 0 : 1;
  } finally {
    older.remove();
  }
}
function tableOf(verdicts: readonly Verdict[]): string {
  return lines([
    ["Actions a second", "older", "this", "this / older", "of plain", "in logged", "missed"],
    ...verdicts.map(({ figure, older, newer, ofOlder, ofPlain, inLogged, missed }) => [
      figure,
      Math.round(older).toLocaleString("en"),
      Math.round(newer).toLocaleString("en"),
      short(ofOlder),
      short(ofPlain),
      short(inLogged),
      missed.join(", "),
    ]),
  ]).join("\n");
}
