import type { Declaration, Viewer } from "./declare.ts";
import type { Engine } from "./engine/engine.ts";
import type { AnyState, Place } from "./engine/place.ts";
import { anyState } from "./engine/typed-state.ts";
import { type Change, diff, diffPart, diffSeats, type Patch, type Path, type Spot, spotOf } from "./patch.ts";
import type { StateOf } from "./protocol/index.ts";
import type { Pile } from "./seen-state.ts";
import { type Line, type OpenPart, type Parts, type Pieces, seePlace } from "./view.ts";
import { examineViewer } from "./viewer.ts";

/** The changes from one state to a later one as everyone sees them. What all see alike is compared once. */
export interface Patches {
  /** The same as `diff` of the viewer's two views, which need not be built for it: most of a state stays as it is. */
  for(viewer: Viewer): Patch;
}
/**
 * How the views of a game change from one state to a later one of the same match, for whoever sends them to others. It stands apart from the
 * engine, so that a page that plays by itself loads none of it.
 */
export function patchesOf<D extends Declaration>(
  engine: Engine<D>,
): (before: StateOf<D>, after: StateOf<D>) => Patches {
  if (engine.seen === undefined) return betweenViews(engine);
  const { parts } = engine.seen;
  const compared = known.get(parts) ?? comparedOf(parts);
  known.set(parts, compared);
  return (before, after) => new PatchesOfTwo(compared, anyState<D>(before), anyState<D>(after));
}
/**
 * An engine that was kept with its rules may be of another version and answers within limits, so that nothing inside it is looked at: it
 * is asked for whole views, and what differs between them is found here.
 */
function betweenViews<D extends Declaration>(engine: Engine<D>): (before: StateOf<D>, after: StateOf<D>) => Patches {
  const last = new Map<Viewer, { readonly state: StateOf<D>; readonly view: object }>();
  /** A step begins where the one before has ended, and each question to such an engine has its price. */
  const viewOf = (state: StateOf<D>, viewer: Viewer): object => {
    const known = last.get(viewer);
    if (known?.state === state) return known.view;
    const view = engine.view(state, viewer);
    last.set(viewer, { state, view });
    return view;
  };
  return (before, after) => ({ for: (viewer) => diff(viewOf(before, viewer), viewOf(after, viewer)) });
}
/** All matches of an engine share one. */
const known = new WeakMap<Parts, Compared>();

/** A part of the view that everyone sees as it is, and where it stands there. */
interface OpenSpot extends OpenPart {
  readonly spot: Spot;
}
type Compare = (before: AnyState, after: AnyState, viewer: Viewer, changes: Change[]) => void;
interface Compared {
  readonly open: readonly OpenSpot[];
  readonly lines: readonly Compare[];
}
const comparedOf = ({ open, lines }: Parts): Compared => ({
  open: open.map((part) => ({ ...part, spot: spotOf(part.name) })),
  lines: lines.map((line) => (line.places === undefined ? lineOf(line) : zoneOf(line.name, line.places))),
});
class PatchesOfTwo implements Patches {
  private readonly lines: readonly Compare[];
  private readonly before: AnyState;
  private readonly after: AnyState;
  private readonly shared: readonly Change[];
  constructor({ open, lines }: Compared, before: AnyState, after: AnyState) {
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
    for (let i = 0; i < lines.length; i++) lines[i]!(before, after, viewer, changes);
    return changes;
  }
}
function diffOpen({ spot, isBySeat }: OpenSpot, old: unknown, now: unknown, changes: Change[]): void {
  if (isBySeat) diffSeats(spot, old as readonly unknown[], now as readonly unknown[], changes);
  else diffPart(spot, old, now, changes);
}
function lineOf(line: Line): Compare {
  const { name } = line;
  const spot = spotOf(name);
  return (before, after, viewer, changes) => {
    if (before[name] === after[name] && line.mayTurn?.(before) !== true) return;
    diffPart(spot, line.see(before, viewer), line.see(after, viewer), changes);
  };
}
function zoneOf(name: string, places: readonly Place[]): Compare {
  const [first] = places as readonly [Place, ...Place[]];
  const spot = spotOf(name);
  if (first.seat < 0) {
    const pile = new SeenPile(first, spot);
    return (before, after, viewer, changes) =>
      pile.diff(before, before[name] as Pieces, after, after[name] as Pieces, viewer, changes);
  }
  const piles = places.map((place) => new SeenPile(place, spot.at(place.seat)));
  return (before, after, viewer, changes) => {
    const old = before[name] as readonly Pieces[];
    const now = after[name] as readonly Pieces[];
    if (old === now && before.known === after.known) return;
    for (let seat = 0; seat < now.length; seat++) {
      piles[seat]!.diff(before, old[seat]!, after, now[seat]!, viewer, changes);
    }
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
