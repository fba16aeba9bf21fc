import ts from "typescript";
import { reachedFrom } from "../api/reached.ts";
import { type Declarations, type Exported, publicPart } from "./declarations.ts";

const isType = (statement: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

/** A type that a signature names, and one that stands in that: whoever wants to know more reads the source. */
const DEPTH = 2;

/**
 * Types in the signatures of these exports that are shown nowhere yet: whoever reads `behaviour: EventBehaviour` wants to know what that
 * is. Types of other packages have pages of their own.
 */
export function typesNamedBy(
  exports: readonly Exported[],
  shown: readonly Exported[],
  declarations: Declarations,
): readonly Exported[] {
  const folders = new Set(exports.map(({ file }) => packageOf(file)));
  const known = new Set(shown.map(({ name, file }) => `${file}#${name}`));
  const types = reachedFrom(exports, declarations)
    .filter(({ name, file }) => folders.has(packageOf(file)) && !known.has(`${file}#${name}`))
    .flatMap(({ name, file, statements }) => {
      const declared = statements.filter(isType);
      const declaration = declared.map((each) => publicPart(each.getFullText().trim())).join("\n");
      return declared.length === 0 ? [] : [{ name, file, declaration }];
    });
  let named: readonly Exported[] = [];
  for (let depth = 0; depth < DEPTH; depth++) {
    const words = new Set(
      [...exports, ...named].flatMap(({ declaration }) => withoutComments(declaration).match(/\w+/g) ?? []),
    );
    named = types.filter(({ name }) => words.has(name));
  }
  return named.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
const withoutComments = (declaration: string): string => declaration.replaceAll(/\/\*\*[\s\S]*?\*\//g, "");
const packageOf = (file: string): string => file.split("/").slice(0, 2).join("/");
