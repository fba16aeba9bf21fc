import { readdirSync, writeFileSync } from "node:fs";

/** Writes `src/cards/index.ts` from what lies in the folder: `npx node games/politics/scripts/list-cards.ts`. */

const folder = new URL("../src/cards/", import.meta.url);
const nameOf = (id: string): string => id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export function listCards(): string {
  const ids = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -".ts".length))
    .sort();
  return [
    `import type { Card } from "../card.ts";`,
    ...ids.map((id) => `import { ${nameOf(id)} } from "./${id}.ts";`),
    "",
    "/** Every card, by id. A script writes this list. */",
    "export const cards: readonly Card[] = [",
    ...ids.map((id) => `  ${nameOf(id)},`),
    "];",
    "",
  ].join("\n");
}

if (import.meta.main) writeFileSync(new URL("index.ts", folder), listCards());
