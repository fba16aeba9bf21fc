import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Builds the page before the first start. A build that is there is kept; delete packages/web/dist to make a new one. */
const web = join(import.meta.dirname, "..", "packages", "web");
if (!existsSync(join(web, "dist", "index.html"))) {
  console.error("building the page, once ...");
  const vite = join(dirname(fileURLToPath(import.meta.resolve("vite/package.json"))), "bin", "vite.js");
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: web,
    env,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
}
