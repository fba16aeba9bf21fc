import { performance } from "node:perf_hooks";

/** The shortest time that is looked at; a single moment says little. */
const WINDOW_MS = 200;
const BUSY_FROM = 0.5;

/** Answers whether the main thread has been busy for less than half of the last while. */
export function idleness(): () => boolean {
  let at = performance.now();
  let before = performance.eventLoopUtilization();
  let isIdle = true;
  return () => {
    const now = performance.now();
    if (now - at < WINDOW_MS) return isIdle;
    const { utilization } = performance.eventLoopUtilization(before);
    at = now;
    before = performance.eventLoopUtilization();
    isIdle = utilization < BUSY_FROM;
    return isIdle;
  };
}
