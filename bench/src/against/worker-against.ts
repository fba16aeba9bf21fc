import { pathToFileURL } from "node:url";
import { alternate, type Turns } from "./alternate.ts";
import type { Play } from "./plays.ts";

/** One process: the same plays on two cores, which take turns. */

export interface Contestant {
  /** The file of plays beside the core that is meant. */
  readonly plays: string;
  readonly name: string;
}
export interface AgainstJob {
  readonly contestants: readonly Contestant[];
  readonly turns: Turns;
}
type Plays = { readonly playNamed: (name: string) => Play };

async function work({ contestants, turns }: AgainstJob): Promise<void> {
  const plays: Play[] = [];
  for (const { plays: file, name } of contestants) {
    const { playNamed } = (await import(pathToFileURL(file).href)) as Plays;
    plays.push(playNamed(name));
  }
  process.send?.(alternate(plays, turns));
}
process.on("message", (job) => work(job as AgainstJob));
