import { amountOf, minus, plus, resourcesText, totalOf } from "../resources.ts";
import type { Resources } from "../world.ts";

/** All the ways in which a price can be paid with what a player has [R8.1]. */

export interface Price {
  /** Exactly these. */
  readonly exact?: Resources;
  /** One of so many different resorts each. */
  readonly different?: number;
  /** One unit each: "any", a resort, or several with a bar between. */
  readonly items?: readonly string[];
}
export interface Way {
  readonly id: string;
  readonly pays: Resources;
  /** Resorts that something else was paid for. */
  readonly stoodIn: readonly string[];
}
/** How many units of a kind another resource may stand in for. */
export type Substitutes = (kind: string, resource: string) => number;

const accepted = (accepts: string, resource: string): boolean =>
  accepts === "any" || accepts.split("|").includes(resource);

/** With `most` it stops at so many: one is enough to know that it can be paid at all. */
export function waysToPay(
  have: Resources,
  resorts: readonly string[],
  { exact = {}, different = 0, items = [] }: Price,
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
    resorts.forEach((resource, i) => {
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

export function priceText({ exact = {}, different = 0, items = [] }: Price): string {
  const units = new Map<string, number>();
  for (const item of items) units.set(item, (units.get(item) ?? 0) + 1);
  const parts = [
    ...(totalOf(exact) > 0 ? [resourcesText(exact)] : []),
    ...(different > 0 ? [`${different} of different resorts`] : []),
    ...[...units].map(([item, count]) => `${count} ${item.replaceAll("|", " or ")}`),
  ];
  const last = parts.pop() ?? "nothing";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}
