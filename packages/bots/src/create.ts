import type { Declaration, Engine } from "@cardwright/core";
import type { AnyEngine, Bot, BotName } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { randomBot } from "./random-bot.ts";
import { searchBot } from "./search.ts";

const makers: Readonly<Record<BotName, (engine: AnyEngine) => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  search: searchBot,
};
/** A bot for any game. One bot can serve many seats and matches: it keeps nothing from one choice to the next. */
export function createBot<D extends Declaration>(name: BotName, engine: Engine<D>): Bot {
  return makers[name](engine as unknown as AnyEngine);
}
