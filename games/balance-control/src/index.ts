export { climate } from "./climate/expansion.ts";
export { economy } from "./economy/expansion.ts";
export { game } from "./game.ts";
export { security } from "./security/expansion.ts";
export type { BalanceControl } from "./world.ts";
