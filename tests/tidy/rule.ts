import ts from "typescript";

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export type Rule = (files: readonly SourceFile[]) => Finding[];

export const isScript = (path: string) => /\.(ts|tsx|mts|js|mjs)$/.test(path);
export const isStyleSheet = (path: string) => path.endsWith(".css");
/** Scripts measure and list; they are no more part of the rules than tests are. */
export const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) ||
  /(^|\/)(test|tests|soak)\//.test(path) ||
  /^(games|packages)\/[^/]+\/scripts\//.test(path);

/** Rules read the syntax tree, so that a word in a comment or in a text is never taken for a call. */
const trees = new WeakMap<SourceFile, ts.SourceFile>();
function treeOf(file: SourceFile): ts.SourceFile {
  const known = trees.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  trees.set(file, tree);
  return tree;
}

export function* nodesOf(file: SourceFile): Generator<ts.Node> {
  const waiting: ts.Node[] = [treeOf(file)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => void children.push(child));
    waiting.push(...children.reverse());
  }
}

export function findingAt(file: SourceFile, node: ts.Node, message: string): Finding {
  const tree = treeOf(file);
  const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  return { path: file.path, line, message };
}

export interface Comment {
  /** Without its marks, from its first word on. */
  readonly text: string;
  readonly line: number;
}
/** Lines of `//` that follow each other are one comment. */
export function commentsOf(file: SourceFile): Comment[] {
  const tree = treeOf(file);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const found = new Map<number, Comment>();
  let lastLine = -1;
  for (const { pos, end, kind } of commentRanges(file)) {
    const line = lineAt(pos);
    const isNextLine = kind === ts.SyntaxKind.SingleLineCommentTrivia && line === lastLine + 1;
    lastLine = kind === ts.SyntaxKind.SingleLineCommentTrivia ? line : -1;
    if (!isNextLine) found.set(pos, { text: file.text.slice(pos, end).replace(/^\/[/*]+[\s*]*/, ""), line });
  }
  return [...found.values()];
}
/** Comments stand before and behind the tokens; the same one may be found from two of them. Words on a page are none. */
function commentRanges(file: SourceFile): readonly ts.CommentRange[] {
  const ranges = new Map<number, ts.CommentRange>();
  const words: ts.Node[] = [];
  const add = (range: ts.CommentRange): void => void ranges.set(range.pos, range);
  const look = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) words.push(node);
    ts.getLeadingCommentRanges(file.text, node.getFullStart())?.forEach(add);
    ts.getTrailingCommentRanges(file.text, node.getEnd())?.forEach(add);
    for (const child of node.getChildren(treeOf(file))) look(child);
  };
  look(treeOf(file));
  const isWords = ({ pos }: ts.CommentRange) => words.some((node) => pos >= node.getFullStart() && pos < node.getEnd());
  return [...ranges.values()].filter((range) => !isWords(range)).sort((a, b) => a.pos - b.pos);
}
