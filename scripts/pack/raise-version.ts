import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run release -- --raise 0.2.0`: the one version of all packages, wherever it stands. Changes are told by reader in
 * CHANGELOG.md, under "Next" until they have a version.
 */
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;
interface Locked {
  version?: string;
  readonly [field: string]: unknown;
}
type Ranges = Record<string, string>;

export function raiseVersion(folder: string, to: string): readonly string[] {
  if (!VERSION.test(to)) throw new Error(`"${to}" is no version; say one such as 0.2.0`);
  const workspace = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Locked & {
    readonly version: string;
    readonly workspaces: readonly string[];
  };
  const from = workspace.version;
  if (from === to) throw new Error(`the version is ${from} already`);
  const manifests = [
    "package.json",
    ...workspace.workspaces.flatMap((path) => globSync(`${path}/package.json`, { cwd: folder })),
  ];
  for (const path of manifests) rewrite(join(folder, path), (text) => raisedManifest(text, from, to));
  rewrite(join(folder, "package-lock.json"), (text) => raisedLock(text, to));
  rewrite(join(folder, "CHANGELOG.md"), (text) => text.replace(/^## Next: /m, `## ${to}: `));
  return manifests;
}
function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
/** As text, so that it stays as its formatter left it. */
const raisedManifest = (text: string, from: string, to: string): string =>
  text.replaceAll(/^( *"(?:version|@cardwright\/[^"]+)": ")([^"]+)"/gm, (line, head: string, version: string) =>
    version === from ? `${head}${to}"` : line,
  );

/** Every package of the workspace, and what they ask of each other. */
function raisedLock(text: string, to: string): string {
  const lock = JSON.parse(text) as Locked & { readonly packages: Readonly<Record<string, Locked>> };
  lock.version = to;
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path.includes("node_modules/")) continue;
    locked.version = to;
    for (const kind of ["dependencies", "devDependencies", "peerDependencies"] as const) {
      const ranges = (locked[kind] ?? {}) as Ranges;
      for (const name of Object.keys(ranges)) if (name.startsWith("@cardwright/")) ranges[name] = to;
    }
  }
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}
