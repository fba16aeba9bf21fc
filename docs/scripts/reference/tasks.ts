import { readFileSync } from "node:fs";

/** The exports that belong to one task of a reader, as the index of a package groups them. */
export interface Task {
  readonly title: string;
  readonly about: string;
  readonly names: readonly string[];
}
const OTHER: Task = { title: "Exports", about: "", names: [] };
const COMMENT = /^\/\/ (.+)$/;
const LIST = /export (?:type )?\{([^}]+)\}|export (?:declare )?(?:const|function|interface|type|class|let) (\w+)/g;

/**
 * An index tells its tasks in comments of one or two lines, each between blank lines: `// Cards: files of data.` Exports
 * below such a comment belong to it. Two comments that begin alike are one task.
 */
export function tasksOf(file: string): readonly Task[] {
  const blocks = readFileSync(file, "utf8").split(/\n\s*\n/);
  const tasks: Task[] = [];
  let current = OTHER;
  for (const block of blocks) {
    const lines = block.trim().split("\n");
    const told = lines.flatMap((line) => COMMENT.exec(line)?.[1] ?? []);
    if (told.length === lines.length && told.length > 0) {
      current = { ...titled(told.join(" ")), names: [] };
      tasks.push(current);
      continue;
    }
    const names = [...block.matchAll(LIST)].flatMap(([, list, single]) =>
      single === undefined ? listed(list!) : [single],
    );
    if (names.length === 0) continue;
    if (current === OTHER && !tasks.includes(OTHER)) tasks.push(OTHER);
    tasks[tasks.indexOf(current)] = current = { ...current, names: [...current.names, ...names] };
  }
  return joined(tasks.filter(({ names }) => names.length > 0));
}
const listed = (list: string): readonly string[] =>
  list
    .split(",")
    .map((name) => (/ as (\w+)/.exec(name)?.[1] ?? name).trim().replace(/^type /, ""))
    .filter((name) => name !== "");
function titled(sentence: string): Pick<Task, "title" | "about"> {
  const [, title, about] = /^([^:.]{1,40}): (.+)$/.exec(sentence) ?? [];
  return title === undefined
    ? { title: sentence.replace(/\.$/, ""), about: "" }
    : { title, about: about!.charAt(0).toUpperCase() + about!.slice(1) };
}
function joined(tasks: readonly Task[]): readonly Task[] {
  const byTitle = new Map<string, Task>();
  for (const task of tasks) {
    const before = byTitle.get(task.title);
    const about = [before?.about, task.about].filter((text) => text !== undefined && text !== "").join(" ");
    byTitle.set(task.title, { title: task.title, about, names: [...(before?.names ?? []), ...task.names] });
  }
  return [...byTitle.values()];
}
