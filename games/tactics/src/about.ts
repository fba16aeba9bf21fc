/** As the shelf of the page and `cardwright games` tell it. */
export const summary =
  "Draw power from shared dice, choose a tactic for day and night, win fame with a hand that never suffices.";
/** About how long a match takes. */
export const minutes = 40;
