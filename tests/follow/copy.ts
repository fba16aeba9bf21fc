import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryFiles, root } from "../tidy/repository.ts";

/** What a clone would hold, as it stands now: no build, no data, no node_modules; and nothing that is left out. */
export function copyRepository(folder: string, isLeftOut: (path: string) => boolean = () => false): void {
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  const paths = listed.status === 0 ? listed.stdout.split("\0") : repositoryFiles().map(({ path }) => path);
  for (const path of new Set(paths)) {
    if (path === "" || isLeftOut(path) || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
}
/**
 * What `npm ci` leaves, without its minutes: every package is the one installed here, and each workspace is linked to the
 * copy's own folder, so that nothing of this checkout is run by mistake.
 */
export function linkPackages(folder: string): void {
  const modules = join(folder, "node_modules");
  const here = join(root, "node_modules");
  mkdirSync(join(modules, "@cardwright"), { recursive: true });
  for (const name of readdirSync(here)) {
    if (name !== "@cardwright" && !name.startsWith(".vite") && !existsSync(join(modules, name)))
      symlinkSync(join(here, name), join(modules, name));
  }
  for (const workspace of workspacesOf(folder)) {
    const { name }: { name: string } = JSON.parse(readFileSync(join(folder, workspace, "package.json"), "utf8"));
    const link = join(modules, name);
    if (!existsSync(link)) symlinkSync(join(folder, workspace), link);
    const own = join(root, workspace, "node_modules");
    if (existsSync(own)) linkOwn(own, join(folder, workspace, "node_modules"));
  }
}
function linkOwn(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!name.startsWith(".") && !existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}
function workspacesOf(folder: string): readonly string[] {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return workspaces
    .flatMap((pattern) => {
      const parent = pattern.replace(/\/\*$/, "");
      return pattern === parent ? [parent] : readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((path) => existsSync(join(folder, path, "package.json")));
}
