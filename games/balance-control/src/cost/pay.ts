import { type Events, type Refusal, refuse, type Table, type Text } from "@cardwright/core";
import { costShifted, costWaived, pays, resourceStoodIn } from "../events/resources.ts";
import { amountOf, totalOf } from "../resources.ts";
import type { BalanceControl, Decision, Seat } from "../world.ts";
import { type Doing, discountsOf, type Surcharge, surchargesOf } from "./surcharges.ts";
import { type Price, priceOf, type Way, waysToPay } from "./ways.ts";

/** Paying for an act: its price and what effects add, in one decision that the payer takes [R8]. */

export interface Charge extends Doing {
  readonly price?: Price;
}
/** One way to deal with the added costs: set one aside, hand one on, or neither. */
interface Plan {
  readonly id: string;
  readonly label: Text;
  readonly price: Price;
  readonly waived: Surcharge | null;
  readonly shifted: { readonly surcharge: Surcharge; readonly to: Seat; readonly pays: string } | null;
}
type Look = Table<BalanceControl>;
const FREE: readonly Way[] = [{ id: "nothing", pays: {}, stoodIn: [] }];

function waysOf(table: Look, { seat, act }: Doing, price: Price, most?: number): readonly Way[] {
  if ((price.items ?? []).length === 0 && (price.different ?? 0) === 0 && totalOf(price.exact ?? {}) === 0) return FREE;
  const { resources, resorts } = table.state;
  const substitutes = (kind: string, resource: string): number =>
    table.ask("substitutes", { seat, act, kind, resource }, 0);
  return waysToPay(resources[seat], resorts, price, substitutes, most);
}
const unitsOf = ({ accepts, amount }: Surcharge, less = 0): readonly string[] =>
  Array.from({ length: amount - less }, () => accepts);
function discounted(table: Look, charge: Charge): Price {
  const { price = {} } = charge;
  const items = [...(price.items ?? [])];
  for (const [resource, amount] of discountsOf(table, charge)) {
    for (let i = 0; i < amount && items.includes(resource); i++) items.splice(items.indexOf(resource), 1);
  }
  return { ...price, items };
}
/** What another player would have to pay with: of what is accepted, the resort they have most of. */
function paidBy(table: Look, seat: Seat, accepts: string): string | undefined {
  const { resources, resorts } = table.state;
  const kinds = accepts === "any" ? resorts : resorts.filter((resort) => accepts.split("|").includes(resort));
  const owned = kinds.filter((resort) => amountOf(resources[seat], resort) > 0);
  return owned.reduce<string | undefined>(
    (best, resort) =>
      best === undefined || amountOf(resources[seat], resort) > amountOf(resources[seat], best) ? resort : best,
    undefined,
  );
}
function plansFor(table: Look, charge: Charge, surcharges: readonly Surcharge[]): readonly Plan[] {
  const { seat, act } = charge;
  const base = discounted(table, charge);
  const some = surcharges.length > 0;
  const waivable = some && table.ask("waivers", { seat, act }, 0) > 0 ? [null, ...surcharges] : [null];
  const shiftable = some && table.ask("shifts", { seat, act }, 0) > 0 ? [null, ...surcharges] : [null];
  return waivable.flatMap((waived) =>
    shiftable.flatMap((shifting) => {
      if (shifting !== null && shifting === waived) return [];
      const units = surcharges.flatMap((surcharge) =>
        surcharge === waived ? ["any"] : unitsOf(surcharge, surcharge === shifting ? 1 : 0),
      );
      const price = { ...base, items: [...(base.items ?? []), ...units] };
      if (shifting === null)
        return [{ id: `${waived?.id ?? ""}/`, label: planLabel(waived, null), price, waived, shifted: null }];
      return table.others(seat).flatMap((to): readonly Plan[] => {
        const resort = paidBy(table, to, shifting.accepts);
        if (resort === undefined) return [];
        const label = planLabel(waived, { shifting, to });
        const shifted = { surcharge: shifting, to, pays: resort };
        return [{ id: `${waived?.id ?? ""}/${shifting.id}/${to}`, label, price, waived, shifted }];
      });
    }),
  );
}
function planLabel(
  waived: Surcharge | null,
  shifted: { readonly shifting: Surcharge; readonly to: Seat } | null,
): Text {
  if (shifted === null) return waived === null ? ["ask.addedCost.all"] : ["ask.addedCost.waive", { name: waived.by }];
  const { to, shifting } = shifted;
  return waived === null
    ? ["ask.addedCost.shift", { name: shifting.by, to }]
    : ["ask.addedCost.both", { name: waived.by, other: shifting.by, to }];
}
const payable = (table: Look, charge: Charge, plans: readonly Plan[]): readonly Plan[] =>
  plans.filter((plan) => waysOf(table, charge, plan.price, 1).length > 0);

/** The choices that paying may ask for; every action that pays takes them. */
export const PAYING = { addedCost: "text", payment: "text" } as const;

function unpaid(table: Look, charge: Charge, surcharges: readonly Surcharge[]): Refusal {
  const bare = discounted(table, charge);
  const price = { ...bare, items: [...(bare.items ?? []), ...surcharges.flatMap((surcharge) => unitsOf(surcharge))] };
  const cost = priceOf(price);
  const refusal =
    surcharges.length === 0
      ? refuse("CANNOT_PAY", cost)
      : refuse("CANNOT_PAY.added", { ...cost, added: surcharges.map(({ by }) => by) });
  // Where the bare price is too much already, the effects that add to it are not what stands in the way.
  if (surcharges.length === 0 || waysOf(table, charge, bare, 1).length === 0) return refusal;
  return { ...refusal, because: surcharges.flatMap(({ causes }) => causes) };
}
/** Nothing when it can be paid, otherwise why not, with every effect that adds to the price. */
export function cannotPay(table: Look, charge: Charge): Refusal | undefined {
  const surcharges = surchargesOf(table, charge);
  return payable(table, charge, plansFor(table, charge, surcharges)).length > 0
    ? undefined
    : unpaid(table, charge, surcharges);
}
/** Asks only where there is a choice: what to do about added costs, and what to pay with. */
export function pay(turn: Decision, charge: Charge): Events {
  const { seat, act } = charge;
  const surcharges = surchargesOf(turn, charge);
  const plans = payable(turn, charge, plansFor(turn, charge, surcharges));
  const [only] = plans;
  if (only === undefined) {
    turn.stop(unpaid(turn, charge, surcharges));
    return [];
  }
  const plan = plans.length === 1 ? only : turn.oneOf("addedCost", plans, { label: ({ label }) => label });
  const ways = waysOf(turn, charge, plan.price);
  const way =
    ways.length === 1 && ways[0] !== undefined
      ? ways[0]
      : turn.oneOf("payment", ways, { label: ({ pays }) => ["label.resources", { cost: pays }] });
  const { waived, shifted } = plan;
  return [
    ...(waived === null ? [] : [costWaived({ seat, act, effect: waived.id, name: waived.by })]),
    ...(shifted === null ? [] : handingOn(charge, shifted)),
    ...(totalOf(way.pays) === 0 ? [] : [pays({ seat, act, paid: way.pays })]),
    ...way.stoodIn.map((kind) => resourceStoodIn({ seat, act, kind })),
  ];
}
function handingOn({ seat, act }: Charge, { surcharge, to, pays: resort }: NonNullable<Plan["shifted"]>): Events {
  const { id, by: name } = surcharge;
  return [costShifted({ seat, act, to, effect: id, name }), pays({ seat: to, act, paid: { [resort]: 1 } })];
}
