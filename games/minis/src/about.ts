/** As the shelf of the page and `cardwright games` tell it. */
export const summary = "Raise creatures, feed them energy, evolve them, and strike at the right moment.";
/** About how long a match takes. */
export const minutes = 25;
