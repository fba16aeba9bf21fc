import type { Resources } from "./world.ts";

/** Sums of resources, with nothing kept of what there is none of. */

export const amountOf = (resources: Resources, resort: string): number => resources[resort] ?? 0;
export function plus(a: Resources, b: Resources, sign: 1 | -1 = 1): Resources {
  const sum: Record<string, number> = { ...a };
  for (const resort of Object.keys(b).sort()) {
    const amount = amountOf(sum, resort) + sign * amountOf(b, resort);
    if (amount === 0) delete sum[resort];
    else sum[resort] = amount;
  }
  return sum;
}
export const minus = (a: Resources, b: Resources): Resources => plus(a, b, -1);
export const totalOf = (resources: Resources): number => Object.values(resources).reduce((sum, n) => sum + n, 0);
/** "2 domestic, 1 media". */
export const resourcesText = (resources: Resources): string =>
  Object.keys(resources)
    .sort()
    .map((resort) => `${amountOf(resources, resort)} ${resort}`)
    .join(", ") || "nothing";
