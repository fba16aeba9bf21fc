import { cssNumbers, PictureOf, Target, useTable } from "@cardwright/table";
import { cardOf } from "../src/catalogue.ts";
import { LANE_SIZE } from "../src/numbers.ts";
import type { CardPiece } from "../src/printed.ts";
import { isActiveOn } from "../src/read-state.ts";
import { influenceParts, type ShownBoard, shownInfluence } from "../src/shown-influence.ts";
import styles from "./board.module.css";

interface LaneProps {
  readonly name: string;
  readonly pieces: readonly CardPiece[];
  readonly board: ShownBoard;
  readonly shields?: readonly string[];
  readonly place: string;
}
const PLACES = Array.from({ length: LANE_SIZE }, (_, place) => place);
/** Five places; the last one that is empty bears the name of the lane. */
export function Lane({ name, pieces, board, shields = [], place }: LaneProps) {
  return (
    <div className={styles.lane} data-place={place}>
      {pieces.map((piece) => (
        <LaneCard key={piece.id} piece={piece} board={board} shielded={shields.includes(piece.id)} />
      ))}
      {/* A free slot is known by its place: a card that comes takes the first of them, and none of the others moves. */}
      {PLACES.slice(pieces.length).map((free) => (
        <span key={free} className={styles.free}>
          {free === LANE_SIZE - 1 && name}
        </span>
      ))}
    </div>
  );
}
interface LaneCardProps {
  readonly piece: CardPiece;
  readonly board: ShownBoard;
  readonly shielded?: boolean;
  /** The action that a touch begins, where it needs no further choice. */
  readonly begins?: string | undefined;
}
function LaneCard({ piece, board, shielded = false, begins }: LaneCardProps) {
  const { game, words } = useTable();
  const card = cardOf(piece);
  const look = game.look(piece.face);
  const isGovernment = card.kind === "government";
  const influence = shownInfluence(board, piece);
  const parts = influenceParts(board, piece).slice(1);
  const change = parts.reduce((sum, { amount }) => sum + amount, 0);
  const asleep = !isActiveOn(board, piece);
  const told = [
    words.title(piece.face),
    isGovernment ? words.text("label.influenceOf", { have: influence }) : "",
    ...parts.map(({ source, amount }) => words.text("label.influenceFrom", { amount, source })),
    asleep ? words.text("label.asleep") : "",
    shielded ? words.text("label.shield") : "",
    words.cardText(piece.face),
  ];
  return (
    <Target
      target={piece.id}
      piece={piece.id}
      face={piece.face}
      begins={begins}
      label={told.filter(Boolean).join(". ")}
      className={styles.place}
    >
      <span className={styles.card} data-kind={card.kind} data-asleep={asleep} data-shielded={shielded}>
        <span className={styles.portrait}>
          <PictureOf look={look} className={look.picture === undefined ? styles.emblem : styles.bust} />
          {asleep && <i className={styles.stamp}>{words.text("label.asleep")}</i>}
          {shielded && <i className={styles.shield}>{words.text("label.shield")}</i>}
          {isGovernment && (
            <b className={styles.influence} data-change={Math.sign(change)}>
              {influence}
            </b>
          )}
        </span>
        <span className={styles.name}>{words.title(piece.face)}</span>
      </span>
    </Target>
  );
}
export function Slot({ name, pieces, board, place, begins }: LaneProps & Pick<LaneCardProps, "begins">) {
  return (
    <div className={styles.slot} data-place={place}>
      {pieces.map((piece) => (
        <LaneCard key={piece.id} piece={piece} board={board} begins={begins} />
      ))}
      {pieces.length === 0 && <span className={styles.free}>{name}</span>}
    </div>
  );
}
/** Face down for the other side; whoever set them reads them. Several overlap in one slot. */
export function Traps({ pieces, place }: { readonly pieces: readonly Partial<CardPiece>[]; readonly place: string }) {
  const { game, words } = useTable();
  return (
    <div
      className={styles.slot}
      data-place={place}
      data-many={pieces.length > 1}
      style={cssNumbers({ "--many": pieces.length })}
    >
      {pieces.map(({ id = "", face }) => (
        <Target
          key={id}
          target={id}
          piece={id}
          face={face}
          label={words.text(face === undefined ? "label.trap.hidden" : "label.trap.known", { trap: face })}
          className={styles.place}
        >
          <span className={styles.card} data-kind="trap" data-back={face === undefined}>
            {face === undefined ? (
              <span className={styles.name}>{words.text("tag.trap")}</span>
            ) : (
              <>
                <PictureOf look={game.look(face)} className={styles.emblem} />
                <span className={styles.name}>{words.title(face)}</span>
              </>
            )}
          </span>
        </Target>
      ))}
      {pieces.length === 0 && <span className={styles.free}>{words.text("label.traps")}</span>}
    </div>
  );
}
