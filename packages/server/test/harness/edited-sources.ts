import { type ESTree, parseSync } from "vite";

/** Edits of source files that keep or change what they do, made at places that the syntax names. */

/** The files of a game by their path in its folder. */
export type Sources = Map<string, string>;
type Node = ESTree.Node;
interface Place {
  readonly start: number;
  readonly end: number;
}
interface Replacing extends Place {
  readonly by: string;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { readonly type?: unknown }).type === "string";

/** Node by node, the outer ones first; where `visit` says no, nothing inside is seen. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}
/** Files that only tell or guess hold no rule, and types are nothing at all. */
const isBesideTheRules = (node: Node): boolean =>
  node.type.startsWith("TS") ||
  (node.type === "Property" && node.key.type === "Identifier" && ["say", "evaluate"].includes(node.key.name));

function placesIn(code: string, find: (node: Node) => Replacing | undefined): Replacing[] {
  const found: Replacing[] = [];
  walk(parseSync("rules.ts", code, { lang: "ts" }).program, (node) => {
    if (node.type.endsWith("ImportDeclaration") || isBesideTheRules(node)) return node.type.endsWith("Expression");
    const place = find(node);
    if (place !== undefined) found.push(place);
    return true;
  });
  return found;
}
function replaced(code: string, places: readonly Replacing[]): string {
  let text = code;
  for (const { start, end, by } of places.toSorted((a, b) => b.start - a.start || b.end - a.end))
    text = text.slice(0, start) + by + text.slice(end);
  return text;
}
const isRule = (path: string): boolean =>
  path.startsWith("src/") && path.endsWith(".ts") && !/(about|evaluate|sentences)\.ts$/.test(path);
export const rulesOf = (files: Sources): [path: string, text: string][] =>
  [...files].filter(([path]) => isRule(path)).sort(([a], [b]) => (a < b ? -1 : 1));

/** Replaces one of the places that are found in all rules, the `share`th part of the way through them. */
function changeOne(files: Sources, share: number, find: (code: string) => readonly Replacing[]): boolean {
  const all = rulesOf(files).flatMap(([path, text]) => find(text).map((place) => ({ path, text, place })));
  const chosen = all[Math.floor(share * all.length) % all.length];
  if (chosen === undefined) return false;
  files.set(chosen.path, replaced(chosen.text, [chosen.place]));
  return true;
}
const numbersIn = (code: string): Replacing[] =>
  placesIn(code, (node) => {
    const isNumber = node.type === "Literal" && typeof node.value === "number";
    return isNumber ? { start: node.start, end: node.end, by: String((node.value as number) + 1) } : undefined;
  });
const OTHER: Readonly<Record<string, string>> = {
  ...{ "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===" },
  ...{ "+": "-", "-": "+", "&&": "||", "||": "&&" },
};
const operatorsIn = (code: string): Replacing[] =>
  placesIn(code, (node) => {
    if (node.type !== "BinaryExpression" && node.type !== "LogicalExpression") return undefined;
    const other = OTHER[node.operator];
    const start = code.indexOf(node.operator, node.left.end);
    return other === undefined ? undefined : { start, end: start + node.operator.length, by: other };
  });
/** One number of the rules becomes one more. */
export const moreBy = (files: Sources, share: number): boolean => changeOne(files, share, numbersIn);
/** One comparison, sum or condition of the rules becomes another. */
export const otherwise = (files: Sources, share: number): boolean => changeOne(files, share, operatorsIn);

/** `=> x` becomes `=> { return x; }` everywhere. */
export function blocksForExpressions(code: string): string {
  const places: Replacing[] = [];
  walk(parseSync("rules.ts", code, { lang: "ts" }).program, (node) => {
    if (node.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement") {
      const { start, end } = node.body;
      places.push({ start, end: start, by: "{ return (" }, { start: end, end, by: "); }" });
    }
    return true;
  });
  return replaced(code, places);
}
/** Each number of a file becomes a constant at its top. */
export function numbersAsConstants(code: string): string {
  const numbers = placesIn(code, (node) =>
    node.type === "Literal" && typeof node.value === "number"
      ? { start: node.start, end: node.end, by: "" }
      : undefined,
  ).filter(({ start, end }) => /[\s([,]$/.test(code.slice(0, start)) && /^[\s)\],;]/.test(code.slice(end)));
  const named = numbers.map((place, i) => ({ ...place, by: `NUMBER_${i}` }));
  const constants = numbers.map(({ start, end }, i) => `const NUMBER_${i} = ${code.slice(start, end)};\n`);
  return constants.join("") + replaced(code, named);
}
/** Functions of a file that it hands to nobody, and only calls, get other names. */
export function otherNames(code: string): string {
  let text = code;
  for (const [, name] of code.matchAll(/^function (\w+)/gm)) {
    const uses = text.match(new RegExp(`\\b${name}\\b`, "g")) ?? [];
    const calls = new RegExp(`(?<=[\\s(!\\[])${name}(?=[(<])`, "g");
    if (uses.length === (text.match(calls) ?? []).length) text = text.replaceAll(calls, `${name}Renamed`);
  }
  return text;
}
/** A file goes elsewhere, and all that import it follow. */
export function moveFile(files: Sources, from: string, to: string): boolean {
  const text = files.get(`src/${from}.ts`);
  if (text === undefined) return false;
  files.delete(`src/${from}.ts`);
  files.set(`src/${to}.ts`, text);
  const imported = new RegExp(`((?:\\./|\\.\\./)(?:\\.\\./)*)${from}\\.ts(?=["'])`, "g");
  for (const [path, code] of files)
    if (path.startsWith("src/")) files.set(path, code.replaceAll(imported, `$1${to}.ts`));
  return true;
}
const EVENT = /(world|\w+World)\.event\(\s*"([\w.]+)"/g;
/** Events of the game get other names: all of them, or the `share`th. */
export function renameEvents(files: Sources, share: number | null): boolean {
  const names = rulesOf(files).flatMap(([, text]) => [...text.matchAll(EVENT)].map(([, , name]) => name!));
  const one = share === null ? null : names[Math.floor(share * names.length) % names.length];
  for (const [path, text] of files) {
    if (!path.startsWith("src/")) continue;
    const renamed = text.replace(EVENT, (all, by: string, name: string) =>
      one === null || one === name ? `${by}.event("${name}Renamed"` : all,
    );
    files.set(path, renamed);
  }
  return names.length > 0;
}
