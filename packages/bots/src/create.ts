import type { Declaration } from "@cardwright/core";
import type { Engine } from "@cardwright/core/host";
import { type AnyEngine, ofAnyGame } from "./any-game.ts";
import type { Bot, BotName } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { overlookingBot } from "./overlook.ts";
import { randomBot } from "./random-bot.ts";
import { searchBot } from "./search.ts";

/** How much of what it could do each of the weaker players overlooks. */
const NOVICE_OVERLOOKS = 0.6;
const CASUAL_OVERLOOKS = 0.25;
/** As deep as the quick one looks, whatever time it is given. */
const QUICK_ITERATIONS = 16;

const makers: Readonly<Record<BotName, (engine: AnyEngine) => Bot>> = {
  random: randomBot,
  novice: (engine) => overlookingBot(engine, "novice", NOVICE_OVERLOOKS),
  casual: (engine) => overlookingBot(engine, "casual", CASUAL_OVERLOOKS),
  greedy: greedyBot,
  quick: quickBot,
  search: (engine) => searchBot(engine),
};
function quickBot(engine: AnyEngine): Bot {
  const search = searchBot(engine);
  return {
    name: "quick",
    choose: ({ budget = {}, ...input }) => {
      const iterations = Math.min(QUICK_ITERATIONS, budget.iterations ?? QUICK_ITERATIONS);
      return search.choose({ ...input, budget: { ...budget, iterations } });
    },
  };
}
/**
 * A bot for any game. One bot can serve many seats and matches: what it keeps from one choice to the next lies in the
 * memory that it is given.
 */
export function createBot<D extends Declaration>(name: BotName, engine: Engine<D>): Bot {
  return makers[name](ofAnyGame(engine));
}
