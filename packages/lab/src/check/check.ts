import { fork } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AnyEngine } from "@cardwright/bots";
import { isScenario } from "../replay/scenario.ts";
import { makeFolder } from "../run/make-folder.ts";
import type { Plan } from "../run/plan.ts";
import { type RunOptions, runPlan } from "../run/run-plan.ts";
import { inCatalog, loadGame } from "../run/source.ts";
import { seatsTried } from "./chunk.ts";
import { withReplay } from "./finding-file.ts";
import { type FoundLaw, mergeLaws } from "./found.ts";

export interface CheckResult {
  readonly ok: boolean;
  readonly game: string;
  readonly seeds: number;
  /** The numbers of seats that were tried: match by match the next of those that the game allows. */
  readonly seats: readonly number[];
  readonly laws: readonly FoundLaw[];
}
export interface CheckOptions extends RunOptions {
  readonly catalog?: string;
  /** Where the replay of each finding is written. */
  readonly folder?: string;
}
const ELSEWHERE = "the same in another process";

/** All laws on as many matches as the plan has games, pairs of cards, and the same matches in another process. */
export async function check(plan: Plan, game: string, options: CheckOptions): Promise<CheckResult> {
  const parts: (readonly FoundLaw[])[] = [];
  let here: readonly string[] = [];
  await runPlan("check", plan, options, ({ laws, ends }) => {
    parts.push(laws);
    if (ends.length > 0) here = ends;
    return undefined;
  });
  const there = await elsewhere({ ...plan, source: inCatalog(plan.source, options.catalog) });
  const differing = here.findIndex((end, i) => end !== there[i]);
  const finding = {
    law: ELSEWHERE,
    where: `match "elsewhere ${plan.seed} ${differing}"`,
    detail: "the same seed and draws end elsewhere in another process",
  };
  parts.push([{ name: ELSEWHERE, ok: differing < 0, cases: here.length, ...(differing < 0 ? {} : { finding }) }]);
  const { engine } = await loadGame(inCatalog(plan.source, options.catalog));
  const laws: FoundLaw[] = [];
  for (const law of mergeLaws(parts)) laws.push(await written(law, engine, options.folder));
  return {
    ok: laws.every(({ ok }) => ok),
    game,
    seeds: plan.games,
    seats: seatsTried(plan, engine.rules.declares.seats),
    laws,
  };
}
function elsewhere(plan: Plan): Promise<readonly string[]> {
  const child = fork(fileURLToPath(new URL("./other-process.ts", import.meta.url)), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", (answer: { readonly ends?: readonly string[]; readonly error?: string }) => {
      if (answer.ends === undefined) reject(new Error(`the other process failed: ${answer.error ?? ""}`));
      else resolve(answer.ends);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the other process ended with ${code}`)));
    child.send(plan);
  });
}
/** The shortest way to a finding goes into a file; the result names it. */
async function written(law: FoundLaw, engine: AnyEngine, folder: string | undefined): Promise<FoundLaw> {
  if (law.finding === undefined) return law;
  const { replay, ...rest } = withReplay(engine, law.finding);
  if (folder === undefined || replay === undefined) return { ...law, finding: rest };
  const kind = isScenario(replay) ? "scenario" : "replay";
  const file = join(folder, `${engine.game.id}-${law.name}`.replaceAll(/[^a-z0-9]+/gi, "-").concat(`.${kind}.json`));
  try {
    await makeFolder(resolve(folder));
    await writeFile(file, replay);
    return { ...law, finding: { ...rest, file } };
  } catch (error) {
    // What was found counts for more than where it was to be kept.
    const unkept = `its replay cannot be written (${(error as Error).message})`;
    return { ...law, finding: { ...rest, detail: `${unkept}; ${rest.detail}` } };
  }
}
