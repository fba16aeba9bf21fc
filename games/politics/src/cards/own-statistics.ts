import { permanent } from "../card.ts";

export const ownStatistics = permanent({
  id: "own-statistics",
  name: "Own Statistics",
  text: "Numbers on opposing traps count 1 less against you.",
  hp: 2,
  slot: "public",
  opposingTrapStrength: -1,
});
