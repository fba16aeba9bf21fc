import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { referenceFiles } from "./reference/files.ts";

/** Writes the reference: `npm run docs:reference`. All of it is made from the code, so none of it is kept in Git. */
const docs = fileURLToPath(new URL("..", import.meta.url));
for (const folder of ["reference", "public/schema"]) rmSync(join(docs, folder), { recursive: true, force: true });
const files = referenceFiles();
for (const [path, text] of files) {
  mkdirSync(dirname(join(docs, path)), { recursive: true });
  writeFileSync(join(docs, path), text);
}
console.log(`${files.size} files of reference written`);
