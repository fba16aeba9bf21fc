import type { ClockConfig, ClockView } from "@cardwright/protocol";
import type { ClockState } from "../store/store.ts";

/** Time banks, as plain data that is stored with every step: any node, at any time, finds the same deadline. */

export function startClock(config: ClockConfig, seats: number, running: readonly number[], at: number): ClockState {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return { banks: each(config.bank_ms), running, since: at, missed: each(0) };
}
const ends = (config: ClockConfig, { banks, since }: ClockState, seat: number): number =>
  since + config.per_action_ms + banks[seat]!;

/** When the next seat runs out of time; null when nobody has to act. */
export function deadlineOf(config: ClockConfig, state: ClockState): number | null {
  return state.running.length === 0 ? null : Math.min(...state.running.map((seat) => ends(config, state, seat)));
}
export function expiredSeats(config: ClockConfig, state: ClockState, now: number): readonly number[] {
  return state.running.filter((seat) => ends(config, state, seat) <= now);
}
export interface Stepped {
  readonly seat: number;
  readonly timedOut: boolean;
  readonly running: readonly number[];
  readonly at: number;
}
/** Whoever had to act has used their free time first and their bank after it. */
export function stepClock(
  config: ClockConfig,
  state: ClockState,
  { seat, timedOut, running, at }: Stepped,
): ClockState {
  const used = Math.max(0, at - state.since - config.per_action_ms);
  const banks = state.banks.map((bank, i) => (state.running.includes(i) ? Math.max(0, bank - used) : bank));
  const missed = state.missed.map((count, i) => (i !== seat ? count : timedOut ? count + 1 : 0));
  return { banks, running, since: at, missed };
}
export const clockView = (config: ClockConfig, { banks, running, since }: ClockState): ClockView => ({
  banks: [...banks],
  running: [...running],
  since,
  per_action_ms: config.per_action_ms,
});
