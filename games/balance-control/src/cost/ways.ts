import { amountOf, minus, plus, resourcesText } from "../resources.ts";
import type { Resources } from "../world.ts";

/** All the ways in which a price can be paid with what a player has [R8.1]. */

export interface Price {
  /** Exactly these. */
  readonly exact?: Resources;
  /** One of so many different resorts each. */
  readonly different?: number;
  /** One unit each: "any", a resort, or several with a bar between. */
  readonly items?: readonly string[];
  /** Two of one resort may be paid for a unit that the payer has nothing for [R10.8]. */
  readonly exchange?: boolean;
}
export interface Way {
  readonly id: string;
  readonly pays: Resources;
  /** Resorts that something else was paid for. */
  readonly stoodIn: readonly string[];
}
/** How many units of a kind another resource may stand in for. */
export type Substitutes = (kind: string, resource: string) => number;

/** Paid for one unit that is missing, as at the grassroots [R5.5]. */
const EXCHANGED = 2;

const accepted = (accepts: string, resource: string): boolean =>
  accepts === "any" || accepts.split("|").includes(resource);

/** With `most` it stops at so many: one is enough to know that it can be paid at all. */
export function waysToPay(
  have: Resources,
  resorts: readonly string[],
  { exact = {}, different = 0, items = [], exchange = false }: Price,
  substitutes: Substitutes,
  most = Number.POSITIVE_INFINITY,
): readonly Way[] {
  if (Object.keys(exact).some((resort) => amountOf(have, resort) < amountOf(exact, resort))) return [];
  const found = new Map<string, Way>();
  // Like next to like, so that two equal units are not tried in both orders.
  const units = [...items].sort();
  const keep = (pays: Resources, stoodIn: readonly string[]): void => {
    const id = resourcesText(pays);
    const known = found.get(id);
    if (known === undefined || known.stoodIn.length > stoodIn.length) found.set(id, { id, pays, stoodIn });
  };
  const fill = (at: number, from: number, pays: Resources, left: Resources, stoodIn: readonly string[]): void => {
    if (found.size >= most) return;
    const accepts = units[at];
    if (accepts === undefined) {
      keep(pays, stoodIn);
      return;
    }
    const lacking = exchange && !resorts.some((resort) => accepted(accepts, resort) && amountOf(left, resort) > 0);
    resorts.forEach((resource, i) => {
      if (lacking && amountOf(left, resource) >= EXCHANGED) {
        const several = { [resource]: EXCHANGED };
        fill(at + 1, 0, plus(pays, several), minus(left, several), stoodIn);
      }
      if (amountOf(left, resource) === 0) return;
      const natural = accepted(accepts, resource);
      if (natural && units[at - 1] === accepts && i < from) return;
      const used = stoodIn.filter((kind) => kind === accepts).length;
      if (!natural && used >= substitutes(accepts, resource)) return;
      const one = { [resource]: 1 };
      const next = natural ? stoodIn : [...stoodIn, accepts];
      fill(at + 1, natural ? i : 0, plus(pays, one), minus(left, one), next);
    });
  };
  const differ = (count: number, from: number, pays: Resources, left: Resources): void => {
    if (count === 0) {
      fill(0, 0, pays, left, []);
      return;
    }
    for (let i = from; i < resorts.length; i++) {
      const resource = resorts[i] ?? "";
      if (amountOf(left, resource) === 0) continue;
      differ(count - 1, i + 1, plus(pays, { [resource]: 1 }), minus(left, { [resource]: 1 }));
    }
  };
  differ(different, 0, exact, minus(have, exact));
  return [...found.values()];
}

/** A price as messages say it: how much of each; "different" and "climate-or-domestic" are words of their own. */
export function priceOf({ exact = {}, different = 0, items = [] }: Price) {
  const units = items.map((item) => item.replaceAll("|", "-or-"));
  const counted = Object.fromEntries(
    [...new Set(units)].sort().map((unit) => [unit, units.filter((other) => other === unit).length]),
  );
  return { cost: { ...plus(exact, counted), ...(different > 0 ? { different } : {}) } };
}
