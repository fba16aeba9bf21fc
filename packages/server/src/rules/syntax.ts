import type { ESTree } from "vite";

/** The syntax tree of a module, as far as rules are read for their words. */

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { readonly type?: unknown }).type === "string";

export function* childrenOf(node: Node): Iterable<Node> {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) yield* value.filter(isNode);
    else if (isNode(value)) yield value;
  }
}
/** Goes into the nodes below only where the visit says so. Around stands the nearest node first. */
type Visit = (node: Node, around: readonly Node[]) => boolean;
export function walk(node: Node, visit: Visit, around: readonly Node[] = []): void {
  if (!visit(node, around)) return;
  for (const child of childrenOf(node)) walk(child, visit, [node, ...around]);
}
/** The name of a property that is written out; undefined where it is computed. */
export function keyOf(node: Node): string | undefined {
  if (node.type !== "Property" || node.computed) return undefined;
  if (node.key.type === "Identifier") return node.key.name;
  return textOf(node.key);
}
/** A text that is written out, also in pieces; undefined for anything else. */
export function textOf(node: Node): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral")
    return joined(node.quasis.flatMap(({ value }, i) => [value.cooked ?? undefined, of(node.expressions[i])]));
  if (node.type === "BinaryExpression" && node.operator === "+") return joined([of(node.left), of(node.right)]);
  return undefined;
}
const of = (node: Node | undefined): string | undefined => (node === undefined ? "" : textOf(node));
const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) ? undefined : parts.join("");
export const isPlainText = (node: Node): boolean =>
  (node.type === "Literal" && typeof node.value === "string") ||
  (node.type === "TemplateLiteral" && node.expressions.length === 0);
