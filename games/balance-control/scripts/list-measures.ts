import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes the list of measures of each expansion from the files that lie there: `npx node games/balance-control/scripts/list-measures.ts`. */

const source = join(import.meta.dirname, "..", "src");
export const EXPANSIONS = ["economy", "security", "climate"] as const;
export const listPath = (expansion: string): string => join(source, expansion, "measures", "index.ts");

export function listOf(expansion: string): string {
  const ids = readdirSync(join(source, expansion, "measures"))
    .filter((file) => /^[A-Z]\d\d\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();
  return [
    "// Written by scripts/list-measures.ts.",
    ...ids.map((id) => `import { ${id} } from "./${id}.ts";`),
    "",
    `export const measures = [${ids.join(", ")}];`,
    "",
  ].join("\n");
}

if (import.meta.main) for (const expansion of EXPANSIONS) writeFileSync(listPath(expansion), listOf(expansion));
