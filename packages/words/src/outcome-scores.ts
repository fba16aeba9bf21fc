import type { Outcome } from "@cardwright/core/host";

/** The scores of an outcome from seat to seat, as a reader of this language writes numbers; empty where nobody counted. */
export function outcomeScores({ scores = [] }: Pick<Outcome, "scores">, language: string): string {
  const numbers = new Intl.NumberFormat(language);
  return scores.map((score) => numbers.format(score)).join(" : ");
}
/** Somebody who did not win has as much as somebody who did: something else decided. */
export function isTied({ scores, winners }: { readonly scores?: unknown; readonly winners?: unknown }): boolean {
  if (!Array.isArray(scores) || !Array.isArray(winners)) return false;
  return scores.some((score, seat) => !winners.includes(seat) && winners.some((winner) => scores[winner] === score));
}
