import type { AnyEngine } from "./any-game.ts";
import { type Bot, nothingToDo } from "./bot.ts";

/** Takes each kind of action, and each choice in it, with equal chance. */
export function randomBot(engine: AnyEngine): Bot {
  return {
    name: "random",
    choose({ state, seat, draw }) {
      const action = engine.sample(state, seat, draw);
      if (action === null) throw nothingToDo(engine, seat);
      return action;
    },
  };
}
