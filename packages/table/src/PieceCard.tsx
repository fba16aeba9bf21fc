import type { SeenPiece } from "@cardwright/words";
import { Card, CardBack, type CardNote, type CardProps } from "./Card.tsx";
import type { CardValue } from "./look.ts";
import { notesOf } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";
import { Target } from "./Target.tsx";

interface PieceCardProps {
  readonly piece: SeenPiece;
  readonly size?: NonNullable<CardProps["size"]>;
  /** What holds now in place of what is printed. */
  readonly values?: readonly CardValue[];
  readonly notes?: readonly CardNote[];
}
/** A piece of any zone, drawn as a card that can be chosen. */
export function PieceCard({ piece, size = "normal", values, notes: more = [] }: PieceCardProps) {
  const table = useTable();
  if (piece.face === undefined) {
    return (
      <Target target={piece.id} piece={piece.id} label={table.say("table.faceDown")}>
        <CardBack size={size} />
      </Target>
    );
  }
  const printed = table.game.look(piece.face);
  const look = values === undefined ? printed : { ...printed, values };
  const notes = [...more, ...notesOf(table, piece)];
  const told = (look.values ?? []).map(({ name, value }) => `${name} ${value}`);
  const label = [look.name, ...told, look.text, ...notes.map(({ text }) => text)]
    .filter(Boolean)
    .map((part) => part.replace(/[.]+$/, ""))
    .join(". ");
  return (
    <Target target={piece.id} piece={piece.id} face={piece.face} label={label}>
      <Card look={look} notes={notes} size={size} />
    </Target>
  );
}
