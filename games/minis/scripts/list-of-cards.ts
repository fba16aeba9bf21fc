/** The text of src/cards/index.ts for the files in that folder: one import for each card, then the list. */
export function listOfCards(files: readonly string[]): string {
  const ids = files
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -".ts".length))
    .sort();
  const nameOf = (id: string): string => id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [
    `import type { MinisCard } from "../card-types.ts";`,
    ...ids.map((id) => `import { ${nameOf(id)} } from "./${id}.ts";`),
    "",
    "/** Every card, one file each. Written by scripts/list-cards.ts; a test checks that it is up to date. */",
    "export const ALL_CARDS: readonly MinisCard[] = [",
    ...ids.map((id) => `  ${nameOf(id)},`),
    "];",
    "",
  ].join("\n");
}
