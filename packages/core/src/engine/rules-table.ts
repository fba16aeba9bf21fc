import type { ActiveEffect } from "../active-effect.ts";
import { type Declaration, type Piece, SEATS_MOST } from "../declare.ts";
import type { AnyEvent } from "../protocol/index.ts";
import { type Refusal, refuse, type Trace } from "../refusal.ts";
import type { QuestionArgs } from "../rules.ts";
import type { At, ChoosingSeat, Dice, Ending, How, MoveOptions, StepTable, Turn } from "../table.ts";
import type { Asker, Asking } from "./asking.ts";
import type { Deciding } from "./choice.ts";
import * as request from "./events/requests.ts";
import type { Ledger } from "./ledger.ts";
import { type AnyState, bit, type Place } from "./place.ts";
import { stop } from "./stop.ts";

type Any = Declaration;
type PlaceArgs = readonly [zone: string, seat?: number];
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
    return (seat + 1) % this.ledger.state.seats;
  }
  others(seat: number): readonly number[] {
    return this.seats.filter((other) => other !== seat);
  }
  ownerOf(piece: Piece): number {
    return this.asking.ownerOf(piece);
  }
  find(zone: string, id: string): Piece | undefined {
    return this.ledger.find(zone, id);
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

  move(piece: Piece, zone: string, seatOrOptions?: number | MoveOptions, more?: MoveOptions): AnyEvent {
    const seat = typeof seatOrOptions === "number" ? seatOrOptions : undefined;
    const options = typeof seatOrOptions === "object" ? seatOrOptions : more;
    return request.move(piece, this.placeOf(zone, seat), options);
  }
  draw(count: number, from: PlaceArgs, to: PlaceArgs): AnyEvent {
    return request.draw(count, this.placeOf(from[0], from[1]), this.placeOf(to[0], to[1]));
  }
  refill(from: PlaceArgs, to: PlaceArgs, upTo: number): AnyEvent {
    return request.refill(this.placeOf(...from), this.placeOf(...to), upTo);
  }
  gather(from: PlaceArgs, to: PlaceArgs): AnyEvent {
    return request.gather(this.placeOf(...from), this.placeOf(...to));
  }
  shuffle(...place: At<Any>): AnyEvent {
    return request.shuffle(this.placeOf(...(place as PlaceArgs)));
  }
  show(pieces: readonly Piece[], to: number): readonly AnyEvent[] {
    return pieces.length === 0 ? [] : [request.show(pieces, to)];
  }
  flip(piece: Piece, up: boolean): AnyEvent {
    return request.flip(piece, up);
  }
  mark(piece: Piece, marks: object): AnyEvent {
    return request.mark(piece, marks);
  }
  create(zone: string, seat: number, faces: readonly string[], marks: object = {}): AnyEvent {
    return request.create(this.placeOf(zone, seat), faces, marks);
  }
  createShared(zone: string, faces: readonly string[], marks: object = {}): AnyEvent {
    return request.create(this.placeOf(zone, undefined), faces, marks);
  }
  add(fact: string, seat: number, by: number): AnyEvent {
    return request.addFact(fact, seat, by);
  }
  set(fact: string, seat: number, value: unknown): AnyEvent {
    return request.setFact(fact, seat, value);
  }
  setShared(fact: string, value: unknown): AnyEvent {
    return request.setFact(fact, -1, value);
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
  win(winners: number | readonly number[] | null, reason: string): AnyEvent {
    return request.endMatch({ winners: typeof winners === "number" ? [winners] : (winners ?? []), reason });
  }
  finish({ scores, winners, places, reason }: Ending): AnyEvent {
    const best = Math.max(...scores);
    return request.endMatch({
      winners: winners ?? this.seats.filter((seat) => scores[seat] === best),
      reason,
      scores,
      places: places ?? scores.map((score) => 1 + scores.filter((other) => other > score).length),
    });
  }
  private placeOf(zone: string, seat: number | undefined): Place {
    const place = this.ledger.rules.placesOf.get(zone)?.[seat ?? 0];
    if (place === undefined || (seat === undefined) !== place.seat < 0) {
      throw new Error(`there is no place called ${zone} of seat ${String(seat)}`);
    }
    return place;
  }

  get seat(): number {
    return this.decision.seat;
  }
  oneOf<T>(name: string, from: readonly T[], how?: How<T>): T {
    return this.decision.one(name, from, how);
  }
  someOf<T>(name: string, from: readonly T[], count: { min: number; max: number }, how?: How<T>): readonly T[] {
    return this.decision.some(name, from, count.min, count.max, how);
  }
  order<T>(name: string, items: readonly T[], how?: How<T>): readonly T[] {
    return this.decision.order(name, items, how);
  }
  yesNo(name: string, ask?: string): boolean {
    return this.oneOf(name, YES_NO, ask === undefined ? undefined : { ask }) === "YES";
  }
  oneSeat(name: string, from: readonly number[] = this.seats, how: How<number> = {}): number {
    const choosing = typeof how === "function" ? { check: how } : how;
    const ofSeats: ChoosingSeat = { label: (seat) => `Player ${seat + 1}`, ...choosing, isSeat: true };
    return this.decision.one(name, from, ofSeats);
  }
  number(name: string, min: number, max: number, ask?: string): number {
    return this.decision.number(name, min, max, ask);
  }
  need(condition: boolean, code: string, message: string): void {
    if (!condition) stop(refuse(code, message));
  }
  stop(refusal: Refusal | undefined): void {
    if (refusal !== undefined) stop(refusal);
  }
  private get decision(): Deciding {
    if (this.deciding === null) throw new Error("only a decision may choose; answer with a prompt that asks");
    return this.deciding;
  }
}
