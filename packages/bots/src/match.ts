import { type Declaration, type Draw, type Engine, seedFromText } from "@cardwright/core";
import { type AnyEngine, type AnyState, type Bot, type Budget, nothingToDo } from "./bot.ts";
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
    state =
      bot.name === "random" ? tossed(engine, state, seat, draw, seed) : thought(engine, state, seat, draw, seed, match);
  }
  return { state, actions };
}
/** Where nothing is imagined nothing can be peeked at: what is offered is the same in every world. */
function tossed(engine: AnyEngine, state: AnyState, seat: number, draw: Draw, seed: string): AnyState {
  const next = engine.advance(state, seat, draw, seed);
  if (next === null) throw nothingToDo(engine, seat);
  return next;
}
function thought(
  engine: AnyEngine,
  state: AnyState,
  seat: number,
  draw: Draw,
  seed: string,
  { bots, budget }: BotMatch,
): AnyState {
  const bot = bots[seat]!;
  const input = { state: engine.redeal(state, seat, draw), seat, draw };
  const action = bot.choose(budget === undefined ? input : { ...input, budget });
  const next = engine.simulate(state, action, seed);
  if (next === null) throw new Error(`${bot.name} proposed what ${engine.game.id} refuses: ${JSON.stringify(action)}`);
  return next;
}
