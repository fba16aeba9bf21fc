import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Counts, countAll, lowered } from "../tests/tidy/counts.ts";
import { repositoryFiles, root } from "../tests/tidy/repository.ts";

/** Writes down what has become less: `npx node scripts/lower-counts.ts`. No number ever grows by it. */
const file = join(root, "tests/tidy/counts.json");
const written = JSON.parse(readFileSync(file, "utf8")) as Counts;
writeFileSync(file, `${JSON.stringify(lowered(written, countAll(repositoryFiles())), undefined, 2)}\n`);
