import * as politics from "@cardwright/game-politics";
import type { GameFigures } from "./game-figures.ts";
import type { Results } from "./results.ts";
import { percent, shareText } from "./results.ts";
import { type Goal, goal, type Study } from "./study.ts";
import { table } from "./text.ts";

const { cards, deckList, deckNames, game } = politics;
const DEFAULT_PAIR = game.declares.options.parse({}).decks.map(String);
const isDefault = (one: string, other: string): boolean => [one, other].every((name) => DEFAULT_PAIR.includes(name));

const pairs = deckNames.flatMap((one, i) => deckNames.slice(i + 1).map((other) => [one, other] as const));
/** Played as lists, so that what was measured of two decks stands while others change. */
const studies: readonly Study[] = pairs.flatMap((names): readonly Study[] => {
  const [one, other] = names;
  const pairing = { seats: 2, options: {}, decks: [deckList(one) ?? [], deckList(other) ?? []] } as const;
  const id = names.join(" : ");
  return [
    { ...pairing, id: `greedy ${id}`, bots: "greedy", matches: 1_000, quick: isDefault(...names) ? 150 : 5 },
    { ...pairing, id: `search ${id}`, bots: "search", iterations: 16, matches: 200 },
  ];
});
const kindOf = ({ study }: Results): string => study.id.split(" ")[0] ?? "";
const pairingOf = ({ study }: Results): string => study.id.slice(study.id.indexOf(" ") + 1);

/** Won by each deck of all matches that the studies of one bot gave it. */
function field(all: readonly Results[]): ReadonlyMap<string, readonly [wins: number, of: number]> {
  const found = new Map<string, readonly [number, number]>();
  const add = (deck: string, wins: number, of: number): void => {
    const [won, played] = found.get(deck) ?? [0, 0];
    found.set(deck, [won + wins, played + of]);
  };
  for (const results of all) {
    const { deckWins, count } = results;
    const [one = "", other = ""] = pairingOf(results).split(" : ");
    add(one, deckWins, count);
    add(other, count - deckWins, count);
  }
  return found;
}
/** A share is held to bounds of its own where only a few matches were played: chance alone moves it by that much. */
const FEW = 150;
const fieldBounds = (of: number): readonly [number, number] => (of < 10 * FEW ? [0.35, 0.65] : [0.45, 0.55]);
const pairingGoals = (results: Results): readonly Goal[] =>
  results.count < FEW ? [] : [goal(`${results.study.id}: won by the first`, results.deckShare, 0.45, 0.55)];

export const figures: GameFigures = {
  game,
  expansions: [],
  studies,
  cardsInNoDeck() {
    const used = new Set(deckNames.flatMap((name) => deckList(name) ?? []));
    return cards.map(({ id }) => id).filter((id) => !used.has(id));
  },
  goals(results) {
    const all = [...results.values()];
    const greedy = all.filter((one) => kindOf(one) === "greedy");
    return [
      goal("prebuilt decks", deckNames.length, 6, 100),
      goal(
        "matches without an end",
        all.reduce((sum, { unfinished }) => sum + unfinished, 0),
        0,
        0,
      ),
      ...all.flatMap(pairingGoals),
      ...[...field(greedy)].map(([deck, [wins, of]]) =>
        goal(`${deck} against all others, greedy`, wins / of, ...fieldBounds(of)),
      ),
    ];
  },
  tables: (results) =>
    ["greedy", "search"].flatMap((kind) => {
      const all = [...results.values()].filter((one) => kindOf(one) === kind);
      const rows = [...field(all)].map(([deck, [wins, of]]) => [deck, kind, shareText(wins, of)]);
      const pairings = all.map((results) => [pairingOf(results), kind, shareText(results.deckWins, results.count)]);
      return all.length === 0
        ? []
        : [
            table(["Deck against all others", "Bots", "Wins"], rows),
            table(["Pairing", "Bots", `Won by the first (${percent(0.45)} to ${percent(0.55)} is wanted)`], pairings),
          ];
    }),
};
