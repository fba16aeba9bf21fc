import type { SeatScore } from "./define-table.ts";
import { allFactsOf } from "./layout.ts";
import type { TableContext } from "./TableProvider.tsx";

interface Score extends SeatScore {
  /** The fact that it shows, which is not repeated below. */
  readonly fact?: string;
}
/** The score that decided, where the match ended with scores. */
export function scoreAtEnd(table: TableContext, seat: number): Score | undefined {
  const counted = table.frame.view.outcome?.scores?.[seat];
  const score = scoreOf(table, seat);
  return counted === undefined ? score : { label: "", ...score, value: counted };
}
const SCORES = /^(score|points|fame|victoryPoints|vp|wins|roundsWon|tricks|lanterns|money|coins)$/i;
/** What the game calls the score; without a word from it, the fact that sounds like one. */
export function scoreOf(table: TableContext, seat: number): Score | undefined {
  const { game, frame } = table;
  if (game.score !== undefined) return game.score(frame.view, seat, table.words);
  const fact = allFactsOf(table, seat).find(({ key, value }) => typeof value === "number" && SCORES.test(key));
  return fact === undefined ? undefined : { value: Number(fact.value), label: fact.name, fact: fact.key };
}
