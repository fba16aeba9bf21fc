import type { ESTree } from "vite";

/**
 * The parts of a module of rules that are words, looks or opinion, and so can change no outcome: names, texts, labels and questions as they are
 * written down, the sentences of events, and what a bot thinks of a position.
 */

/** Words that players read, where they stand as plain text. */
const WORDS = new Set(["name", "text", "label", "ask", "message", "flavor", "version"]);
/** Functions that only tell, or only guess. */
const TELLING = new Set(["say", "evaluate"]);

type Node = ESTree.Node;
interface Place {
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { readonly type?: unknown }).type === "string";

function* childrenOf(node: Node): Iterable<Node> {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) yield* value.filter(isNode);
    else if (isNode(value)) yield value;
  }
}
/** The name of a property that is written out; undefined where it is computed. */
function keyOf(node: Node): string | undefined {
  if (node.type !== "Property" || node.computed) return undefined;
  if (node.key.type === "Identifier") return node.key.name;
  return node.key.type === "Literal" && typeof node.key.value === "string" ? node.key.value : undefined;
}
const isPlainText = (node: Node): boolean =>
  (node.type === "Literal" && typeof node.value === "string") ||
  (node.type === "TemplateLiteral" && node.expressions.length === 0);

/**
 * Words that this module reads, other than to hand them on under the same name in a list of its own: rules may then go by them, or
 * put them into an event, and they count.
 */
export function wordsRead(program: Node): ReadonlySet<string> {
  const read = new Set<string>();
  const bound = new Map<string, string>();
  walk(program, (node, around) => {
    const key = keyOf(node);
    if (key !== undefined && isTelling(node)) return false;
    if (node.type === "MemberExpression" && !isCalled(node, around[0])) {
      const name = nameOf(node);
      if (name !== undefined && WORDS.has(name) && !isHandedOn(name, around)) read.add(name);
    }
    if (key !== undefined && WORDS.has(key) && node.type === "Property" && around[0]?.type === "ObjectPattern") {
      if (node.value.type === "Identifier") bound.set(node.value.name, key);
      else read.add(key);
    }
    return true;
  });
  walk(program, (node, around) => {
    if (isTelling(node)) return false;
    const key = node.type === "Identifier" ? bound.get(node.name) : undefined;
    if (key !== undefined && !isName(node, around) && !isHandedOn(key, around)) read.add(key);
    return true;
  });
  return read;
}
type Visit = (node: Node, around: readonly Node[]) => boolean;
/** Visits every node; `around` are the nodes around it, the nearest first. */
function walk(node: Node, visit: Visit, around: readonly Node[] = []): void {
  if (!visit(node, around)) return;
  for (const child of childrenOf(node)) walk(child, visit, [node, ...around]);
}
const isTelling = (node: Node): boolean => TELLING.has(keyOf(node) ?? "");
const nameOf = (node: Node): string | undefined =>
  node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier"
    ? node.property.name
    : undefined;
const isCalled = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === "CallExpression" && parent.callee === node;
/** True where it is the value of the same name in an object that is no argument: an argument may be an event. */
function isHandedOn(name: string, [property, object, beyond]: readonly Node[]): boolean {
  if (property === undefined || keyOf(property) !== name || object?.type !== "ObjectExpression") return false;
  return !(beyond?.type === "CallExpression" && beyond.arguments.some((given) => given === object));
}
/** True where an identifier only names a member, a key or what a pattern takes. */
function isName(node: Node, [parent, object]: readonly Node[]): boolean {
  if (parent === undefined) return false;
  if (parent.type === "MemberExpression") return parent.property === node && !parent.computed;
  if (parent.type !== "Property") return false;
  return object?.type === "ObjectPattern" || (parent.key === node && !parent.computed && !parent.shorthand);
}
/** The text of a module without its words; those that rules may go by stay. */
export function withoutWords(code: string, program: Node, read: ReadonlySet<string>): string {
  const places: (Place & { readonly instead: string })[] = [];
  walk(program, (node, [parent]) => {
    const key = keyOf(node);
    if (key === undefined || node.type !== "Property" || parent?.type !== "ObjectExpression") return true;
    const { start, end, value } = node;
    if (TELLING.has(key)) places.push({ start, end, instead: `${key}: 0` });
    else if (WORDS.has(key) && !read.has(key) && isPlainText(value))
      places.push({ start: value.start, end: value.end, instead: '""' });
    return !TELLING.has(key);
  });
  let text = code;
  for (const { start, end, instead } of places.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + instead + text.slice(end);
  return text;
}
