import ts from "typescript";
import { reachedFrom } from "../api/reached.ts";
import { type Declarations, type Exported, publicPart } from "./declarations.ts";

const isType = (statement: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

/**
 * Types in the signatures of these exports that no module exports: whoever reads `behaviour: EventBehaviour` wants to know what that
 * is. Types of other packages have pages of their own.
 */
export function typesNamedBy(
  exports: readonly Exported[],
  everywhere: readonly Exported[],
  declarations: Declarations,
): readonly Exported[] {
  const folders = new Set(exports.map(({ file }) => packageOf(file)));
  const known = new Set(everywhere.map(({ name, file }) => `${file}#${name}`));
  return reachedFrom(exports, declarations)
    .filter(({ name, file }) => folders.has(packageOf(file)) && !known.has(`${file}#${name}`))
    .flatMap(({ name, file, statements }) => {
      const types = statements.filter(isType);
      const declaration = types.map((each) => publicPart(each.getFullText().trim())).join("\n");
      return types.length === 0 ? [] : [{ name, file, declaration }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
const packageOf = (file: string): string => file.split("/").slice(0, 2).join("/");
