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
  compare(before, after, [], changes);
  return changes;
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function compare(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after)) {
    compareObjects(before, after, path, changes);
  } else changes.push([path, after]);
}
type Plain = Readonly<Record<string, unknown>>;
function compareObjects(before: Plain, after: Plain, path: Path, changes: Change[]): void {
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length || keys.some((key) => !Object.hasOwn(before, key))) {
    changes.push([path, after]);
    return;
  }
  for (const key of keys) {
    if (before[key] !== after[key]) compare(before[key], after[key], [...path, key], changes);
  }
}
/** Equal for the purpose of finding the run that changed; cheap, because most elements are the same object. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, changes: Change[]): void {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const removed = before.length - start - end;
  const added = after.slice(start, after.length - end);
  if (removed === 0 && added.length === 0) return;
  // Elements that stay in their places are looked into: by-seat values, or a piece with a new mark.
  if (removed === added.length) {
    for (let i = 0; i < removed; i++) compare(before[start + i], after[start + i], [...path, start + i], changes);
  } else changes.push([path, start, removed, added]);
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
