#!/usr/bin/env node
import module from "node:module";
import { fileURLToPath } from "node:url";

// What was read and compiled once is kept, for the threads and processes that this one starts too: each of them would
// otherwise strip the types of everything again. Where nothing can be written, nothing is kept.
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL("../.cache/compiled", import.meta.url));
module.enableCompileCache?.(process.env["NODE_COMPILE_CACHE"]);

// Whoever reads the output may have seen enough, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
// Remarks that nobody reads any more are no reason to stop, nor to end with another code.
process.stderr.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
const { run } = await import("./program.ts");
await run(process.argv.slice(2));
