import { posix } from "node:path";
import { isScript, isStyleSheet, type Rule } from "./rule.ts";

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pascal = /^[A-Z][A-Za-z0-9]*$/;
/** A measure or a card is named as its printed id is: E11. */
const printed = /^[A-Z]{1,3}[0-9]+$/;

/** Files are named in kebab-case; one that holds a component, and what belongs to it, as the component is. */
export const kebabNames: Rule = (files) => {
  const components = new Set(files.filter(({ path }) => path.endsWith(".tsx")).map(({ path }) => stemOf(path)));
  return files
    .filter(({ path }) => isScript(path) || isStyleSheet(path))
    .filter(({ path }) => {
      const stem = stemOf(path);
      const name = posix.basename(stem);
      if (kebab.test(name) || printed.test(name)) return false;
      return !(pascal.test(name) && components.has(stem));
    })
    .map(({ path }) => ({ path, line: 1, message: "is not named in kebab-case, or as the component that it holds" }));
};
/** Without the endings: `Table.module.css` and `Table.test.tsx` belong to `Table`. */
function stemOf(path: string): string {
  const name = posix.basename(path);
  return posix.join(posix.dirname(path), name.slice(0, name.indexOf(".", 1)));
}
