import type { Fields } from "./declare.ts";
import type { AnyEvent } from "./protocol/index.ts";
import type { Rules } from "./rules.ts";

/** An event as a viewer gets it; null where they do not learn that it happened. */
export type Sees = (rules: Rules, told: AnyEvent, viewer: number) => AnyEvent | null;

/** A number that is neither a seat nor the one of those who only watch. */
const NOBODY = -2;
type Data = Readonly<Record<string, unknown>>;
/** The fields of an event or a memo that are declared visible to a viewer, and nothing else. */
export function seeFields(fields: Fields, data: Data, viewer: number, owner = NOBODY): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const name in fields) {
    const { sight, seatField } = fields[name]!;
    if (sight === "hidden") continue;
    // A thing of nobody, whose seat is -1, is no secret of those who only watch.
    if (sight === "only" && viewer < 0) continue;
    if (sight === "only" && (seatField === "owner" && owner !== NOBODY ? owner : data[seatField]) !== viewer) continue;
    out[name] = data[name];
  }
  return out;
}
export const seeNothing: Sees = () => null;
/**
 * Each field says who sees it. An event of which a viewer may see nothing is not told to them at all, unless the game says
 * that everyone notices it.
 */
export function seeByFields(type: string, fields: Fields, isNoticed: boolean): Sees {
  const names = Object.keys(fields);
  if (names.some((name) => fields[name]!.sight !== "open")) {
    const isClosed = !isNoticed && names.every((name) => fields[name]!.sight !== "open");
    return (_, told, viewer) => {
      const seen = seeFields(fields, told, viewer);
      return isClosed && Object.keys(seen).length === 0 ? null : { ...seen, type };
    };
  }
  // A copy of an object that has all fields already costs less than to add them one by one.
  const blank = JSON.parse(JSON.stringify(Object.fromEntries([...names, "type"].map((name) => [name, null])))) as Data;
  return (_, told) => {
    const seen: Record<string, unknown> & { type: string } = { ...blank, type };
    for (let i = 0; i < names.length; i++) seen[names[i]!] = told[names[i]!];
    return seen;
  };
}
