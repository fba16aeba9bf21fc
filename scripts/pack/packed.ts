import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { madeOnce } from "@cardwright/testbed/made-once";
import { artifacts, publicPackages, root } from "./packages.ts";

/** The tarballs of the sources as they are; those that fit are kept. */
export async function packed(): Promise<string> {
  const folders = publicPackages().map(({ folder }) => folder.slice(root.length + 1));
  await madeOnce({
    stamp: join(artifacts, "packed-from.txt"),
    // "scripts" of a package is left out, the folder named here is not.
    sources: [...folders, "scripts/pack", "scripts/pack.ts", "tsconfig.base.json", "tsconfig.web.json", "package.json"],
    make: runPack,
  });
  return artifacts;
}
/** In a process of its own: a test runner says NODE_ENV=test, and React's code would be the one for developers. */
function runPack(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts", "pack.ts")], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`the packages cannot be built: ${stderr}`);
}
