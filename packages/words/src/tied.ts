/** Somebody who did not win has as much as somebody who did: something else decided. */
export function isTied({ scores, winners }: { readonly scores?: unknown; readonly winners?: unknown }): boolean {
  if (!Array.isArray(scores) || !Array.isArray(winners)) return false;
  return scores.some((score, seat) => !winners.includes(seat) && winners.some((winner) => scores[winner] === score));
}
