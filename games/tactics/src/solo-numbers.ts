/** [R11] What a single player plays against. Found with bots: see the figures in RULES.md. */

/** Turns in a round, the last one included. */
export const SOLO_TURNS = 6;
export const SOLO_GOAL = 52;
