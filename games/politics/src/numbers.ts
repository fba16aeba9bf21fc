/** The numbers of the rules in one place. */
export const AP_PER_TURN = 2;
export const PLAY_COST = 1;
export const DECK_SIZE = 25;
export const DECK_BUDGET = 108;
export const COPIES_MAX = 2;
export const COPIES_MAX_TIER_3 = 1;
export const START_HAND = 5;
export const HAND_LIMIT = 8;
export const LANE_SIZE = 5;
export const TRAPS_MAX = 2;
export const TRAPS_MAX_EVER = 3;
export const ROUNDS_TO_WIN = 2;
export const TURNS_PER_ROUND = 6;
/** Lines that `state.log` keeps; the match's event log keeps them all. */
export const LOG_LINES_MAX = 60;
