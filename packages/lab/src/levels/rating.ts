/**
 * Ratings from a round robin: the scale on which 400 points are ten to one. One player is the anchor, because only
 * distances can be measured.
 */
export interface Pairing {
  readonly one: string;
  readonly other: string;
  /** Points of the first; a draw is half a point for each. */
  readonly points: number;
  readonly of: number;
}
export interface Rated {
  readonly player: string;
  readonly rating: number;
  /** Half the width of the 95 % interval, the ratings of the others taken as they are. */
  readonly spread: number;
}
export const ANCHOR_RATING = 1_200;
const SCALE = 400 / Math.LN10;
const ROUNDS = 400;
/** Each pairing is taken to have had one more match, drawn: who won all of theirs has no finite rating otherwise. */
const PRIOR = 1;
const Z95 = 1.959964;

export function ratingsOf(players: readonly string[], pairings: readonly Pairing[], anchor: string): readonly Rated[] {
  const strengths = new Map(players.map((player) => [player, 1]));
  const strengthOf = (player: string): number => strengths.get(player) ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (const player of players) {
      let points = 0;
      let expected = 0;
      for (const { one, other, points: won, of } of pairings) {
        if (player !== one && player !== other) continue;
        const rival = player === one ? other : one;
        points += (player === one ? won : of - won) + PRIOR / 2;
        expected += (of + PRIOR) / (strengthOf(player) + strengthOf(rival));
      }
      if (expected > 0) strengths.set(player, points / expected);
    }
  }
  const base = Math.log(strengthOf(anchor));
  return players.map((player) => {
    let information = 0;
    for (const { one, other, of } of pairings) {
      if (player !== one && player !== other) continue;
      const chance = strengthOf(one) / (strengthOf(one) + strengthOf(other));
      information += (of + PRIOR) * chance * (1 - chance);
    }
    const rating = ANCHOR_RATING + SCALE * (Math.log(strengthOf(player)) - base);
    return {
      player,
      rating,
      spread: information === 0 ? Number.POSITIVE_INFINITY : (Z95 * SCALE) / Math.sqrt(information),
    };
  });
}
