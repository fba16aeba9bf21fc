import { createBot, playBots } from "@cardwright/bots";
import { stateHash } from "@cardwright/core/host";
import { type Chunk, nameOfGame, type Plan } from "../run/plan.ts";
import { loadGame } from "../run/source.ts";

/** One game: who won by seat, with which scores, whether it ended, how many actions it took, and the hash of where it ended. */
export interface PlayedGame {
  readonly winners: readonly number[] | null;
  /** By seat, where the game counts. */
  readonly scores?: readonly number[];
  readonly actions: number;
  readonly hash: string;
}
export interface PlayedChunk {
  readonly seats: number;
  readonly games: readonly PlayedGame[];
}
export async function playChunk(plan: Plan, { from, to }: Chunk): Promise<PlayedChunk> {
  const { engine, options } = await loadGame(plan.source);
  const games: PlayedGame[] = [];
  let seats = plan.seats ?? 0;
  for (let index = from; index < to; index++) {
    const match = matchOf(plan, index, options);
    const bots = botsAt(plan, index, seatsOf(engine.rules.declares.seats, plan.seats)).map((name) =>
      createBot(name, engine),
    );
    const { state, actions } = playBots(engine, { ...match, bots });
    seats = state.seats;
    const { winners = null, scores } = state.outcome ?? {};
    games.push({ winners, ...(scores === undefined ? {} : { scores }), actions, hash: stateHash(state) });
  }
  return { seats, games };
}
export const seatsOf = (declared: number | readonly [number, number], wanted: number | undefined): number =>
  wanted ?? (typeof declared === "number" ? declared : declared[0]);
/** Which bot sits where in a game: the line-up turns by one seat from game to game. */
export function botsAt({ bots }: Plan, index: number, seats: number): readonly Plan["bots"][number][] {
  return Array.from({ length: seats }, (_, seat) => bots[botIndexAt(bots.length, index, seat, seats)]!);
}
export const botIndexAt = (bots: number, index: number, seat: number, seats: number): number =>
  ((((seat - index) % seats) + seats) % seats) % bots;
export function matchOf(
  plan: Plan,
  index: number,
  options: object,
): { name: string; options: object; seats?: number; budget?: NonNullable<Plan["budget"]> } {
  return {
    name: nameOfGame(plan, index),
    options: { ...options, ...plan.options },
    ...(plan.seats === undefined ? {} : { seats: plan.seats }),
    ...(plan.budget === undefined ? {} : { budget: plan.budget }),
  };
}
