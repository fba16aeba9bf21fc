import type { FactSpec, Piece, Viewer } from "./declare.ts";
import { certainOf } from "./engine/certain.ts";
import { type AnyState, bit, facesSeenBy, isOwn, type Place } from "./engine/place.ts";
import { type StateFieldName, stateFieldNames, stateFields } from "./engine/state-fields.ts";
import { type EffectSeenBy, type PartlySeen, partlySeen } from "./engine-view.ts";
import { type Change, diffPart, diffSeats, type Patch, type Path, type Spot, spotOf } from "./patch.ts";
import type { Rules } from "./rules.ts";
import type { Back, Pile, View } from "./seen-state.ts";
import { examineViewer } from "./viewer.ts";

/** Piles that nobody knows anything of are shared by size, so that an unchanged pile is the same object. */
const PILES: Pile[] = [];
const pileOf = (count: number): Pile => (PILES[count] ??= Object.freeze({ count }));

/** One state as everyone sees it. What all see alike is gathered once. */
export interface Views {
  for(viewer: Viewer): View;
}
/** The changes from one state to a later one as everyone sees them. What all see alike is compared once. */
export interface Patches {
  /** The same as `diff` of the viewer's two views, which need not be built for it: most of a state stays as it is. */
  for(viewer: Viewer): Patch;
}
export interface CompiledView {
  readonly views: (state: AnyState) => Views;
  readonly patches: (before: AnyState, after: AnyState) => Patches;
}
/** One part of a view that not everyone sees as it is: how it is built of a state, and how it changes to another. */
interface Line {
  readonly name: string;
  see(state: AnyState, viewer: Viewer): unknown;
  diff(before: AnyState, after: AnyState, viewer: Viewer, changes: Change[]): void;
}
/** A part that everyone sees as it is. */
interface OpenPart {
  readonly name: string;
  readonly spot: Spot;
  readonly isBySeat: boolean;
}
/** A part that is neither open nor a line is in no view. */
interface Parts {
  readonly open: readonly OpenPart[];
  readonly lines: readonly Line[];
}
function partsOf(rules: Rules, effectSeenBy: EffectSeenBy): Parts {
  const open: OpenPart[] = [];
  const lines: Line[] = [];
  const add = (name: string, isBySeat: boolean, line: Line | null): void => {
    if (line === null) open.push({ name, spot: spotOf(name), isBySeat });
    else lines.push(line);
  };
  const inPart: Partial<Record<StateFieldName, PartlySeen>> = partlySeen(rules, effectSeenBy);
  for (const name of stateFieldNames) {
    const part = inPart[name];
    if (part !== undefined) add(name, false, engineLine(name, part));
    else if (stateFields[name].sight === "everyone") add(name, false, null);
  }
  for (const [name, places] of rules.placesOf) {
    const isOpen = places[0]!.sight === "everyone";
    add(name, places[0]!.seat >= 0, isOpen ? null : zoneLine(name, places));
  }
  for (const [name, spec] of rules.facts) {
    if (spec.sight !== "nobody") add(name, spec.each, spec.sight === "everyone" ? null : factLine(name, spec));
  }
  return { open, lines };
}
export function compileView(rules: Rules, effectSeenBy: EffectSeenBy): CompiledView {
  const parts = partsOf(rules, effectSeenBy);
  const names = ["you", ...parts.open.map(({ name }) => name), ...parts.lines.map(({ name }) => name)];
  // A copy of an object that has all names already: adding them one by one costs more than the rest of the view.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as View;
  return {
    views: (state) => new ViewsOfOne(parts, empty, state),
    patches: (before, after) => new PatchesOfTwo(parts, before, after),
  };
}
class ViewsOfOne implements Views {
  private readonly parts: Parts;
  private readonly state: AnyState;
  /** Parts that all see alike, to be copied for each of them. */
  private readonly shared: View;
  constructor(parts: Parts, empty: View, state: AnyState) {
    const { open } = parts;
    const shared: Record<string, unknown> & View = { ...empty };
    for (let i = 0; i < open.length; i++) {
      const { name } = open[i]!;
      shared[name] = state[name];
    }
    this.parts = parts;
    this.state = state;
    this.shared = shared;
  }
  for(viewer: Viewer): View {
    const { state } = this;
    examineViewer(viewer, state.seats);
    const { lines } = this.parts;
    const out: Record<string, unknown> & View = { ...this.shared, you: viewer };
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      out[line.name] = line.see(state, viewer);
    }
    return out;
  }
}
class PatchesOfTwo implements Patches {
  private readonly lines: readonly Line[];
  private readonly before: AnyState;
  private readonly after: AnyState;
  private readonly shared: readonly Change[];
  constructor({ open, lines }: Parts, before: AnyState, after: AnyState) {
    const changes: Change[] = [];
    for (let i = 0; i < open.length; i++) {
      const part = open[i]!;
      const old = before[part.name];
      const now = after[part.name];
      if (old !== now) diffOpen(part, old, now, changes);
    }
    this.lines = lines;
    this.before = before;
    this.after = after;
    this.shared = changes;
  }
  for(viewer: Viewer): Patch {
    const { lines, before, after } = this;
    examineViewer(viewer, after.seats);
    const changes = this.shared.slice();
    for (let i = 0; i < lines.length; i++) lines[i]!.diff(before, after, viewer, changes);
    return changes;
  }
}
function diffOpen({ spot, isBySeat }: OpenPart, old: unknown, now: unknown, changes: Change[]): void {
  if (isBySeat) diffSeats(spot, old as readonly unknown[], now as readonly unknown[], changes);
  else diffPart(spot, old, now, changes);
}
function engineLine(name: StateFieldName, { see, mayTurn }: PartlySeen): Line {
  const spot = spotOf(name);
  return {
    name,
    see,
    diff(before, after, viewer, changes) {
      if (before[name] === after[name] && mayTurn?.(before) !== true) return;
      diffPart(spot, see(before, viewer), see(after, viewer), changes);
    },
  };
}
type Pieces = readonly Piece[];
function zoneLine(name: string, places: readonly Place[]): Line {
  const [first, second] = places as readonly [Place, ...Place[]];
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
  "count" in seen && (seen as Pile).known === undefined && (seen as Pile).holds === undefined;
function factLine(name: string, { sight, each }: FactSpec): Line {
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
  // Nearly always nobody knows more than the zones show.
  if (state.known === null && !(place.seat < 0 && place.sight === "owner")) return pileOf(list.length);
  const known = knownIn(state, place, list, mine);
  const sets = state.known?.mixed[viewer + 1] ?? [];
  const ids = sets.length === 0 ? [] : list.map(({ id }) => id);
  const holds = sets.length === 0 ? [] : certainOf(sets, ids);
  if (known.length === 0 && holds.length === 0) return pileOf(list.length);
  // The cards of another's hand cannot be told apart: whichever they are, it holds them.
  if (place.sight === "owner" && place.seat >= 0) {
    const faces = [...known.map(({ face }) => face), ...holds].sort();
    return { count: list.length, known: faces.map((face, index) => ({ index, face })) };
  }
  const shown = known.length === 0 ? { count: list.length } : { count: list.length, known };
  return holds.length === 0 ? shown : { ...shown, holds };
}
function knownIn(state: AnyState, place: Place, list: readonly Piece[], mine: number) {
  return list.flatMap((piece, index) =>
    (facesSeenBy(state, place, piece) & mine) === 0 ? [] : [{ index, face: piece.face }],
  );
}
function backOf(piece: Piece): Back {
  const owner = (piece as { readonly owner?: number }).owner;
  return owner === undefined ? { id: piece.id, at: piece.at } : { id: piece.id, at: piece.at, owner };
}
