import type { Piece } from "../declare.ts";
import type { ActiveEffect, AnyEvent } from "../protocol/index.ts";
import type { RandomStream } from "../random.ts";
import type { Rules } from "../registry.ts";
import type { MoveOptions } from "../table.ts";
import { type AnyState, indexIn, listAt, ownerIn, type Place } from "./place.ts";

type PlaceArgs = readonly [zone: string, seat?: number];
const NO_OPTIONS: MoveOptions = {};
const NO_EVENTS: readonly AnyEvent[] = [];

/** What rules read, and the events they answer with. Nothing here changes anything. */
export class Board {
  readonly rules: Rules;
  protected readonly stream: RandomStream;
  state: AnyState;
  protected seed = "";
  /** Whether the state is this run's alone: then piles are changed where they lie instead of being copied. */
  owns = false;
  /** Whether rules may not write the state that they are given, so that the engine writes a copy. */
  protected isGuarded = false;
  /** What the client called the action under way. */
  protected intentId: string | undefined = undefined;
  /** True only while a step resolves. */
  protected rolling = false;
  private seated = false;
  private named: Place | null = null;

  constructor(rules: Rules, stream: RandomStream, state: AnyState) {
    this.rules = rules;
    this.stream = stream;
    this.state = state;
  }
  /** Starts from a state, on a copy of its first level; everything below is shared and replaced, never written. */
  begin(state: AnyState, seed: string): void {
    this.on({ ...state }, seed, false);
  }
  /** Works on this very state. Who owns it holds it alone, piles and all. */
  on(state: AnyState, seed: string, owns: boolean): void {
    // What is there already is not written again: a write costs more than the question.
    if (this.state !== state) this.state = state;
    if (this.seed !== seed) this.seed = seed;
    if (this.intentId !== undefined) this.intentId = undefined;
    if (this.isGuarded) this.isGuarded = false;
    this.owns = owns;
    this.seated = false;
  }
  get random(): RandomStream {
    if (!this.rolling) throw new Error("only a step may draw random numbers; answer with a step that does");
    return this.seatedStream();
  }
  /** For the engine's own steps that are done at once. */
  seatedStream(): RandomStream {
    if (!this.seated) {
      this.stream.at(this.seed, this.state.position);
      this.seated = true;
    }
    return this.stream;
  }
  protected keepPosition(): void {
    if (this.seated) this.state.position = this.stream.position;
  }

  get seats(): readonly number[] {
    return SEATS[this.state.seats]!;
  }
  next(seat: number): number {
    return (seat + 1) % this.state.seats;
  }
  others(seat: number): readonly number[] {
    return this.seats.filter((other) => other !== seat);
  }
  ownerOf(piece: Piece): number {
    return ownerIn(this.place(piece.at), piece);
  }
  place(name: string): Place {
    return this.rules.places.get(name) ?? noPlace(name);
  }
  placeOf(zone: string, seat: number | undefined): Place {
    const place = this.rules.placesOf.get(zone)?.[seat ?? 0];
    if (place === undefined || (seat === undefined) !== place.seat < 0)
      return noPlace(`${zone} of seat ${String(seat)}`);
    this.named = place;
    return place;
  }
  /** A place that was named a moment ago, as the end of a move mostly was. */
  lately(name: string): Place {
    return this.named?.name === name ? this.named : this.place(name);
  }
  read(place: Place): readonly Piece[] {
    return listAt(this.state, place);
  }
  find(zone: string, id: string): Piece | undefined {
    for (const place of this.rules.placesOf.get(zone) ?? []) {
      if (place.seat >= this.state.seats) break;
      const list = this.read(place);
      const index = indexIn(list, id);
      if (index >= 0) return list[index];
    }
    return undefined;
  }
  findAnywhere(id: string): Piece | undefined {
    for (const zone of this.rules.placesOf.keys()) {
      const piece = this.find(zone, id);
      if (piece !== undefined) return piece;
    }
    return undefined;
  }

  move(piece: Piece, zone: string, seatOrOptions?: number | MoveOptions, more?: MoveOptions): AnyEvent {
    const seat = typeof seatOrOptions === "number" ? seatOrOptions : undefined;
    const options = (typeof seatOrOptions === "object" ? seatOrOptions : more) ?? NO_OPTIONS;
    return {
      piece: piece.id,
      from: piece.at,
      to: this.placeOf(zone, seat).name,
      position: options.position ?? "top",
      up: options.up ?? false,
      marks: options.marks ?? null,
      type: "PIECE_MOVED",
    };
  }
  /** A move to the top of a place, with nothing special about it. */
  moveTo(piece: Piece, place: Place): AnyEvent {
    const { id, at } = piece;
    return { piece: id, from: at, to: place.name, position: "top", up: false, marks: null, type: "PIECE_MOVED" };
  }
  draw(count: number, from: PlaceArgs, to: PlaceArgs): AnyEvent {
    return { count, from: this.placeOf(from[0], from[1]).name, to: this.placeOf(to[0], to[1]).name, type: "DRAW" };
  }
  refill(from: PlaceArgs, to: PlaceArgs, upTo: number): AnyEvent {
    return { upTo, from: this.placeOf(...from).name, to: this.placeOf(...to).name, type: "REFILL" };
  }
  gather(from: PlaceArgs, to: PlaceArgs): AnyEvent {
    return { from: this.placeOf(...from).name, to: this.placeOf(...to).name, type: "PIECES_GATHERED" };
  }
  shuffle(...place: PlaceArgs): AnyEvent {
    return { place: this.placeOf(...place).name, type: "SHUFFLE" };
  }
  show(pieces: readonly Piece[], to: number): readonly AnyEvent[] {
    if (pieces.length === 0) return NO_EVENTS;
    return [{ place: pieces[0]!.at, seat: to, pieces: pieces.map((piece) => piece.id), type: "PIECES_SHOWN" }];
  }
  flip(piece: Piece, up: boolean): AnyEvent {
    return { piece: piece.id, place: piece.at, up, type: "PIECE_FLIPPED" };
  }
  mark(piece: Piece, marks: object): AnyEvent {
    return { piece: piece.id, place: piece.at, marks, type: "PIECE_MARKED" };
  }
  create(zone: string, seat: number, faces: readonly string[], marks: object = {}): AnyEvent {
    return { place: this.placeOf(zone, seat).name, faces, marks, type: "PIECES_CREATED" };
  }
  createShared(zone: string, faces: readonly string[], marks: object = {}): AnyEvent {
    return { place: this.placeOf(zone, undefined).name, faces, marks, type: "PIECES_CREATED" };
  }

  add(fact: string, seat: number, by: number): AnyEvent {
    return { fact, seat, by, value: null, type: "FACT_CHANGED" };
  }
  set(fact: string, seat: number, value: unknown): AnyEvent {
    return { fact, seat, by: null, value, type: "FACT_CHANGED" };
  }
  setShared(fact: string, value: unknown): AnyEvent {
    return { fact, seat: -1, by: null, value, type: "FACT_CHANGED" };
  }

  end(effect: Pick<ActiveEffect, "id">): AnyEvent {
    return { effect: effect.id, type: "EFFECT_ENDED" };
  }
  change({ id }: Pick<ActiveEffect, "id">, params: unknown): AnyEvent {
    return { effect: id, params, type: "EFFECT_CHANGED" };
  }
  activate(effectId: string, seat: number, source: string): readonly AnyEvent[] {
    const about = { effect_id: effectId, source_instance_id: source, seat };
    const { intentId } = this;
    // The handler is told the intent, nobody else: the step is never shown.
    const intent = intentId === undefined ? null : { intent_id: intentId };
    return [
      { ...about, type: "EFFECT_ACTIVATED" },
      { ...about, ...intent, type: "EFFECT_BEGINS" },
    ];
  }
  phase(phase: string): AnyEvent {
    return { phase, type: "PHASE_STARTED" };
  }
  endTurn(): AnyEvent {
    return { type: "END_TURN" };
  }
  win(winners: number | readonly number[] | null, reason: string): AnyEvent {
    const list = winners === null ? [] : typeof winners === "number" ? [winners] : winners;
    return { winners: list, reason, type: "MATCH_ENDED" };
  }
}
function noPlace(name: string): never {
  throw new Error(`there is no place called ${name}`);
}
const SEATS: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];
