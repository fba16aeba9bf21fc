export { type BalanceOptions, balance, changedPlan } from "./balance/balance.ts";
export { type Comparison, lengthSentence } from "./balance/compare.ts";
export { balanceHtml } from "./balance/html.ts";
export { type Interval, Moments, medianInterval, wilson, zFor } from "./balance/intervals.ts";
export type { BalanceReport, CardReport, EffectReport } from "./balance/report.ts";
export { type CheckOptions, type CheckResult, check } from "./check/check.ts";
export type { CheckFinding, FoundLaw } from "./check/found.ts";
export { pairSentences } from "./check/register.ts";
export { type LevelsResult, levels } from "./levels/levels.ts";
export { type Pairing, type Rated, ratingsOf } from "./levels/rating.ts";
export {
  type Fairness,
  NotAReplay,
  type Replay,
  readReplay,
  replayOf,
  replayText,
  verifyReplay,
} from "./replay/replay-file.ts";
export { isScenario, readScenario, scenarioSteps } from "./replay/scenario.ts";
export { type ReplayStep, stateAt, stepsOf } from "./replay/steps.ts";
export { whyNotDealt } from "./run/deal.ts";
export { makeFolder } from "./run/make-folder.ts";
export { Mistake } from "./run/mistake.ts";
export type { Plan } from "./run/plan.ts";
export { queueRunner } from "./run/queue.ts";
export type { QueueOptions } from "./run/queue-address.ts";
export { type QueueWorker, startQueueWorker } from "./run/queue-worker.ts";
export { Interrupted, type RunOptions } from "./run/run-plan.ts";
export { type Runner, threadRunner, workersDefault } from "./run/runner.ts";
export { withoutPassword } from "./run/shown-address.ts";
export { type GameSource, inCatalog, type Listed, type Loaded, loadGame, OtherExpansions } from "./run/source.ts";
export { seatsOf } from "./simulate/play.ts";
export { type SimulationResult, simulate } from "./simulate/simulate.ts";
