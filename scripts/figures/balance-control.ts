import { deckNames } from "@cardwright/core/expansion";
import { expansions, game } from "@cardwright/game-balance-control";
import type { Ended, GameFigures } from "./game-figures.ts";
import { percent, type Results } from "./results.ts";
import { type Goal, goal, type Study } from "./study.ts";
import { table } from "./text.ts";

const sets = ["none", "all"] as const;
const studies: readonly Study[] = [2, 3, 4].flatMap((seats) =>
  sets.flatMap((set): readonly Study[] => {
    const common = { seats, options: {}, ...(set === "all" ? { expansions: set } : {}) } as const;
    const id = `${seats} players, expansions: ${set}`;
    const ofThree = set === "all" ? { matches: 500, quick: 30 } : { matches: 500, quick: 60 };
    return [
      { ...common, id, bots: "greedy", ...(seats === 3 ? ofThree : { matches: 300 }) },
      { ...common, id: `${id}, random`, bots: "random", matches: 1_000 },
    ];
  }),
);
const MEASURED = "3 players, expansions: all";
const SEATS = "3 players, expansions: none";

/** Few matches stray further: in 60 of them chance alone moves a share by 12 points. */
const lastSeatMost = (count: number): number => 0.4 + (count < 100 ? 1.96 * Math.sqrt(0.24 / count) : 0);

/** How often each measure was played, as the decks count it. */
function notes(state: Ended): Readonly<Record<string, number>> {
  const plays = expansions.map(({ id }) => state[deckNames(id).plays] as Readonly<Record<string, number>> | undefined);
  return Object.assign({}, ...plays);
}

const measuresAll: readonly string[] = expansions.flatMap(({ cards = [] }) =>
  cards.map(({ id }) => id).filter((id) => /^[ESC]\d\d$/.test(id)),
);
const playsAMatch = (results: Results): number =>
  [...results.notes.values()].reduce((sum, count) => sum + count, 0) / results.count;
const neverPlayed = (results: Results): readonly string[] =>
  measuresAll.filter((id) => (results.notes.get(id) ?? 0) === 0);

function goals(results: ReadonlyMap<string, Results>): readonly Goal[] {
  const measured = results.get(MEASURED);
  const ofSeats = results.get(SEATS);
  const all = [...results.values()];
  const few = (count: number): boolean => count < 500;
  return [
    goal(
      "matches without an end",
      all.reduce((sum, { unfinished }) => sum + unfinished, 0),
      0,
      0,
    ),
    ...(measured === undefined
      ? []
      : [
          goal("measures played in a match of three, greedy", playsAMatch(measured), 6, 100),
          goal(
            `measures never played in ${measured.count} matches`,
            neverPlayed(measured).length,
            0,
            few(measured.count) ? 8 : 0,
          ),
        ]),
    ...(ofSeats === undefined
      ? []
      : [
          goal("won by the last of three seats, greedy", ofSeats.seatShare(2), 0, lastSeatMost(ofSeats.count)),
          goal("shared victories of three, greedy", ofSeats.shared, 0, 0.2),
        ]),
  ];
}
export const figures: GameFigures = {
  game,
  expansions,
  studies,
  notes,
  cardsInNoDeck: () => [],
  goals,
  tables(results) {
    const measured = results.get(MEASURED);
    if (measured === undefined) return [];
    const rows = ["E", "S", "C"].map((deck) => [
      deck,
      measuresAll
        .filter((id) => id.startsWith(deck))
        .map((id) => `${id} ${percent((measured.notes.get(id) ?? 0) / measured.count)}`)
        .join(", "),
    ]);
    return [table(["Deck", "Plays for each match of three greedy players"], rows)];
  },
};
