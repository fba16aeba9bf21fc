import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Manifest, type Package, root } from "./packages.ts";

const SOURCE = /^\.\/src\/(.+?)\.tsx?$/;
const built = (file: string, ending: string): string => file.replace(SOURCE, `./dist/$1.${ending}`);

/** An entry in TypeScript is published as its JavaScript and its declarations, anything else as it is. */
const publishedEntry = (file: string): string | { readonly types: string; readonly default: string } => {
  if (!SOURCE.test(file)) return file.replace(/^\.\/src\//, "./dist/");
  return { types: built(file, "d.ts"), default: built(file, "js") };
};
const mapped = <T, U>(record: Readonly<Record<string, T>>, each: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, each(value)]));

/** The entries of a package that are code, as paths in its `src` without their ending. */
export const entriesOf = ({ exports = {} }: Manifest): readonly string[] =>
  Object.values(exports).flatMap((file) => SOURCE.exec(file)?.[1] ?? []);

const workspace = (): Manifest => JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
/** The address of the repository stands in the workspace's own manifest and nowhere else: links out of a package lead there. */
export const repositoryUrl = (): string => (workspace()["repository"] as { readonly url: string }).url;
export function publishedReadme(text: string): string {
  const address = repositoryUrl()
    .replace(/^git\+/, "")
    .replace(/\.git$/, "");
  return text.replaceAll("](../../", `](${address}/blob/HEAD/`);
}
/** The workspace's manifest names sources; the published one names built files. */
export function publishedManifest({ folder, manifest }: Package): Manifest {
  const { private: _, devDependencies: __, scripts: ___, publishConfig, exports = {}, files = [], ...kept } = manifest;
  const { access = "public", bin = manifest.bin } = publishConfig ?? {};
  const { license, repository, engines } = workspace();
  const { types, default: main } = Object(publishedEntry(exports["."] ?? "")) as { types?: string; default?: string };
  return {
    ...kept,
    license,
    repository: { ...Object(repository), directory: relative(root, folder) },
    engines: manifest["engines"] ?? engines,
    ...(main === undefined ? {} : { main, types }),
    ...(bin === undefined ? {} : { bin: mapped(bin, (file) => built(file, "js")) }),
    publishConfig: { access },
    exports: { ...mapped(exports, publishedEntry), "./package.json": "./package.json" },
    files: [...new Set(["dist", "src", ...files])],
  } as Manifest;
}
