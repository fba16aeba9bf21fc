import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A package's manifest, as far as it is read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Public, and with a `bin` of its own where the workspace's one is only for the workspace. */
  readonly publishConfig?: { readonly access: string; readonly bin?: Readonly<Record<string, string>> };
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}
export interface Package {
  /** Its folder in the workspace. */
  readonly folder: string;
  readonly manifest: Manifest;
}
export const root = join(import.meta.dirname, "..", "..");
export const artifacts = join(root, "artifacts");
/** Below a `node_modules`, so that packages find each other there as they will where they are installed. */
export const stageOf = ({ manifest }: Package): string => join(artifacts, "node_modules", manifest.name);

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8")) as Manifest;

/** Every package with a `publishConfig`, each behind those that it needs. All are `private` here: sources are never published. */
export function publicPackages(): readonly Package[] {
  const left = globSync("packages/*/package.json", { cwd: root })
    .map((path) => join(root, path))
    .map((file) => ({ folder: dirname(file), manifest: readManifest(file) }))
    .filter(({ manifest }) => manifest.publishConfig !== undefined)
    .sort((a, b) => a.manifest.name.localeCompare(b.manifest.name));
  const ordered: Package[] = [];
  while (left.length > 0) {
    const next = left.findIndex((one) => !left.some((other) => other !== one && needs(one, other)));
    if (next < 0)
      throw new Error(`${left.map(({ manifest }) => manifest.name).join(", ")} need each other in a circle`);
    ordered.push(...left.splice(next, 1));
  }
  return ordered;
}
const needs = ({ manifest: { dependencies, peerDependencies } }: Package, { manifest: { name } }: Package): boolean =>
  name in { ...dependencies, ...peerDependencies };
