import ts from "typescript";
import type { Escaped } from "./escaped-text.ts";

/**
 * Texts in the code of an interface. There everything that looks like prose is read by somebody, wherever it stands: between tags, in an
 * attribute, a variable, an argument. So nothing is looked for by name; what is no text is left out by what it is.
 */

/** Attributes for the browser alone. */
const TECHNICAL =
  /^(className|style|d|viewBox|href|type|role|id|key|transform|rel|src|lang|htmlFor|shape|preserveAspectRatio|points|data-[\w-]+|aria-(labelledby|describedby|controls|live|keyshortcuts))$/;
/** Calls that take no text for readers. */
const TECHNICAL_CALLS =
  /^(console\.\w+|import|\w*[mM]atchMedia|.*\.(closest|matches|querySelector(All)?|addEventListener))$/;
/** Options of one's own ways to play and decks, whose message goes by their id: `preset.<id>.name`, `deck.<id>.about`. */
const BY_ID = /^(name|about)$/;
/** Two words, or one that begins as a name does. A path, a class or a key of a message has neither. */
const PROSE = /\p{L}{2,}[,.:;]?\s+\p{L}|^\p{Lu}\p{Ll}+|\s\p{L}{3}/u;
/** Numbers and units of a style sheet. */
const STYLE = /^\(?(calc|clamp|prefers|width|height|xM\w+|\d)|\d(px|em|rem|cqw)\b/;
/** Names that no language changes: the framework's own, the scheme of a header, a command that is to be typed. */
const NAMES = /^(Cardwright|Bearer \d|cardwright play( \d| --\w+)+)$/;

export function interfaceTexts(file: string, source: string, known: (text: string) => boolean): readonly Escaped[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: Escaped[] = [];
  const visit = (node: ts.Node): void => {
    if (isTechnical(node, tree)) return;
    const text = writtenIn(node);
    if (text !== undefined && !(isById(node, tree) && known(text))) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push({ file, line, text: text.trim().replaceAll(/\s+/g, " ") });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
function isTechnical(node: ts.Node, tree: ts.SourceFile): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  // A defect is for whoever mends it; the page says why something failed in words of its own.
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText(tree)) && !saysSomething(node, tree);
  if (ts.isJsxAttribute(node)) return TECHNICAL.test(node.name.getText(tree));
  if (ts.isCallExpression(node)) return TECHNICAL_CALLS.test(node.expression.getText(tree));
  if (ts.isBinaryExpression(node)) return /^[!=]==$/.test(node.operatorToken.getText(tree));
  return ts.isTaggedTemplateExpression(node);
}
const saysSomething = (node: ts.Node, tree: ts.SourceFile): boolean => /\bsay(Now)?\(/.test(node.getText(tree));
const isById = (node: ts.Node, tree: ts.SourceFile): boolean =>
  ts.isPropertyAssignment(node.parent) && BY_ID.test(node.parent.name.getText(tree));

function writtenIn(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return /\p{L}{2,}/u.test(node.text) ? node.text : undefined;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined;
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return undefined;
  const text = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("0")
    : node.text;
  return PROSE.test(text) && !STYLE.test(text.trim()) && !NAMES.test(text) ? text : undefined;
}
