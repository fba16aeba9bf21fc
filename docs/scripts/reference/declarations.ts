import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export interface Exported {
  readonly name: string;
  /** The file it is declared in, from the root of the repository; another package's for what is handed on. */
  readonly file: string;
  readonly isType: boolean;
  /** As a user of the package sees it: comments and signatures, no bodies. */
  readonly declaration: string;
}
const root = fileURLToPath(new URL("../../../", import.meta.url));
const entries = {
  core: join(root, "packages/core/src/index.ts"),
  testing: join(root, "packages/core/src/testing/index.ts"),
};

/** Every export of core and of core/testing, read with TypeScript's own declaration output. */
export function declarationsOf(): { readonly core: readonly Exported[]; readonly testing: readonly Exported[] } {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(Object.values(entries), {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    outDir: join(root, "declarations"),
    rootDir: root,
    types: [],
  });
  const written = new Map<string, ts.SourceFile>();
  const sourceOf = (file: ts.SourceFile): ts.SourceFile => {
    const known = written.get(file.fileName);
    if (known !== undefined) return known;
    let emitted = "";
    program.emit(file, (_, output) => (emitted = output), undefined, true);
    const read = ts.createSourceFile(file.fileName, emitted, ts.ScriptTarget.Latest, true);
    written.set(file.fileName, read);
    return read;
  };
  const exportsOf = (entry: string): readonly Exported[] => {
    const checker = program.getTypeChecker();
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
    const found = checker.getExportsOfModule(module).map((symbol) => describe(checker, symbol, sourceOf));
    return found.sort((a, b) => (a.name < b.name ? -1 : 1));
  };
  return { core: exportsOf(entries.core), testing: exportsOf(entries.testing) };
}
function describe(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  sourceOf: (file: ts.SourceFile) => ts.SourceFile,
): Exported {
  const { name } = exported;
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
  const file = symbol.declarations?.[0]?.getSourceFile();
  const path = file?.fileName.slice(root.length) ?? "";
  if (file === undefined || path.startsWith("node_modules/")) {
    const [, from = "another package"] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    return { name, file: from, isType, declaration: `export { ${name} } from "${from}";` };
  }
  const declared = sourceOf(file).statements.filter((statement) => namesIn(statement).includes(symbol.name));
  const declaration = declared.map((statement) => publicPart(statement.getFullText().trim())).join("\n");
  return { name, file: path, isType, declaration };
}
/** What a class keeps to itself stands in its declaration by name; a reader has no use for it. */
const publicPart = (declaration: string): string =>
  declaration.replaceAll(/\n( *\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)? +(?:private|protected) [^\n]*;(?=\n)/g, "");
function namesIn(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const named = statement as ts.Statement & { readonly name?: ts.Node };
  return named.name !== undefined && ts.isIdentifier(named.name) ? [named.name.text] : [];
}
