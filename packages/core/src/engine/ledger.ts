import type { Piece } from "../declare.ts";
import { frozen } from "../freeze.ts";
import type { AnyEvent, EngineState } from "../protocol/index.ts";
import { type Chooser, RandomStream } from "../random.ts";
import type { Rules } from "../rules.ts";
import type { HiddenReads } from "./hidden-reads.ts";
import { type AnyState, indexIn, listAt, type Place, replaceAt } from "./place.ts";
import { Renames } from "./renames.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** The engine's own fields, while an event writes them. */
export type EngineFields = Writable<EngineState>;
type OwnState = EngineFields & Record<string, unknown>;
/** The position in a pile that a piece goes to; the top is the end of the list. */
export type Position = "top" | "bottom" | number;

const NOBODYS_SEED = "0".repeat(64);

/**
 * A state with its seed and random stream, and the only writer of it. It alone decides whether a change is made in a
 * copy or where the thing lies: what somebody else may hold is copied before it is written, and copied once.
 */
export class Ledger {
  readonly rules: Rules;
  private readonly isStrict: boolean;
  private readonly stream = new RandomStream(NOBODYS_SEED);
  /** The state for the engine's own parts, which never write it. A field and no getter: it is read at every turn. */
  readonly state: AnyState = NO_STATE;
  private seed = NOBODYS_SEED;
  /** False until chance is first needed: then the stream is brought to this seed and position. */
  private isStreamReady = false;
  /** Says what comes out of chance, in scenes, what-ifs and searches. */
  private chooser: Chooser | null = null;
  /** Others hold this very object, so that it is copied before the first write. */
  private isShared = true;
  /** True where the game promises (`pilesInPlace`) never to keep a pile: showing it one then starts no new epoch. */
  private ownsPiles = false;
  /** A pile may be changed in place if it was copied in this epoch. Whenever authors may have kept piles, a new one begins. */
  private epoch = 1;
  /** Grows with every state that is opened: piles read before belong to another state. */
  private opened = 1;
  /** The last two places that were named. */
  private lastPlace = NOWHERE;
  private placeBefore = NOWHERE;
  private readonly piles: (readonly Piece[])[];
  private readonly readAt: number[];
  private readonly ownedAt: number[];
  /** Looks over the shoulder of rules; nearly never is anybody there. */
  watch: HiddenReads | null = null;
  /** The new ids of pieces and effects since `forget()`. */
  readonly renames = new Renames();

  constructor(rules: Rules, isStrict: boolean) {
    this.rules = rules;
    this.isStrict = isStrict;
    this.piles = Array.from(rules.places, () => []);
    this.readAt = this.piles.map(() => 0);
    this.ownedAt = this.piles.map(() => 0);
  }
  /** Takes up a state that others hold. */
  open(state: AnyState, seed = NOBODYS_SEED): void {
    this.take(state, seed);
    this.isShared = true;
    this.ownsPiles = false;
  }
  /** Takes up a state that nobody else holds, and changes it where it is; `ownsPiles` says whether that holds for piles too. */
  openAlone(state: AnyState, seed: string, ownsPiles: boolean): void {
    this.take(state, seed);
    this.isShared = false;
    this.ownsPiles = ownsPiles;
  }
  private take(state: AnyState, seed: string): void {
    this.swap(state);
    this.seed = seed;
    this.isStreamReady = false;
    this.chooser = null;
    this.opened++;
    this.epoch++;
    this.renames.forget();
  }

  /** The state for authors' functions. Piles that they were shown are copied before the next write. */
  shown(): AnyState {
    if (!this.ownsPiles) {
      this.epoch++;
      if (this.isStrict) {
        frozen(this.state);
        this.isShared = true;
      }
    }
    return this.watch === null ? this.state : this.watch.over(this.state);
  }
  /** The state for a keeper outside: nothing of it will be written, not even by a simulation. */
  kept(): AnyState {
    this.epoch++;
    this.isShared = true;
    return this.state;
  }
  /** The engine's own fields, to be written by an event. */
  fields(): EngineFields {
    return this.written();
  }
  private written(): OwnState {
    if (this.isShared) {
      this.swap({ ...this.state });
      this.isShared = false;
    }
    return this.state as OwnState;
  }
  private swap(state: AnyState): void {
    (this as { state: AnyState }).state = state;
  }

  place(name: string): Place {
    // Moves between the same two places come in rows, and comparing names is faster than looking one up.
    if (this.lastPlace.name === name) return this.lastPlace;
    const { placeBefore } = this;
    this.placeBefore = this.lastPlace;
    this.lastPlace = placeBefore.name === name ? placeBefore : (this.rules.places.get(name) ?? noPlace(name));
    return this.lastPlace;
  }
  hasPlace(name: string): boolean {
    return this.lastPlace.name === name || this.placeBefore.name === name || this.rules.places.has(name);
  }
  pile(place: Place): readonly Piece[] {
    const { index } = place;
    if (this.readAt[index] === this.opened) return this.piles[index]!;
    const list = listAt(this.state, place);
    this.piles[index] = list;
    this.readAt[index] = this.opened;
    return list;
  }
  pieceIn(place: Place, id: string): Piece {
    return this.pile(place)[this.indexOf(place, id)]!;
  }
  indexOf(place: Place, id: string): number {
    const index = indexIn(this.pile(place), id);
    if (index < 0) throw new Error(`piece ${id} does not lie in ${place.name}`);
    return index;
  }
  /** The piece with this id, wherever it lies in the zone. */
  find(zone: string, id: string): Piece | undefined {
    for (const place of this.rules.placesOf.get(zone) ?? []) {
      if (place.seat >= this.state.seats) break;
      const list = this.pile(place);
      const index = indexIn(list, id);
      if (index >= 0) return list[index];
    }
    return undefined;
  }
  /** The same piece for authors' functions. */
  shownPiece(zone: string, id: string): Piece | undefined {
    const piece = this.find(zone, id);
    return piece === undefined || this.watch === null
      ? piece
      : this.watch.piece(this.state, this.place(piece.at), piece);
  }
  findAnywhere(id: string): Piece | undefined {
    for (const zone of this.rules.placesOf.keys()) {
      const piece = this.shownPiece(zone, id);
      if (piece !== undefined) return piece;
    }
    return undefined;
  }

  /** Takes one piece out of a pile. Whole piles are laid anew: see `lay` and `merge`. */
  takeOut(place: Place, index: number): void {
    const list = this.pile(place);
    const last = list.length - 1;
    if (this.owns(place)) {
      const owned = list as Piece[];
      for (let i = index; i < last; i++) owned[i] = owned[i + 1]!;
      owned.pop();
      return;
    }
    const copy = list.slice();
    for (let i = index; i < last; i++) copy[i] = list[i + 1]!;
    copy.pop();
    this.lay(place, copy);
  }
  /** Puts one piece into a pile. */
  putIn(place: Place, piece: Piece, position: Position): void {
    const list = this.pile(place);
    const at = position === "top" ? list.length : position === "bottom" ? 0 : position;
    if (this.owns(place)) {
      if (at === list.length) (list as Piece[]).push(piece);
      else (list as Piece[]).splice(at, 0, piece);
      return;
    }
    if (at !== list.length) {
      this.lay(place, list.toSpliced(at, 0, piece));
      return;
    }
    // Filling a list of the right length is half the cost of copying one and letting it grow.
    const copy = new Array<Piece>(at + 1);
    for (let i = 0; i < at; i++) copy[i] = list[i]!;
    copy[at] = piece;
    this.lay(place, copy);
  }
  /** Puts another piece where one lies: turned over, or with other marks. */
  exchange(place: Place, index: number, piece: Piece): void {
    const list = this.pile(place);
    if (this.owns(place)) (list as Piece[])[index] = piece;
    else this.lay(place, list.with(index, piece));
  }
  /** A whole new pile, which from here on is the ledger's own: created, gathered or shuffled, or a copy with one change. */
  lay(place: Place, list: Piece[]): void {
    const { key, seat, index } = place;
    const state = this.written();
    state[key] = seat < 0 ? list : replaceAt(state[key] as readonly (readonly Piece[])[], seat, list);
    this.piles[index] = list;
    this.readAt[index] = this.opened;
    this.ownedAt[index] = this.epoch;
  }
  private owns(place: Place): boolean {
    return this.ownedAt[place.index] === this.epoch;
  }

  factOf(name: string, seat: number): unknown {
    const value: unknown = this.state[name];
    return seat < 0 ? value : (value as readonly unknown[])[seat];
  }
  setFact(name: string, seat: number, value: unknown): void {
    const state = this.written();
    state[name] = seat < 0 ? value : replaceAt(state[name] as readonly unknown[], seat, value);
  }
  /**
   * The parts of the state that an author's event answered with, whole zones among them. They may share piles that it read,
   * so none is owned.
   */
  merge(type: string, parts: Readonly<Record<string, unknown>>, mayWrite: ReadonlySet<string> | null): void {
    const state = this.written();
    for (const key in parts) {
      if (mayWrite?.has(key) === false) {
        throw new Error(`${type} changes ${key}, which its expansion did not declare`);
      }
      if (state[key] === undefined) throw new Error(`${type} changes ${key}, which the world did not declare`);
      state[key] = parts[key];
      if (this.piles.length > 0) this.forgetPiles(key);
    }
  }
  private forgetPiles(zone: string): void {
    const places = this.rules.placesOf.get(zone);
    if (places === undefined) return;
    this.epoch++;
    for (const { index } of places) this.readAt[index] = 0;
  }
  setSlice(expansion: string, slice: unknown): void {
    const state = this.written();
    state.extensions = { ...state.extensions, [expansion]: slice };
  }

  /** From here on the piece or effect is called otherwise; events that wait for their turn have to follow it. */
  renamed(from: string, to: string): void {
    if (from !== to) this.renames.add(from, to);
  }
  /** Until another state is opened, chance is given. */
  giveChance(chooser: Chooser | null): void {
    this.chooser = chooser;
  }
  /** The stream of the match, at the word that comes next. */
  dice(): RandomStream {
    if (!this.isStreamReady) {
      this.stream.at(this.seed, this.state.position);
      this.stream.chosenBy(this.chooser);
      this.isStreamReady = true;
    }
    return this.stream;
  }
  /** Notes how far the stream has been used, and what waits for an answer. */
  rest(waiting: EngineState["waiting"]): void {
    if (this.state.waiting.length > 0 || waiting.length > 0) this.written().waiting = waiting;
    if (this.isStreamReady && this.state.position !== this.stream.position)
      this.written().position = this.stream.position;
  }
}
/** Events of one action, as rules answer with them. */
export const NO_EVENTS: readonly AnyEvent[] = [];
const NO_STATE = {} as AnyState;
const NOWHERE: Place = {
  index: -1,
  name: "",
  key: "",
  seat: -1,
  sight: "nobody",
  inPlay: false,
  capacity: 0,
  pool: "",
  isBare: true,
  followedBy: 0,
};
function noPlace(name: string): never {
  throw new Error(`there is no place called ${name}`);
}
