import type { ClockConfig, ClockView } from "@cardwright/protocol";
import type { ClockState } from "../store/store.ts";

/** Time banks, as plain data that is stored with every step: any node, at any time, finds the same deadline. */

export function startClock(config: ClockConfig, seats: number, running: readonly number[], at: number): ClockState {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return { banks: each(config.bank_ms), running, since: at, free: each(config.per_action_ms), missed: each(0) };
}
const freeOf = ({ per_action_ms }: ClockConfig, { free }: ClockState, seat: number): number =>
  free?.[seat] ?? per_action_ms;
const ends = (config: ClockConfig, state: ClockState, seat: number): number =>
  state.since + freeOf(config, state, seat) + state.banks[seat]!;

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
  /** The seat decided nothing: it took an action back or asked for one, or it answered who asked. */
  readonly beside?: "back" | "answer" | undefined;
}
/**
 * Whoever had to act has used their free time first and their bank after it. A decision gets its free time once: who still has to
 * decide when another has, goes on with what is left of it. Taking back has no free time, and what is then decided anew has
 * none either: else nobody who goes forth and back would ever run out of time. An answer to who asks costs as much as thinking on would.
 */
export function stepClock(
  config: ClockConfig,
  state: ClockState,
  { seat, timedOut, running, at, beside }: Stepped,
): ClockState {
  const elapsed = Math.max(0, at - state.since);
  const freeNow = (i: number): number => (beside === "back" && i === seat ? 0 : freeOf(config, state, i));
  const isRunning = (i: number): boolean => state.running.includes(i);
  const banks = state.banks.map((bank, i) =>
    isRunning(i) ? Math.max(0, bank - Math.max(0, elapsed - freeNow(i))) : bank,
  );
  const free = banks.map((_, i) =>
    isRunning(i) && running.includes(i) && (i !== seat || beside !== undefined)
      ? Math.max(0, freeNow(i) - elapsed)
      : config.per_action_ms,
  );
  const missed = state.missed.map((count, i) => (i !== seat ? count : timedOut ? count + 1 : 0));
  return { banks, running, since: at, free, missed };
}
export const clockView = (config: ClockConfig, state: ClockState): ClockView => ({
  banks: [...state.banks],
  running: [...state.running],
  since: state.since,
  per_action_ms: config.per_action_ms,
  free: state.banks.map((_, seat) => freeOf(config, state, seat)),
});
