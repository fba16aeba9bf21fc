/** `@cardwright/bots`: players that see what their seat sees. */

// Choose a bot, and let it play.

export type { AnyEngine, AnyState } from "./any-game.ts";
export { BOT_NAMES, type Bot, type BotInput, type BotName, type Budget, isBotName } from "./bot.ts";
export { chooses } from "./chooses.ts";
export { createBot } from "./create.ts";
export { greedyBot } from "./greedy.ts";
export { LEVELS, type Ratings, type RatingWord, ratingWord } from "./levels.ts";
export { type BotMatch, type Played, playBots } from "./match.ts";
export { randomBot } from "./random-bot.ts";
export { DEFAULT_ITERATIONS, searchBot } from "./search.ts";
export { type Leaf, SEARCH_SETTINGS, type SearchSettings } from "./settings.ts";

// Advice: the best alternatives, and what makes the difference.

export { type Advice, type Advised, advise, type Difference } from "./advice.ts";
export { type Explanation, explain, type Question } from "./explain.ts";
export type { ShownPiece } from "./shown.ts";
export { type AdviceAsked, type ToldOption, type ToldPrompt, toldAdvice } from "./told-option.ts";

// Solve: a policy that nobody can exploit, for small games.

export { type Exploited, exploit } from "./solve/exploit.ts";
export { type Decision, decisionOf, TooLarge } from "./solve/infoset.ts";
export { type Payoffs, type Policy, Solver, type SolverOptions } from "./solve/regret.ts";
export { solvedBot } from "./solve/solved-bot.ts";

// Learn: an opinion of positions, from self-play.

export { type AnyView, Features, type Shape, shapeOf } from "./learn/features.ts";
export { learnt, type Opinion, opinionBy } from "./learn/learnt.ts";
export { chanceOf, Net, type Row, Teacher } from "./learn/net.ts";
export { engineWith, type Lesson, selfPlay } from "./learn/self-play.ts";
export { packNet, unpackNet, type Weights, WrongWeights } from "./learn/weights.ts";

// A bot of one's own: imagined worlds, actions, values, time.

export { drawOf, imagine, quickDraw } from "./imagine.ts";
export { actionsOfSeat } from "./listing.ts";
export { Memory } from "./memory.ts";
export { Patience } from "./patience.ts";
export { outcomeValues, type Payoff, payoffOf } from "./payoff.ts";
export { opinionOf } from "./value.ts";
export type { BotReply, BotRequest } from "./worker.ts";
