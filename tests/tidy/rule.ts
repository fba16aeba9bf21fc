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
