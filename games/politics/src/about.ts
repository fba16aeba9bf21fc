/** As the shelf of the page and `cardwright games` tell it. */
export const summary = "Two camps compete for influence: governments, the public, initiatives, and traps in the dark.";
/** About how long a match takes. */
export const minutes = 20;
