export { game } from "./game.ts";

/** As the shelf of the page tells it. */
export const summary = "__SUMMARY__";
/** About how long a match takes. */
export const minutes = 5;
