import type { Exported } from "./declarations.ts";
import { block, code, page } from "./markdown.ts";

const sections = (exports: readonly Exported[]): readonly string[] =>
  exports.flatMap(({ name, file, declaration }) => [
    `### ${name}`,
    `${code(file)}`,
    block("ts", declaration.replaceAll(/^export declare /gm, "export ")),
  ]);
const pageOf = (title: string, about: string, exports: readonly Exported[]): string => {
  const values = exports.filter(({ isType }) => !isType);
  const types = exports.filter(({ isType }) => isType);
  return page(title, [about, "## Values", ...sections(values), "## Types", ...sections(types)]);
};
export const corePage = (exports: readonly Exported[]): string =>
  pageOf(
    "@cardwright/core",
    "Everything that the engine exports, as TypeScript sees it. The comments are those of the source.",
    exports,
  );
export const testingPage = (exports: readonly Exported[]): string =>
  pageOf("@cardwright/core/testing", "Scenes, laws, golden playthroughs and random play.", exports);
