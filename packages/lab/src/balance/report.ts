import type { BotName } from "@cardwright/bots";
import type { Comparison } from "./compare.ts";
import { type Interval, median, medianInterval, ofShares, wilson, zFor } from "./intervals.ts";
import type { Exposure, Tally } from "./tally.ts";

/** A designer's questions, each answered with an interval. */
export interface BalanceReport {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly draws: number;
  /** Why it stopped: the interval is narrow enough, or all games that were allowed are played. */
  readonly stopped: "narrow" | "games";
  /** Rates are shares of this: of victories, or, where the game says that points count, of the lead in points. */
  readonly counts: "winning" | { readonly leadUpTo: number };
  /** The rate of a seat where all are alike. */
  readonly fair: number;
  /** Over the games that ended with scores: how many, the mean by seat, and how far the first was ahead of the next. */
  readonly scores: ReturnType<Tally["scores"]["means"]>;
  readonly seats: readonly {
    readonly seat: number;
    /** Victories, shared ones in part; where points count, what its leads were worth. */
    readonly wins: number;
    readonly rate: Interval;
    /** Wider, so that those of all seats hold together; only what it excludes is called biased. */
    readonly together: Interval;
    readonly biased: boolean;
  }[];
  readonly cards: readonly CardReport[];
  readonly choices: readonly EffectReport[];
  readonly traits: readonly EffectReport[];
  readonly length: {
    readonly actions: Interval;
    readonly medianActions: Interval;
    readonly turns: Interval;
    readonly rounds: Interval;
    readonly histogram: readonly Bar[];
  };
  readonly choiceCounts: {
    readonly mean: number;
    readonly median: number;
    readonly most: number;
    readonly forced: number;
    readonly histogram: readonly Bar[];
  };
  /** Of the games where somebody led at half time: how often somebody else won. Null without an opinion of the game. */
  readonly comebacks: Interval | null;
  /** Cards that were seen, but that no legal action named at the decisions that were looked at. */
  readonly neverPlayable: readonly string[];
  readonly comparison?: Comparison;
  /** The players: an answer holds for players of their level. */
  readonly players: readonly BotName[];
  /** The differences where another level plays the same deals; left out where none did. */
  readonly level?: LevelComparison;
  /** What stands out, in words. */
  readonly findings: readonly string[];
}
export interface LevelComparison extends Comparison {
  readonly beside: BotName;
}
export interface EffectReport {
  readonly name: string;
  readonly count: number;
  readonly rate: Interval;
  /** How much more than usual these seats win; the interval allows for all questions of the table at once. */
  readonly effect: Interval;
}
export interface CardReport {
  readonly face: string;
  readonly name: string;
  readonly seen: EffectReport;
  readonly played: EffectReport | null;
  readonly kept: EffectReport | null;
  /** Against the usual card: longer games show more cards, which moves all of them alike. */
  readonly againstOthers: Interval;
  readonly verdict: "too strong" | "too weak" | "fair";
}
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}
/** Least distance from the others that is worth a word, however sure it is. */
const WORTH_A_WORD = 0.01;
const LEAST_SEEN = 100;
const CHOICES_MOST = 300;

export interface ReportInput {
  readonly game: string;
  readonly seed: string;
  readonly tally: Tally;
  readonly stopped: BalanceReport["stopped"];
  readonly players: readonly BotName[];
  readonly counts: BalanceReport["counts"];
  readonly faceName: (face: string) => string;
  readonly comparison?: Comparison;
  readonly level?: LevelComparison;
}
export function reportOf(input: ReportInput): BalanceReport {
  const { game, seed, players, counts, tally, stopped, faceName, comparison, level } = input;
  const seats = tally.seatWins.map((wins, seat) => {
    const rate = wilson(wins, tally.games);
    const together = wilson(wins, tally.games, zFor(tally.seats));
    const { fair } = tally;
    return { seat, wins, rate, together, biased: together.low > fair || together.high < fair };
  });
  const cards = cardReports(tally, faceName);
  const neverPlayable = [...tally.seen.keys()]
    .filter((face) => !tally.playable.has(face) && !tally.played.has(face))
    .sort();
  return {
    game,
    seed,
    games: tally.games,
    finished: tally.finished,
    draws: tally.draws,
    stopped,
    counts,
    fair: tally.fair,
    scores: tally.scores.means(),
    seats,
    cards,
    choices: effectReports(tally, tally.chosen).slice(0, CHOICES_MOST),
    traits: effectReports(tally, tally.traits),
    length: {
      actions: tally.actions.interval(),
      medianActions: medianInterval(tally.lengths),
      turns: tally.turns.interval(),
      rounds: tally.rounds.interval(),
      histogram: histogram(tally.lengths.map((length) => [length, 1])),
    },
    choiceCounts: choiceCounts(tally.choices),
    comebacks: tally.comebacksOf === 0 ? null : wilson(tally.comebacks, tally.comebacksOf),
    neverPlayable,
    ...(comparison === undefined ? {} : { comparison }),
    players,
    ...(level === undefined ? {} : { level }),
    findings: [...findingsOf(seats, cards, neverPlayable, tally, counts, comparison), ...levelFindings(level)],
  };
}
function effectOf(tally: Tally, name: string, exposure: Exposure, z: number): EffectReport {
  return { name, count: exposure.count, rate: exposure.rate, effect: exposure.effect(tally.seatRates, z) };
}
function effectReports(tally: Tally, exposures: ReadonlyMap<string, Exposure>): EffectReport[] {
  const z = zFor(exposures.size);
  return [...exposures]
    .map(([name, exposure]) => effectOf(tally, name, exposure, z))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
function cardReports(tally: Tally, faceName: (face: string) => string): CardReport[] {
  const z = zFor(tally.seen.size);
  const seen = [...tally.seen].map(([face, exposure]) => ({ face, report: effectOf(tally, face, exposure, z) }));
  const usual = median(
    seen.filter(({ report }) => report.count >= LEAST_SEEN).map(({ report }) => report.effect.value),
  );
  const of = (from: ReadonlyMap<string, Exposure>, face: string): EffectReport | null => {
    const exposure = from.get(face);
    return exposure === undefined ? null : effectOf(tally, face, exposure, z);
  };
  return seen
    .map(({ face, report }): CardReport => {
      const { value, low, high } = report.effect;
      const againstOthers = ofShares({ value: value - usual, low: low - usual, high: high - usual });
      const sure = report.count >= LEAST_SEEN && Math.abs(againstOthers.value) >= WORTH_A_WORD;
      const verdict =
        sure && againstOthers.low > 0 ? "too strong" : sure && againstOthers.high < 0 ? "too weak" : "fair";
      return {
        face,
        name: faceName(face),
        seen: report,
        played: of(tally.played, face),
        kept: of(tally.kept, face),
        againstOthers,
        verdict,
      };
    })
    .sort((a, b) => b.againstOthers.value - a.againstOthers.value || (a.face < b.face ? -1 : 1));
}
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const points = ({ value, low, high }: Interval): string =>
  `${(100 * value).toFixed(1)} points (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
function findingsOf(
  seats: BalanceReport["seats"],
  cards: readonly CardReport[],
  neverPlayable: readonly string[],
  tally: Tally,
  counts: BalanceReport["counts"],
  comparison: Comparison | undefined,
): string[] {
  const found: string[] = [];
  const [wins, more] = counts === "winning" ? ["wins", "wins"] : ["gets of the points", "gets"];
  for (const { seat, rate, biased } of seats) {
    if (biased)
      found.push(
        `seat ${seat} ${wins} ${percent(rate.value)} (${percent(rate.low)} to ${percent(rate.high)}), not ${percent(tally.fair)}`,
      );
  }
  for (const { face, againstOthers, verdict } of cards) {
    if (verdict !== "fair")
      found.push(`${face} is ${verdict}: who sees it ${more} ${points(againstOthers)} more than with another card`);
  }
  for (const face of neverPlayable)
    found.push(`${face} was seen, but no legal action named it at the decisions looked at`);
  if (tally.finished < tally.games)
    found.push(`${tally.games - tally.finished} games did not end within the game's limit`);
  for (const change of comparison?.differences ?? [])
    found.push(`the change moves ${change.what} by ${points(change.by)}`);
  return found;
}
const levelFindings = (level: LevelComparison | undefined): string[] =>
  (level?.differences ?? []).map(({ what, by }) => `where ${level?.beside} plays, ${what} moves by ${points(by)}`);
/** One sentence about how far the answer depends on who plays. */
export function levelSentence({ players, level }: BalanceReport): string {
  const who = [...new Set(players)].join(" and ");
  if (level === undefined) return `played by ${who}: how far this depends on the level of the players was not asked`;
  const { beside, pairs, seats, differences } = level;
  const widest = seats.reduce((most, seat) => (Math.abs(seat.by.value) > Math.abs(most.by.value) ? seat : most));
  const verdict = differences.length === 0 ? "no difference is sure" : `${differences.length} differences are sure`;
  return `played by ${who}, and by ${beside} on the same ${pairs} deals: seat ${widest.seat} moves by ${points(widest.by)}, ${verdict}`;
}
const BARS = 24;
/** Of values and how often each was counted. */
function histogram(counted: readonly (readonly [value: number, times: number])[]): Bar[] {
  if (counted.length === 0) return [];
  const least = counted.reduce((low, [value]) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const most = counted.reduce((high, [value]) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const width = Math.max(1, Math.ceil((most - least + 1) / BARS));
  const bars: number[] = [];
  for (const [value, times] of counted) {
    const bar = Math.floor((value - least) / width);
    bars[bar] = (bars[bar] ?? 0) + times;
  }
  return Array.from(bars, (count, i) => ({
    from: least + i * width,
    to: least + (i + 1) * width - 1,
    count: count ?? 0,
  }));
}
function choiceCounts(counts: ReadonlyMap<number, number>): BalanceReport["choiceCounts"] {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, n]) => sum + n, 0);
  const sum = sorted.reduce((all, [value, n]) => all + value * n, 0);
  let left = total / 2;
  let middle = 0;
  for (const [value, n] of sorted) {
    if (left > 0) middle = value;
    left -= n;
  }
  return {
    mean: total === 0 ? 0 : sum / total,
    median: middle,
    most: sorted.at(-1)?.[0] ?? 0,
    forced: total === 0 ? 0 : (counts.get(1) ?? 0) / total,
    histogram: histogram(sorted),
  };
}
