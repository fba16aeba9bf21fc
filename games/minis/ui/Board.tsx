import { type BoardProps, Card as FullCard, piecesIn, Target, useTable } from "@cardwright/table";
import type { Card, Seat } from "../src/piece.ts";
import { boardLockOf } from "../src/windows.ts";
import type { Minis } from "../src/world.ts";
import styles from "./board.module.css";
import { Creature } from "./Creature.tsx";

const BENCH = 2;

/** The arena: both fronts face each other, left and right, each with its bench behind it. */
export function Board({ view }: BoardProps<Minis>) {
  const { words } = useTable();
  const [near, far]: readonly [Seat, Seat] = view.you === 1 ? [1, 0] : [0, 1];
  const attached = [...piecesIn(view.attached[0]), ...piecesIn(view.attached[1])];
  const relics = [...piecesIn(view.relic[0]), ...piecesIn(view.relic[1])];
  const [terrain] = piecesIn(view.terrain);
  const loose = relics.filter(({ on }) => on === "");
  const side = (seat: Seat) => {
    const looks = seat === near ? "right" : "left";
    const bench = piecesIn(view.bench[seat]);
    return (
      <section className={styles.side} data-side={looks} aria-label={words.text("label.side", { seat })}>
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
      <section className={styles.middle} aria-label={words.text("label.middle")}>
        <p className={styles.lock} key={boardLockOf(view.phase)}>
          {words.text(`lock.${boardLockOf(view.phase)}`)}
        </p>
        {terrain === undefined ? <NoTerrain key={view.phase} /> : <Lying piece={terrain} kind="terrain" />}
        {loose.map((piece) => (
          <Lying key={piece.id} piece={piece} kind="relic" />
        ))}
      </section>
    </div>
  );
}
function NoTerrain() {
  const { words } = useTable();
  return <p className={styles.none}>{words.text("label.noTerrain")}</p>;
}
/** A card that lies in the middle of the arena. */
function Lying({ piece, kind }: { readonly piece: Card; readonly kind: "terrain" | "relic" }) {
  const { game, words } = useTable();
  const label = words.text(`label.${kind}`, { card: piece.face });
  return (
    <Target target={piece.id} piece={piece.id} face={piece.face} label={label}>
      <FullCard look={game.look(piece.face)} size="pile" />
    </Target>
  );
}
/** Marks around the rim, every tenth longer. */
const RIM = Array.from({ length: 60 }, (_, at) => {
  const angle = (at / 60) * 2 * Math.PI;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const [inner, outer] = [1.012, at % 5 === 0 ? 1.06 : 1.03];
  const point = (far: number): string =>
    `${(374 + 352 * across * far).toFixed(1)} ${(340 + 234 * down * far).toFixed(1)}`;
  return `M${point(inner)}L${point(outer)}`;
}).join("");

function Arena() {
  return (
    <svg className={styles.arena} viewBox="0 0 748 640" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <ellipse cx="374" cy="340" rx="352" ry="234" />
      <ellipse cx="374" cy="340" rx="340" ry="223" />
      <path className={styles.rim} d={RIM} />
      <ellipse cx="374" cy="340" rx="60" ry="42" />
      <path d="M374 316l22 24-22 24-22-24ZM374 100v198M374 382v198" />
    </svg>
  );
}
