#!/usr/bin/env node
import { run } from "./program.ts";

// Whoever reads the output may have seen enough, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
await run(process.argv.slice(2));
