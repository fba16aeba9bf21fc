import type { Piece } from "../declare.ts";
import type { Pick } from "../protocol/index.ts";
import type { Choosing, How } from "../table.ts";
import type { Option } from "./choice.ts";
import type { Ledger } from "./ledger.ts";
import { bit, facesSeenBy } from "./place.ts";

/** How the options of a choice are named to the seat that chooses. */

/** Keys by position begin with a "c". */
const POSITION_KEY = 99;
const isPiece = (option: object): option is Piece => "at" in option;

/** Pieces go by id where the chooser can follow them, by position where the choice itself is what shows them. */
export function keyOf<T>(
  ledger: Ledger,
  seat: number,
  name: string,
  option: T,
  index: number,
  how: How<T> | undefined,
): Pick {
  if (typeof option !== "object" || option === null) return option as Pick;
  if (typeof how === "object" && how.key !== undefined) return how.key(option);
  const { id, at }: { readonly id?: unknown; readonly at?: unknown } = option;
  if (typeof id !== "string") return noKey(name, option);
  return typeof at !== "string" || (ledger.place(at).followedBy & bit(seat)) !== 0 ? id : `c${index}`;
}
function noKey(name: string, option: unknown): never {
  const shown = JSON.stringify(option)?.slice(0, 80);
  throw new TypeError(`choice ${name}: the option ${shown} has no key; give it an id, or say its key in the choice`);
}
export function isNamed<T>(
  ledger: Ledger,
  seat: number,
  name: string,
  option: T,
  index: number,
  how: How<T> | undefined,
  wanted: unknown,
): boolean {
  if (typeof option !== "object" || option === null) return option === wanted;
  // Most options are not the one: a piece of another id can only be meant by its position.
  const isText = typeof wanted === "string" && wanted.charCodeAt(0) !== POSITION_KEY;
  if (isText && isPiece(option) && option.id !== wanted) return false;
  const key = keyOf(ledger, seat, name, option, index, how);
  return key === wanted || (typeof wanted === "number" && key === `c${wanted}` && wanted === index);
}
export function optionOf<T>(
  ledger: Ledger,
  seat: number,
  name: string,
  option: T,
  index: number,
  how: Choosing<T>,
): Option {
  const { label, check } = how;
  const key = keyOf(ledger, seat, name, option, index, how);
  const refused = check?.(option);
  const why = refused === undefined ? {} : { refused };
  if (typeof option !== "object" || option === null || !isPiece(option)) {
    const seat = "isSeat" in how ? { seat: Number(key) } : {};
    return { key, label: label?.(option) ?? String(key), ...seat, ...why };
  }
  const { face, at } = option;
  // A piece that the chooser cannot see is a card like the others.
  if ((facesSeenBy(ledger.state, ledger.place(at), option) & bit(seat)) === 0) {
    return { key, label: label?.(option) ?? "A card", ...why };
  }
  const shown = label?.(option) ?? ledger.rules.faceName(face);
  return { key, label: shown, piece: { id: String(key), face, at }, ...why };
}
