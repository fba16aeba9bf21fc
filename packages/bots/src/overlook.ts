import type { Action, Draw } from "@cardwright/core";
import type { AnyEngine } from "./any-game.ts";
import { type Bot, nothingToDo } from "./bot.ts";
import { scoreActions, someActions } from "./greedy.ts";

const FINE = 1_000;

/**
 * A player who overlooks things: each possible action goes unnoticed with a certain chance, and of what is noticed the
 * best-looking is taken. So it loses as people lose, by what it did not see, and never by a move that looks mad.
 */
export function overlookingBot(engine: AnyEngine, name: string, chance: number): Bot {
  return {
    name,
    choose({ state, seat, draw }) {
      const all = someActions(engine, state, seat, draw);
      if (all.length === 0) throw nothingToDo(engine, seat);
      const noticed = notice(all, chance, draw);
      const scores = scoreActions(engine, state, seat, noticed, draw, 1);
      const best = Math.max(...scores);
      const good = noticed.filter((_, i) => scores[i] === best);
      return good[draw(good.length)]!;
    },
  };
}
/** At least one is always noticed. */
function notice(all: readonly Action[], chance: number, draw: Draw): readonly Action[] {
  const noticed = all.filter(() => draw(FINE) >= chance * FINE);
  return noticed.length > 0 ? noticed : [all[draw(all.length)]!];
}
