import { type Declaration, type Engine, seedFromText } from "@cardwright/core";
import type { AnyEngine, AnyState, Bot, Budget } from "./bot.ts";
import { drawOf } from "./imagine.ts";

export interface BotMatch {
  readonly seats?: number;
  readonly options?: unknown;
  /** Names the match: its deal, and everything that its bots draw. */
  readonly name: string;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly budget?: Budget;
}
export interface Played {
  readonly state: AnyState;
  readonly actions: number;
}
/** Plays one match between bots without a log: what strength is measured with. Each bot gets only its seat's world. */
export function playBots<D extends Declaration>(ofWorld: Engine<D>, match: BotMatch): Played {
  const engine = ofWorld as unknown as AnyEngine;
  const seed = seedFromText(match.name);
  const draw = drawOf(seedFromText(`${match.name}, bots`));
  const seats = match.seats === undefined ? {} : { seats: match.seats };
  let state = engine.start({ ...seats, ...(match.options === undefined ? {} : { options: match.options }), seed });
  let actions = 0;
  for (; state.outcome === null && actions < engine.game.actionsMax; actions++) {
    const actors = engine.actors(state);
    const seat = actors[actors.length === 1 ? 0 : draw(actors.length)]!;
    const bot = match.bots[seat]!;
    // Where nothing is imagined nothing can be peeked at: what is offered is the same in every world.
    const seen = bot.name === "random" ? state : engine.redeal(state, seat, draw);
    const input = { state: seen, seat, draw };
    const action = bot.choose(match.budget === undefined ? input : { ...input, budget: match.budget });
    const next = engine.simulate(state, action, seed);
    if (next === null)
      throw new Error(`${bot.name} proposed what ${engine.game.id} refuses: ${JSON.stringify(action)}`);
    state = next;
  }
  return { state, actions };
}
