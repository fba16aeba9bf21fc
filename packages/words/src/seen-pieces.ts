import type { Looked } from "./line-params.ts";
import type { Telling } from "./telling.ts";

/** A piece as seen: without a face when it lies face down. */
export interface SeenPiece {
  readonly id: string;
  readonly at: string;
  readonly face?: string;
  readonly [mark: string]: unknown;
}
const indexed = new WeakMap<object, ReadonlyMap<string, SeenPiece>>();
const isPiece = (value: unknown): value is SeenPiece =>
  typeof value === "object" && value !== null && "id" in value && "at" in value;
/** Every piece that the viewer can tell from others, by its id. */
export function seenPieces(view: object): ReadonlyMap<string, SeenPiece> {
  const known = indexed.get(view);
  if (known !== undefined) return known;
  const lists = Object.values(view).flatMap((value: unknown) => (Array.isArray(value) ? value.flat() : []));
  const found = new Map(lists.filter(isPiece).map((piece) => [piece.id, piece]));
  indexed.set(view, found);
  return found;
}
/** A piece of a view for events that name it by id alone. */
export function lookIn(view: object, { cell: named }: Telling = {}): (piece: string) => Looked | undefined {
  return (id) => {
    const piece = seenPieces(view).get(id);
    if (piece?.face === undefined) return undefined;
    const [, seat] = piece.at.split("/");
    const whose = piece["owner"] ?? (seat === undefined ? undefined : Number(seat));
    const owner = typeof whose === "number" ? { owner: whose } : {};
    const cell = piece["cell"];
    if (typeof cell !== "number" && typeof cell !== "string") return { face: piece.face, ...owner };
    return { face: piece.face, ...owner, cell: named?.(cell, view) ?? cell };
  };
}
