export { type Advice, type Advised, advise, type Difference } from "./advice.ts";
export {
  type AnyEngine,
  type AnyState,
  BOT_NAMES,
  type Bot,
  type BotInput,
  type BotName,
  type Budget,
  isBotName,
} from "./bot.ts";
export { createBot } from "./create.ts";
export { greedyBot } from "./greedy.ts";
export { drawOf, imagine, quickDraw } from "./imagine.ts";
export { LEVELS, ratingWord } from "./levels.ts";
export { actionsOfSeat } from "./listing.ts";
export { type BotMatch, type Played, playBots } from "./match.ts";
export { Memory } from "./memory.ts";
export { Patience } from "./patience.ts";
export { outcomeValues, type Payoff, payoffOf } from "./payoff.ts";
export { randomBot } from "./random-bot.ts";
export { DEFAULT_ITERATIONS, searchBot } from "./search.ts";
export { type Leaf, SEARCH_SETTINGS, type SearchSettings } from "./settings.ts";
export { type Exploited, exploit } from "./solve/exploit.ts";
export { type Payoffs, type Policy, Solver, type SolverOptions, TooLarge } from "./solve/regret.ts";
export { solvedBot } from "./solve/solved-bot.ts";
export { opinionOf } from "./value.ts";
export type { BotReply, BotRequest } from "./worker.ts";
