import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Weights } from "@cardwright/bots";
import { hashOf } from "@cardwright/core/host";
import { makeFolder } from "../run/make-folder.ts";
import { Mistake } from "../run/mistake.ts";
import type { Plan } from "../run/plan.ts";
import type { Learnt } from "./learning.ts";

/** One trial of a net against the last one that was kept. */
export interface Gate {
  readonly lessons: number;
  readonly points: number;
  readonly duels: number;
  readonly kept: boolean;
}
/** How far a training has come, beside the net that learns. */
export interface Training {
  readonly lessons: number;
  /** The nets that play the next lessons, the learner first; none while lessons are random. */
  readonly players: readonly Weights[];
  /** Nets that passed the gate, the newest first. */
  readonly kept: readonly Weights[];
  readonly gates: readonly Gate[];
}
interface Kept {
  readonly plan: string;
  readonly learnt: Learnt;
  readonly training: Training;
}
/** A longer training of the same plan goes on from a shorter one. */
const nameOf = ({ games: _, ...plan }: Plan, hidden: number): string => hashOf([plan, hidden]);

export async function trainingKept(file: string, plan: Plan, hidden: number): Promise<Kept | undefined> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Mistake(`${file} cannot be read: ${(error as Error).message}; name another file with --progress`);
  }
  const kept = parsed(text);
  if (kept?.plan !== nameOf(plan, hidden)) {
    throw new Mistake(
      `${file} is the progress of another training, or of other rules; delete it or name another file with --progress`,
    );
  }
  return kept;
}
/** Written beside it first: whoever is stopped while writing loses a round and not the training. */
export async function keepTraining(
  file: string,
  plan: Plan,
  hidden: number,
  learnt: Learnt,
  training: Training,
): Promise<void> {
  await makeFolder(dirname(resolve(file)));
  const kept: Kept = { plan: nameOf(plan, hidden), learnt, training };
  await writeFile(`${file}.new`, JSON.stringify(kept));
  await rename(`${file}.new`, file);
}
function parsed(text: string): Kept | undefined {
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}
