import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The list of all cards, as src/cards/index.ts holds it: one file, one card. */
export const cardsFolder = join(import.meta.dirname, "..", "src", "cards");
const variableOf = (id: string): string => id.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

export function cardList(): string {
  const ids = readdirSync(cardsFolder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -".ts".length))
    .sort();
  return [
    `import type { CardDefinition } from "../cardset/definition.ts";`,
    ...ids.map((id) => `import { ${variableOf(id)} } from "./${id}.ts";`),
    "",
    "/** Written by scripts/list-cards.ts; a test compares. */",
    "export const allCards: readonly CardDefinition[] = [",
    ...ids.map((id) => `  ${variableOf(id)},`),
    "];",
    "",
  ].join("\n");
}
