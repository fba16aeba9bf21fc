import type { ActiveEffect, Names, Piece, Pile } from "@cardwright/core";
import type { CardNote } from "./Card.tsx";
import type { TableGame } from "./defineTable.ts";
import type { SeenState } from "./session.ts";
import type { TableContext } from "./TableProvider.tsx";
import { effectName, plain, untilWhen } from "./words.ts";

/** Reading a view whose game is not known here: zones and facts by their declaration. */

/** A piece as seen: without a face when it lies face down. */
export interface SeenPiece {
  readonly id: string;
  readonly at: string;
  readonly face?: string;
  readonly [mark: string]: unknown;
}
export type SeenPlace =
  | { readonly kind: "pieces"; readonly pieces: readonly SeenPiece[] }
  | { readonly kind: "pile"; readonly pile: Pile };

const isPile = (value: unknown): value is Pile =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "count" in value;

export function seePlace(value: unknown): SeenPlace {
  if (isPile(value)) return { kind: "pile", pile: value };
  return { kind: "pieces", pieces: (value ?? []) as readonly SeenPiece[] };
}
/** The pieces of a zone, where the viewer sees them; none where they see a pile. */
export function piecesIn<P>(zone: readonly P[] | Pile | undefined): readonly P[] {
  return zone === undefined || isPile(zone) ? [] : zone;
}

export const countOf = (place: SeenPlace): number => (place.kind === "pile" ? place.pile.count : place.pieces.length);

const OWN = new Set<string>(["id", "face", "at", "up", "owner"] satisfies (keyof Piece | "owner")[]);
/** What a piece carries and what lies on it, in a few words each. */
export function notesOf({ frame, names, game }: TableContext, piece: SeenPiece): CardNote[] {
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
    if (value === true) return [{ text: plain(name, game.plan) }];
    if (typeof value === "object") return [];
    return [{ text: `${plain(name, game.plan)} ${String(value)}` }];
  });
  const { effects } = frame.view;
  const lying = effects.filter(({ piece: on, targets }) => on !== piece.id && targets.includes(piece.id));
  return [
    ...marks,
    ...lying.map(({ definition, expires }) => ({
      text: `${effectName(game, definition)} ${untilWhen(expires, frame.view, names.seat, game.plan)}`,
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
  { frame, names, game }: Pick<TableContext, "frame" | "names" | "game">,
  effect: ActiveEffect,
) {
  return effect.targets
    .filter((target) => target !== effect.owner)
    .flatMap((target) =>
      typeof target === "number" ? whom(names, target) : (pieceName(game, frame.view, target) ?? []),
    );
}
const whom = (names: Names, seat: number): string => (names.seat(seat) === "You" ? "you" : names.seat(seat));
function pieceName(game: TableGame, view: SeenState, id: string): string | undefined {
  const given = game.pieceName?.(view, id);
  if (given !== undefined) return given;
  const { zones } = game.engine.rules.declares;
  const places = Object.entries(zones).flatMap(([key, { each }]) =>
    each ? (view[key] as readonly unknown[]) : [view[key]],
  );
  const pieces = places.flatMap((place) => {
    const seen = seePlace(place);
    return seen.kind === "pieces" ? seen.pieces : [];
  });
  const face = pieces.find((piece) => piece.id === id)?.face;
  return face === undefined ? undefined : game.look(face).name;
}
