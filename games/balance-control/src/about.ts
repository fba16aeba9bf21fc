/** As the shelf of the page and `cardwright games` tell it. */
export const summary =
  "Lay the map of a country tile by tile, place influence, hold majorities, bend the rules with measures.";
/** About how long a match takes. */
export const minutes = 35;
