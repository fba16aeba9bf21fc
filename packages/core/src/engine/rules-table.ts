import type { ActiveEffect } from "../active-effect.ts";
import { type Declaration, type Piece, SEATS_MOST } from "../declare.ts";
import type { AnyEvent } from "../protocol/index.ts";
import { type Refusal, refuse, type Text, type TextParams, type Trace } from "../refusal.ts";
import type { QuestionArgs } from "../rules.ts";
import type { ChoosingSeat, Dice, Ending, How, MoveOptions, StepTable, Turn } from "../table.ts";
import type { Asker, Asking } from "./asking.ts";
import type { Deciding } from "./choice.ts";
import {
  type Asked,
  examineCount,
  examineLength,
  examineOptions,
  examineRange,
  examineSeats,
  examineTwice,
} from "./choice-mistakes.ts";
import * as request from "./events/requests.ts";
import type { Ledger } from "./ledger.ts";
import { type AnyState, bit, type Place } from "./place.ts";
import { stop } from "./stop.ts";
import { examineFaces, examineMarks, examinePlaces, examineStop, examineWinners } from "./table-mistakes.ts";

type Any = Declaration;
/** A shared zone, or the zone of a seat. */
type PlaceNamed = string | readonly [zone: string, seat: number];
const YES_NO: readonly string[] = ["YES", "NO"];
/** Seats of a match, by their number. */
const SEATS: readonly (readonly number[])[] = Array.from({ length: SEATS_MOST + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => seat),
);

/** The table that authors hold. It knows nothing itself: reading, asking and deciding are forwarded. */
export class RulesTable implements Turn<Any>, StepTable<Any>, Asker {
  readonly eyes: number;
  readonly isExplaining: boolean;
  /** The client's name for the action under way. */
  readonly intentId: string | undefined;
  /** The prompt that is being answered; empty where none is. */
  readonly answering: string;
  private readonly ledger: Ledger;
  private readonly asking: Asking;
  private readonly deciding: Deciding | null;
  private readonly mayRoll: boolean;
  /** The choices asked for so far, the last one first. */
  private choices: Asked | null = null;

  private constructor(
    ledger: Ledger,
    asking: Asking,
    eyes: number,
    isExplaining: boolean,
    deciding: Deciding | null,
    mayRoll: boolean,
    intentId: string | undefined,
    answering: string,
  ) {
    this.ledger = ledger;
    this.asking = asking;
    this.eyes = eyes;
    this.isExplaining = isExplaining;
    this.deciding = deciding;
    this.mayRoll = mayRoll;
    this.intentId = intentId;
    this.answering = answering;
  }
  /** For rules that only look and answer. */
  static forRules(ledger: Ledger, asking: Asking, intentId?: string): RulesTable {
    return new RulesTable(ledger, asking, 0, true, null, false, intentId, "");
  }
  /** For steps, which may roll. */
  static forSteps(ledger: Ledger, asking: Asking, intentId?: string): RulesTable {
    return new RulesTable(ledger, asking, 0, true, null, true, intentId, "");
  }
  /** For questions that are asked with the eyes of a seat, before it decides. */
  static forSeat(ledger: Ledger, asking: Asking, seat: number): RulesTable {
    return new RulesTable(ledger, asking, bit(seat), true, null, false, undefined, "");
  }
  /** For one decision; it answers the prompt that is named, if any. */
  static forDecision(
    ledger: Ledger,
    asking: Asking,
    deciding: Deciding,
    isExplaining: boolean,
    intentId: string | undefined,
    answering: string,
  ): RulesTable {
    return new RulesTable(ledger, asking, bit(deciding.seat), isExplaining, deciding, false, intentId, answering);
  }

  get state(): AnyState {
    return this.ledger.shown();
  }
  get seats(): readonly number[] {
    return SEATS[this.ledger.state.seats]!;
  }
  next(seat: number): number {
    const { seats, seatsOut } = this.ledger.state;
    let next = (seat + 1) % seats;
    if (seatsOut !== undefined) for (let i = 1; i < seats && seatsOut.includes(next); i++) next = (next + 1) % seats;
    return next;
  }
  others(seat: number): readonly number[] {
    return this.seats.filter((other) => other !== seat && !this.isOut(other));
  }
  isOut(seat: number): boolean {
    return this.ledger.state.seatsOut?.includes(seat) === true;
  }
  canAct(seat: number, ...actions: readonly string[]): boolean {
    if (!this.seats.includes(seat)) throw new Error(`canAct asks about seat ${seat}, which is not in this match`);
    return !this.isOut(seat) && this.asking.canAct(this.ledger.state, seat, actions);
  }
  ownerOf(piece: Piece): number {
    return this.asking.ownerOf(piece);
  }
  find(zone: string, id: string): Piece | undefined {
    return this.ledger.shownPiece(zone, id);
  }
  /** For the prompts of spec 001, whose choices are ids. */
  findAnywhere(id: string): Piece | undefined {
    return this.ledger.findAnywhere(id);
  }
  get random(): Dice {
    if (!this.mayRoll) throw new Error("only a step may draw random numbers; answer with a step that does");
    return this.ledger.dice();
  }

  may(question: string, args: QuestionArgs): boolean {
    return this.asking.may(this, question, args);
  }
  check(question: string, args: QuestionArgs): Refusal | undefined {
    return this.asking.check(this, question, args);
  }
  ask(question: string, args: QuestionArgs, base: number): number {
    return this.asking.ask(this, question, args, base);
  }
  explain(question: string, args: QuestionArgs, base: number | boolean): Trace {
    return this.asking.explain(this, question, args, base);
  }
  costDelta(seat: number, resource: string): number {
    return this.asking.costDelta(this, seat, resource);
  }

  move(piece: Piece, to: PlaceNamed, options?: MoveOptions): AnyEvent {
    if (options?.marks !== undefined) examineMarks(options.marks);
    return request.move(piece, this.placeOf(to), options);
  }
  draw(count: number, from: PlaceNamed, to: PlaceNamed): AnyEvent {
    return request.draw(count, this.placeOf(from), this.placeOf(to));
  }
  refill(from: PlaceNamed, to: PlaceNamed, upTo: number): AnyEvent {
    return request.refill(this.placeOf(from), this.placeOf(to), upTo);
  }
  gather(from: PlaceNamed, to: PlaceNamed): AnyEvent {
    return request.gather(this.placeOf(from), this.placeOf(to));
  }
  shuffle(place: PlaceNamed): AnyEvent {
    return request.shuffle(this.placeOf(place));
  }
  show(pieces: readonly Piece[], to: number): readonly AnyEvent[] {
    return pieces.length === 0 ? [] : [request.show(pieces, to)];
  }
  flip(piece: Piece, up: boolean): AnyEvent {
    return request.flip(piece, up);
  }
  mark(piece: Piece, marks: object): AnyEvent {
    examineMarks(marks);
    return request.mark(piece, marks);
  }
  create(place: PlaceNamed, faces: readonly string[], marks: object = {}): AnyEvent {
    examineFaces(faces);
    examineMarks(marks);
    return request.create(this.placeOf(place), faces, marks);
  }
  add(fact: string, ...change: readonly number[]): AnyEvent {
    const seat = this.seatOfFact(fact, change.length, change[0]);
    return request.addFact(fact, seat, change[change.length - 1]!);
  }
  set(fact: string, ...change: readonly unknown[]): AnyEvent {
    const seat = this.seatOfFact(fact, change.length, change[0]);
    return request.setFact(fact, seat, change[change.length - 1]);
  }
  end(effect: Pick<ActiveEffect, "id">): AnyEvent {
    return request.endEffect(effect.id);
  }
  change({ id }: Pick<ActiveEffect, "id">, params: unknown): AnyEvent {
    return request.changeEffect(id, params);
  }
  activate(effectId: string, seat: number, source: string): readonly AnyEvent[] {
    return request.activate(effectId, seat, source, this.intentId);
  }
  phase(phase: string): AnyEvent {
    return request.startPhase(phase);
  }
  endTurn(): AnyEvent {
    return request.endTurn();
  }
  eliminate(seat: number): AnyEvent {
    return request.eliminate(seat);
  }
  readmit(seat: number): AnyEvent {
    return request.readmit(seat);
  }
  win(winners: number | readonly number[] | null, reason: string): AnyEvent {
    if (winners === undefined) throw new Error("win names its winners; nobody is null");
    const won = typeof winners === "number" ? [winners] : (winners ?? []);
    examineWinners(won);
    return request.endMatch({ winners: won, reason });
  }
  finish({ scores, winners, places, reason }: Ending): AnyEvent {
    if (!Array.isArray(scores)) throw new Error("finish takes scores, a number for each seat");
    const best = Math.max(...scores);
    const won = winners ?? this.seats.filter((seat) => scores[seat] === best);
    examineWinners(won);
    if (places !== undefined) examinePlaces(places, won);
    return request.endMatch({ winners: won, reason, scores, places: places ?? placesOf(scores, won) });
  }
  private placeOf(named: PlaceNamed): Place {
    const isShared = typeof named === "string";
    const places = this.ledger.rules.placesOf.get(isShared ? named : named[0]);
    const place = places?.[isShared ? 0 : named[1]];
    const isHere = place !== undefined && place.seat < this.ledger.state.seats && place.seat < 0 === isShared;
    return isHere ? place : noPlace(named, places);
  }
  /** The seat whose fact it is, which stands before the value; -1 where the fact is shared. */
  private seatOfFact(fact: string, said: number, first: unknown): number {
    const spec = this.ledger.rules.factByName.get(fact);
    // A name that nobody declared is refused when the event is planned.
    if (spec !== undefined && (said !== (spec.each ? 2 : 1) || (spec.each && !Number.isInteger(first)))) {
      throw new Error(
        spec.each
          ? `each seat has a ${fact}: say ("${fact}", seat, value)`
          : `${fact} is shared: say ("${fact}", value)`,
      );
    }
    return said === 2 ? (first as number) : -1;
  }

  get seat(): number {
    return this.decision.seat;
  }
  oneOf<T>(name: string, from: readonly T[], how?: How<T>): T {
    examineOptions(name, from);
    return this.asked(name).one(name, from, how);
  }
  someOf<T>(name: string, from: readonly T[], count: { min: number; max: number }, how?: How<T>): readonly T[] {
    examineOptions(name, from);
    examineCount(name, count);
    examineLength(name, Math.min(count.max, from.length));
    return this.asked(name).some(name, from, count.min, count.max, how);
  }
  order<T>(name: string, items: readonly T[], how?: How<T>): readonly T[] {
    examineOptions(name, items);
    examineLength(name, items.length);
    return this.asked(name).order(name, items, how);
  }
  yesNo(name: string, ask?: Text): boolean {
    return this.oneOf(name, YES_NO, ask === undefined ? undefined : { ask }) === "YES";
  }
  oneSeat(
    name: string,
    from: readonly number[] = this.seats.filter((seat) => !this.isOut(seat)),
    how: How<number> = {},
  ): number {
    const choosing = typeof how === "function" ? { check: how } : how;
    const ofSeats: ChoosingSeat = { ...choosing, isSeat: true };
    examineOptions(name, from);
    examineSeats(name, from, this.seats);
    return this.asked(name).one(name, from, ofSeats);
  }
  number(name: string, min: number, max: number, ask?: Text): number {
    examineRange(name, min, max);
    return this.asked(name).number(name, min, max, ask);
  }
  need(condition: boolean, reason: string, said?: string | TextParams): void {
    if (!condition) stop(refuse(reason, said));
  }
  stop(refusal: Refusal | undefined): void {
    if (refusal === undefined) return;
    examineStop(refusal);
    stop(refusal);
  }
  /** The decision, which is about to ask for this choice. */
  private asked(name: string): Deciding {
    examineTwice(name, this.choices);
    this.choices = { name, before: this.choices };
    return this.decision;
  }
  private get decision(): Deciding {
    if (this.deciding === null) throw new Error("only a decision may choose; answer with a prompt that asks");
    return this.deciding;
  }
}
/** Winners are first; behind them the score tells. */
function placesOf(scores: readonly number[], winners: readonly number[]): readonly number[] {
  const ranks = scores.map((score, seat) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : score));
  return ranks.map((rank) => 1 + ranks.filter((other) => other > rank).length);
}
function noPlace(named: PlaceNamed, places: readonly Place[] | undefined): never {
  const [zone, seat] = typeof named === "string" ? [named] : named;
  if (places === undefined) throw new Error(`there is no zone called ${String(zone)}`);
  if (places[0]!.seat < 0) throw new Error(`${zone} is shared: its place is "${zone}"`);
  throw new Error(
    seat === undefined
      ? `each seat has a ${zone}: its place is ["${zone}", seat]`
      : `there is no place called ${zone} of seat ${seat}`,
  );
}
