import type { ESTree } from "vite";
import { keyOf, type Node, textOf, walk } from "./syntax.ts";

/**
 * The words that the rules of a game could reach, in whatever module they stand, and that therefore count. A word is reached by its name:
 * as a member, in a pattern, as a field that is declared, or by a text that says it. Words in data are reached, all of them, where objects
 * are taken apart without naming anything. Too much counts rather than too little: a word that counts costs a fold at the next deploy,
 * a change that is missed costs a match.
 */

/** Words that stand in data, which rules may hand around whole. */
const IN_DATA: ReadonlySet<string> = new Set(["name", "text", "message", "flavor"]);
/** Words that are handed to the engine at once, with an action, a choice or the game. */
export const ASIDE: ReadonlySet<string> = new Set(["label", "ask", "version"]);
export const WORDS: ReadonlySet<string> = new Set([...IN_DATA, ...ASIDE]);
/** Functions that only tell, or only guess. */
export const TELLING: ReadonlySet<string> = new Set(["say", "evaluate"]);

/** The names that one module reaches, and those that only its telling functions do. */
export interface Reached {
  readonly byRules: ReadonlySet<string>;
  readonly byTelling: ReadonlySet<string>;
}
/** Of all modules: a telling function that rules call reaches what it reads for them. */
export function reachedBy(modules: Iterable<Reached>): ReadonlySet<string> {
  const all = [...modules];
  const reached = new Set(all.flatMap(({ byRules }) => [...byRules]));
  if ([...TELLING].some((name) => reached.has(name)))
    for (const { byTelling } of all) for (const name of byTelling) reached.add(name);
  return reached;
}
export function wordsReached(program: ESTree.Program): Reached {
  const byRules = new Set<string>();
  const byTelling = new Set<string>();
  walk(program, (node, around) => {
    if (TYPES_ONLY.has(node.type)) return false;
    const names = isTakingApart(node, around) ? IN_DATA : namesIn(node, around);
    const isTold = around.some((one) => TELLING.has(keyOf(one) ?? ""));
    for (const name of names) (isTold ? byTelling : byRules).add(name);
    return true;
  });
  return { byRules, byTelling };
}
const TYPES_ONLY: ReadonlySet<string> = new Set([
  "TSInterfaceDeclaration",
  "TSTypeAliasDeclaration",
  "TSTypeAnnotation",
  "TSLiteralType",
]);

/** Words and telling functions that a node gets at by their names. */
function namesIn(node: Node, around: readonly Node[]): readonly string[] {
  const [parent] = around;
  if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier")
    return known(node.property.name).filter((name) => TELLING.has(name) || !isCalled(node, parent));
  const key = keyOf(node);
  if (node.type === "Property" && key !== undefined)
    return parent?.type === "ObjectPattern" || (WORDS.has(key) && isField(node.value)) ? known(key) : [];
  return isKeyOnly(node, around) ? [] : known(textOf(node));
}
const known = (name: string | undefined): readonly string[] =>
  name !== undefined && (WORDS.has(name) || TELLING.has(name)) ? [name] : [];
/** A word is no function. */
const isCalled = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === "CallExpression" && parent.callee === node;
/** A value that may be the schema of a field: what is declared like that, an event or a fact may hold. */
const isField = ({ type }: Node): boolean =>
  type === "CallExpression" || type === "MemberExpression" || type === "Identifier";
/** A text that is a property's own name, a kind of what an action takes, or the address of a module. */
function isKeyOnly(node: Node, [parent, object, beyond]: readonly Node[]): boolean {
  if (parent?.type === "Property" && !parent.computed) {
    if (parent.key === node) return true;
    return object?.type === "ObjectExpression" && beyond !== undefined && keyOf(beyond) === "takes";
  }
  return parent !== undefined && (parent.type.startsWith("Import") || parent.type.startsWith("Export"));
}

const WHOLE: ReadonlySet<string> = new Set([
  "Object",
  "JSON",
  "Reflect",
  "Proxy",
  "structuredClone",
  "globalThis",
  "eval",
  "Function",
]);
/** Members of these that give nothing away of an object. */
const HARMLESS: ReadonlySet<string> = new Set([
  "freeze",
  "seal",
  "is",
  "isFrozen",
  "create",
  "hasOwn",
  "groupBy",
  "fromEntries",
  "parse",
  "prototype",
]);
/** Schemas that let anything into an event or the state. */
const ANYTHING: ReadonlySet<string> = new Set([
  "any",
  "unknown",
  "json",
  "custom",
  "looseObject",
  "passthrough",
  "catchall",
]);

/** True where an object's values may come to light without being named: listed, copied into text, let through, or by a key that is made up. */
function isTakingApart(node: Node, [parent]: readonly Node[]): boolean {
  if (node.type === "ForInStatement") return true;
  if (node.type === "MemberExpression" && node.computed) return isMadeUp(node.property);
  if (node.type === "Property" && node.computed) return parent?.type === "ObjectPattern" && isMadeUp(node.key);
  if (node.type === "MemberExpression" && node.property.type === "Identifier")
    return ANYTHING.has(node.property.name) && node.object.type === "Identifier";
  if (node.type !== "Identifier" || !WHOLE.has(node.name)) return false;
  if (parent?.type === "Property" && parent.key === node && !parent.computed) return false;
  if (parent?.type !== "MemberExpression") return true;
  if (parent.object !== node) return false;
  return parent.computed || parent.property.type !== "Identifier" || !HARMLESS.has(parent.property.name);
}
/** True of a key that is put together while rules run; one out of a name stands written somewhere, as a text. */
function isMadeUp(key: Node): boolean {
  if (textOf(key) !== undefined) return false;
  if (key.type === "BinaryExpression") return key.operator === "+" && !isNumber(key.left) && !isNumber(key.right);
  return key.type === "CallExpression" || key.type === "TemplateLiteral";
}
const isNumber = (node: Node): boolean => node.type === "Literal" && typeof node.value === "number";
