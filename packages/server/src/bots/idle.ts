import { performance } from "node:perf_hooks";

/** Looked at over at least so long: what a moment was like says little. */
const WINDOW_MS = 200;
const BUSY_FROM = 0.5;

/** Whether the thread that serves players has had less to do than time to do it. */
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
