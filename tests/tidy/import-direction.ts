import { isBuiltin } from "node:module";
import { type Boundary, boundaries, type Place, placeOf, placeOfPackage } from "./areas.ts";
import { importsOf, pathFrom } from "./imports.ts";
import { findingAt, isScript, isTest, type Rule } from "./rule.ts";

export const importDirection: Rule = (files) =>
  files
    .filter((file) => isScript(file.path))
    .flatMap((file) => {
      const place = placeOf(file.path);
      if (!place) return [{ path: file.path, line: 1, message: "belongs to no area of tests/tidy/areas.ts" }];
      return importsOf(file).flatMap(({ node, specifier }) => {
        const problem = problemWith(file.path, place, specifier);
        return problem ? [findingAt(file, node, problem)] : [];
      });
    });

function problemWith(path: string, from: Place, specifier: string): string | undefined {
  const boundary: Boundary = boundaries[from.area];
  if (specifier.startsWith(".")) return problemWithPath(path, from, boundary, specifier);
  const target = placeOfPackage(specifier);
  if (target) return problemWithArea(path, from, boundary, target);
  if (specifier.startsWith("@cardwright/")) return `imports ${specifier}, which is no package of ours`;
  if (isTest(path)) return undefined;
  if (isBuiltin(specifier)) {
    return boundary.browser ? `imports ${specifier}, but ${from.area} runs in a browser too` : undefined;
  }
  if (!boundary.others || boundary.others.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
    return;
  return `imports ${specifier}, which ${from.area} may not depend on`;
}

function problemWithPath(path: string, from: Place, boundary: Boundary, specifier: string): string | undefined {
  const target = placeOf(pathFrom(path, specifier));
  if (!target || (target.folder !== from.folder && from.folder !== "")) {
    return `imports ${specifier} by path out of its own package`;
  }
  return problemWithArea(path, from, boundary, target);
}

function problemWithArea(path: string, from: Place, boundary: Boundary, target: Place): string | undefined {
  if (target.area === from.area && target.folder === from.folder) return undefined;
  const allowed = isTest(path) ? [...boundary.ours, ...boundary.tests] : boundary.ours;
  if (!allowed.includes(target.area)) return `${from.area} may not import ${target.area}`;
  const bothGames = from.area.startsWith("game") && target.area.startsWith("game");
  return bothGames && target.folder !== from.folder ? "a game may not import another game" : undefined;
}
