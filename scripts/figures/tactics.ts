import { game } from "@cardwright/game-tactics";
import type { GameFigures } from "./game-figures.ts";
import { goal, type Study } from "./study.ts";

const shared: readonly Study[] = [2, 3, 4].flatMap((seats): readonly Study[] => [
  {
    id: `${seats} players`,
    bots: "greedy",
    seats,
    options: {},
    matches: seats === 2 ? 1_000 : 300,
    ...(seats === 2 ? { quick: 24 } : {}),
  },
  { id: `${seats} players, random`, bots: "random", seats, options: {}, matches: 1_000, quick: 60 },
]);
/** Alone, against the clock: a challenge that a careful player meets more often than not. */
const solo: Study = { id: "alone", bots: "greedy", seats: 1, options: {}, matches: 200, quick: 12 };
/** A fair share, give or take: five points where a thousand matches were played, more where chance moves it more. */
const margin = (count: number): number => (count >= 1_000 ? 0.05 : 1.96 * Math.sqrt(0.25 / count));

export const figures: GameFigures = {
  game,
  expansions: [],
  studies: [...shared, solo],
  cardsInNoDeck: () => [],
  goals: (results) =>
    [...results.values()].flatMap((one) => {
      if (one.study.seats === 1)
        return [goal("alone: won against the clock", one.seatShare(0), ...soloBounds(one.count))];
      const fair = 1 / one.study.seats;
      const by = Math.round(1_000 * margin(one.count)) / 1_000;
      return [
        goal(`${one.study.id}: matches without an end`, one.unfinished, 0, 0),
        ...Array.from({ length: one.study.seats }, (_, seat) =>
          goal(`${one.study.id}: won by seat ${seat}`, one.seatShare(seat), round(fair - by), round(fair + by)),
        ),
      ];
    }),
};
const soloBounds = (count: number): readonly [number, number] => (count < 100 ? [0.25, 0.95] : [0.45, 0.8]);
const round = (value: number): number => Math.round(1_000 * value) / 1_000;
