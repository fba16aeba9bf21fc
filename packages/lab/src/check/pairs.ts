import type { AnyEngine, AnyState } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import type { Snapshot } from "@cardwright/core/host";
import { scenarioText } from "../replay/scenario.ts";
import { Decks } from "./card-lists.ts";
import { type Exercised, exercise, LOOP, OUTLIVES, type Problem, STUCK, WAITED_MOST } from "./exercise.ts";
import { Explorer } from "./explore.ts";
import type { FoundLaw } from "./found.ts";
import { Meetings, pairKey } from "./meetings.ts";
import { Occasions } from "./occasions.ts";
import { type PairCounts, pairSentences, Register } from "./register.ts";
import { facesIn, plainSetups, type Setup, together } from "./setups.ts";
import { type Dealt, inOneHand, inTwoHands, type Stage } from "./stages.ts";
import { Uses } from "./uses.ts";
import { Wishes } from "./wishes.ts";

/**
 * Every pair of cards, used one after the other in both orders. Players of free matches go for what has not met yet, under
 * every set-up that the game's options have. What never meets so is dealt by hand: hidden cards of one pool could be each
 * other, so exchanging them makes a table that could be.
 */
const ORDER = "pairs of cards: played in both orders";
/** Matches of a set-up before another one is looked at. */
const BATCH = 8;
const PATIENCE = 4;
const DRY_MOST = 4;
/** Most free matches in all, so that a game with rare cards has an end too; who plays more matches has more here too. */
const MATCHES_MOST = 400;
const MATCHES_FOR_SEED = 20;
const DECK_MATCHES = 6;
const DECKS_MOST = 120;
const DECK_TRIES = 3;
/** So many cards are asked into decks together. */
const DECK_CARDS = 60;
const COMPARED_TRIED = 2;
const ONE_HAND_TRIED = 4;
const TWO_HANDS_TRIED = 3;
const DEALT_MOST = 10;
const NOTES_MOST = 30;
const ORDERS = [
  [0, 1],
  [1, 0],
] as const;

interface Explored {
  readonly setup: Setup;
  readonly faces: ReadonlyMap<string, number>;
  readonly occasions: Occasions;
  stages: readonly Stage[];
  matches: number;
  /** New meetings in the last batch. */
  lately: number;
  /** Batches in a row that brought nothing new. */
  dry: number;
}
class PairSearch {
  readonly found = new Map<string, FoundLaw["finding"]>();
  readonly notes: string[] = [];
  readonly register: Register;
  orderDependent = 0;
  private readonly engine: AnyEngine;
  private readonly meetings: Meetings;
  private readonly explorer: Explorer;
  private readonly compared = new Set<string>();
  /** What could be done in a match of one set-up helps with what is missing in another. */
  private readonly occasions = new Occasions();
  /** On how many tables two cards were laid that would not meet. */
  private readonly dealt = new Map<string, number>();

  constructor(engine: AnyEngine, seed: string) {
    this.engine = engine;
    this.meetings = new Meetings(new Uses(engine));
    this.register = new Register(this.meetings);
    this.explorer = new Explorer(engine, this.meetings, seed, (problem, { start, match, dealt }, actions) => {
      if (this.found.has(problem.law)) return;
      const where = `match of ${start.seats} seats with options ${JSON.stringify(start.options).slice(0, 200)}`;
      if (dealt === undefined) this.found.set(problem.law, { ...problem, where, trace: { start, actions } });
      else this.tell(problem, `${where}, measures dealt anew in match "${match}"`, dealt, actions);
    });
  }
  run(counts: readonly number[], options: object, matches: number): void {
    const plain = plainSetups(this.engine, counts, options).map((setup) => this.begin(setup));
    this.register.settle(plain[0]!.faces);
    this.freely(plain, matches);
    const combined = this.combined(plain);
    this.freely(combined, matches);
    for (const one of [...plain, ...combined]) this.deal(one);
    for (const one of plain) this.withDecks(one);
    this.insist([...plain, ...combined], matches);
  }
  /** What is left is rare: more matches with nothing else to go for, however long nothing comes of it. */
  private insist(explored: readonly Explored[], matches: number): void {
    for (let i = 0; i < matches / BATCH; i++) {
      const left = explored.filter(({ faces }) => this.register.isMissing(faces));
      if (left.length === 0) return;
      this.explore(left[i % left.length]!, BATCH);
    }
  }
  private wishesFor({ faces }: Explored): Wishes {
    const { register, meetings } = this;
    const cards = new Set([...faces.keys(), ...meetings.uses.created]);
    return new Wishes(meetings, [...cards], (first, second) => register.canMeet(first, second, faces));
  }
  /** Where one card needs this option and the other that one, both. */
  private combined(plain: readonly Explored[]): readonly Explored[] {
    const found: Explored[] = [];
    for (const [first, second] of this.register.missing()) {
      if ([...plain, ...found].some(({ faces }) => this.register.canMeet(first, second, faces))) continue;
      const one = plain.find(({ faces }) => faces.has(first));
      const other = plain.find(({ faces }) => faces.has(second));
      if (one === undefined || other === undefined || one === other) continue;
      const setup = together(one.setup, other.setup, plain[0]!.setup);
      const faces = facesIn(this.engine, setup);
      if (typeof faces !== "string" && this.register.canMeet(first, second, faces)) found.push(this.begin(setup));
    }
    return found;
  }
  private begin(setup: Setup, occasions = this.occasions): Explored {
    const faces = facesIn(this.engine, setup);
    const counted = typeof faces === "string" ? new Map<string, number>() : faces;
    this.register.present(counted);
    return { setup, faces: counted, occasions, stages: [], matches: 0, lately: 4 * BATCH, dry: 0 };
  }
  private explore(one: Explored, most: number): void {
    const { register } = this;
    const before = register.exercised;
    const to = one.matches + most;
    const wishes = this.wishesFor(one);
    const { stages, matches } = this.explorer.explore(one.setup, wishes, one.occasions, PATIENCE, one.matches, to);
    one.lately = register.count() - before;
    one.dry = one.lately > 0 ? 0 : one.dry + 1;
    if (one.stages.length === 0) one.stages = stages;
    one.matches += matches;
    register.explored(one.setup.name, matches, one.lately);
  }
  /** Every set-up that has what is missing; then on and on where most came to light the last time. */
  private freely(plain: readonly Explored[], most: number): void {
    const before = plain.reduce((sum, { matches }) => sum + matches, 0);
    while (plain.reduce((sum, { matches }) => sum + matches, 0) - before < most) {
      const useful = plain.filter((one) => one.dry < DRY_MOST && this.register.isMissing(one.faces));
      const next = useful.reduce<Explored | undefined>(
        (best, one) => (best === undefined || one.lately > best.lately ? one : best),
        undefined,
      );
      if (next === undefined) return;
      this.explore(next, BATCH);
    }
  }
  /** Decks as the game allows them, made for the pairs that no other match had. */
  private withDecks(base: Explored): void {
    const tries = new Map<string, number>();
    // What needs no deck of its own to meet has had its chance before.
    const common = new Set(
      this.register
        .missing()
        .filter((one) => this.register.wereTogether(...one))
        .map((one) => pairKey(...one)),
    );
    for (let i = 0; i < DECKS_MOST; i++) {
      const pair = this.register
        .missing()
        .find((one) => (tries.get(pairKey(...one)) ?? 0) < (common.has(pairKey(...one)) ? 1 : DECK_TRIES));
      if (pair === undefined) return;
      const decks = new Decks(this.engine, base.setup, base.faces);
      if (decks.lists.length === 0) return;
      tries.set(pairKey(...pair), (tries.get(pairKey(...pair)) ?? 0) + 1);
      const setup = this.deckFor(pair, decks, i);
      if (setup === undefined) continue;
      const one = this.begin(setup, new Occasions());
      this.explore(one, DECK_MATCHES);
      this.deal(one);
    }
  }
  /** A set-up with both cards, and with as many others as possible that have not met all yet. */
  private deckFor(pair: readonly [string, string], decks: Decks, turn: number): Setup | undefined {
    const [first, second] = pair;
    const wanted = this.register.wantedWith(pair);
    const kept = new Set<string>(pair);
    const others = (): readonly string[] => wanted.toReversed().filter((card) => !kept.has(card));
    const isIn = decks.count(first) > 0 || decks.put(first, others(), turn);
    const enough = first === second ? 2 : 1;
    if (!isIn || (decks.count(second) < enough && !decks.put(second, others(), turn + 1))) {
      this.register.refused(isIn ? second : first, first, decks.refused);
      return undefined;
    }
    for (const card of wanted.slice(0, DECK_CARDS)) {
      kept.add(card);
      if (decks.count(card) === 0) decks.put(card, others(), kept.size);
    }
    return decks.setupWith(`decks with ${first === second ? `two of ${first}` : `${first} and ${second}`}`);
  }
  private deal({ faces, stages, setup }: Explored): void {
    if (stages.length === 0) return;
    const before = this.register.exercised;
    for (const [i, first] of this.register.cards.entries()) {
      for (const second of this.register.cards.slice(i)) {
        if (this.register.canMeet(first, second, faces)) this.cover(first, second, stages, i);
      }
    }
    const dealt = this.register.count() - before;
    if (dealt > 0) this.register.explored(`${setup.name}, dealt by hand`, 0, dealt);
  }
  private cover(first: string, second: string, stages: readonly Stage[], start: number): void {
    const key = pairKey(first, second);
    if (this.meetings.both(first, second)) {
      // Cards that meet by themselves are laid together all the same, to compare the two orders.
      if (this.compared.has(key)) return;
      if (this.staged(first, second, stages, start, COMPARED_TRIED, inOneHand, 0) > 0) this.compared.add(key);
      return;
    }
    const before = this.dealt.get(key) ?? 0;
    if (before >= DEALT_MOST) return;
    const tried = this.staged(first, second, stages, start, ONE_HAND_TRIED, inOneHand, WAITED_MOST);
    if (tried > 0) this.compared.add(key);
    this.dealt.set(key, before + tried);
    if (this.meetings.both(first, second)) return;
    const more = this.staged(first, second, stages, start, TWO_HANDS_TRIED, inTwoHands, WAITED_MOST);
    this.dealt.set(key, before + tried + more);
  }
  /** Tries tables one after the other until both orders have been seen on one; how many there were. */
  private staged(
    first: string,
    second: string,
    stages: readonly Stage[],
    start: number,
    tries: number,
    deal: (engine: AnyEngine, stage: Stage, first: string, second: string) => Dealt | undefined,
    waited: number,
  ): number {
    let tried = 0;
    for (let k = 0; k < stages.length && tried < tries; k++) {
      const dealt = deal(this.engine, stages[(k + start) % stages.length]!, first, second);
      if (dealt === undefined) continue;
      tried++;
      const runs = ORDERS.map((order) => exercise(this.engine, dealt, order, waited));
      for (const run of runs) this.report(first, second, dealt, run);
      this.compare(first, second, runs);
      if (runs[0]!.both) this.meetings.bring(first, second);
      if (runs[1]!.both) this.meetings.bring(second, first);
      if (runs.every(({ both }) => both) || (waited > 0 && this.meetings.both(first, second))) break;
    }
    return tried;
  }
  private report(first: string, second: string, { stage }: Dealt, { problem, actions }: Exercised): void {
    if (problem === undefined || this.found.get(problem.law)?.replay !== undefined) return;
    const { match, seat, snapshot } = stage;
    this.tell(problem, `${first} + ${second}, seat ${seat}, from match "${match}"`, snapshot, actions);
  }
  /** No seed leads to a table that was dealt by hand, so it is written as it lies. */
  private tell(problem: Problem, where: string, { state, seed }: Snapshot<AnyState>, actions: readonly Action[]): void {
    const { game, rules } = this.engine;
    const expansions = rules.expansions.map(({ id }) => id);
    const replay = scenarioText({ scenario: "cards dealt by hand", game: game.id, expansions, state, seed, actions });
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
export function pairLaws(
  engine: AnyEngine,
  seed: string,
  counts: readonly number[],
  options: object,
  seeds = 0,
): readonly FoundLaw[] {
  const search = new PairSearch(engine, seed);
  search.run(counts, options, Math.max(MATCHES_MOST, MATCHES_FOR_SEED * seeds));
  const { found, notes, register, orderDependent } = search;
  const pairs: PairCounts = { ...register.result(), orderDependent };
  const law = (name: string): FoundLaw => {
    const finding = found.get(name);
    const held = { name, ok: finding === undefined, cases: pairs.exercised };
    return finding === undefined ? held : { ...held, finding };
  };
  return [law(STUCK), law(LOOP), law(OUTLIVES), { ...law(ORDER), pairs, notes: [pairSentences(pairs)[0]!, ...notes] }];
}
