import type { Outcome } from "@cardwright/core/host";

/** The scores of an outcome from seat to seat, as a reader of this language writes numbers; empty where nobody counted. */
export function outcomeScores({ scores = [] }: Pick<Outcome, "scores">, language: string): string {
  const numbers = new Intl.NumberFormat(language);
  return scores.map((score) => numbers.format(score)).join(" : ");
}
