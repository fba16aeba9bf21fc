#!/usr/bin/env node
// Plain JavaScript that any Node can read: it finds the Node 24 of the workspace, because older ones cannot run TypeScript.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const program = new URL("../src/bin.ts", import.meta.url);
const isEnough = Number(process.versions.node.split(".")[0]) >= 24;

function findNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const start = dirname(fileURLToPath(program));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, "node_modules", ".bin", name);
    if (existsSync(found)) return found;
  }
  return undefined;
}
function runWith(node) {
  const child = spawn(node, [fileURLToPath(program), ...process.argv.slice(2)], { stdio: "inherit" });
  // Ctrl-C reaches both, and whoever does the work decides what it means. Who stops a process by its number knows this one.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (status, signal) => {
    process.exitCode = signal === null ? status : 130;
  });
}

const node = isEnough ? undefined : findNode();
if (isEnough) await import(program.href);
else if (node !== undefined) runWith(node);
else {
  process.stderr.write(
    `cardwright needs Node 24 or later; this is ${process.version}. Run "npm install" in the repository, which brings one, or install Node 24.\n`,
  );
  process.exitCode = 2;
}
