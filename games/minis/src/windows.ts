/** The windows of a match, in order; each is a phase of the engine [R3]. */
export const WINDOWS = [
  "SETUP.SELECT_ACTIVE",
  "SETUP.SELECT_BENCH",
  "SETUP.MULLIGAN",
  "SETUP.READY",
  "TURN.DRAW",
  "TURN.ENERGY",
  "TURN.MAIN",
  "TURN.COMBAT.DECLARE",
  "TURN.COMBAT.RESOLVE",
  "TURN.END",
  "MATCH.SIDEBOARD",
  "MATCH.ENDED",
] as const;
export type Window = (typeof WINDOWS)[number];

export type BoardLock = "CHARGE" | "CLASH" | "AFTERGLOW";
/** What a table writes over the board: cards lie still while an attack resolves, and before and after a turn's play. */
export function boardLockOf(window: Window): BoardLock {
  if (window === "TURN.COMBAT.RESOLVE") return "CLASH";
  return window === "TURN.DRAW" || window === "TURN.END" || window === "MATCH.ENDED" ? "AFTERGLOW" : "CHARGE";
}
