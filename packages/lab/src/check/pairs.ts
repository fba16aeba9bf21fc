import type { AnyEngine } from "@cardwright/bots";
import { scenarioText } from "../replay/scenario.ts";
import { type Exercised, exercise, LOOP, OUTLIVES, STUCK } from "./exercise.ts";
import type { FoundLaw } from "./found.ts";
import type { Meetings } from "./meetings.ts";
import { piecesOf } from "./position.ts";
import { collectStages, type Dealt, inOneHand, inTwoHands, type Stage } from "./stages.ts";

/**
 * Every pair of cards, used one after the other in both orders. Where chance does not bring two cards together they are
 * dealt by hand: hidden cards of one pool could be each other, so exchanging them makes a table that could be.
 */
const ORDER = "pairs of cards: played in both orders";
const ONE_HAND_TRIED = 8;
const TWO_HANDS_TRIED = 6;
const MET_TRIED = 1;
const NOTES_MOST = 30;
const LISTED_MOST = 40;
const ORDERS = [
  [0, 1],
  [1, 0],
] as const;

/** How a pair was brought together. */
type Way = "in one hand" | "in two hands" | "in free play";
class Coverage {
  readonly found = new Map<string, FoundLaw["finding"]>();
  readonly ways = new Map<Way, number>();
  readonly unmet: string[] = [];
  readonly notes: string[] = [];
  orderDependent = 0;
  exercised = 0;
  private readonly engine: AnyEngine;
  private readonly stages: readonly Stage[];
  private readonly meetings: Meetings;

  constructor(engine: AnyEngine, stages: readonly Stage[], meetings: Meetings) {
    this.engine = engine;
    this.stages = stages;
    this.meetings = meetings;
  }
  cover(first: string, second: string, start: number): void {
    // Cards that meet by themselves are laid together all the same, to compare the two orders, but not for long.
    const met = this.meetings.has(first, second) && this.meetings.has(second, first);
    const way =
      this.staged(first, second, start, met ? MET_TRIED : ONE_HAND_TRIED, inOneHand, "in one hand") ??
      (met ? "in free play" : this.staged(first, second, start, TWO_HANDS_TRIED, inTwoHands, "in two hands"));
    if (way === undefined) {
      this.unmet.push(first === second && this.isSingle(first) ? `two of ${first}` : `${first} + ${second}`);
      return;
    }
    this.exercised++;
    this.ways.set(way, (this.ways.get(way) ?? 0) + 1);
  }
  /** Of what a match has only one of, there is no pair. */
  private isSingle(face: string): boolean {
    return this.stages.every(({ snapshot: { state } }) => {
      const all = piecesOf(this.engine, state).filter((piece) => piece.face === face);
      return all.length < 2;
    });
  }
  /** Tries tables one after the other until both orders have been seen. */
  private staged(
    first: string,
    second: string,
    start: number,
    tries: number,
    deal: (engine: AnyEngine, stage: Stage, first: string, second: string) => Dealt | undefined,
    way: Way,
  ): Way | undefined {
    const seen = [false, false];
    let tried = 0;
    for (let k = 0; k < this.stages.length && tried < tries; k++) {
      const dealt = deal(this.engine, this.stages[(k + start) % this.stages.length]!, first, second);
      if (dealt === undefined) continue;
      tried++;
      const runs = ORDERS.map((order) => exercise(this.engine, dealt, order));
      for (const run of runs) this.report(first, second, dealt, run);
      this.compare(first, second, runs);
      for (const [i, { both }] of runs.entries()) seen[i] ||= both;
      if (seen[0] && seen[1]) return way;
    }
    return undefined;
  }
  private report(first: string, second: string, { stage }: Dealt, { problem, actions }: Exercised): void {
    if (problem === undefined || this.found.has(problem.law)) return;
    const { match, seat, snapshot } = stage;
    const where = `${first} + ${second}, seat ${seat}, from match "${match}"`;
    const { game, rules } = this.engine;
    const replay = scenarioText({
      scenario: "cards dealt by hand",
      game: game.id,
      expansions: rules.expansions.map(({ id }) => id),
      pair: [first, second],
      state: snapshot.state,
      seed: snapshot.seed,
      actions,
    });
    this.found.set(problem.law, { ...problem, where, actions: actions.length, replay });
  }
  private compare(first: string, second: string, [here, there]: readonly Exercised[]): void {
    if (here?.direct !== true || there?.direct !== true || here.table === undefined || there.table === undefined)
      return;
    if (here.table === there.table) return;
    this.orderDependent++;
    if (this.notes.length < NOTES_MOST) this.notes.push(`${first} and ${second}: the order matters`);
  }
}
export function pairLaws(engine: AnyEngine, seed: string, seats: number, options: object): readonly FoundLaw[] {
  const { stages, meetings } = collectStages(engine, seed, seats, options);
  const faces = [...meetings.faces].sort();
  const coverage = new Coverage(engine, stages, meetings);
  for (const [i, first] of faces.entries()) {
    for (const second of faces.slice(i)) coverage.cover(first, second, i);
  }
  const { found, exercised, unmet, orderDependent, ways, notes } = coverage;
  const law = (name: string): FoundLaw => {
    const finding = found.get(name);
    return finding === undefined
      ? { name, ok: true, cases: exercised }
      : { name, ok: false, cases: exercised, finding };
  };
  const how = [...ways].map(([way, count]) => `${count} ${way}`).join(", ");
  const summary = `${exercised} of ${exercised + unmet.length} pairs of ${faces.length} cards were played (${how}); in ${orderDependent} the order matters`;
  const single = unmet.filter((pair) => pair.startsWith("two of "));
  const apart = unmet.filter((pair) => !pair.startsWith("two of "));
  const listed = (pairs: readonly string[]): string =>
    `${pairs.slice(0, LISTED_MOST).join("; ")}${pairs.length > LISTED_MOST ? "; ..." : ""}`;
  const never = [
    ...(apart.length === 0 ? [] : [`never usable one after the other: ${listed(apart)}`]),
    ...(single.length === 0 ? [] : [`only one in a match, so no pair: ${listed(single)}`]),
  ];
  return [law(STUCK), law(LOOP), law(OUTLIVES), { ...law(ORDER), notes: [summary, ...never, ...notes] }];
}
