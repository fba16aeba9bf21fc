import { ALL_CARDS, game, MODES, type Mode, PREBUILT_DECKS } from "@cardwright/game-minis";
import type { GameFigures } from "./game-figures.ts";
import { type Results, shareText } from "./results.ts";
import { goal, type Study } from "./study.ts";
import { table } from "./text.ts";

const decksOf = (mode: Mode): readonly string[] =>
  PREBUILT_DECKS.filter((deck) => deck.mode === mode).map(({ id }) => id);
/** Quick matches of a mode, shared among its pairings. */
const QUICK = 60;
const MATCHES = 1_000;
const studies: readonly Study[] = MODES.flatMap((mode) => {
  const decks = decksOf(mode);
  const pairs = decks.flatMap((one, i) => decks.slice(i + 1).map((other) => [one, other] as const));
  return pairs.map((pair) => ({
    id: `${mode} ${pair.join(" : ")}`,
    bots: "greedy" as const,
    seats: 2,
    options: { mode },
    decks: pair,
    matches: Math.ceil(MATCHES / pairs.length),
    quick: Math.ceil(QUICK / pairs.length),
  }));
});
const ofMode = (results: ReadonlyMap<string, Results>, mode: Mode): readonly Results[] =>
  [...results.values()].filter(({ study }) => study.options["mode"] === mode);
const sum = (all: readonly Results[], of: (one: Results) => number): number =>
  all.reduce((total, one) => total + of(one), 0);
const wonByDeck = (all: readonly Results[], deck: string): readonly [number, number] => {
  const mine = all.filter(({ study }) => study.decks?.includes(deck));
  const wins = sum(mine, (one) => (one.study.decks?.[0] === deck ? one.deckWins : one.count - one.deckWins));
  return [wins, sum(mine, ({ count }) => count)];
};

export const figures: GameFigures = {
  game,
  expansions: [],
  studies,
  cardsInNoDeck() {
    const used = new Set(PREBUILT_DECKS.flatMap(({ cards, sideboard }) => Object.keys({ ...cards, ...sideboard })));
    return ALL_CARDS.map(({ id }) => id).filter((id) => !used.has(id));
  },
  goals: (results) =>
    MODES.flatMap((mode) => {
      const all = ofMode(results, mode);
      const count = sum(all, (one) => one.count);
      if (count === 0) return [];
      return [
        goal(
          `${mode}: matches without an end`,
          sum(all, ({ unfinished }) => unfinished),
          0,
          0,
        ),
        ...decksOf(mode).map((deck) => {
          const [wins, of] = wonByDeck(all, deck);
          return goal(
            `${mode}: ${deck} against all others`,
            wins / of,
            count < MATCHES ? 0.3 : 0.4,
            count < MATCHES ? 0.7 : 0.6,
          );
        }),
      ];
    }),
  tables: (results) =>
    MODES.flatMap((mode) => {
      const all = ofMode(results, mode);
      if (all.length === 0) return [];
      const rows = decksOf(mode).map((deck) => [deck, mode, shareText(...wonByDeck(all, deck))]);
      return [table(["Deck", "Mode", "Wins against all others"], rows)];
    }),
};
