import type { Action } from "@cardwright/core";
import type { MatchStart } from "./position.ts";
import type { PairCounts } from "./register.ts";

/** What a check found, as it is merged, printed and written. */
export interface FoundLaw {
  readonly name: string;
  readonly ok: boolean;
  readonly cases: number;
  readonly finding?: CheckFinding;
  /** What is worth knowing and breaks no law. */
  readonly notes?: readonly string[];
  /** Of pairs of cards: how many there are, and what became of them. */
  readonly pairs?: PairCounts;
}
export interface CheckFinding {
  readonly law: string;
  readonly where: string;
  readonly detail: string;
  /** How to get there, before it was shortened and written. */
  readonly trace?: { readonly start: MatchStart; readonly actions: readonly Action[] };
  /** How many actions are needed to get there. */
  readonly actions?: number;
  /** The content of a replay file, or of a scenario where cards were dealt by hand. */
  readonly replay?: string;
  /** Where it was written. */
  readonly file?: string;
}
const NOTES_MOST = 50;
/** The first finding of each law stays; cases add up. */
export function mergeLaws(lists: readonly (readonly FoundLaw[])[]): readonly FoundLaw[] {
  const merged = new Map<string, FoundLaw>();
  for (const law of lists.flat()) {
    const known = merged.get(law.name);
    const finding = known?.finding ?? law.finding;
    const pairs = known?.pairs ?? law.pairs;
    const notes = [...(known?.notes ?? []), ...(law.notes ?? [])].slice(0, NOTES_MOST);
    merged.set(law.name, {
      name: law.name,
      ok: finding === undefined,
      cases: (known?.cases ?? 0) + law.cases,
      ...(finding === undefined ? {} : { finding }),
      ...(pairs === undefined ? {} : { pairs }),
      ...(notes.length === 0 ? {} : { notes }),
    });
  }
  return [...merged.values()];
}
