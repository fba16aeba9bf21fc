import type { Offer } from "@cardwright/core/host";

/** Offers are made anew for every step, and most of their options are what they were. */

export const NO_OFFERS: readonly Offer[] = [];
/** The new offers, with the old options where they say the same: then a patch names only what came and went. */
export function withOldOptions(before: readonly Offer[], after: readonly Offer[]): readonly Offer[] {
  if (before.length === 0 || after.length === 0) return after;
  return after.map((offer, i) => {
    const old = before[i];
    if (offer.choice === null || old?.choice == null || old.type !== offer.type) return offer;
    const { options: known } = old.choice;
    let at = 0;
    const options = offer.choice.options.map((option) => {
      let found = at;
      while (found < known.length && known[found]!.key !== option.key) found++;
      if (found === known.length || !isSame(known[found], option)) return option;
      at = found + 1;
      return known[found]!;
    });
    return { ...offer, choice: { ...offer.choice, options } };
  });
}
/** Compares two values of JSON. Options of one choice have their keys in the same order. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  let left = 0;
  for (const _ in other) left++;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !isSame(one[key], other[key])) return false;
    left--;
  }
  return left === 0;
}
