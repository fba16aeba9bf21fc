import { readdirSync, writeFileSync } from "node:fs";

/** Writes `src/cards/index.ts` from what lies in the folder: `npx node games/minis/scripts/list-cards.ts`. */

const folder = new URL("../src/cards/", import.meta.url);
const nameOf = (id: string): string => id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function listCards(): string {
  const ids = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && file !== "index.ts")
    .map((file) => file.slice(0, -".ts".length))
    .sort();
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

if (import.meta.main) writeFileSync(new URL("index.ts", folder), listCards());
