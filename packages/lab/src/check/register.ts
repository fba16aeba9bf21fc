import type { Meetings } from "./meetings.ts";

/** Pairs for which the same is true. */
export interface PairsWhy {
  readonly why: string;
  readonly pairs: readonly string[];
}
/** What is known of every pair of cards. */
export interface PairCounts {
  readonly cards: number;
  readonly exercised: number;
  /** No match can have the two, and why. */
  readonly impossible: number;
  /** Both can be in a match, and still they were never used one after the other in both orders. */
  readonly unreached: number;
  readonly orderDependent: number;
  readonly setups: readonly { readonly setup: string; readonly matches: number; readonly pairs: number }[];
  readonly reasons: { readonly impossible: readonly PairsWhy[]; readonly unreached: readonly PairsWhy[] };
}
const LISTED_MOST = 40;
const SETUPS_MOST = 12;

/** Keeps account of the pairs: which there are, which met, which cannot. */
export class Register {
  cards: readonly string[] = [];
  exercised = 0;
  private readonly meetings: Meetings;
  private readonly most = new Map<string, number>();
  private readonly together = new Set<string>();
  private readonly refusals = new Map<string, string>();
  private readonly setups = new Map<string, { matches: number; pairs: number }>();

  constructor(meetings: Meetings) {
    this.meetings = meetings;
  }
  /** What the game calls cards; where it names none, what was used in the first matches. */
  settle(faces: ReadonlyMap<string, number>): void {
    const { uses, faces: seen } = this.meetings;
    this.cards = uses.cards.size > 0 ? [...uses.cards].sort() : [...new Set([...faces.keys(), ...seen])].sort();
    this.count();
  }
  /** A match can begin with these. */
  present(faces: ReadonlyMap<string, number>): void {
    const here = [...faces.keys()].sort();
    for (const [face, count] of faces) this.most.set(face, Math.max(count, this.most.get(face) ?? 0));
    for (const [i, first] of here.entries()) for (const second of here.slice(i)) this.together.add(key(first, second));
  }
  canMeet(first: string, second: string, faces: ReadonlyMap<string, number>): boolean {
    const { uses } = this.meetings;
    if (!uses.isCard(first) || !uses.isCard(second)) return false;
    const count = (face: string): number => (uses.created.has(face) ? 2 : (faces.get(face) ?? 0));
    return first === second ? count(first) > 1 : count(first) > 0 && count(second) > 0;
  }
  /** Of what a match has only one of there is no pair, however often it is used. */
  both(first: string, second: string): boolean {
    return this.meetings.both(first, second) && (first !== second || !this.isSingle(first));
  }
  private isSingle(card: string): boolean {
    return (this.most.get(card) ?? 0) < 2 && !this.meetings.uses.created.has(card);
  }
  isMissing(faces: ReadonlyMap<string, number>): boolean {
    return this.cards.some((first, i) =>
      this.cards.slice(i).some((second) => this.canMeet(first, second, faces) && !this.both(first, second)),
    );
  }
  missing(): readonly (readonly [string, string])[] {
    return this.cards.flatMap((first, i) =>
      this.cards
        .slice(i)
        .filter((second) => !this.both(first, second))
        .map((second) => [first, second] as const),
    );
  }
  /** Whether there was a match that had both. */
  wereTogether(first: string, second: string): boolean {
    return first === second ? (this.most.get(first) ?? 0) > 1 : this.together.has(key(first, second));
  }
  /** All cards, those first that miss most, the two before all. */
  wantedWith(pair: readonly [string, string]): readonly string[] {
    const counts = new Map<string, number>(this.cards.map((card) => [card, 0]));
    for (const missing of this.missing()) for (const card of missing) counts.set(card, counts.get(card)! + 1);
    for (const card of pair) counts.set(card, Number.POSITIVE_INFINITY);
    return [...counts].sort(([, a], [, b]) => b - a).map(([card]) => card);
  }
  refused(first: string, second: string, words: string): void {
    this.refusals.set(key(first, second), words);
  }
  explored(setup: string, matches: number, pairs: number): void {
    const known = this.setups.get(setup) ?? { matches: 0, pairs: 0 };
    this.setups.set(setup, { matches: known.matches + matches, pairs: known.pairs + pairs });
  }
  count(): number {
    let exercised = 0;
    for (const [i, first] of this.cards.entries())
      for (const second of this.cards.slice(i)) if (this.both(first, second)) exercised++;
    this.exercised = exercised;
    return exercised;
  }
  result(): Omit<PairCounts, "orderDependent"> {
    const impossible = new Map<string, string[]>();
    const unreached = new Map<string, string[]>();
    let total = 0;
    for (const [i, first] of this.cards.entries()) {
      for (const second of this.cards.slice(i)) {
        total++;
        if (this.both(first, second)) continue;
        const why = this.whyImpossible(first, second);
        const list = why === undefined ? unreached : impossible;
        const reason = why ?? this.whyUnreached(first, second);
        list.set(reason, [...(list.get(reason) ?? []), first === second ? `two of ${first}` : `${first} + ${second}`]);
      }
    }
    const listed = (map: ReadonlyMap<string, readonly string[]>): readonly PairsWhy[] =>
      [...map].map(([why, pairs]) => ({ why, pairs }));
    const exercised = this.count();
    const never = listed(impossible).reduce((sum, { pairs }) => sum + pairs.length, 0);
    return {
      cards: this.cards.length,
      exercised,
      impossible: never,
      unreached: total - exercised - never,
      setups: [...this.setups].map(([setup, one]) => ({ setup, ...one })),
      reasons: { impossible: listed(impossible), unreached: listed(unreached) },
    };
  }
  private whyImpossible(first: string, second: string): string | undefined {
    const refused = [key(first, second), key(first, first), key(second, second)]
      .map((pair) => this.refusals.get(pair))
      .find((words) => words !== undefined);
    const said = refused === undefined ? "" : `; the game says: ${refused}`;
    const { uses, faces } = this.meetings;
    for (const card of [first, second])
      if (!this.most.has(card) && !faces.has(card)) return `${card} is in no match that can be set up${said}`;
    if (first === second) return this.isSingle(first) ? `only one is ever in a match${said}` : undefined;
    const isThere = this.together.has(key(first, second)) || uses.created.has(first) || uses.created.has(second);
    return isThere ? undefined : `never in the same match${said}`;
  }
  private whyUnreached(first: string, second: string): string {
    const { faces } = this.meetings;
    for (const card of [first, second]) if (!faces.has(card)) return `${card} was never used in any match`;
    const there = this.meetings.has(first, second);
    if (there || this.meetings.has(second, first)) return "used one after the other in one order only";
    return "never used one after the other";
  }
}
const key = (first: string, second: string): string => (first < second ? `${first}\n${second}` : `${second}\n${first}`);

/** The account in sentences. */
export function pairSentences({
  cards,
  exercised,
  impossible,
  unreached,
  setups,
  reasons,
  orderDependent,
}: PairCounts): readonly string[] {
  const listed = (kind: string, { why, pairs }: PairsWhy): string => {
    const more = pairs.length > LISTED_MOST ? `; and ${pairs.length - LISTED_MOST} more` : "";
    return `${kind}, ${why} (${pairs.length}): ${pairs.slice(0, LISTED_MOST).join("; ")}${more}`;
  };
  const useful = setups.filter(({ pairs }) => pairs > 0);
  const left = useful.slice(SETUPS_MOST);
  const sum = left.reduce((total, { pairs }) => total + pairs, 0);
  return [
    `${exercised} of ${exercised + impossible + unreached} pairs of ${cards} cards were played in both orders, ` +
      `${impossible} cannot be, ${unreached} were not reached; in ${orderDependent} the order matters`,
    ...useful.slice(0, SETUPS_MOST).map(({ setup, pairs }) => `${pairs} pairs with the options: ${setup}`),
    ...(left.length === 0 ? [] : [`${sum} pairs with ${left.length} more sets of options`]),
    ...reasons.impossible.map((one) => listed("cannot be", one)),
    ...reasons.unreached.map((one) => listed("not reached", one)),
  ];
}
