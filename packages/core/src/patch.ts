/**
 * The difference between two views as a short list of changes. Parts that are the same object are not looked into, so
 * the cost follows what changed. A change is [path, value], or [path, start, removed, added] for a run in a list.
 */
export type Path = readonly (string | number)[];
export type Change =
  | readonly [path: Path, value: unknown]
  | readonly [path: Path, start: number, removed: number, added: readonly unknown[]];
export type Patch = readonly Change[];

export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  diffPart(ROOT, before, after, changes);
  return changes;
}

/** How many spots are kept for the next patch. Data with ever new keys must not fill the memory. */
const SPOTS_KEPT_MAX = 4_096;
let spotsKept = 0;
/**
 * A spot in a view. The same few spots change again and again, so they are kept with their paths written out, and all
 * changes of a spot share one path. Nobody writes into a path.
 */
export class Spot {
  readonly path: Path;
  private readonly byIndex: Spot[] = [];
  private readonly byKey = new Map<string, Spot>();
  constructor(path: Path) {
    this.path = path;
  }
  at(index: number): Spot {
    return index < this.byIndex.length ? this.byIndex[index]! : this.newAt(index);
  }
  to(key: string): Spot {
    return this.byKey.get(key) ?? this.newTo(key);
  }
  /** The list has no gaps: with this spot all those before it are made. */
  private newAt(index: number): Spot {
    if (spotsKept + index >= SPOTS_KEPT_MAX) return new Spot([...this.path, index]);
    while (this.byIndex.length <= index) {
      this.byIndex.push(new Spot([...this.path, this.byIndex.length]));
      spotsKept++;
    }
    return this.byIndex[index]!;
  }
  private newTo(key: string): Spot {
    const spot = new Spot([...this.path, key]);
    if (spotsKept < SPOTS_KEPT_MAX) {
      this.byKey.set(key, spot);
      spotsKept++;
    }
    return spot;
  }
}
const ROOT = new Spot([]);
/** The spot of a view's own part. */
export const spotOf = (key: string): Spot => ROOT.to(key);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The changes of one part. */
export function diffPart(spot: Spot, before: unknown, after: unknown, changes: Change[]): void {
  if (before === after) return;
  if (!isObject(before) || !isObject(after)) changes.push([spot.path, after]);
  else if (Array.isArray(before) && Array.isArray(after)) diffLists(spot, before, after, changes);
  else if (Array.isArray(before) || Array.isArray(after)) changes.push([spot.path, after]);
  else diffObjects(spot, before, after, changes);
}
/** The changes of a list that has a value for each seat, as many before as after. */
export function diffSeats(spot: Spot, before: readonly unknown[], after: readonly unknown[], changes: Change[]): void {
  for (let seat = 0; seat < after.length; seat++) {
    const value = after[seat];
    if (before[seat] === value) continue;
    if (typeof value === "number") changes.push([spot.at(seat).path, value]);
    else diffPart(spot.at(seat), before[seat], value, changes);
  }
}
type Plain = Readonly<Record<string, unknown>>;
/** An object with other keys, or with its keys in another order, is replaced as a whole. */
function diffObjects(spot: Spot, before: Plain, after: Plain, changes: Change[]): void {
  const keys = Object.keys(before);
  const known = changes.length;
  let count = 0;
  let alike = true;
  // Most objects are small, and one list of keys instead of two, with two more of values, is half the cost.
  for (const key in after) {
    alike = keys[count] === key;
    if (!alike) break;
    count++;
    const value = after[key];
    const old = before[key];
    if (old !== value) diffPart(spot.to(key), old, value, changes);
  }
  if (alike && count === keys.length) return;
  changes.length = known;
  changes.push([spot.path, after]);
}
const NOTHING: readonly unknown[] = [];
function diffLists(spot: Spot, before: readonly unknown[], after: readonly unknown[], changes: Change[]): void {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const removed = before.length - start - end;
  const added = after.length - start - end;
  // Elements that stay in their places are looked into: by-seat values, or a piece with a new mark.
  if (removed === added) {
    for (let i = start; i < start + removed; i++) diffPart(spot.at(i), before[i], after[i], changes);
  } else changes.push([spot.path, start, removed, added === 0 ? NOTHING : after.slice(start, start + added)]);
}

/** The view after the changes. The old one is untouched; a path that leads nowhere is refused. */
export function applyPatch<T>(view: T, patch: Patch): T {
  let out: unknown = view;
  for (const change of patch) out = changed(out, change, 0);
  return out as T;
}
function changed(value: unknown, change: Change, depth: number): unknown {
  const [path] = change;
  if (depth === path.length) {
    if (change.length === 2) return change[1];
    if (!Array.isArray(value))
      throw new TypeError(`the patch changes a list at ${path.join(".")}, where there is none`);
    const [, start, removed, added] = change;
    return [...value.slice(0, start), ...added, ...value.slice(start + removed)];
  }
  const key = path[depth]!;
  if (!isObject(value) || !Object.hasOwn(value, key)) {
    throw new TypeError(`the patch leads to ${path.join(".")}, which is not there`);
  }
  if (Array.isArray(value)) {
    const copy = value.slice();
    copy[key as number] = changed(value[key as number], change, depth + 1);
    return copy;
  }
  return { ...value, [key]: changed(value[key as string], change, depth + 1) };
}
