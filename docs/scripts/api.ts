import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readApi } from "./api/report.ts";
import { root } from "./reference/declarations.ts";

/** `npm run api`: writes down what the doors of core export, for the review. */
for (const { path, text } of readApi().reports) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
