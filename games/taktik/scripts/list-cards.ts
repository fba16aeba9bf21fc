import { readdirSync, writeFileSync } from "node:fs";

/** Writes `src/cards/index.ts` from what lies in the folder: `npx node games/taktik/scripts/list-cards.ts`. */

const folder = new URL("../src/cards/", import.meta.url);
const nameOf = (id: string): string => id.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

export function listCards(): string {
  const ids = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -".ts".length))
    .sort();
  return [
    `import type { CardDefinition } from "../cardset/definition.ts";`,
    ...ids.map((id) => `import { ${nameOf(id)} } from "./${id}.ts";`),
    "",
    "/** Written by scripts/list-cards.ts; a test compares. */",
    "export const allCards: readonly CardDefinition[] = [",
    ...ids.map((id) => `  ${nameOf(id)},`),
    "];",
    "",
  ].join("\n");
}

if (import.meta.main) writeFileSync(new URL("index.ts", folder), listCards());
