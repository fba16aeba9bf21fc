import { posix } from "node:path";
import ts from "typescript";
import { nodesOf, type SourceFile } from "./rule.ts";

export interface Import {
  readonly node: ts.Node;
  readonly specifier: string;
}

/** `import`, `export … from`, `import()` and `import("…").Type`. */
export function importsOf(file: SourceFile): Import[] {
  return [...nodesOf(file)].flatMap((node) => {
    const named = specifierOf(node);
    return named && ts.isStringLiteralLike(named) ? [{ node, specifier: named.text }] : [];
  });
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  return undefined;
}

/** The path that a relative import of a file leads to. */
export const pathFrom = (path: string, specifier: string): string => posix.join(posix.dirname(path), specifier);
