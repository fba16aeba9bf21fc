import type { Action, Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./any-game.ts";
import type { Memory } from "./memory.ts";

/** How long a bot may think. The iterations decide when both are given and they are reached first. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}
export interface BotInput {
  /** Already dealt anew for the seat, so that nothing in it says more than the seat's own view. */
  readonly state: AnyState;
  readonly seat: number;
  /** The source of a bot's dreams and tosses; never the match's own stream. */
  readonly draw: Draw;
  readonly budget?: Budget;
  /** The bot's own, for this seat of this match; without one it thinks anew each time. */
  readonly memory?: Memory;
}
export interface Bot {
  readonly name: string;
  /** One legal action. Throws when the seat has nothing to do. */
  choose(input: BotInput): Action;
}
/**
 * random: any action. novice and casual: the best-looking of what they notice. greedy: the best-looking. quick and
 * search: look ahead, briefly and as long as they may.
 */
export const BOT_NAMES = ["random", "novice", "casual", "greedy", "quick", "search"] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);

export function nothingToDo(engine: AnyEngine, seat: number): Error {
  return new Error(`seat ${seat} of ${engine.game.id} has nothing to do; ask only seats that engine.actors names`);
}
