import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { type Declarations, type Exported, namesIn } from "../reference/declarations.ts";

/** A declaration that an export leads to, although no door exports it. */
export interface Reached {
  readonly name: string;
  readonly file: string;
  readonly statements: readonly ts.Statement[];
}
const idOf = ({ file, name }: Pick<Reached, "file" | "name">): string => `${file}#${name}`;

/** Everything of the package that a user of these exports gets to hold or has to give, under whatever name it is declared. */
export function reachedFrom(exports: readonly Exported[], { declared }: Declarations): readonly Reached[] {
  const found = new Map<string, Reached>();
  const visit = (file: string, name: string): void => {
    const target = declarationOf(file, name, declared);
    if (target === undefined || found.has(idOf(target))) return;
    found.set(idOf(target), target);
    const source = declared(target.file)!;
    const walk = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) visit(target.file, node.text);
      if (ts.isImportTypeNode(node)) visitImported(node, target.file, visit);
      ts.forEachChild(node, walk);
    };
    for (const statement of target.statements) {
      if (statement.getSourceFile() === source) ts.forEachChild(statement, walk);
    }
  };
  for (const { name, file } of exports) visit(file, name);
  const named = new Set(exports.map(idOf));
  return [...found.values()].filter((reached) => !named.has(idOf(reached)));
}
function visitImported(node: ts.ImportTypeNode, from: string, visit: (file: string, name: string) => void): void {
  const { argument, qualifier } = node;
  if (!ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal)) return;
  if (qualifier !== undefined && ts.isIdentifier(qualifier)) visit(fileOf(argument.literal.text, from), qualifier.text);
}
/** The file and the statements that declare a name which stands in a file: its own, an imported or a handed-on one. */
function declarationOf(file: string, name: string, declared: Declarations["declared"]): Reached | undefined {
  const source = declared(file);
  if (source === undefined) return undefined;
  const own = source.statements.filter((statement) => namesIn(statement).includes(name));
  if (own.length > 0) return { name, file, statements: own };
  for (const statement of source.statements) {
    const other = importedBy(statement, name);
    if (other !== undefined) return declarationOf(fileOf(other.from, file), other.name, declared);
  }
  return undefined;
}
function importedBy(
  statement: ts.Statement,
  name: string,
): { readonly from: string; readonly name: string } | undefined {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const bindings = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (bindings === undefined || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) return undefined;
  const found = bindings.elements.find((element) => element.name.text === name);
  return found === undefined
    ? undefined
    : { from: moduleSpecifier.text, name: (found.propertyName ?? found.name).text };
}
const fileOf = (specifier: string, from: string): string =>
  specifier.startsWith(".") ? join(dirname(from), specifier.replace(/\.js$/, ".ts")) : specifier;
