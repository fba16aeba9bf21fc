/** As the shelf of the page and `cardwright games` tell it. */
export const summary =
  "Attack and defend a stretch of land: move, fire, and answer with cards that nobody knows you hold.";
/** About how long a match takes. */
export const minutes = 30;
