export { type BalanceOptions, balance } from "./balance/balance.ts";
export type { Comparison } from "./balance/compare.ts";
export { balanceHtml } from "./balance/html.ts";
export { bootstrap, type Interval, Moments, wilson, zFor } from "./balance/intervals.ts";
export type { BalanceReport, CardReport, EffectReport } from "./balance/report.ts";
export { type CheckOptions, type CheckResult, check } from "./check/check.ts";
export type { CheckFinding, FoundLaw } from "./check/found.ts";
export { pairSentences } from "./check/register.ts";
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
export { WrongChange } from "./run/change.ts";
export { FileInUse } from "./run/file-lock.ts";
export type { Plan } from "./run/plan.ts";
export { type QueueOptions, type QueueWorker, queueRunner, startQueueWorker } from "./run/queue.ts";
export { Interrupted, type RunOptions } from "./run/run-plan.ts";
export { type Runner, threadRunner, workersDefault } from "./run/runner.ts";
export { type GameSource, inCatalog, type Listed, type Loaded, loadGame, NotFound } from "./run/source.ts";
export { type SimulationResult, simulate } from "./simulate/simulate.ts";
