import type { Declaration, FactSpec, Piece, SeatOf, Viewer } from "./declare.ts";
import { type AnyState, bit, facesSeenBy, isOwn, type Place } from "./engine/place.ts";
import {
  type EffectSeenBy,
  type EngineView,
  enginePatch,
  engineView,
  NO_VIEW,
  type PromptView,
} from "./engine-view.ts";
import { type Change, diffPart, diffSeats, type Patch, type Path, type Spot, spotOf } from "./patch.ts";
import type { ActiveEffect, EngineState, StateOf } from "./protocol/index.ts";
import type { Rules } from "./rules.ts";

/** What lies in a place that the viewer cannot look into, and the faces they know there all the same. */
export interface Pile {
  readonly count: number;
  /** By position, because an id would tell where the piece has been; in another's hand, where nobody sees that, by name. */
  readonly known?: readonly { readonly index: number; readonly face: string }[];
}
/** A piece that lies face down. */
export interface Back {
  readonly id: string;
  readonly at: string;
  readonly owner?: number;
}
type Seen<T> = T extends readonly (infer P)[] ? (P extends Piece ? readonly P[] | Pile : T) : T;
type Hidden = "known" | "waiting" | "position" | "nextPiece" | "nextEffect" | "nextSecret" | "nextPrompt" | "prompts";
/** A state as someone sees it. Built by adding what is declared visible, never by removing what is not. */
export type ViewOf<D extends Declaration> = Omit<EngineState<D>, Hidden> & {
  readonly you: SeatOf<D> | -1;
  readonly prompts: readonly PromptView[];
} & {
  readonly [K in keyof D["zones"]]: StateOf<D>[K] extends readonly (readonly Piece[])[]
    ? readonly Seen<StateOf<D>[K][number]>[]
    : Seen<StateOf<D>[K]>;
} & { readonly [K in keyof D["facts"]]: StateOf<D>[K] | null };
export type View = Readonly<Record<string, unknown>> & {
  readonly you: Viewer;
  readonly prompts: readonly PromptView[];
  readonly effects: readonly ActiveEffect[];
};

/** Piles that nobody knows anything of are shared by size, so that an unchanged pile is the same object. */
const PILES: Pile[] = [];
const pileOf = (count: number): Pile => (PILES[count] ??= Object.freeze({ count }));

export interface CompiledView {
  readonly view: (state: AnyState, viewer: Viewer) => View;
  /** The same as `diff` of the viewer's two views, which need not be built for it: most of a state stays as it is. */
  readonly patch: (before: AnyState, after: AnyState, viewer: Viewer) => Patch;
}
/** One part of a view: how it is built of a state, and how it changes from one state to another. */
interface Line {
  readonly name: string;
  see(state: AnyState, viewer: Viewer): unknown;
  diff(before: AnyState, after: AnyState, viewer: Viewer, changes: Change[]): void;
}
/** A part without a line here is in no view. The engine's own part is written out in `engineView`, the game's is found once. */
export function compileView(rules: Rules, effectSeenBy: EffectSeenBy): CompiledView {
  const lines: Line[] = [
    ...[...rules.placesOf].map(([name, places]) => zoneLine(name, places)),
    ...rules.facts.flatMap(([name, spec]) => (spec.sight === "nobody" ? [] : [factLine(name, spec)])),
  ];
  const names = [...Object.keys(NO_VIEW), ...lines.map(({ name }) => name)];
  // A copy of an object that has all names already: adding them one by one costs more than the rest of the view.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as EngineView;
  return {
    view(state, viewer) {
      const out = { ...empty };
      engineView(out, rules, state, viewer, effectSeenBy);
      for (let i = 0; i < lines.length; i++) {
        const line = lines[i]!;
        (out as Record<string, unknown>)[line.name] = line.see(state, viewer);
      }
      return out as unknown as View;
    },
    patch(before, after, viewer) {
      const changes: Change[] = [];
      enginePatch(rules, before, after, viewer, effectSeenBy, changes);
      for (let i = 0; i < lines.length; i++) lines[i]!.diff(before, after, viewer, changes);
      return changes;
    },
  };
}
/** A part that everyone sees as it is. */
function openLine(name: string, isBySeat: boolean): Line {
  const spot = spotOf(name);
  return {
    name,
    see: (state) => state[name],
    diff(before, after, _, changes) {
      const old = before[name];
      const now = after[name];
      if (old === now) return;
      if (isBySeat) diffSeats(spot, old as readonly unknown[], now as readonly unknown[], changes);
      else diffPart(spot, old, now, changes);
    },
  };
}
type Pieces = readonly Piece[];
function zoneLine(name: string, places: readonly Place[]): Line {
  const [first, second] = places;
  if (first === undefined || first.sight === "everyone") return openLine(name, first !== undefined && first.seat >= 0);
  const spot = spotOf(name);
  if (first.seat < 0) {
    const pile = new SeenPile(first, spot);
    return {
      name,
      see: (state, viewer) => seePlace(state, first, state[name] as Pieces, viewer),
      diff(before, after, viewer, changes) {
        pile.diff(before, before[name] as Pieces, after, after[name] as Pieces, viewer, changes);
      },
    };
  }
  const piles = places.map((place) => new SeenPile(place, spot.at(place.seat)));
  return {
    name,
    see(state, viewer) {
      const lists = state[name] as readonly Pieces[];
      if (lists.length !== 2) return seePlaces(state, places, lists, viewer);
      return [seePlace(state, first, lists[0]!, viewer), seePlace(state, second!, lists[1]!, viewer)];
    },
    diff(before, after, viewer, changes) {
      const old = before[name] as readonly Pieces[];
      const now = after[name] as readonly Pieces[];
      if (old === now && before.known === after.known) return;
      for (let seat = 0; seat < now.length; seat++) {
        piles[seat]!.diff(before, old[seat]!, after, now[seat]!, viewer, changes);
      }
    },
  };
}
/** A place that not everyone looks into, and where it stands in a view. */
class SeenPile {
  private readonly place: Place;
  private readonly spot: Spot;
  private readonly count: Path;
  constructor(place: Place, spot: Spot) {
    this.place = place;
    this.spot = spot;
    this.count = spot.to("count").path;
  }
  diff(before: AnyState, old: Pieces, after: AnyState, now: Pieces, viewer: Viewer, changes: Change[]): void {
    if (old === now && before.known === after.known) return;
    const was = seePlace(before, this.place, old, viewer);
    const is = seePlace(after, this.place, now, viewer);
    if (was === is) return;
    // By far most piles that change are known to nobody but by their size.
    if (isBare(was) && isBare(is)) changes.push([this.count, is.count]);
    else diffPart(this.spot, was, is, changes);
  }
}
const isBare = (seen: ReturnType<typeof seePlace>): seen is Pile =>
  "count" in seen && (seen as Pile).known === undefined;
function factLine(name: string, { sight, each }: FactSpec): Line {
  if (sight === "everyone") return openLine(name, each);
  const spot = spotOf(name);
  const seeOne = (value: unknown, viewer: Viewer, seat: number): unknown => {
    if (typeof sight === "object") return sight.shows(value, viewer, seat);
    return seat === viewer ? value : null;
  };
  const see = (state: AnyState, viewer: Viewer): unknown =>
    each
      ? (state[name] as readonly unknown[]).map((value, seat) => seeOne(value, viewer, seat))
      : seeOne(state[name], viewer, -1);
  return {
    name,
    see,
    diff(before, after, viewer, changes) {
      if (before[name] !== after[name]) diffPart(spot, see(before, viewer), see(after, viewer), changes);
    },
  };
}
// Functions within functions stand apart from what is called for every view: what the two share would be allocated at
// each call, needed or not.
function seePlaces(state: AnyState, places: readonly Place[], lists: readonly Pieces[], viewer: Viewer) {
  return lists.map((list, seat) => seePlace(state, places[seat]!, list, viewer));
}
function seeBacks(state: AnyState, place: Place, list: Pieces, mine: number): readonly (Piece | Back)[] {
  return list.map((piece) => ((facesSeenBy(state, place, piece) & mine) !== 0 ? piece : backOf(piece)));
}
function seePlace(
  state: AnyState,
  place: Place,
  list: readonly Piece[],
  viewer: Viewer,
): readonly Piece[] | readonly (Piece | Back)[] | Pile {
  const mine = bit(viewer);
  if (place.sight === "owner" && isOwn(place, viewer)) return list;
  if (place.sight === "backs") return seeBacks(state, place, list, mine);
  let known: { index: number; face: string }[] | undefined;
  if (place.seat < 0 && place.sight === "owner") known = knownIn(state, place, list, mine);
  else if (state.known !== null) known = knownIn(state, place, list, mine);
  return known === undefined || known.length === 0 ? pileOf(list.length) : { count: list.length, known };
}
function knownIn(
  state: AnyState,
  place: Place,
  list: readonly Piece[],
  mine: number,
): { index: number; face: string }[] {
  const known = list.flatMap((piece, index) =>
    (facesSeenBy(state, place, piece) & mine) === 0 ? [] : [{ index, face: piece.face }],
  );
  if (place.sight !== "owner" || place.seat < 0) return known;
  const faces = known.map(({ face }) => face).sort();
  return faces.map((face, index) => ({ index, face }));
}
function backOf(piece: Piece): Back {
  const owner = (piece as { readonly owner?: number }).owner;
  return owner === undefined ? { id: piece.id, at: piece.at } : { id: piece.id, at: piece.at, owner };
}
