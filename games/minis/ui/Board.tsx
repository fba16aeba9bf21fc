import { type BoardProps, Card as FullCard, piecesIn, plain, Target, useTable } from "@cardwright/table";
import { cardOf } from "../src/cardset.ts";
import { boardLockOf } from "../src/windows.ts";
import type { Card, Minis, Seat } from "../src/world.ts";
import styles from "./board.module.css";
import { Creature } from "./Creature.tsx";

const BENCH = 2;

/** The arena: both fronts face each other, left and right, each with its bench behind it. */
export function Board({ view }: BoardProps<Minis>) {
  const { names } = useTable();
  const near: Seat = view.you === 1 ? 1 : 0;
  const far: Seat = near === 0 ? 1 : 0;
  const attached = [...piecesIn(view.attached[0]), ...piecesIn(view.attached[1])];
  const relics = [...piecesIn(view.relic[0]), ...piecesIn(view.relic[1])];
  const [terrain] = piecesIn(view.terrain);
  const loose = relics.filter(({ on }) => on === "");
  const side = (seat: Seat) => {
    const looks = seat === near ? "right" : "left";
    const bench = piecesIn(view.bench[seat]);
    return (
      <section className={styles.side} data-side={looks} aria-label={`Side of ${names.seat(seat)}`}>
        <div className={styles.front} data-place={`active/${seat}`}>
          {piecesIn(view.active[seat]).map((piece) => (
            <Creature
              key={piece.id}
              piece={piece}
              seat={seat}
              looks={looks}
              attached={attached}
              relics={relics}
              front
            />
          ))}
          {piecesIn(view.active[seat]).length === 0 && <span className={styles.free} data-seat={seat + 1} />}
        </div>
        <div className={styles.bench} data-place={`bench/${seat}`}>
          {Array.from({ length: BENCH }, (_, index) => bench[index]).map((piece, index) =>
            piece === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike.
              <span key={index} className={styles.free} data-seat={seat + 1} />
            ) : (
              <Creature key={piece.id} piece={piece} seat={seat} looks={looks} attached={attached} relics={relics} />
            ),
          )}
        </div>
      </section>
    );
  };
  return (
    <div className={styles.board}>
      <Arena />
      {side(near)}
      {side(far)}
      <section className={styles.middle} aria-label="Terrain and relics">
        <p className={styles.lock}>{plain(boardLockOf(view.phase))}</p>
        {terrain === undefined ? <p className={styles.none}>No terrain</p> : <Lying piece={terrain} kind="Terrain" />}
        {loose.map((piece) => (
          <Lying key={piece.id} piece={piece} kind="Relic" />
        ))}
      </section>
    </div>
  );
}
/** A card that lies in the middle of the arena. */
function Lying({ piece, kind }: { readonly piece: Card; readonly kind: string }) {
  const { game } = useTable();
  return (
    <Target target={piece.id} piece={piece.id} face={piece.face} label={`${kind}: ${cardOf(piece).name}`}>
      <FullCard look={game.look(piece.face)} size="pile" />
    </Target>
  );
}
function Arena() {
  return (
    <svg className={styles.arena} viewBox="0 0 748 640" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <ellipse cx="374" cy="340" rx="360" ry="240" />
      <ellipse cx="374" cy="340" rx="348" ry="229" />
      <ellipse cx="374" cy="340" rx="60" ry="42" />
      <path d="M374 316l22 24-22 24-22-24ZM374 100v198M374 382v198" />
    </svg>
  );
}
