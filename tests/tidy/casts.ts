import ts from "typescript";
import { eachNode } from "./code-style.ts";
import { isTest } from "./rule.ts";

/** Casts that say that a type is missing where the value was made. Tests may hold things up to the light as they like. */

const inSources = (path: string) => !isTest(path);
const withoutBrackets = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? withoutBrackets(node.expression) : node;

/** `event["piece"] as string`: the event was declared, but not to the compiler. */
export const noEventFieldCast = eachNode(inSources, (node) => {
  if (!ts.isAsExpression(node)) return undefined;
  const field = withoutBrackets(node.expression);
  const isOfEvent = ts.isElementAccessExpression(field) && /^(event|.*Event)$/.test(field.expression.getText());
  return isOfEvent ? "casts a field of an event: declare its type" : undefined;
});

export const noCastToNever = eachNode(inSources, (node) =>
  ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.NeverKeyword ? "casts to never" : undefined,
);

export const noCastByUnknown = eachNode(inSources, (node) => {
  if (!ts.isAsExpression(node) || node.type.kind === ts.SyntaxKind.UnknownKeyword) return undefined;
  const inner = withoutBrackets(node.expression);
  const isUnknown = ts.isAsExpression(inner) && inner.type.kind === ts.SyntaxKind.UnknownKeyword;
  return isUnknown ? "casts by way of unknown: anything could become anything" : undefined;
});
