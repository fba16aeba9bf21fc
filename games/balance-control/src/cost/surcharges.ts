import type { Cause, Piece, Table, Trace } from "@cardwright/core";
import type { Act, BalanceControl, Seat } from "../world.ts";

/** Added costs: which effects make an act dearer, by how much, and what may pay them [R8.2]. */

export interface Surcharge {
  /** The effect that adds it; what a choice names it by. */
  readonly id: string;
  readonly name: string;
  /** Its measure or overlay, by the name of the face. */
  readonly by: string;
  /** "any", a resort, or several with a bar between: "climate|domestic". */
  readonly accepts: string;
  readonly amount: number;
  readonly causes: readonly Cause[];
}
export interface Doing {
  readonly seat: Seat;
  readonly act: Act;
  readonly tile: Piece | null;
}
/** Laying a tile, playing a measure and gaining from a hotspot are no political actions. */
const NOT_POLITICAL: readonly Act[] = ["placeTile", "playMeasure", "resolveHotspot"];
export const isPolitical = (act: Act): boolean => !NOT_POLITICAL.includes(act);
/** Effects of an expansion are called "climate.C01"; the first word is the family that shields speak of. */
const familyOf = (definition: string): string => definition.split(".")[0] ?? "";
const faceOf = (definition: string): string => definition.split(".").at(-1) ?? "";

type Look = Table<BalanceControl>;
export function surchargesOf(table: Look, doing: Doing): readonly Surcharge[] {
  const { seat, act, tile } = doing;
  const found: Surcharge[] = [];
  if (table.ask("seatCost", { seat, act, tile }, 0) > 0) {
    found.push(...told(table, table.explain("seatCost", { seat, act, tile }, 0)));
  }
  if (tile !== null && table.ask("tileCost", { seat, act, tile }, 0) > 0) {
    found.push(...told(table, table.explain("tileCost", { seat, act, tile }, 0)));
  }
  const hits = found.filter(({ causes }) =>
    causes.every(({ definition }) => table.may("surchargeHits", { seat, act, family: familyOf(definition) })),
  );
  return isPolitical(act) ? [...hits, ...fromModifiers(table, seat)] : hits;
}
/** Each step of the evaluation that made it dearer is one added cost, told by the trace itself. */
function told(table: Look, { base, steps }: Trace): readonly Surcharge[] {
  let before = Number(base);
  return steps.flatMap((step) => {
    const amount = Number(step.value) - before;
    before = Number(step.value);
    if (amount <= 0) return [];
    const accepts = table.state.effects.find(({ id }) => id === step.effect)?.params["accepts"];
    const paidBy = typeof accepts === "string" ? accepts : "any";
    return [
      { id: step.effect, name: step.source, by: faceOf(step.definition), accepts: paidBy, amount, causes: [step] },
    ];
  });
}
/** Spec 000 C: what the modifiers of active effects add to every political action of a seat. */
function fromModifiers(table: Look, seat: Seat): readonly Surcharge[] {
  return ["any", ...table.state.resorts].flatMap((resource) => {
    // Other effects may make it cheaper. That comes off the sum, so the dearer ones share the rest, the first ones first.
    let left = table.costDelta(seat, resource);
    if (left <= 0) return [];
    const causes = table.state.effects.flatMap((effect): readonly (Cause & { readonly value: number })[] => {
      const by = effect.modifiers?.costDeltaByResourceId?.[resource] ?? 0;
      const reaches = effect.targets.length === 0 || effect.targets.includes(seat);
      if (by <= 0 || !reaches) return [];
      const { id, definition, owner, expires, source, params } = effect;
      const name = typeof params["name"] === "string" ? params["name"] : (source.ref ?? definition);
      return [{ question: "costDelta", effect: id, definition, source: name, owner, value: by, expires }];
    });
    return causes.flatMap((cause): readonly Surcharge[] => {
      const amount = Math.min(cause.value, left);
      left -= amount;
      if (amount === 0) return [];
      const id = `${cause.effect}.${resource}`;
      return [{ id, name: cause.source, by: faceOf(cause.definition), accepts: resource, amount, causes: [cause] }];
    });
  });
}
/** Discounts by modifiers: as many units of the price as are listed here fall away. */
export const discountsOf = (table: Look, { seat, act }: Doing): readonly (readonly [string, number])[] =>
  isPolitical(act)
    ? ["any", ...table.state.resorts].flatMap((resource) => {
        const amount = table.costDelta(seat, resource);
        return amount < 0 ? [[resource, -amount] as const] : [];
      })
    : [];
