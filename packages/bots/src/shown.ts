import type { AnyEngine, AnyState } from "./any-game.ts";

/** A piece as a viewer sees it. */
export interface ShownPiece {
  readonly id: string;
  readonly face: string;
}
type Key = string | number | boolean;
/** All that is written in an answer or an event, without the names of its fields. */
export function keysIn(value: unknown): readonly Key[] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(keysIn) : [];
}
const isPiece = (value: unknown): value is ShownPiece =>
  typeof value === "object" && value !== null && "id" in value && "face" in value;
const piecesIn = (value: object): readonly ShownPiece[] =>
  Object.values(value)
    .flatMap((part: unknown) => (Array.isArray(part) ? part.flat() : []))
    .filter(isPiece);

/**
 * The pieces and faces that a viewer sees in a world. Where the rest of it is imagined, a word about the rest is a guess, and tells
 * of what lies hidden which faces there are: so whatever names it is not told.
 */
export class Shown {
  private readonly hidden = new Set<string>();
  private readonly pieces = new Map<string, ShownPiece>();

  /** A card that came into the open in a move is known by the face that the viewer was shown. */
  constructor(engine: AnyEngine, world: AnyState, viewer: number, moved: readonly unknown[] = []) {
    const told = new Set(keysIn(moved));
    const faces = new Set<string>();
    for (const piece of piecesIn(engine.view(world, viewer))) {
      this.pieces.set(piece.id, piece);
      faces.add(piece.face);
    }
    for (const piece of piecesIn(world)) {
      const { id, face } = piece;
      if (this.pieces.has(id)) continue;
      if (told.has(face)) {
        this.pieces.set(id, piece);
        continue;
      }
      this.hidden.add(id);
      if (!faces.has(face)) this.hidden.add(face);
    }
  }
  /** True where nothing in it is hidden from the viewer. */
  holds(value: unknown): boolean {
    return keysIn(value).every((key) => typeof key !== "string" || !this.hidden.has(key));
  }
  /** The pieces that are named in it. */
  namedIn(value: unknown): readonly ShownPiece[] {
    const ids = new Set(keysIn(value).map(String));
    return [...ids].flatMap((id) => this.pieces.get(id) ?? []);
  }
}
