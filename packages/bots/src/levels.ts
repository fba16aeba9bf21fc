import type { BotName } from "./bot.ts";

/** The levels that a player can choose from, the weakest first. `cardwright levels` measures how far they lie apart. */
export const LEVELS: readonly BotName[] = ["novice", "casual", "greedy", "quick", "search"];

/** Words for ratings, from the number on; a player reads "1,240, solid". */
const WORDS: readonly (readonly [number, string])[] = [
  [1_600, "masterly"],
  [1_400, "strong"],
  [1_200, "solid"],
  [1_000, "fair"],
  [800, "easy"],
];
export const ratingWord = (rating: number): string => WORDS.find(([least]) => rating >= least)?.[1] ?? "gentle";
