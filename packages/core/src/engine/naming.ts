import type { Piece } from "../declare.ts";
import type { Pick } from "../protocol/index.ts";
import type { Check } from "../table.ts";
import type { Option } from "./choice.ts";
import type { Ledger } from "./ledger.ts";
import { bit, facesSeenBy } from "./place.ts";

/** How the options of a choice are named to the seat that chooses. */

/** Keys by position begin with a "c". */
const POSITION_KEY = 99;
const isPiece = (option: object): option is Piece => "at" in option;

/** Pieces go by id where the chooser can follow them, by position where the choice itself is what shows them. */
export function keyOf(ledger: Ledger, seat: number, option: unknown, index: number): Pick {
  if (typeof option !== "object") return option as Pick;
  const piece = option as Piece;
  if (piece.at === undefined) return piece.id;
  return (ledger.place(piece.at).followedBy & bit(seat)) !== 0 ? piece.id : `c${index}`;
}
export function isNamed(ledger: Ledger, seat: number, option: unknown, index: number, wanted: unknown): boolean {
  if (typeof option !== "object") return option === wanted;
  // Most options are not the one: a piece of another id can only be meant by its position.
  if (typeof wanted === "string" && wanted.charCodeAt(0) !== POSITION_KEY && (option as Piece).id !== wanted)
    return false;
  const key = keyOf(ledger, seat, option, index);
  return key === wanted || (typeof wanted === "number" && key === `c${wanted}` && wanted === index);
}
export function optionOf<T>(
  ledger: Ledger,
  seat: number,
  option: T,
  index: number,
  label: ((option: T) => string) | undefined,
  check: Check<T> | undefined,
): Option {
  const key = keyOf(ledger, seat, option, index);
  const refused = check?.(option);
  const why = refused === undefined ? {} : { refused };
  if (typeof option !== "object" || option === null || !isPiece(option)) {
    return { key, label: label?.(option) ?? String(key), ...why };
  }
  const { face, at } = option;
  // A piece that the chooser cannot see is a card like the others.
  if ((facesSeenBy(ledger.state, ledger.place(at), option) & bit(seat)) === 0) {
    return { key, label: label?.(option) ?? "A card", ...why };
  }
  const shown = label?.(option) ?? ledger.rules.faceName(face);
  return { key, label: shown, piece: { id: String(key), face, at }, ...why };
}
