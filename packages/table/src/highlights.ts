import { lineText } from "./said.ts";
import type { Said } from "./session.ts";
import { amountOf } from "./story.ts";
import type { TableContext } from "./TableProvider.tsx";

/** Three facts of a match that is over, from its log: how long it was, its strongest moment, the card it was about. */
export interface Highlight {
  readonly title: string;
  readonly text: string;
}
export function highlightsOf(table: TableContext): readonly Highlight[] {
  const { frame, words, say } = table;
  const { said, view } = frame;
  // The log of somebody who came later does not begin with the first turn, and one that went back has some of them twice.
  const length = say("ending.length.of", { count: view.round, turns: view.turn });
  const found: Highlight[] = [{ title: say("ending.length"), text: length }];
  const strongest = strongestOf(said);
  if (strongest !== undefined) found.push({ title: say("ending.strongest"), text: lineText(strongest, words) });
  else found.push(...busiestOf(table));
  const card = mostNamed(said, (face) => words.cardText(face) !== "");
  if (card !== undefined)
    found.push({
      title: say("ending.card"),
      text: say("ending.card.times", { label: words.card(card.face), count: card.times }),
    });
  return found;
}
const SCORED = /ROUND.*(SCORED|ENDED|WON)/i;
/** The scores of each round, where rounds decide something: as the log told them. */
export const roundsOf = ({ frame: { said, view }, game }: TableContext): readonly (readonly number[])[] =>
  game.plan.decidingRounds !== true
    ? []
    : said
        .filter(({ kind }) => SCORED.test(kind))
        .flatMap(({ params }) => Object.values(params).filter(isTally).slice(0, 1))
        .filter((scores) => scores.length === view.seats);
const isTally = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((score) => typeof score === "number");

/** The line with the largest amount of something that happened to somebody. */
function strongestOf(lines: readonly Said[]): Said | undefined {
  const most = Math.max(0, ...lines.map(amountOf));
  return most === 0 ? undefined : lines.find((line) => amountOf(line) === most);
}
/** The turn in which the most happened, for a match in whose log no line has an amount. */
function busiestOf({ frame: { said }, names, say }: TableContext): readonly Highlight[] {
  const starts = said.flatMap(({ turn }, index) => (turn === true ? [index] : []));
  const turns = starts.map((start, at) => ({
    seat: said[start]?.seat ?? -1,
    count: (starts[at + 1] ?? said.length) - start - 1,
  }));
  const best = turns.reduce((most, turn) => (turn.count > most.count ? turn : most), { seat: -1, count: 0 });
  if (best.seat < 0) return [];
  return [
    {
      title: say("ending.busiest"),
      text: say("ending.busiest.of", { label: names.seat(best.seat), count: best.count }),
    },
  ];
}
function mostNamed(
  lines: readonly Said[],
  isCard: (face: string) => boolean,
): { face: string; times: number } | undefined {
  const times = new Map<string, number>();
  for (const { params } of lines) {
    const named = Object.values(params)
      .flat()
      .filter((value) => typeof value === "string");
    for (const face of new Set(named)) times.set(face, (times.get(face) ?? 0) + 1);
  }
  const [best] = [...times].filter(([face, count]) => count > 1 && isCard(face)).sort(([, a], [, b]) => b - a);
  return best === undefined ? undefined : { face: best[0], times: best[1] };
}
