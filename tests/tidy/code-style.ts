import ts from "typescript";
import { findingAt, isScript, isTest, nodesOf, type Rule, type SourceFile } from "./rule.ts";

type Check = (node: ts.Node, path: string) => string | undefined;

export const eachNode =
  (applies: (path: string) => boolean, check: Check): Rule =>
  (files) =>
    files.filter((file) => isScript(file.path) && applies(file.path)).flatMap((file) => nodeFindings(file, check));

function nodeFindings(file: SourceFile, check: Check) {
  return [...nodesOf(file)].flatMap((node) => {
    const problem = check(node, file.path);
    return problem ? [findingAt(file, node, problem)] : [];
  });
}

const everywhere = () => true;

/** Some tools read their configuration from a default export. */
const isConfiguration = (path: string) => /\.config\.ts$/.test(path) || path.startsWith("docs/.vitepress/");

export const noDefaultExport = eachNode(
  (path) => !isConfiguration(path),
  (node) => {
    const exported =
      (ts.isExportAssignment(node) && !node.isExportEquals) ||
      (ts.isExportSpecifier(node) && node.name.text === "default") ||
      node.kind === ts.SyntaxKind.DefaultKeyword;
    return exported ? "has a default export" : undefined;
  },
);

export const noExportAll = eachNode(everywhere, (node) => {
  const named = ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause);
  return ts.isExportDeclaration(node) && !named ? "exports everything of another file: name what is public" : undefined;
});

export const noEnum = eachNode(everywhere, (node) =>
  ts.isEnumDeclaration(node) ? "declares an enum: use a union of strings" : undefined,
);

const switches = new Set(["skip", "only", "todo", "skipIf", "runIf"]);
const runsTests = (path: string) => isTest(path) || path.startsWith("packages/core/src/testing/");

export const noSkippedTest = eachNode(runsTests, (node) => {
  if (ts.isPropertyAccessExpression(node) && switches.has(node.name.text) && isCalled(node)) {
    return `calls .${node.name.text}: every test runs, always`;
  }
  if (ts.isPropertyAssignment(node) && switches.has(node.name.getText()) && isTestOption(node)) {
    return `sets ${node.name.getText()}: every test runs, always`;
  }
  return undefined;
});

/** Also `test.only.each(…)(…)`. */
function isCalled(node: ts.Node): boolean {
  if (ts.isCallExpression(node.parent)) return node.parent.expression === node;
  return ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node && isCalled(node.parent);
}

function isTestOption(node: ts.PropertyAssignment): boolean {
  const call = node.parent.parent;
  return ts.isCallExpression(call) && /^(test|it|describe)\b/.test(call.expression.getText());
}

/** Core and games know the types of what they hold; a cast would hide where they do not. */
export const noCastInGames = eachNode(
  (path) => /^games\//.test(path) && !isTest(path),
  (node) => {
    const cast = ts.isAsExpression(node) && node.type.getText() !== "const";
    return cast || ts.isNonNullExpression(node) ? "casts: let the type say it" : undefined;
  },
);

const vagueWords = new Set(["util", "utils", "helper", "helpers", "common", "manager", "managers"]);

export const noVagueName: Rule = (files) =>
  files
    .filter((file) => isScript(file.path))
    .flatMap(({ path }) => {
      const words = path.split(/[/._-]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
      const vague = words.find((word) => vagueWords.has(word));
      return vague ? [{ path, line: 1, message: `is named "${vague}": name it after what it holds` }] : [];
    });

/** A comment is no node of the tree, so this one reads the text; this file must not match it. */
const silencer = /@ts-(?:ignore|nocheck)\b/;

export const noSilencedCompiler: Rule = (files) =>
  files
    .filter((file) => isScript(file.path))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, index) =>
          silencer.test(line) ? [{ path, line: index + 1, message: "silences the compiler" }] : [],
        ),
    );
