import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { entriesOf } from "./manifest.ts";
import { artifacts, type Package, root } from "./packages.ts";
import { filesIn } from "./specifiers.ts";

const compiler = join(dirname(fileURLToPath(import.meta.resolve("@typescript/native/package.json"))), "bin", "tsc");
const isShown = (stage: string): boolean => filesIn(join(stage, "src")).some((file) => file.endsWith(".tsx"));

/**
 * A package with style sheets that is imported in Node too, in tests above all, cannot import `.css` there: its code is
 * bundled, and all its style is one file that the page imports by name.
 */
const isStyled = ({ manifest: { exports = {} } }: Package): boolean => "./style.css" in exports;

/** Node 20 has these and nothing newer: a package that asks for more is not built. */
const OLDEST = ["es2023", "es2024.string"];

/** JavaScript, declarations and maps of a staged package. Its own packages are found built beside it. */
export async function compile(pack: Package, stage: string): Promise<void> {
  runCompiler(pack, stage);
  if (isStyled(pack)) return bundle(pack, stage);
  for (const file of filesIn(join(stage, "src")).filter((path) => path.endsWith(".css")))
    cpSync(file, join(stage, "dist", relative(join(stage, "src"), file)));
}
function runCompiler(pack: Package, stage: string): void {
  const shown = isShown(stage);
  const config = join(artifacts, "tsconfig", `${pack.manifest.name.replace("/", "-")}.json`);
  mkdirSync(dirname(config), { recursive: true });
  const options = {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    declarationMap: true,
    sourceMap: !isStyled(pack),
    emitDeclarationOnly: isStyled(pack),
    stripInternal: true,
    // A field is written once, where the constructor sets it: a declaration besides is a percent of a page.
    useDefineForClassFields: false,
    target: "es2024",
    lib: shown ? [...OLDEST, "dom", "dom.iterable"] : OLDEST,
    rootDir: join(stage, "src"),
    outDir: join(stage, "dist"),
    ...(shown ? { types: ["node", "vite/client"] } : {}),
  };
  const extended = relative(dirname(config), join(root, shown ? "tsconfig.web.json" : "tsconfig.base.json"));
  writeFileSync(
    config,
    JSON.stringify({ extends: extended, compilerOptions: options, include: [join(stage, "src")], exclude: [] }),
  );
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", config], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${pack.manifest.name} does not compile:\n${stdout}`);
}
async function bundle({ manifest }: Package, stage: string): Promise<void> {
  const dist = join(stage, "dist");
  await build({
    configFile: false,
    root: stage,
    logLevel: "warn",
    build: {
      outDir: dist,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: "es2024",
      cssCodeSplit: false,
      lib: {
        entry: Object.fromEntries(entriesOf(manifest).map((entry) => [entry, sourceOf(stage, entry)])),
        formats: ["es"],
        cssFileName: "modules",
      },
      rolldownOptions: { external: [/^@cardwright\//, /^react/, /^node:/] },
    },
  });
  const read = (file: string): string => readFileSync(file, "utf8");
  const own = read(join(stage, "src", "style.css")).replace(IMPORT, (_, path: string) =>
    read(join(stage, "src", path)),
  );
  writeFileSync(join(dist, "style.css"), `${own}\n${read(join(dist, "modules.css"))}`);
  rmSync(join(dist, "modules.css"));
}
const IMPORT = /@import "(.+?)";/g;
const sourceOf = (stage: string, entry: string): string =>
  ["ts", "tsx"].map((ending) => join(stage, "src", `${entry}.${ending}`)).find((file) => existsSync(file))!;
