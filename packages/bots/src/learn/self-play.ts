import type { Action, Draw } from "@cardwright/core";
import { createEngine, type Outcome, seedFromText, simulationOf } from "@cardwright/core/host";
import type { AnyEngine, AnyState } from "../any-game.ts";
import { scoreActions } from "../greedy.ts";
import { drawOf, ownPiles } from "../imagine.ts";
import { actionsOfSeat, drawn } from "../listing.ts";
import { outcomeValues, payoffOf } from "../payoff.ts";
import { Features, shapeOf } from "./features.ts";
import type { Opinion } from "./learnt.ts";
import type { Row } from "./net.ts";

/** One match that a net learns from: what each seat saw after each action, and how it ended for it. */
export interface Lesson {
  /** By seat. */
  readonly rows: readonly (readonly Row[])[];
  /** By seat, between 0 and 1, as the game counts. */
  readonly payoffs: readonly number[];
  /** By seat, the score's lead over the best other one; null where the game has no scores or the match did not end. */
  readonly leads: readonly number[] | null;
}
export interface LessonPlan {
  /** Names the match, and everything that is drawn in it. */
  readonly name: string;
  readonly seats?: number;
  readonly options?: unknown;
  /** One for each seat; undefined plays at random, as the first lessons do. */
  readonly opinions: readonly (Opinion | undefined)[];
}
/** Of more actions than this a sample is tried: lessons have to be many. */
const TRIED_MAX = 40;
/** Every so many-th action is taken at random, so that a net sees what it would never do. */
const CURIOUS_EVERY = 8;

/** The same game with another opinion. */
export const engineWith = (engine: AnyEngine, evaluate: Opinion): AnyEngine =>
  createEngine({ ...engine.game, evaluate }, engine.rules.expansions);

export function selfPlay(engine: AnyEngine, { name, seats, options, opinions }: LessonPlan): Lesson {
  const draw = drawOf(seedFromText(`${name}, lesson`));
  const players = opinions.map((opinion) => (opinion === undefined ? undefined : engineWith(engine, opinion)));
  const simulation = simulationOf(engine, {
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options }),
    seed: seedFromText(name),
  });
  const features = new Features(shapeOf(engine));
  const rows: Row[][] = Array.from({ length: simulation.state.seats }, () => []);
  for (let i = 0; i < engine.game.actionsMax && simulation.state.outcome === null; i++) {
    const actors = engine.actors(simulation.state);
    const seat = actors[actors.length === 1 ? 0 : draw(actors.length)]!;
    const player = players[seat];
    const isCurious = player === undefined || draw(CURIOUS_EVERY) === 0;
    const action = isCurious ? null : bestOf(player, ownPiles(engine, simulation.state), seat, draw);
    if (action === null || !simulation.act(action)) simulation.advance(seat, draw);
    rows.forEach((list, viewer) => {
      features.read(engine.view(simulation.state, viewer), viewer);
      list.push({
        slots: features.slots.slice(0, features.count),
        values: features.values.slice(0, features.count),
      });
    });
  }
  const { outcome } = simulation.state;
  return { rows, payoffs: outcomeValues(simulation.state, payoffOf(engine)), leads: leadsOf(outcome) };
}
/** One action ahead in one imagined world. */
function bestOf(engine: AnyEngine, state: AnyState, seat: number, draw: Draw): Action | null {
  const all = actionsOfSeat(engine, state, seat, draw);
  const actions = all.length > TRIED_MAX ? drawn(all, TRIED_MAX, draw) : all;
  const scores = scoreActions(engine, state, seat, actions, draw, 1);
  let best = 0;
  for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[best]!) best = i;
  return actions[best] ?? null;
}
function leadsOf(outcome: Outcome | null): readonly number[] | null {
  const scores = outcome?.scores;
  if (scores === undefined || scores.length < 2) return null;
  return scores.map((score, seat) => score - Math.max(...scores.filter((_, other) => other !== seat)));
}
