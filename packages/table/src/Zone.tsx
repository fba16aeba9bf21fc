import { lazy, Suspense } from "react";
import { Card, CardBack, type CardProps } from "./Card.tsx";
import { PictureOf } from "./Emblem.tsx";
import type { KnownProps } from "./Known.tsx";
import { PieceCard } from "./PieceCard.tsx";
import { countOf, notesOf, type SeenPlace } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";
import { Target } from "./Target.tsx";
import styles from "./zone.module.css";

interface ZoneProps {
  readonly name: string;
  /** "hand/0": where events say that pieces come from and go to. */
  readonly place: string;
  readonly seen: SeenPlace;
  readonly size?: NonNullable<CardProps["size"]>;
}
/** Cards side by side, each to be touched. */
export function Row({ name, place, seen, size = "normal" }: ZoneProps) {
  const { say } = useTable();
  const pieces = seen.kind === "pieces" ? seen.pieces : [];
  return (
    <section className={styles.zone}>
      <h3 className={styles.title}>
        {name} <span className={styles.count}>{countOf(seen)}</span>
      </h3>
      <div className={styles.row} data-place={place}>
        {seen.kind === "pile" && <Pile name={name} place="" seen={seen} size="tray" titled={false} />}
        {pieces.map((piece) => (
          <PieceCard key={piece.id} piece={piece} size={size} />
        ))}
        {countOf(seen) === 0 && <p className={styles.empty}>{say("table.empty")}</p>}
      </div>
    </section>
  );
}
/** Pieces as small signs, where there is no room for cards; each can be touched and read all the same. */
export function Chips({ name, place, seen }: ZoneProps) {
  const table = useTable();
  const pieces = seen.kind === "pieces" ? seen.pieces : [];
  return (
    <section className={styles.chips} data-place={place}>
      <h3 className={styles.chipTitle}>{name}</h3>
      {pieces.map((piece) => {
        const look = piece.face === undefined ? undefined : table.game.look(piece.face);
        const notes = notesOf(table, piece).map(({ text }) => text);
        const label =
          look === undefined
            ? table.say("table.faceDown")
            : [look.name, look.text, ...notes].filter(Boolean).join(". ");
        return (
          <Target
            key={piece.id}
            target={piece.id}
            piece={piece.id}
            face={piece.face}
            label={label}
            className={styles.chip}
          >
            {look === undefined ? (
              <span className={styles.chipBack} />
            ) : (
              <PictureOf look={look} className={styles.chipEmblem} />
            )}
          </Target>
        );
      })}
    </section>
  );
}
/** It lies with the overlays, which every table has fetched by the time that somebody knows anything. */
const KnownCards = lazy(async () => ({ default: (await import("./Overlays.tsx")).KnownCards }));
export function Known(about: KnownProps) {
  const { seen } = about;
  if (seen.kind === "pieces" || (seen.pile.known ?? seen.pile.holds) === undefined) return null;
  return (
    <Suspense fallback={null}>
      <KnownCards {...about} />
    </Suspense>
  );
}
interface PileProps extends ZoneProps {
  /** Whether its name and number stand below it. */
  readonly titled?: boolean;
}
/** A stack: its top card if one may see it, and how many there are. */
export function Pile({ name, place, seen, size = "tray", titled = true }: PileProps) {
  const { game, say } = useTable();
  const top = seen.kind === "pieces" ? seen.pieces.at(-1) : undefined;
  const count = countOf(seen);
  const shown = top?.face === undefined ? "" : say("table.onTop", { label: game.look(top.face).name });
  return (
    <figure className={styles.pile} data-place={place || undefined}>
      <div className={styles.stack} data-deep={Math.min(3, count)}>
        {count === 0 ? (
          <div className={styles.emptyPile} data-size={size} />
        ) : top?.face === undefined ? (
          <CardBack size={size} />
        ) : (
          <Card look={game.look(top.face)} size={size} />
        )}
      </div>
      <figcaption className={titled ? undefined : "visually-hidden"}>
        {name} <b>{count}</b>
        <span className="visually-hidden">{shown}</span>
      </figcaption>
      <Known place={place} seen={seen} />
    </figure>
  );
}
