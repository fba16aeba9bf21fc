import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../tidy/repository.ts";

/** Nodes that npm can install: the packages must run on the oldest and on the newest of these. */
export const NODES = { 20: "20.20.2", 22: "22.23.3", 24: "24.21.0" } as const;
export type NodeMajor = keyof typeof NODES;

/** The folder with a certain Node in it, to be put first on the path; installed once, and kept. */
export function nodeFolder(major: NodeMajor): string {
  const home = join(root, ".cache", `node-${NODES[major]}`);
  const bin = join(home, "node_modules", "node", "bin");
  if (existsSync(join(bin, "node"))) return bin;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ private: true }));
  const platform = `${process.platform}-${process.arch}`;
  const wanted = `node@npm:node-${platform}@${NODES[major]}`;
  const { status, stderr } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", wanted], {
    cwd: home,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Node ${NODES[major]} cannot be installed: ${stderr}`);
  return bin;
}
