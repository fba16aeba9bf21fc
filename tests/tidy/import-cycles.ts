import { placeOf } from "./areas.ts";
import { importsOf, pathFrom } from "./imports.ts";
import { isScript, isTest, type Rule, type SourceFile } from "./rule.ts";

type Graph = ReadonlyMap<string, readonly string[]>;

/** Files of a package that import each other in a circle, types included: none of them can be understood without the others. */
export const noImportCycle: Rule = (files) => {
  const graph = importsWithin(files.filter(({ path }) => isScript(path) && !isTest(path)));
  return circlesOf(graph).flatMap((circle) =>
    circle.map((path) => ({ path, line: 1, message: `is one of ${circle.length} files that import each other` })),
  );
};

function importsWithin(files: readonly SourceFile[]): Graph {
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => {
      const targets = importsOf(file)
        .filter(({ specifier }) => specifier.startsWith("."))
        .map(({ specifier }) => pathFrom(file.path, specifier))
        .filter((path) => paths.has(path) && placeOf(path)?.folder === placeOf(file.path)?.folder);
      return [file.path, targets];
    }),
  );
}

/** The strongly connected parts of more than one file, found as Tarjan does it. */
function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): void => {
    const number = order.size;
    order.set(path, number);
    lowest.set(path, number);
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      if (!order.has(target)) visit(target);
      else if (!open.includes(target)) continue;
      lowest.set(path, Math.min(lowest.get(path) ?? number, lowest.get(target) ?? number));
    }
    if (lowest.get(path) !== number) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle);
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return circles;
}
