import { stateHash } from "@cardwright/core/host";
import type { Chunk, Plan } from "../run/plan.ts";
import { loadGame } from "../run/source.ts";
import { guarded, toldBy } from "./failure.ts";
import { type FoundLaw, mergeLaws } from "./found.ts";
import { endOf, lawsOfMatch } from "./match-laws.ts";
import { pairLaws } from "./pairs.ts";

/** What one chunk of seeds showed, and where its matches ended, to be compared with another process. */
export interface CheckChunk {
  readonly laws: readonly FoundLaw[];
  readonly ends: readonly string[];
}
export function seatCounts(declared: number | readonly [number, number]): readonly number[] {
  if (typeof declared === "number") return [declared];
  const [least, most] = declared;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
export const seatsTried = ({ seats, games }: Plan, declared: number | readonly [number, number]): readonly number[] =>
  (seats === undefined ? seatCounts(declared) : [seats]).slice(0, games);
/** How many matches are played again in another process. */
export const ELSEWHERE = 4;

export async function checkChunk(plan: Plan, { from, to }: Chunk): Promise<CheckChunk> {
  const loaded = await loadGame(plan.source);
  const counts = plan.seats === undefined ? seatCounts(loaded.engine.rules.declares.seats) : [plan.seats];
  const options = { ...loaded.options, ...plan.options };
  const laws: (readonly FoundLaw[])[] = [];
  for (let i = from; i < to; i++)
    laws.push(lawsOfMatch(loaded, `check ${plan.seed} ${i}`, counts[i % counts.length]!, options));
  if (from === 0)
    laws.push(guarded("pairs of cards", () => pairLaws(loaded.engine, plan.seed, counts, options, plan.games)));
  return { laws: mergeLaws(laws), ends: from === 0 ? await endsOf(plan) : [] };
}
/** Where the first matches of a plan end; run here and in a process of its own. */
export async function endsOf(plan: Plan): Promise<readonly string[]> {
  const loaded = await loadGame(plan.source);
  const counts = plan.seats === undefined ? seatCounts(loaded.engine.rules.declares.seats) : [plan.seats];
  const options = { ...loaded.options, ...plan.options };
  return Array.from({ length: Math.min(ELSEWHERE, plan.games) }, (_, i) => {
    try {
      return stateHash(endOf(loaded, `elsewhere ${plan.seed} ${i}`, counts[i % counts.length]!, options));
    } catch (error) {
      // That rules fail is found by another law; here only counts whether they fail alike.
      return toldBy(error);
    }
  });
}
