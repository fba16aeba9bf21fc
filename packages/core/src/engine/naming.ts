import type { Piece } from "../declare.ts";
import type { Pick } from "../protocol/index.ts";
import { shown } from "../shown.ts";
import type { Choosing, How, Keyed } from "../table.ts";
import type { Option } from "./choice.ts";
import type { Ledger } from "./ledger.ts";
import { bit, facesSeenBy } from "./place.ts";

/** How the options of a choice are named to the seat that chooses. */

/** Keys by position begin with a "c". */
const POSITION_KEY = 99;
interface Fields {
  readonly id?: unknown;
  readonly at?: unknown;
}
/** A record of the author's own may have such fields too; only a piece lies in a place of the game. */
export function isPiece(ledger: Ledger, option: object): option is Piece {
  const { id, at }: Fields = option;
  return typeof at === "string" && typeof id === "string" && "face" in option && ledger.hasPlace(at);
}
/** The author says the keys. */
const isKeyed = <T>(how: How<T> | undefined): how is Keyed<T> => typeof how === "object" && how.key !== undefined;

/** Pieces go by id where the chooser can follow them, by position where the choice itself is what shows them. */
const pieceKey = (ledger: Ledger, seat: number, { id, at }: Piece, index: number): string =>
  (ledger.place(at).followedBy & bit(seat)) !== 0 ? id : `c${index}`;
export function keyOf<T>(
  ledger: Ledger,
  seat: number,
  name: string,
  option: T,
  index: number,
  how: How<T> | undefined,
): Pick {
  if (typeof option !== "object" || option === null) return isPlain(option) ? option : noOption(name, option);
  if (isKeyed(how)) return saidKey(name, option, how.key(option));
  if (isPiece(ledger, option)) return pieceKey(ledger, seat, option, index);
  const { id }: Fields = option;
  return typeof id === "string" ? id : noKey(name, option);
}
const isPlain = (option: unknown): option is Pick =>
  typeof option === "string" || Number.isFinite(option) || typeof option === "boolean";
function noOption(name: string, option: unknown): never {
  throw new TypeError(`choice ${name}: ${shown(option)} is no option; options are texts, numbers, pieces and records`);
}
function saidKey(name: string, option: unknown, key: unknown): string {
  if (typeof key === "string") return key;
  throw new TypeError(`choice ${name}: the key of ${shown(option)} is a text, and not ${shown(key)}`);
}
function noKey(name: string, option: unknown): never {
  throw new TypeError(
    `choice ${name}: the option ${shown(option)} has no key; give it an id, or say its key in the choice`,
  );
}
/** A value as an author would know it again. */
export function isNamed<T>(
  ledger: Ledger,
  seat: number,
  name: string,
  option: T,
  index: number,
  how: How<T> | undefined,
  wanted: unknown,
): boolean {
  if (typeof option !== "object" || option === null) return option === wanted && wanted !== undefined;
  // Most options are not the one: what has another id can only be meant by its position, or by a key that the author says.
  const isText = typeof wanted === "string" && wanted.charCodeAt(0) !== POSITION_KEY;
  if (isText && !isKeyed(how)) {
    const { id }: Fields = option;
    if (typeof id === "string" && id !== wanted) return false;
  }
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
  if (typeof option !== "object" || option === null || !isPiece(ledger, option)) {
    const seat = "isSeat" in how ? { seat: Number(key) } : {};
    return { key, label: label?.(option) ?? String(key), ...seat, ...why };
  }
  const { face, at } = option;
  // A piece that the chooser cannot see is a card like the others.
  if ((facesSeenBy(ledger.state, ledger.place(at), option) & bit(seat)) === 0) {
    return { key, label: label?.(option) ?? ["card.unknown.name"], ...why };
  }
  const shown = label?.(option) ?? face;
  return { key, label: shown, piece: { id: pieceKey(ledger, seat, option, index), face, at }, ...why };
}
