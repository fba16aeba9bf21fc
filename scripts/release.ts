import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repositoryUrl } from "./pack/manifest.ts";
import { examinePublishing } from "./pack/may-publish.ts";
import { artifacts, publicPackages, root } from "./pack/packages.ts";
import { raiseVersion } from "./pack/raise-version.ts";
import { packAll } from "./pack.ts";

/**
 * `npm run release -- --dry-run` shows what a release would publish; without it every package goes to the registry that npm
 * is set to, or to `--registry`. All have one version: they are tested together and fit together. `--raise 0.2.0` before that
 * writes the next one wherever it stands, and publishes nothing.
 */
const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean" },
    registry: { type: "string" },
    tag: { type: "string", default: "latest" },
    packed: { type: "boolean" },
    raise: { type: "string" },
  },
});
if (values.raise !== undefined) {
  const raised = raiseVersion(root, values.raise);
  console.log(`${raised.length} packages, the lock and CHANGELOG.md say ${values.raise}; commit, then publish`);
  process.exit();
}
const packages = publicPackages();
const versions = new Set(packages.map(({ manifest }) => manifest.version));
if (versions.size !== 1)
  throw new Error(`packages are released together, and have versions ${[...versions].join(", ")}`);
if (values["dry-run"] !== true) {
  const registry = values.registry ?? execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  examinePublishing(repositoryUrl(), registry);
}
// The flag says that artifacts already holds what was packed from these sources.
if (values.packed !== true) await packAll((line) => console.log(line));

for (const { manifest } of packages) {
  const file = join(artifacts, `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`);
  const target = values.registry === undefined ? [] : ["--registry", values.registry];
  const rehearsal = values["dry-run"] === true ? ["--dry-run"] : [];
  const { status } = spawnSync("npm", ["publish", file, "--tag", values.tag, ...target, ...rehearsal], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error(`${manifest.name} was not published; what came before it was`);
}
