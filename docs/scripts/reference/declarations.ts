import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import type { Entry } from "./entries.ts";

export interface Exported {
  readonly name: string;
  /** The file it is declared in, from the root of the repository; another package's for what is handed on. */
  readonly file: string;
  /** As a user of the package sees it: comments and signatures, no bodies. */
  readonly declaration: string;
}
export const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface Declarations {
  /** The exports of each entry by its name. */
  readonly exports: ReadonlyMap<string, readonly Exported[]>;
  /** A file as its users see it, by its path from the root of the repository. */
  declared(file: string): ts.SourceFile | undefined;
}
/** The exports of each entry, read with TypeScript's own declaration output. */
export function readDeclarations(entries: readonly Entry[]): Declarations {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, "tsconfig.web.json"), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(
    entries.map(({ file }) => join(root, file)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // As the packages are built: a reader cannot call what is not declared there.
      stripInternal: true,
      rewriteRelativeImportExtensions: true,
      outDir: join(root, "declarations"),
      rootDir: root,
      types: ["node", "vite/client"],
    },
  );
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
  const checker = program.getTypeChecker();
  const exportsOf = ({ file }: Entry): readonly Exported[] => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, file))!)!;
    return checker.getExportsOfModule(module).map((symbol) => describe(checker, symbol, sourceOf));
  };
  return {
    exports: new Map(entries.map((entry) => [entry.name, exportsOf(entry)])),
    declared(file) {
      const source = program.getSourceFile(join(root, file));
      return source === undefined ? undefined : sourceOf(source);
    },
  };
}
function describe(
  checker: ts.TypeChecker,
  exported: ts.Symbol,
  sourceOf: (file: ts.SourceFile) => ts.SourceFile,
): Exported {
  const { name } = exported;
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const file = symbol.declarations?.[0]?.getSourceFile();
  const path = file?.fileName.slice(root.length) ?? "";
  if (file === undefined || path.startsWith("node_modules/")) {
    const [, from = "another package"] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
    return { name, file: from, declaration: `export { ${name} } from "${from}";` };
  }
  const { statements } = sourceOf(file);
  const declared = statements.filter((statement) => namesIn(statement).includes(symbol.name));
  const shown = [...declared, ...behind(declared, statements)];
  const declaration = shown.map((statement) => publicPart(statement.getFullText().trim())).join("\n");
  return { name, file: path, declaration };
}
/** Declarations that a shown one only points to with `typeof`: without them a reader would not see what to give. */
function behind(shown: readonly ts.Statement[], all: readonly ts.Statement[]): readonly ts.Statement[] {
  const asked = shown.flatMap((statement) =>
    [...statement.getText().matchAll(/\btypeof (\w+)/g)].map(([, name]) => name!),
  );
  return all.filter(
    (statement) => !shown.includes(statement) && namesIn(statement).some((name) => asked.includes(name)),
  );
}
/** A class names its private parts in its declaration; a reader has no use for them. */
export const publicPart = (declaration: string): string =>
  declaration.replaceAll(/\n( *\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)? +(?:private|protected) [^\n]*;(?=\n)/g, "");
export function namesIn(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const named = statement as ts.Statement & { readonly name?: ts.Node };
  return named.name !== undefined && ts.isIdentifier(named.name) ? [named.name.text] : [];
}
