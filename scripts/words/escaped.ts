import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Escaped } from "./escaped-text.ts";
import { interfaceTexts } from "./interface-texts.ts";

/**
 * Texts that players read and that no language's file has. Rules may carry the English of a message word for word, for tools that have
 * no language files at hand; a sentence in `say` is for them alone, and its event has a message of its own or is missed.
 */

/** Properties whose text a player reads, in the rules of games and of the engine. */
const SLOTS: ReadonlySet<string> = new Set(["ask", "label", "message", "reason", "why"]);
const CARD_SLOTS: ReadonlySet<string> = new Set(["name", "text", "about", "aim", "meaning", "summary"]);
const RULES = ["games/*/src/**/*.{ts,tsx}", "packages/core/src/**/*.ts"] as const;
const INTERFACES = [
  "games/*/ui/**/*.{ts,tsx}",
  "packages/{table,web}/src/**/*.{ts,tsx}",
  "packages/cli/src/*.ts",
] as const;
const IGNORED = /\/(test|testing|scenarios)\b|\.test\.|scenarios\.ts$/;
/** Parts of interfaces that no player sees, each with the reason. */
const NO_INTERFACE: readonly { readonly files: RegExp; readonly reason: string }[] = [
  { files: /^packages\/web\/src\/build\//, reason: "builds pages; told to whoever runs the command" },
  { files: /^packages\/web\/src\/develop\//, reason: "told to whoever writes rules, while cardwright dev runs" },
  { files: /^packages\/table\/src\/scenario\.ts$/, reason: "says to tests and authors why a scenario failed" },
  { files: /^packages\/web\/src\/match\/turn-into\.ts$/, reason: "writes the source of a test" },
  { files: /^packages\/web\/src\/index\.tsx$/, reason: "names of fonts" },
  {
    files:
      /^packages\/cli\/src\/(failure-text|game-argument|options|output|program|replay-source|scaffold|server-api)\.ts$/,
    reason: "told to whoever types a command, before a table is there; commands and their help are English",
  },
  { files: /\/art\//, reason: "drawings, as the source of pictures" },
  { files: /\/ui\/lesson\.ts$/, reason: "keys of options by their parts; texts of lessons are messages" },
];

/**
 * Texts beside these that no player reads, by the call that they stand in, each with the reason. Any other text in the same files
 * is found.
 */
const FOR_OTHERS: readonly { readonly files: RegExp; readonly call: RegExp; readonly reason: string }[] = [
  {
    files: /^packages\/core\/src\/(takes|engine\/checking)\.ts$/,
    call: /^refuse\(\s*"(CHOICE|PAYLOAD)_INVALID"/,
    reason: "told to authors of clients and rules; players read refusal.CHOICE_INVALID and refusal.PAYLOAD_INVALID",
  },
  {
    files: /^games\/politics\/src\/(queue|flow)\//,
    call: /^logged\(/,
    reason: "spec 002 gives the LOG lines word for word, for machines; players read the events beside them",
  },
];
/** Texts that may stand there: each message without parameters of the file's folder and of the engine, and its key. */
export type KnownTexts = (folder: string) => ReadonlySet<string>;

export function escapedTexts(root: string, known: KnownTexts): readonly Escaped[] {
  const filesOf = (patterns: readonly string[]): readonly string[] =>
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((file) => !IGNORED.test(file))
      .sort();
  const isKnown = (file: string) => {
    const texts = known(file.split("/").slice(0, 2).join("/"));
    return (text: string): boolean => texts.has(plain(text));
  };
  const source = (file: string): string => readFileSync(join(root, file), "utf8");
  return [
    ...filesOf(RULES).flatMap((file) => {
      const stands = isKnown(file);
      return textsIn(file, source(file)).filter(({ text }) => !stands(text));
    }),
    ...filesOf(INTERFACES)
      .filter((file) => !NO_INTERFACE.some(({ files }) => files.test(file)))
      .flatMap((file) => interfaceTexts(file, source(file), isKnown(file))),
  ];
}
/** A reason begins small in code and is a sentence in a file. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll("’", "'").replace(/\.$/, "").replaceAll(/\s+/g, " ").trim();
export function textsIn(file: string, source: string): readonly Escaped[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<ts.Node, string>();
  const visit = (node: ts.Node): void => {
    if (isForOthers(node, tree, file)) return;
    for (const read of readIn(node, tree, file)) collect(read, found);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found].map(([node, text]) => ({
    file,
    line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
    text,
  }));
}
const isForOthers = (node: ts.Node, tree: ts.SourceFile, file: string): boolean =>
  ts.isCallExpression(node) && FOR_OTHERS.some(({ files, call }) => files.test(file) && call.test(node.getText(tree)));
/** The parts of a node that players read. */
function readIn(node: ts.Node, tree: ts.SourceFile, file: string): readonly ts.Node[] {
  if (ts.isJsxText(node)) return [node];
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
    const name = node.name.getText(tree);
    const read = SLOTS.has(name) || (CARD_SLOTS.has(name) && file.startsWith("games/"));
    const value = ts.isPropertyAssignment(node) ? node.initializer : node.body;
    return read && value !== undefined ? [value] : [];
  }
  if (!ts.isCallExpression(node)) return [];
  const called = node.expression.getText(tree);
  if (called === "refuse") return node.arguments.slice(1, 2);
  if (called.endsWith(".need")) return node.arguments.slice(2, 3);
  if (called.startsWith("permission")) return node.arguments.slice(2, 3);
  return called.endsWith(".win") || called.endsWith(".yesNo") ? node.arguments.slice(1, 2) : [];
}
/** A name for rules is one word that begins small, and so is the key of a message. */
function collect(node: ts.Node, found: Map<ts.Node, string>): void {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node)) {
    const text = ts.isTemplateExpression(node) ? node.getText() : node.text;
    const written = ts.isTemplateExpression(node) ? writtenIn(node) : text;
    const isId = !ts.isJsxText(node) && !/\s|^\p{Lu}/u.test(written);
    if (!isId && /\p{L}{2,}/u.test(written)) found.set(node, text.trim().replaceAll(/\s+/g, " "));
    return;
  }
  ts.forEachChild(node, (child) => collect(child, found));
}
/** A template without what is worked out in it. */
const writtenIn = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join("0");
