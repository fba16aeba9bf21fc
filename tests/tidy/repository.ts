import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "./rule.ts";

export const root = join(import.meta.dirname, "..", "..");

/** Every text file that is tracked or would be. */
export function repositoryFiles(): SourceFile[] {
  return (pathsFromGit() ?? pathsFromFolder("")).flatMap((path) => {
    const file = join(root, path);
    if (!existsSync(file) || !statSync(file).isFile()) return [];
    const text = readFileSync(file, "utf8");
    return text.includes("\0") ? [] : [{ path, text }];
  });
}

function pathsFromGit(): string[] | undefined {
  const parameters = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const git = spawnSync("git", parameters, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  return git.status === 0 ? [...new Set(git.stdout.split("\0").filter(Boolean))] : undefined;
}

/** For a copy without Git: the test must hold there too, on a machine that has only Node and npm. */
const ignored = new Set([".git", "node_modules", "dist", ".cache", "coverage", "data", "artefacts"]);

function pathsFromFolder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (ignored.has(entry.name)) return [];
    return entry.isDirectory() ? pathsFromFolder(path) : [path];
  });
}
