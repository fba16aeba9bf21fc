import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Texts that players read and that stand in code instead of a language's file. */

export interface Escaped {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}
/** Properties whose text a player reads, in the rules of games and of the engine. */
const SLOTS: ReadonlySet<string> = new Set(["say", "ask", "label", "message", "reason", "why"]);
const CARD_SLOTS: ReadonlySet<string> = new Set(["name", "text", "about", "aim", "meaning", "summary"]);
const SOURCES = [
  "games/*/{src,ui}/**/*.{ts,tsx}",
  "packages/core/src/**/*.ts",
  "packages/{table,web}/src/**/*.{ts,tsx}",
] as const;
const IGNORED = /\/(test|testing|scenarios)\b|\.test\.|scenarios\.ts$/;

export function escapedTexts(root: string): readonly Escaped[] {
  return SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !IGNORED.test(file))
    .sort()
    .flatMap((file) => textsIn(file, readFileSync(join(root, file), "utf8")));
}
export function textsIn(file: string, source: string): readonly Escaped[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<ts.Node, string>();
  const visit = (node: ts.Node): void => {
    for (const read of readIn(node, tree, file)) collect(read, found);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found].map(([node, text]) => ({
    file,
    line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
    text,
  }));
}
/** The parts of a node that players read. */
function readIn(node: ts.Node, tree: ts.SourceFile, file: string): readonly ts.Node[] {
  if (ts.isJsxText(node)) return [node];
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
    const name = node.name.getText(tree);
    const read = SLOTS.has(name) || (CARD_SLOTS.has(name) && file.startsWith("games/"));
    const value = ts.isPropertyAssignment(node) ? node.initializer : node.body;
    return read && value !== undefined ? [value] : [];
  }
  if (!ts.isCallExpression(node)) return [];
  const called = node.expression.getText(tree);
  if (called === "refuse") return node.arguments.slice(1, 2);
  if (called.endsWith(".need")) return node.arguments.slice(2, 3);
  if (called.startsWith("permission")) return node.arguments.slice(2, 3);
  return called.endsWith(".win") || called.endsWith(".yesNo") ? node.arguments.slice(1, 2) : [];
}
function collect(node: ts.Node, found: Map<ts.Node, string>): void {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node)) {
    const text = ts.isTemplateExpression(node) ? node.getText() : node.text;
    if (/\p{L}{2,}/u.test(text)) found.set(node, text.trim().replaceAll(/\s+/g, " "));
    return;
  }
  ts.forEachChild(node, (child) => collect(child, found));
}
