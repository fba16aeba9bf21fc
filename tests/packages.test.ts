import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, expect, test } from "vitest";
import { artifacts, type Package, publicPackages, stageOf } from "../scripts/pack/packages.ts";
import { packed } from "../scripts/pack/packed.ts";
import { assertApart, filesIn, namesSource, withBuiltNames } from "../scripts/pack/specifiers.ts";
import { bytesOf } from "./packages/size.ts";
import { root } from "./tidy/repository.ts";

/** The tarballs that a registry would get, looked at file by file; tests/stranger.test.ts installs and uses it. */

beforeAll(() => packed(), 180_000);
const packages = publicPackages();
const byName = packages.map((pack) => ({ name: pack.manifest.name, pack }));
const read = (pack: Package, file: string): string => readFileSync(join(stageOf(pack), file), "utf8");
const tarballOf = ({ manifest: { name, version } }: Package): string =>
  join(artifacts, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
const filesOf = (pack: Package): readonly string[] =>
  spawnSync("tar", ["-tzf", tarballOf(pack)], { encoding: "utf8" })
    .stdout.trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));

test("all that is published is what an author or a host needs, and nothing of it is a game", () => {
  expect(packages.map(({ manifest }) => manifest.name).sort()).toEqual([
    ...["bots", "cli", "client", "core", "lab", "protocol", "server", "table", "web", "words"].map(
      (name) => `@cardwright/${name}`,
    ),
    "create-cardwright",
  ]);
  const games = readdirSync(join(root, "games")).map((name) => `@cardwright/game-${name}`);
  for (const { manifest } of packages) {
    const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(needed.filter((name) => games.includes(name) || name === "@cardwright/catalog")).toEqual([]);
  }
});
test.for(byName)("$name has code, declarations, maps, sources, README and licence, and no test", ({ pack }) => {
  const files = filesOf(pack);
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
  expect(
    files.filter((file) => /\.test\.|fixtures?\/|node_modules|^test\//.test(file) && !file.startsWith("template/")),
  ).toEqual([]);
  const manifest = JSON.parse(read(pack, "package.json")) as Record<string, unknown>;
  expect(manifest).toMatchObject({ license: "MIT", engines: { node: ">=20.19" }, repository: { type: "git" } });
  expect(manifest["private"]).toBeUndefined();
  for (const entry of Object.values(manifest["exports"] as Record<string, string | Record<string, string>>)) {
    for (const file of typeof entry === "string" ? [entry] : Object.values(entry)) {
      const [folder = "", rest] = file.slice(2).split("*");
      if (rest === undefined) expect(files).toContain(folder);
      else expect(files.filter((path) => path.startsWith(folder)).length).toBeGreaterThan(0);
    }
  }
  const effects = [manifest["sideEffects"] ?? []]
    .flat()
    .filter((file) => typeof file === "string" && !file.includes("*"));
  for (const file of effects) expect(files).toContain(String(file).slice(2));
  const maps = files.filter((file) => file.endsWith(".d.ts.map"));
  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps) {
    const { sources } = JSON.parse(read(pack, map)) as { readonly sources: readonly string[] };
    for (const source of sources) expect(files).toContain(join(map, "..", source));
  }
});
/** Checked where it is set, so that a new address is one change. */
test("the address of the repository stands in one file, and every package leads there", () => {
  const { url } = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { repository: { url: string } })
    .repository;
  const address = url.replace(/^git\+|\.git$/g, "");
  const naming = spawnSync("git", ["grep", "--files-with-matches", "--fixed-strings", address], {
    cwd: root,
    encoding: "utf8",
  });
  expect(naming.stdout.trim().split("\n")).toEqual(["package.json"]);
  for (const pack of packages) {
    expect(read(pack, "README.md")).toContain(`](${address}/blob/HEAD/`);
    expect(read(pack, "README.md")).not.toContain("](../");
  }
});
test.for(byName)("$name: publint finds nothing", async ({ pack }) => {
  const { messages, pkg } = await publint({ pkgDir: stageOf(pack), strict: true, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg as Record<string, unknown>))).toEqual([]);
});
test.for(byName)("$name: its types are found as they are meant to be", { timeout: 60_000 }, ({ pack }) => {
  const program = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const styles = Object.keys(pack.manifest.exports ?? {}).filter((entry) => entry.endsWith(".css"));
  const left = styles.length === 0 ? [] : ["--exclude-entrypoints", ...styles];
  const parameters = [program, tarballOf(pack), "--profile", "esm-only", "--format", "ascii", "--no-emoji", ...left];
  const { status, stdout } = spawnSync(process.execPath, parameters, { encoding: "utf8" });
  expect([status, status === 0 ? "" : stdout]).toEqual([0, ""]);
});
test("a client is at most 10 KB, compressed", async () => {
  const code = `import { connect } from "@cardwright/client"; console.log(connect);`;
  expect(await bytesOf("client", code)).toBeLessThanOrEqual(10_240);
});
test("a small game with its engine is at most 40 KB, compressed", async () => {
  const readme = read(packages.find(({ manifest }) => manifest.name === "@cardwright/core")!, "README.md");
  const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(await bytesOf("game", code)).toBeLessThanOrEqual(40_960);
});
test("the table's code is the one for players, not for developers of React", () => {
  const table = packages.find(({ manifest }) => manifest.name === "@cardwright/table")!;
  expect(read(table, "dist/index.js")).not.toContain("jsx-dev-runtime");
});
test("built code that would look for a source is found, and so are names that differ only by case", () => {
  expect(withBuiltNames("a.js", 'new URL("./worker.ts", import.meta.url)')).toBe(
    'new URL("./worker.js", import.meta.url)',
  );
  expect(withBuiltNames("a.d.ts", 'export { A } from "./a.ts";')).toBe('export { A } from "./a.js";');
  expect(namesSource('const address = new URL("./x.ts", base);')).toBeDefined();
  expect(() => assertApart(["dist/Emblem.js", "dist/emblem.js"])).toThrow("differ only by case");
  for (const pack of packages)
    for (const file of filesIn(join(stageOf(pack), "dist")).filter((path) => path.endsWith(".js")))
      expect(namesSource(readFileSync(file, "utf8"))).toBeUndefined();
});
