import type { ActiveEffect, Piece, Pile } from "@cardwright/core";
import { type SeenPiece, seenPieces } from "@cardwright/words";
import type { CardNote } from "./Card.tsx";
import type { TableContext } from "./TableProvider.tsx";

/** Reading a view whose game is not known here: zones and facts by their declaration. */

/** A zone as one viewer sees it: its pieces, or a pile of which they know the number. */
export type SeenPlace =
  | { readonly kind: "pieces"; readonly pieces: readonly SeenPiece[] }
  | { readonly kind: "pile"; readonly pile: Pile };

const isPile = (value: unknown): value is Pile =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "count" in value;

/** A zone of the view, of whatever pieces, for a `Row`, a `Pile` or `Chips`. */
export function seePlace(value: unknown): SeenPlace {
  if (isPile(value)) return { kind: "pile", pile: value };
  return { kind: "pieces", pieces: (value ?? []) as readonly SeenPiece[] };
}
/** The pieces of a zone, where the viewer sees them; none where they see a pile. */
export function piecesIn<P>(zone: readonly P[] | Pile | undefined): readonly P[] {
  return zone === undefined || isPile(zone) ? [] : zone;
}

export const countOf = (place: SeenPlace): number => (place.kind === "pile" ? place.pile.count : place.pieces.length);

/** A fact or mark may name a piece: it is called by its face, where that is seen. */
export function pieceNamed({ frame, words }: Pick<TableContext, "frame" | "words">, value: string): string {
  const face = seenPieces(frame.view).get(value)?.face;
  return face === undefined ? value : words.card(face);
}
const OWN = new Set<string>(["id", "face", "at", "up", "owner"] satisfies (keyof Piece | "owner")[]);
/** What a piece carries and what lies on it, in a few words each. */
export function notesOf(table: TableContext, piece: SeenPiece): CardNote[] {
  const { frame, words, game } = table;
  const marks = Object.entries(piece).flatMap(([name, value]): CardNote[] => {
    if (
      OWN.has(name) ||
      game.plan.quietMarks?.includes(name) === true ||
      value === false ||
      value === null ||
      value === 0 ||
      value === ""
    )
      return [];
    if (value === true) return [{ text: words.mark(name) }];
    if (typeof value === "object") return [];
    return [{ text: `${words.mark(name)} ${pieceNamed(table, String(value))}` }];
  });
  const { effects } = frame.view;
  const lying = effects.filter(({ piece: on, targets }) => on !== piece.id && targets.includes(piece.id));
  return [
    ...marks,
    ...lying.map(({ definition, expires }) => ({
      text: `${words.effect(definition)}, ${words.until(expires, frame.view)}`,
      tone: "bad" as const,
    })),
  ];
}

/** Effects that lie on a seat or on the whole table, not on a piece that is shown anyway. */
export function openEffects(effects: readonly ActiveEffect[]): readonly ActiveEffect[] {
  return effects.filter(({ piece }) => piece === null);
}
/** What an effect falls on besides its owner, as the table calls it. What the viewer does not see has no name. */
export function targetsOf(
  { frame, words, game }: Pick<TableContext, "frame" | "words" | "game">,
  effect: ActiveEffect,
): readonly string[] {
  return effect.targets
    .filter((target) => target !== effect.owner)
    .flatMap((target) => {
      if (typeof target === "number") return words.speaker.text("target.who", { seat: target });
      const given = game.pieceName?.(frame.view, target, words);
      const face = seenPieces(frame.view).get(target)?.face;
      return given ?? (face === undefined ? [] : words.card(face));
    });
}
