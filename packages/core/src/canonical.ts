import { canonicalText } from "./canonical-text.ts";
import { sha256 } from "./sha256.ts";

/** The depth to which lists and objects may be nested. */
export const DEEPEST_JSON = 500;

/**
 * The one text of a JSON value, by RFC 8785: equal values give equal text, whatever the order of their keys. What JSON
 * cannot hold is refused with a TypeError that names the place. A key whose value is undefined counts as absent, so a
 * value and its copy through JSON have the same text.
 */
export function canonicalJson(value: unknown): string {
  const problem = problemIn(value, []);
  if (problem) throw new TypeError(`Not JSON: value${problem.path} ${problem.text}.`);
  return canonicalText(value);
}

/** SHA-256 of the canonical JSON, as 64 lowercase hex digits. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

const utf8 = new TextEncoder();
/** SHA-256 of bytes, or of a text as UTF-8. */
export function sha256Hex(data: Uint8Array | string): string {
  if (typeof data === "string") {
    if (!data.isWellFormed()) throw new TypeError("Text with a lone surrogate has no UTF-8 form.");
    return sha256(utf8.encode(data));
  }
  if (!(data instanceof Uint8Array)) throw new TypeError("Only bytes and text can be hashed.");
  return sha256(data);
}

/** The next link of a log: it stands for this value and for all before it. The first link has "" before it. */
export function chain(previous: string, value: unknown): string {
  if (typeof previous !== "string" || !/^(?:[0-9a-f]{64})?$/.test(previous)) {
    throw new TypeError("The link before is a SHA-256 of 64 lowercase hex digits, or empty.");
  }
  return sha256Hex(`${previous}\n${canonicalJson(value)}`);
}

interface Problem {
  path: string;
  readonly text: string;
}

function problemIn(value: unknown, around: object[]): Problem | undefined {
  switch (typeof value) {
    case "boolean":
      return undefined;
    case "string":
      return value.isWellFormed() ? undefined : { path: "", text: "has a lone surrogate" };
    case "number":
      return Number.isFinite(value) ? undefined : { path: "", text: `is ${value}` };
    case "object":
      return value === null ? undefined : problemInside(value, around);
    default:
      return { path: "", text: `is ${value === undefined ? "undefined" : `a ${typeof value}`}` };
  }
}

function problemInside(container: object, around: object[]): Problem | undefined {
  if (around.includes(container)) return { path: "", text: "contains itself" };
  if (around.length === DEEPEST_JSON) return { path: "", text: `is nested deeper than ${DEEPEST_JSON} levels` };
  around.push(container);
  const problem = Array.isArray(container) ? problemInList(container, around) : problemInObject(container, around);
  around.pop();
  return problem;
}

function problemInList(list: readonly unknown[], around: object[]): Problem | undefined {
  for (let index = 0; index < list.length; index++) {
    const problem = problemIn(list[index], around);
    if (problem) return within(`[${index}]`, problem);
  }
  return undefined;
}

function problemInObject(object: object, around: object[]): Problem | undefined {
  const prototype: unknown = Object.getPrototypeOf(object);
  // Rules of another time run in a context with an Object of its own.
  if (prototype !== Object.prototype && prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    return { path: "", text: `is a ${object.constructor?.name || "class instance"}, not a plain object` };
  }
  for (const key of Object.keys(object)) {
    const value = (object as Readonly<Record<string, unknown>>)[key];
    if (!key.isWellFormed()) return { path: "", text: "has a key with a lone surrogate" };
    const problem = value === undefined ? undefined : problemIn(value, around);
    if (problem) return within(/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`, problem);
  }
  return undefined;
}

/** Puts the step that led to a problem before its path; only a problem pays for the path. */
function within(step: string, problem: Problem): Problem {
  problem.path = step + problem.path;
  return problem;
}
