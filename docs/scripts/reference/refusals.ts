import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const CODE = /^[A-Z][A-Z0-9_]+$/;

/** Refusals stand in rules as calls, and their sentences beside them or in the English file: both are read for codes and sentences. */
export function refusalsIn(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (code: string, message: string): void => {
    const said = found.get(code) ?? new Set<string>();
    if (message !== "") said.add(message);
    found.set(code, said);
  };
  for (const path of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.ts$/.test(path) || /\.test\.ts$|^testing\//.test(path)) continue;
    const source = readFileSync(join(root, folder, path), "utf8");
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const at = node.arguments.findIndex(
          (argument) => ts.isStringLiteralLike(argument) && CODE.test(argument.text) && isRefusal(node),
        );
        const given = node.arguments[at];
        if (given !== undefined && ts.isStringLiteralLike(given)) add(given.text, words(node.arguments[at + 1]));
      }
      if (ts.isObjectLiteralExpression(node)) readCoded(node, add);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  }
  for (const [code, message] of inEnglish(join(root, folder, "../words/en.mf2"))) add(code, message);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
/** The codes in a language file: `CODE.variant = sentence` below `[refusal]`, where a sentence with variants has several lines. */
function* inEnglish(path: string): Iterable<readonly [code: string, message: string]> {
  const [, after = ""] = existsSync(path) ? readFileSync(path, "utf8").split("\n[refusal]\n") : [];
  const [section = ""] = after.split(/\n\[/);
  for (const [, code = "", message = ""] of section.matchAll(/^([A-Z][A-Z0-9_]+)[.\w]* =(.*)$/gm))
    yield [code, message.trim()];
}
/** `refuse`, `need`, `permission`, and a game's own functions that take a code and its sentence. */
function isRefusal({ expression, arguments: given }: ts.CallExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (["refuse", "need", "permission"].includes(name)) return true;
  const at = given.findIndex((argument) => ts.isStringLiteralLike(argument) && CODE.test(argument.text));
  const next = given[at + 1];
  return next !== undefined && words(next).includes(" ");
}
/** `{ code: "...", message: "..." }`, as handlers and hooks answer with it. */
function readCoded(node: ts.ObjectLiteralExpression, add: (code: string, message: string) => void): void {
  const propertyOf = (name: string): ts.Expression | undefined =>
    node.properties.find(
      (property): property is ts.PropertyAssignment =>
        ts.isPropertyAssignment(property) && property.name.getText() === name,
    )?.initializer;
  const code = propertyOf("code");
  if (code !== undefined && ts.isStringLiteralLike(code) && CODE.test(code.text))
    add(code.text, words(propertyOf("message")));
}
/** A sentence as it stands; what is filled in at run time is shown as dots. */
function words(node: ts.Expression | undefined): string {
  if (node === undefined) return "";
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
  }
  return "";
}
