import type { Action, AnyEvent, Draw } from "@cardwright/core";
import { findPiece, meaningOf } from "./action-key.ts";
import { type Advised, comparedWith } from "./advice.ts";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { NO_CHANGE } from "./arms.ts";
import type { Budget } from "./bot.ts";
import { someActions } from "./greedy.ts";
import { DREAM_SEED, imagine } from "./imagine.ts";
import { Search, type Weighed } from "./search.ts";
import { SEARCH_SETTINGS } from "./settings.ts";
import { Shown } from "./shown.ts";

/**
 * "Why did it do that?", answered to a seat that watched. All it rests on is what that seat may see: the position before
 * the move dealt anew for it, and the events that it was shown. In such a world the move is found again by its looks, and
 * the search is asked about it there. So the answer is a guess of the mover's reasons, and gives nothing of its cards away.
 */
export interface Question {
  /** Before the move, dealt anew for whoever asks. */
  readonly state: AnyState;
  /** The seat that moved. */
  readonly seat: number;
  readonly asker: number;
  /** The part of the move that the asker was shown. */
  readonly seen: readonly AnyEvent[];
  /** The move itself, for whoever asks about a move of their own. */
  readonly own?: Action;
  readonly draw: Draw;
  readonly budget?: Budget;
}
export interface Explanation {
  /** The imagined world in which the actions can be taken. */
  readonly world: AnyState;
  /** The move first, then the best of the others. */
  readonly options: readonly Advised[];
}
/** Worlds in which the move is looked for: a card of a hidden hand lies in few of them. */
const WORLDS_MOST = 60;
const OTHERS_MOST = 3;

interface Found {
  readonly world: AnyState;
  readonly action: Action;
}
/** Null where nothing that the asker could imagine looks like the move. */
export function explain(engine: AnyEngine, question: Question): Explanation | null {
  const found = moveAsSeen(engine, question);
  if (found === null) return null;
  const { world, action } = found;
  const { seat, asker, seen, draw, budget = {} } = question;
  const search = new Search(engine, SEARCH_SETTINGS, { state: world, seat, draw });
  const choice = search.run(budget);
  const key = meaningOf(engine, world, action).key;
  const weighed = search.weighed(choice);
  const isMove = (one: Action): boolean => meaningOf(engine, world, one).key === key;
  const made = weighed.find((one) => isMove(one.action)) ?? (isMove(choice) ? onlyChoice(choice) : undefined);
  if (made === undefined) return null;
  const others = weighed.filter((one) => one !== made).slice(0, OTHERS_MOST);
  const shown = new Shown(engine, world, asker, seen);
  return { world, options: comparedWith(engine, search, made.action, [made, ...others], asker, shown) };
}
/** Nothing else could be done, so that nothing had to be thought about. */
const onlyChoice = (action: Action): Weighed => ({ action, visits: 0, expected: NO_CHANGE });

/** The first action of an imagined world after which the asker would have been shown just the same. */
function moveAsSeen(engine: AnyEngine, { state, seat, asker, seen, own, draw }: Question): Found | null {
  if (own !== undefined && asker === seat) return { world: imagine(engine, state, asker, draw), action: own };
  const shown = seen.map((event) => looksOf(engine, state, event)).join();
  for (let i = 0; i < WORLDS_MOST; i++) {
    const world = imagine(engine, state, asker, draw);
    if (!engine.actors(world).includes(seat)) return null;
    for (const action of someActions(engine, world, seat, draw)) {
      const snapshot = { revision: 0, updatedAt: 0, seed: DREAM_SEED, state: world, intents: [] };
      const result = engine.applyAction(snapshot, action);
      if (!result.ok) continue;
      const told = engine.seeEvents(result.entry.events, asker).map((event) => looksOf(engine, world, event));
      if (told.join() === shown) return { world, action };
    }
  }
  return null;
}
/** Ids of pieces that lie in the open are the same in all worlds; others mean nothing. */
function looksOf(engine: AnyEngine, state: AnyState, event: AnyEvent): string {
  const isHidden = (id: string): boolean =>
    /^p[0-9a-z]{1,6}$/.test(id) && findPiece(engine, state, id)?.place.sight !== "everyone";
  return JSON.stringify(event, (_, value: unknown) => (typeof value === "string" && isHidden(value) ? "" : value));
}
