import { type AnyEngine, type AnyState, type Bot, type Budget, drawOf, Memory, outcomeValues } from "@cardwright/bots";
import { seedFromText } from "@cardwright/core/host";

/** Two bots, seats alternated on the same openings; each with a budget of its own. */
export interface Side {
  readonly bot: Bot;
  readonly budget: Budget;
}
export interface DuelResult {
  readonly points: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
  /** Processor time for a decision with more than one action, in milliseconds, of each side. */
  readonly took: readonly [number, number];
}
export interface DuelOptions {
  readonly matches: number;
  readonly name: string;
  /** Random actions at the start, so that deterministic bots do not repeat one match. */
  readonly opening?: number;
  readonly seats?: number;
  /** No more is played once it is sure on which side of this share the points lie. */
  readonly floor?: number;
  /** No more is begun once so much processor time is used up. */
  readonly seconds?: number;
}
const Z = 1.96;
/** Whoever looks again and again is surer of chance than of strength, so that it takes more to stop. */
const Z_TO_STOP = 2.58;
const LOOKED_AT = 20;
export function wilson(points: number, of: number, z = Z): readonly [number, number] {
  const share = points / of;
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const centre = share + (z * z) / (2 * of);
  const whole = 1 + (z * z) / of;
  return [(centre - spread) / whole, (centre + spread) / whole];
}
/** Tells after whole pairs of matches only, so that neither seat is favoured. */
function isEnough(points: number, of: number, spent: number, { floor, seconds }: DuelOptions): boolean {
  if (of === 0 || of % 2 === 1) return false;
  if (seconds !== undefined && spent >= seconds * 1_000) return true;
  if (floor === undefined || of % LOOKED_AT !== 0) return false;
  const [low, high] = wilson(points, of, Z_TO_STOP);
  return low >= floor || high < floor;
}
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

export function duel(engine: AnyEngine, one: Side, other: Side, options: DuelOptions): DuelResult {
  const { matches, name } = options;
  const took = [0, 0];
  const decisions = [0, 0];
  const start = now();
  let points = 0;
  let match = 0;
  for (; match < matches && !isEnough(points, match, now() - start, options); match++) {
    const draw = drawOf(seedFromText(`${name} ${match}, bots`));
    let state = opened(engine, options, match);
    const mine = match % state.seats;
    const memories = Array.from({ length: state.seats }, () => new Memory());
    for (let i = 0; state.outcome === null && i < engine.game.actionsMax; i++) {
      const actors = engine.actors(state);
      const seat = actors[actors.length === 1 ? 0 : draw(actors.length)]!;
      const side = seat === mine ? 0 : 1;
      const { bot, budget } = side === 0 ? one : other;
      const began = now();
      const action = bot.choose({
        state: engine.redeal(state, seat, draw),
        seat,
        draw,
        budget,
        memory: memories[seat]!,
      });
      took[side]! += now() - began;
      decisions[side]!++;
      const next = engine.simulate(state, action, seedFromText(`${name} ${match >> 1}`));
      if (next === null) throw new Error(`${bot.name} proposed what is refused: ${JSON.stringify(action)}`);
      state = next;
    }
    points += outcomeValues(state)[mine]!;
  }
  const [low, high] = wilson(points, match);
  return { points, of: match, low, high, took: [took[0]! / decisions[0]!, took[1]! / decisions[1]!] };
}
/** Two matches in a row have the same deal and the same opening, with the seats exchanged. */
function opened(engine: AnyEngine, { name, opening = 0, seats }: DuelOptions, match: number): AnyState {
  const seed = seedFromText(`${name} ${match >> 1}`);
  const draw = drawOf(seedFromText(`${name} ${match >> 1}, opening`));
  let { state } = engine.create({ seed, ...(seats === undefined ? {} : { seats }) }).snapshot;
  for (let i = 0; i < opening && state.outcome === null; i++) {
    const action = engine.sample(state, engine.actors(state)[0]!, draw);
    state = (action === null ? null : engine.simulate(state, action, seed)) ?? state;
  }
  return state;
}
export const told = ({ points, of, low, high, took }: DuelResult): string =>
  `${((100 * points) / of).toFixed(0)} % of ${of} (${(100 * low).toFixed(0)}-${(100 * high).toFixed(0)}), ${took[0].toFixed(1)} against ${took[1].toFixed(1)} ms`;
