import { catalog } from "@cardwright/catalog";
import { canariesOf } from "../../test/harness/catalog-canaries.ts";
import type { SoakPart } from "../part.ts";

/** Words that stand only on hidden cards, looked for in every byte that is sent, in every game of the catalog. */
export const part: SoakPart = {
  full: 4_000,
  async run(steps) {
    const wrong: string[] = [];
    const counts: Record<string, number> = { games: catalog.length };
    for (const entry of catalog) {
      const { escaped, ...report } = await canariesOf(entry, "soak", { steps, perMatch: 120 });
      for (const [name, many] of Object.entries(report)) counts[name] = (counts[name] ?? 0) + many;
      wrong.push(...escaped.map((line) => `${entry.game.id}: ${line}`));
    }
    return { counts, wrong };
  },
};
