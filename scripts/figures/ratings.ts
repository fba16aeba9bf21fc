import type { Results } from "./results.ts";

/**
 * Strengths by which shares of victories are best explained, where what is strong on one side is as strong on the other:
 * of decks, or of the cards in them. In points of a hundred near an even match.
 */
export interface Rated {
  readonly name: string;
  readonly points: number;
  /** Half of an interval at 95 %. */
  readonly within: number;
}
/** How often each name stands on the one side more than on the other. */
type Difference = ReadonlyMap<string, number>;
interface Row {
  readonly more: Difference;
  readonly wins: number;
  readonly of: number;
}
const POINTS = 25;
const SWEEPS = 60;
/** Known before anything was played: most cards are worth little more or less than others. */
const PRIOR = 1 / 0.15 ** 2;

/** Each strength in turn takes the step that fits best while the others stand, until none moves any more. */
function strengthsOf(rows: readonly Row[], prior: number): readonly Rated[] {
  const names = [...new Set(rows.flatMap(({ more }) => [...more.keys()]))].sort();
  const of = new Map(names.map((name) => [name, rows.filter(({ more }) => more.has(name))]));
  const strength = new Map(names.map((name) => [name, 0]));
  const lead = new Map(rows.map((row) => [row, 0]));
  const known = new Map(names.map((name) => [name, prior]));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const name of names) {
      let slope = -prior * (strength.get(name) ?? 0);
      let bend = prior;
      for (const row of of.get(name) ?? []) {
        const share = 1 / (1 + Math.exp(-(lead.get(row) ?? 0)));
        const count = row.more.get(name) ?? 0;
        slope += count * (row.wins - row.of * share);
        bend += count * count * row.of * share * (1 - share);
      }
      const step = slope / bend;
      known.set(name, bend);
      strength.set(name, (strength.get(name) ?? 0) + step);
      for (const row of of.get(name) ?? []) lead.set(row, (lead.get(row) ?? 0) + step * (row.more.get(name) ?? 0));
    }
  }
  return names
    .map((name) => ({
      name,
      points: POINTS * (strength.get(name) ?? 0),
      within: (1.96 * POINTS) / Math.sqrt(known.get(name) ?? 1),
    }))
    .sort((a, b) => b.points - a.points);
}
/** The strength of each deck against the average of all. */
export function ratedDecks(
  all: readonly Results[],
  nameOf: (results: Results) => readonly [string, string],
): readonly Rated[] {
  const rows = all.map((results) => {
    const [one, other] = nameOf(results);
    const more = new Map([
      [one, 1],
      [other, -1],
    ]);
    return { more, wins: results.deckWins, of: results.count };
  });
  const rated = strengthsOf(rows, 1e-3);
  const average = rated.reduce((sum, { points }) => sum + points, 0) / rated.length;
  return rated.map((each) => ({ ...each, points: each.points - average }));
}
/** The worth of one more copy of a card in decks like these, over everything that was ever kept. */
export function ratedCards(all: readonly Results[]): readonly Rated[] {
  const rows = all.flatMap((results) => {
    const [one, other] = results.study.decks ?? [];
    if (typeof one !== "object" || typeof other !== "object") return [];
    const more = new Map<string, number>();
    for (const card of one) more.set(card, (more.get(card) ?? 0) + 1);
    for (const card of other) more.set(card, (more.get(card) ?? 0) - 1);
    return [{ more: new Map([...more].filter(([, count]) => count !== 0)), wins: results.deckWins, of: results.count }];
  });
  return strengthsOf(rows, PRIOR);
}
