import type { Declaration } from "@cardwright/core";
import { type Engine, type Simulation, seedFromText, simulationOf } from "@cardwright/core/host";
import { type AnyEngine, type AnyState, ofAnyGame } from "./any-game.ts";
import { type Bot, type BotInput, type Budget, nothingToDo } from "./bot.ts";
import { drawOf, ownPiles } from "./imagine.ts";
import { Memory } from "./memory.ts";

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
  const engine = ofAnyGame(ofWorld);
  const seed = seedFromText(match.name);
  const draw = drawOf(seedFromText(`${match.name}, bots`));
  const seats = match.seats === undefined ? {} : { seats: match.seats };
  const options = match.options === undefined ? {} : { options: match.options };
  const simulation = simulationOf(engine, { ...seats, ...options, seed });
  const { state } = simulation;
  const memories = match.bots.map(() => new Memory());
  let actions = 0;
  for (; state.outcome === null && actions < engine.game.actionsMax; actions++) {
    const actors = engine.actors(state);
    const seat = actors[actors.length === 1 ? 0 : draw(actors.length)]!;
    const bot = match.bots[seat]!;
    // A bot that imagines nothing cannot peek: the same is offered in every world.
    if (bot.name === "random") {
      if (!simulation.advance(seat, draw)) throw nothingToDo(engine, seat);
    } else think(engine, simulation, bot, { seat, draw, memory: memories[seat]!, budget: match.budget });
  }
  return { state, actions };
}
function think(
  engine: AnyEngine,
  simulation: Simulation,
  bot: Bot,
  { seat, draw, memory, budget }: Omit<BotInput, "state" | "budget"> & { readonly budget: Budget | undefined },
): void {
  const input = {
    state: ownPiles(engine, engine.redeal(simulation.state, seat, draw)),
    seat,
    draw,
    ...(memory === undefined ? {} : { memory }),
  };
  const action = bot.choose(budget === undefined ? input : { ...input, budget });
  if (simulation.act(action)) return;
  throw new Error(`${bot.name} proposed what ${engine.game.id} refuses: ${JSON.stringify(action)}`);
}
