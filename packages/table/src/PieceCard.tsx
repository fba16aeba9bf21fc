import { Card, CardBack, type CardProps } from "./Card.tsx";
import { notesOf, type SeenPiece } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";
import { Target } from "./Target.tsx";

/** A piece of any zone, drawn as a card that can be chosen. */
export function PieceCard({
  piece,
  size = "normal",
}: {
  readonly piece: SeenPiece;
  readonly size?: NonNullable<CardProps["size"]>;
}) {
  const table = useTable();
  if (piece.face === undefined) {
    return (
      <Target target={piece.id} piece={piece.id} label="A card, face down">
        <CardBack size={size} />
      </Target>
    );
  }
  const look = table.game.look(piece.face);
  const notes = notesOf(table, piece);
  const label = [look.name, look.text, ...notes.map(({ text }) => text)].filter(Boolean).join(". ");
  return (
    <Target target={piece.id} piece={piece.id} face={piece.face} label={label}>
      <Card look={look} notes={notes} size={size} />
    </Target>
  );
}
