/** As the shelf of the page and `cardwright games` tell it. */
export const summary = "Two camps compete for influence: governments, the public, initiatives, and traps in the dark.";
/** About how long a match takes. */
export const minutes = 20;

/** How strong each level of bots is: `cardwright bots politics --levels`, 24 matches of each pair. */
export const ratings = {
  novice: [867, 115],
  casual: [1151, 80],
  greedy: [1200, 0],
  quick: [1339, 81],
  search: [1392, 85],
};
