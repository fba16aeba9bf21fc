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
/** The changes of one part of two objects that both have it. */
export function diffPart(key: string, before: unknown, after: unknown, changes: Change[]): void {
  if (before === after) return;
  if (typeof after !== "object") changes.push([[key], after]);
  else {
    // Left over only where comparing failed, on data too deep for it.
    if (walked.length > 0) walked.length = 0;
    walked.push(key);
    compare(before, after, walked, changes);
    walked.pop();
  }
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** One path is walked up and down and copied only for a change: most of what is compared is the same. */
type Walk = (string | number)[];
/** The same list for every part: a new one would grow anew each time. */
const walked: Walk = [];

function compare(before: unknown, after: unknown, path: Walk, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after)) {
    compareObjects(before, after, path, changes);
  } else changes.push([copyOf(path), after]);
}
/** Written out for what nearly all of them are: one, two or three steps deep. */
function copyOf(path: Walk): Path {
  switch (path.length) {
    case 1:
      return [path[0]!];
    case 2:
      return [path[0]!, path[1]!];
    case 3:
      return [path[0]!, path[1]!, path[2]!];
    default:
      return path.slice();
  }
}
type Plain = Readonly<Record<string, unknown>>;
/** An object with other keys, or with its keys in another order, is replaced as a whole. */
function compareObjects(before: Plain, after: Plain, path: Walk, changes: Change[]): void {
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
    if (old === value) continue;
    path.push(key);
    compare(old, value, path, changes);
    path.pop();
  }
  if (alike && count === keys.length) return;
  changes.length = known;
  changes.push([copyOf(path), after]);
}
function compareLists(before: readonly unknown[], after: readonly unknown[], path: Walk, changes: Change[]): void {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const removed = before.length - start - end;
  const added = after.length - start - end;
  // Elements that stay in their places are looked into: by-seat values, or a piece with a new mark.
  if (removed === added) {
    for (let i = start; i < start + removed; i++) {
      path.push(i);
      compare(before[i], after[i], path, changes);
      path.pop();
    }
  } else changes.push([copyOf(path), start, removed, after.slice(start, start + added)]);
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
