import {
  createBot,
  engineWith,
  type Lesson,
  opinionBy,
  playBots,
  selfPlay,
  unpackNet,
  type Weights,
} from "@cardwright/bots";
import { type Chunk, nameOfGame, type Plan } from "../run/plan.ts";
import { loadGame } from "../run/source.ts";
import { matchOf, seatsOf } from "../simulate/play.ts";

/** Every so many-th lesson is played against an earlier net, so that what was once beaten stays beaten. */
const AGAINST_EARLIER_EVERY = 4;

const opinionOf = (weights: Weights) => opinionBy(unpackNet(weights), weights.shape);

/** Lessons of the first of the plan's nets; the others are its earlier opponents. Without any net they are random. */
export async function playLessons(plan: Plan, { from, to }: Chunk): Promise<readonly Lesson[]> {
  const { engine, options } = await loadGame(plan.source);
  const [own, ...earlier] = (plan.nets ?? []).map(opinionOf);
  const seats = seatsOf(engine.rules.declares.seats, plan.seats);
  return Array.from({ length: to - from }, (_, i) => {
    const index = from + i;
    const isAgainstEarlier = earlier.length > 0 && index % AGAINST_EARLIER_EVERY === 0;
    const other = isAgainstEarlier ? earlier[(index / AGAINST_EARLIER_EVERY) % earlier.length] : own;
    // The learner's seat turns from match to match.
    const learner = index % seats;
    const opinions = Array.from({ length: seats }, (_, seat) => (seat === learner ? own : other));
    return selfPlay(engine, { ...matchOf(plan, index, options), seats, opinions });
  });
}
/** Points of the plan's first net, played as greedy plays, against its second, or against the plan's first bot. */
export async function playDuels(plan: Plan, { from, to }: Chunk): Promise<number> {
  const { engine, options } = await loadGame(plan.source);
  const [own, other] = (plan.nets ?? []).map((weights) => createBot("greedy", engineWith(engine, opinionOf(weights))));
  const opponent = other ?? createBot(plan.bots[0] ?? "random", engine);
  const seats = seatsOf(engine.rules.declares.seats, plan.seats);
  let points = 0;
  for (let index = from; index < to; index++) {
    const seat = index % seats;
    const bots = Array.from({ length: seats }, (_, at) => (at === seat ? own! : opponent));
    // Both colours of a pair of matches have the same deal.
    const name = nameOfGame(plan, Math.floor(index / seats));
    const { state } = playBots(engine, { ...matchOf(plan, index, options), name, bots });
    const winners = state.outcome?.winners ?? [];
    points += winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0;
  }
  return points;
}
