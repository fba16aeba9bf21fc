import ts from "typescript";
import { type Finding, findingAt, isScript, isTest, nodesOf, type Rule, type SourceFile } from "./rule.ts";

/** Rules must give the same result on every machine: no clock, no chance, no language of the user, no outer world. */
const bannedGlobals = new Set([
  ...["Date", "Temporal", "performance", "setTimeout", "setInterval", "setImmediate", "queueMicrotask"],
  ...["Intl", "crypto", "fetch", "process", "console", "Function", "eval", "globalThis"],
]);
const bannedMethods = new Set([
  ...["localeCompare", "toLocaleString", "toLocaleLowerCase", "toLocaleUpperCase"],
  ...["toLocaleDateString", "toLocaleTimeString"],
]);
/** The others are chance, or may differ in the last digit from one engine to the next. */
const exactMath = new Set(["floor", "ceil", "round", "trunc", "min", "max", "abs", "sign", "imul", "clz32"]);

const isRuleFile = (path: string) =>
  isScript(path) &&
  !isTest(path) &&
  (/^games\/[^/]+\/(?!ui\/)/.test(path) || /^packages\/core\/src\/(?!testing\/)/.test(path));

export const pureRules: Rule = (files) => files.filter((file) => isRuleFile(file.path)).flatMap(impureUses);

function impureUses(file: SourceFile): Finding[] {
  const nodes = [...nodesOf(file)];
  const local = new Set(
    nodes
      .filter(ts.isIdentifier)
      .filter(isDeclaration)
      .map((node) => node.text),
  );
  return nodes.flatMap((node) => {
    const problem = impurity(node, local);
    return problem ? [findingAt(file, node, `${problem} has no place in rules`)] : [];
  });
}

function impurity(node: ts.Node, local: ReadonlySet<string>): string | undefined {
  if (ts.isBinaryExpression(node)) return impurePower(node);
  if (!ts.isIdentifier(node)) return undefined;
  const name = node.text;
  if (bannedMethods.has(name)) return name;
  if (isMemberName(node) || local.has(name)) return undefined;
  if (bannedGlobals.has(name)) return name;
  return name === "Math" ? impureMath(node) : undefined;
}

/** A power of whole literals, such as `2 ** 32`, is exact everywhere. */
function impurePower({ left, operatorToken, right }: ts.BinaryExpression): string | undefined {
  const isWhole = (node: ts.Node) => ts.isNumericLiteral(node) && /^\d+$/.test(node.text);
  if (!operatorToken.getText().startsWith("**") || (isWhole(left) && isWhole(right))) return undefined;
  return "the operator **";
}

function impureMath(node: ts.Identifier): string | undefined {
  const member = ts.isPropertyAccessExpression(node.parent) ? node.parent.name.text : undefined;
  if (member === undefined) return "Math other than by name";
  return exactMath.has(member) ? undefined : `Math.${member}`;
}

function isMemberName(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (ts.isObjectLiteralElement(parent) || ts.isTypeElement(parent) || ts.isClassElement(parent)) &&
    !ts.isShorthandPropertyAssignment(parent)
    ? parent.name === node
    : false;
}

function isDeclaration(node: ts.Identifier): boolean {
  const parent = node.parent;
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isImportSpecifier(parent);
  return declares && parent.name === node;
}
