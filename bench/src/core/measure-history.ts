import type { LongMatch } from "./duel.ts";
import { median } from "./median.ts";
import { processorMilliseconds } from "./processor-time.ts";

const matches = 10;
const actions = 200;

/** What an action costs when the match has 10,000 behind it, over what it costs when it has 10. */
export function measureHistory(longMatch: (actions: number) => LongMatch, samples: number): number {
  for (let warmUp = 0; warmUp < 3; warmUp++) {
    timeAdvance(longMatch, 10);
    timeAdvance(longMatch, 10_000);
  }
  const early: number[] = [];
  const late: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    early.push(timeAdvance(longMatch, 10));
    late.push(timeAdvance(longMatch, 10_000));
  }
  return median(late) / median(early);
}

function timeAdvance(longMatch: (actions: number) => LongMatch, history: number): number {
  const running = Array.from({ length: matches }, () => longMatch(history));
  // What building up the history has left behind is not part of the cost of the next action.
  globalThis.gc?.();
  const start = processorMilliseconds();
  for (const match of running) match.advance(actions);
  return processorMilliseconds() - start;
}
