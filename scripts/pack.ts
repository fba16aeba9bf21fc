import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./pack/compile.ts";
import { publishedManifest, publishedReadme } from "./pack/manifest.ts";
import { artifacts, type Package, publicPackages, root, stageOf } from "./pack/packages.ts";
import { assertApart, filesIn, rewriteBuilt } from "./pack/specifiers.ts";

/**
 * `npm run pack`: every public package, built, as the tarball that a registry would get, in `artifacts/`. Nothing in the
 * workspace reads what is made here, so that nobody is fooled by a build of yesterday.
 */
const NOT_SHIPPED = /\.test\.tsx?$|[\\/]fixtures?[\\/]/;

async function stage(pack: Package): Promise<string> {
  const folder = stageOf(pack);
  mkdirSync(folder, { recursive: true });
  cpSync(join(pack.folder, "src"), join(folder, "src"), { recursive: true, filter: (file) => !NOT_SHIPPED.test(file) });
  for (const file of pack.manifest.files ?? [])
    cpSync(join(pack.folder, file), join(folder, file), { recursive: true });
  writeFileSync(join(folder, "README.md"), publishedReadme(readFileSync(join(pack.folder, "README.md"), "utf8")));
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  // Packages that npm could not put at the root of the workspace; npm packs no folder of this name.
  const own = join(pack.folder, "node_modules");
  if (existsSync(own)) symlinkSync(own, join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(publishedManifest(pack), undefined, 2)}\n`);
  await compile(pack, folder);
  rewriteBuilt(join(folder, "dist"));
  assertApart(filesIn(join(folder, "dist")));
  return folder;
}
interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly entryCount: number;
}
function tarball(folder: string): Packed {
  const parameters = ["pack", "--json", "--pack-destination", artifacts];
  const said = execFileSync("npm", parameters, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  return (Object.values(JSON.parse(said) as object) as Packed[])[0]!;
}

/** All of them, or none: what lay there before is of other sources. */
export async function packAll(tell: (line: string) => void): Promise<void> {
  mkdirSync(artifacts, { recursive: true });
  for (const old of readdirSync(artifacts)) rmSync(join(artifacts, old), { recursive: true, force: true });
  for (const pack of publicPackages()) {
    const { filename, size, entryCount } = tarball(await stage(pack));
    tell(`${filename}  ${(size / 1024).toFixed(0)} KB, ${entryCount} files`);
  }
}
if (import.meta.main) await packAll((line) => console.log(line));
