import type { RuleWords } from "@cardwright/words";
import { measures as climate } from "../src/climate/measures/index.ts";
import { measures as economy } from "../src/economy/measures/index.ts";
import { measures as security } from "../src/security/measures/index.ts";
import { CORE_RESORTS } from "../src/world.ts";

const OF = { economy, security, climate };
const byId = new Map(
  Object.entries(OF).flatMap(([expansion, all]) =>
    all.map(({ id, timing, cost }) => [id, { timing, cost, own: [...CORE_RESORTS, expansion] }] as const),
  ),
);
/** When a measure holds, what it does and what it costs; other cards say what they do. */
export function measureText(face: string, words: RuleWords): string | undefined {
  const measure = byId.get(face);
  if (measure === undefined) return undefined;
  const { timing, cost, own } = measure;
  const price: Record<string, number> = {};
  for (const resort of cost) price[resort] = (price[resort] ?? 0) + 1;
  // A resort of another expansion may be missing in a match, and any other pays it there [R10.6].
  const key = cost.every((resort) => own.includes(resort)) ? "label.measure" : "label.measure.foreign";
  return words.text(key, { timing, text: words.cardText(face), cost: price });
}
