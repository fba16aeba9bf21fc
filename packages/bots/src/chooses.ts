import type { Action, Declaration, Draw, StateOf } from "@cardwright/core";
import type { Engine } from "@cardwright/core/host";
import { type AnyState, ofAnyGame } from "./any-game.ts";
import type { Bot, BotName } from "./bot.ts";
import { createBot } from "./create.ts";

/**
 * A bot as the `choose` of random play and golden playthroughs: it gets its seat's world only, as at a table.
 */
export function chooses(
  name: BotName,
): <D extends Declaration>(engine: Engine<D>, state: StateOf<D>, seat: number, draw: Draw) => Action {
  const bots = new WeakMap<object, Bot>();
  return (ofWorld, state, seat, draw) => {
    const engine = ofAnyGame(ofWorld);
    const bot = bots.get(engine) ?? createBot(name, engine);
    bots.set(engine, bot);
    return bot.choose({ state: engine.redeal(state as unknown as AnyState, seat, draw), seat, draw });
  };
}
