import { game } from "@cardwright/game-taktik";
import type { GameFigures } from "./game-figures.ts";
import { goal, type Study } from "./study.ts";

const skirmish = { seats: 2, bots: "greedy" } as const;
const studies: readonly Study[] = [
  { ...skirmish, id: "skirmish", options: {}, matches: 1_000, quick: 26 },
  { ...skirmish, id: "skirmish, deck of 90", options: { deck: 90 }, matches: 400, quick: 14 },
  { ...skirmish, id: "skirmish, annihilation", options: { victory: "annihilation" }, matches: 400, quick: 14 },
  { ...skirmish, id: "skirmish, points", options: { victory: "points" }, matches: 400 },
  { ...skirmish, id: "skirmish, one hit kills", options: { oneHitKills: true }, matches: 400 },
  { ...skirmish, id: "skirmish, random", bots: "random", options: {}, matches: 1_000 },
  { ...skirmish, id: "standard", options: { preset: "standard" }, matches: 200 },
  { ...skirmish, id: "standard, random", bots: "random", options: { preset: "standard" }, matches: 1_000 },
];
/** Few matches stray further: in 26 of them chance alone moves a share by 19 points, in 14 by 26. */
const bounds = (count: number): readonly [number, number] => {
  const by = count < 100 ? 1.96 * Math.sqrt(0.25 / count) : 0.05;
  return [0.5 - by, 0.5 + by];
};

export const figures: GameFigures = {
  game,
  expansions: [],
  studies,
  cardsInNoDeck: () => [],
  goals: (results) =>
    [...results.values()].flatMap((one) => [
      goal(`${one.study.id}: matches without an end`, one.unfinished, 0, 0),
      ...(one.study.bots === "greedy" && /^skirmish(, (deck|anni).*)?$/.test(one.study.id)
        ? [goal(`${one.study.id}: won by the attacker`, one.seatShare(0), ...bounds(one.count))]
        : []),
    ]),
};
