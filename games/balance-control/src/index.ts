import { climate } from "./climate/expansion.ts";
import { economy } from "./economy/expansion.ts";
import { security } from "./security/expansion.ts";

export { minutes, summary } from "./about.ts";
export { game } from "./game.ts";
export type { BalanceControl } from "./world.ts";
export { climate, economy, security };
/** Expansions that it can be played with; none is on unless a match asks for it. */
export const expansions = [economy, security, climate];
