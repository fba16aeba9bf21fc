import { type Partly, SPECTATOR } from "../../declare.ts";
import type { Ledger } from "../ledger.ts";
import { bit } from "../place.ts";
import type { EventParts } from "./kind.ts";
import type { FactAsked } from "./requests.ts";

/** FACT_CHANGED: a number, a flag or a record of the world has another value. */

interface FactChanged extends FactAsked {
  /** Of a fact that is shown in part: the viewers to whom the part that they see has changed; never sent. */
  readonly seenBy?: number;
}
/** Refuses a change that would change nothing, or something else than was meant. */
function checkFact({ rules, state }: Ledger, name: string, seat: number): void {
  const spec = rules.factByName.get(name);
  if (spec === undefined) throw new Error(`the world declares no fact ${name}`);
  if (!spec.each && seat >= 0) throw new Error(`fact ${name} is shared, and no seat has one of its own`);
  if (spec.each && (seat < 0 || seat >= state.seats)) {
    throw new Error(`fact ${name} is counted for each seat, and there is no seat ${seat} in this match`);
  }
}

/** State is JSON, which has no such numbers and no word for nothing but null. */
const isKept = (value: unknown): boolean =>
  typeof value === "number" ? Number.isFinite(value) : value !== undefined && typeof value !== "function";
function noValue(fact: string, value: unknown): never {
  throw new Error(`fact ${fact} cannot be ${typeof value === "function" ? "a function" : String(value)}`);
}

function changedFor(ledger: Ledger, sight: Partly<unknown>, seat: number, value: unknown, fact: string): number {
  const { state } = ledger;
  const before = ledger.factOf(fact, seat);
  let seenBy = 0;
  for (let viewer = SPECTATOR; viewer < state.seats; viewer++) {
    const [old, now] = [before, value].map((each) => JSON.stringify(sight.shows(each, viewer, seat)));
    if (old !== now) seenBy |= bit(viewer);
  }
  return seenBy;
}

export const factChanged: EventParts<FactAsked, FactAsked, FactChanged> = {
  type: "FACT_CHANGED",
  plan(ledger, { fact, seat, by, value }) {
    checkFact(ledger, fact, seat);
    const next = by === null ? value : (ledger.factOf(fact, seat) as number) + by;
    if (by === null ? !isKept(next) : !Number.isFinite(next)) noValue(fact, next);
    return { fact, seat, by, value: next, type: "FACT_CHANGED" };
  },
  replan: (_, told) => told,
  write(ledger, { fact, seat, value }) {
    ledger.setFact(fact, seat, value);
  },
  tell(ledger, plan) {
    const { fact, seat, value } = plan;
    const { sight } = ledger.rules.factByName.get(fact)!;
    return typeof sight === "object" ? { ...plan, seenBy: changedFor(ledger, sight, seat, value, fact) } : plan;
  },
  sees({ factByName }, told, viewer) {
    const { fact, seat, value, seenBy, type } = told;
    const { sight } = factByName.get(fact)!;
    if (sight === "everyone" || (sight === "owner" && seat === viewer)) return told;
    if (typeof sight !== "object" || ((seenBy ?? 0) & bit(viewer)) === 0) return null;
    return { fact, seat, by: null, value: sight.shows(value, viewer, seat), type };
  },
};
