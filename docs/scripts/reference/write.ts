import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { referenceFiles } from "./files.ts";

const docs = fileURLToPath(new URL("../../", import.meta.url));
/** Writes all of it anew, so that nothing stays of what is gone. */
export function writeReference(): ReadonlyMap<string, string> {
  for (const folder of ["reference", "public/schema"]) rmSync(join(docs, folder), { recursive: true, force: true });
  const files = referenceFiles();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(docs, path)), { recursive: true });
    writeFileSync(join(docs, path), text);
  }
  return files;
}
