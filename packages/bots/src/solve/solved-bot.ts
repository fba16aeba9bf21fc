import type { AnyEngine } from "../any-game.ts";
import { type Bot, nothingToDo } from "../bot.ts";
import { decisionOf } from "./infoset.ts";
import type { Policy } from "./regret.ts";

const FINE = 2 ** 24;

/** Plays a solved game from its table, by the chances that stand there; what does not stand there, by lot. */
export function solvedBot(engine: AnyEngine, policy: Policy): Bot {
  return {
    name: "solved",
    choose({ state, seat, draw }) {
      const { name, actions, keys } = decisionOf(engine, state, seat);
      if (actions.length === 0) throw nothingToDo(engine, seat);
      const chances = policy.get(name);
      let left = draw(FINE) / FINE;
      for (const [key, chance] of chances ?? []) {
        left -= chance;
        const index = keys.indexOf(key);
        if (left < 0 && index >= 0) return actions[index]!;
      }
      return actions[draw(actions.length)]!;
    },
  };
}
