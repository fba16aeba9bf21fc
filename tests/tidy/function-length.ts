import ts from "typescript";
import { eachNode } from "./code-style.ts";
import { isTest } from "./rule.ts";

const limit = 60;

/** A test's outermost functions are lists of tests, as long as the list is. */
export const noLongFunction = eachNode(
  (path) => !isTest(path),
  (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || node.body === undefined) return undefined;
    const tree = node.getSourceFile();
    const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
    const lines = lineOf(node.getEnd()) - lineOf(node.getStart(tree)) + 1;
    return lines > limit ? `is a function of ${lines} lines, more than ${limit}` : undefined;
  },
);
