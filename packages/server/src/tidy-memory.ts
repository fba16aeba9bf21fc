import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_MS = 10_000;
/** The share of the time since the last look in which there was something to do. */
const BUSY_FROM = 0.7;
const LESS_BUSY_BELOW = 0.5;
const QUIET_BELOW = 0.1;
/** Growth since the last collection that is worth another one, and how far apart two of them are at least. */
const GROWN_BY = 1.1;
const REST_MS = 60_000;

type Collect = (how: { readonly type: "major"; readonly execution: "sync"; readonly flavor: "last-resort" }) => void;

/** The collector of this process, which Node hands out only where it is asked for by a flag. */
function collector(): Collect {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as Collect;
}
/**
 * V8 keeps what a busy time made it take, and gives it back only while it is busy. A server that was flooded and is quiet again
 * has it collected, so that the memory is the system's again. Call what comes back to stop looking.
 */
export function tidyMemory(): () => void {
  const collect = collector();
  let before = performance.eventLoopUtilization();
  let wasBusy = false;
  let tidiedAt = Number.NEGATIVE_INFINITY;
  let tidyBytes = process.memoryUsage.rss();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    wasBusy ||= utilization >= BUSY_FROM;
    const isOver = wasBusy && utilization < LESS_BUSY_BELOW;
    const isGrown = utilization < QUIET_BELOW && process.memoryUsage.rss() > tidyBytes * GROWN_BY;
    if (!(isOver || isGrown) || performance.now() - tidiedAt < REST_MS) return;
    wasBusy = false;
    // Nobody is served for some hundredths of a second, at most once a minute.
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
    tidiedAt = performance.now();
    tidyBytes = process.memoryUsage.rss();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
