#!/usr/bin/env node
// Plain JavaScript that any Node can read: it finds the Node 24 of the workspace, because older ones cannot run TypeScript.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../src/bin.ts", import.meta.url));
const isEnough = Number(process.versions.node.split(".")[0]) >= 24;

function findNode() {
  if (isEnough) return process.execPath;
  const name = process.platform === "win32" ? "node.exe" : "node";
  for (let folder = dirname(program); folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, "node_modules", ".bin", name);
    if (existsSync(found)) return found;
  }
  return undefined;
}

const node = findNode();
if (node === undefined) {
  process.stderr.write(
    `cardwright needs Node 24 or later; this is ${process.version}. Run "npm install" in the repository, which brings one, or install Node 24.\n`,
  );
  process.exitCode = 2;
} else {
  // A signal reaches both. Whoever does the work decides what it means; this one waits and hands on how it ended.
  for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => undefined);
  const { status, signal } = spawnSync(node, [program, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = signal === null ? (status ?? 3) : 130;
}
