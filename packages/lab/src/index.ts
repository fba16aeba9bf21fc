/** `@cardwright/lab`: a designer asks it what a game does. */

// Simulate: many matches of bots, on all processors.

export { whyNotDealt } from "./run/deal.ts";
export type { Plan } from "./run/plan.ts";
export { seatsOf } from "./simulate/play.ts";
export { type SimulationResult, simulate } from "./simulate/simulate.ts";

// Balance: what a card does to a game, with intervals.

export { type BalanceOptions, balance, changedPlan, playedBy } from "./balance/balance.ts";
export { type Comparison, lengthSentence } from "./balance/compare.ts";
export { balanceHtml } from "./balance/html.ts";
export { type Interval, Moments, medianInterval, wilson, zFor } from "./balance/intervals.ts";
export {
  type BalanceReport,
  type CardReport,
  type EffectReport,
  type LevelComparison,
  levelSentence,
} from "./balance/report.ts";

// Check: laws, and pairs of cards that break a game.

export { type CheckOptions, type CheckResult, check } from "./check/check.ts";
export type { CheckFinding, FoundLaw } from "./check/found.ts";
export { pairSentences } from "./check/register.ts";

// Levels of bots: a rating scale by round robin.

export { type LevelsResult, levels } from "./levels/levels.ts";
export { type Pairing, type Rated, ratingsOf } from "./levels/rating.ts";

// Train: an opinion of positions, learnt by self-play.

export { type Trained, type TrainOptions, train, tryNet } from "./train/train.ts";
export type { Gate } from "./train/training-file.ts";

// Replays: verified, walked through, turned into scenarios.

export {
  NotAReplay,
  type Replay,
  readReplay,
  replayOf,
  replayText,
} from "./replay/replay-file.ts";
export { isScenario, readScenario, scenarioSteps } from "./replay/scenario.ts";
export { type ReplayStep, stateAt, stepsOf } from "./replay/steps.ts";

// Games and workers: where rules are loaded from, and who does the work.

export type { GameSource, Listed, Loaded } from "./run/game-source.ts";
export { makeFolder } from "./run/make-folder.ts";
export { Mistake } from "./run/mistake.ts";
export { queueRunner } from "./run/queue.ts";
export type { QueueOptions } from "./run/queue-address.ts";
export { type QueueWorker, startQueueWorker } from "./run/queue-worker.ts";
export { Interrupted, type RunOptions } from "./run/run-plan.ts";
export { type Runner, threadRunner, workersDefault } from "./run/runner.ts";
export { withoutPassword } from "./run/shown-address.ts";
export { inCatalog, loadGame, OtherExpansions } from "./run/source.ts";
