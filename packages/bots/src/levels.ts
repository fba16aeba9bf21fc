import type { BotName } from "./bot.ts";

/** The levels that a player can choose from, the weakest first. `cardwright bots <game> --levels` measures how far they lie apart. */
export const LEVELS: readonly BotName[] = ["novice", "casual", "greedy", "quick", "search"];

/**
 * Each level's rating in one game, and half the width of its 95 % interval, as `cardwright bots <game> --levels` measured them; the
 * one that the others are measured from has no interval. A game exports them beside its summary.
 */
export type Ratings = Readonly<Record<string, readonly [rating: number, spread: number]>>;

/** Words for ratings, from the number on; a player reads "1,240, solid". */
export type RatingWord = "masterly" | "strong" | "solid" | "fair" | "easy" | "gentle";
const WORDS: readonly (readonly [number, RatingWord])[] = [
  [1_600, "masterly"],
  [1_400, "strong"],
  [1_200, "solid"],
  [1_000, "fair"],
  [800, "easy"],
];
export const ratingWord = (rating: number): RatingWord => WORDS.find(([least]) => rating >= least)?.[1] ?? "gentle";
