import { join } from "node:path";
import { type Exported, root } from "./declarations.ts";
import type { Entry } from "./entries.ts";
import { block, code, page, text } from "./markdown.ts";
import { type Task, tasksOf } from "./tasks.ts";

const section = ({ name, file, declaration }: Exported): readonly string[] => [
  `### ${name}`,
  code(file),
  block("ts", declaration.replaceAll(/^export declare /gm, "export ")),
];
const chapter = ({ title, about, names }: Task, exports: ReadonlyMap<string, Exported>): readonly string[] => [
  `## ${text(title)}`,
  ...(about === "" ? [] : [text(about)]),
  ...names.flatMap((name) => section(exports.get(name)!)),
];
/** The exports of one module, by the tasks that they serve, and at the end the types that these name and nobody exports. */
export function exportsPage(
  { name, about, file }: Entry,
  exports: readonly Exported[],
  named: readonly Exported[],
): string {
  const byName = new Map([...exports, ...named].map((exported) => [exported.name, exported]));
  const tasks = tasksOf(join(root, file));
  const behind: readonly Task[] =
    named.length === 0 ? [] : [{ title: BEHIND, about: ABOUT_BEHIND, names: named.map((each) => each.name) }];
  return page(name, [text(about), ...[...tasks, ...behind].flatMap((task) => chapter(task, byName))]);
}
const BEHIND = "Types that these name";
const ABOUT_BEHIND = "They cannot be imported, and need not be: a value of the right shape is one.";
