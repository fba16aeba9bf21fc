/**
 * The worth of a tactic in one's hand, in the points of `evaluate`: half of what the best moment of a match to play it brings, times
 * how often greedy bots find such a moment (`node scripts/tactic-worth.ts`). To play it gives that up. For bots; no rule reads it.
 */
export const TACTIC_WORTH: Readonly<Record<string, number>> = {
  sandbags: 1.1,
  dense_fog: 1.1,
  natural_cover: 1.1,
  commanders_luck: 1,
  tactical_block: 1,
  expert_aim: 0.7,
  precision_shot: 0.5,
  coordinated_maneuver: 0.1,
  favorable_weather: 0.05,
  enemy_recon_detection: 0.05,
  clear_line_of_fire: 0,
  suppressive_fire: 0,
  spotters: 0,
};
/** Their mean. */
export const TACTIC_UNSEEN = 0.5;
