import { type BoardProps, Counter, Emblem, piecesIn, SeatShape, Target, useTable } from "@cardwright/table";
import type { CardPiece } from "../src/card.ts";
import { cardOf } from "../src/catalogue.ts";
import { LANE_SIZE, ROUNDS_TO_WIN } from "../src/numbers.ts";
import { opponentOf, type Player } from "../src/player.ts";
import { isActiveOn } from "../src/readState.ts";
import { influenceParts, type ShownBoard, shownInfluence, shownTotal } from "../src/shownInfluence.ts";
import type { Politics } from "../src/world.ts";
import styles from "./board.module.css";

const pair = <T,>(of: (player: Player) => T): readonly [T, T] => [of(0), of(1)];

/** Two camps face each other: the public behind, governments in front, what lies in wait at the side. */
export function Board({ view }: BoardProps<Politics>) {
  const { names } = useTable();
  const board: ShownBoard = {
    government: pair((player) => piecesIn(view.government[player])),
    public: pair((player) => piecesIn(view.public[player])),
    permanentGovernment: pair((player) => piecesIn(view.permanentGovernment[player])),
    permanentPublic: pair((player) => piecesIn(view.permanentPublic[player])),
    deactivated: view.deactivated ?? [],
    adjustments: view.adjustments ?? [],
    effects: view.effects,
  };
  const near: Player = view.you === 1 ? 1 : 0;
  const far = opponentOf(near);
  const camp = (player: Player, mirrored: boolean) => {
    const lanes = [
      <Lane
        key="public"
        name="Public"
        pieces={board.public[player]}
        board={board}
        shields={view.shields ?? []}
        place={`public/${player}`}
      />,
      <Lane
        key="government"
        name="Government"
        pieces={board.government[player]}
        board={board}
        shields={view.shields ?? []}
        place={`government/${player}`}
      />,
    ];
    return (
      <section className={styles.camp} aria-label={`Camp of ${names.seat(player)}`}>
        <div className={styles.lanes}>{mirrored ? lanes : lanes.reverse()}</div>
        <div className={styles.side}>
          <Slot name="Initiative" pieces={piecesIn(view.instant[player])} board={board} place={`instant/${player}`} />
          <Slot
            name="Lasting"
            pieces={[...board.permanentGovernment[player], ...board.permanentPublic[player]]}
            board={board}
            place={`permanentGovernment/${player}`}
          />
          <Traps pieces={piecesIn(view.traps[player])} place={`traps/${player}`} />
        </div>
      </section>
    );
  };
  return (
    <div className={styles.board}>
      {camp(far, true)}
      <div className={styles.score}>
        <Score player={far} total={shownTotal(board, far)} won={view.roundsWon?.[far] ?? 0} />
        <span className={styles.against}>influence</span>
        <Score player={near} total={shownTotal(board, near)} won={view.roundsWon?.[near] ?? 0} />
      </div>
      {camp(near, false)}
    </div>
  );
}
/** Influence of the round, and a pip for each round won. */
function Score({ player, total, won }: { readonly player: Player; readonly total: number; readonly won: number }) {
  const { names } = useTable();
  return (
    <p className={styles.scoreOf}>
      <SeatShape seat={player} size={14} /> {names.seat(player)} <Counter name="" value={total} />
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: ROUNDS_TO_WIN }, (_, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbers.
          <i key={round} data-won={round < won} />
        ))}
      </span>
      <span className="visually-hidden">
        influence, {won} of {ROUNDS_TO_WIN} rounds won
      </span>
    </p>
  );
}
interface LaneProps {
  readonly name: string;
  readonly pieces: readonly CardPiece[];
  readonly board: ShownBoard;
  readonly shields?: readonly string[];
  readonly place: string;
}
function Lane({ name, pieces, board, shields = [], place }: LaneProps) {
  const free = Math.max(0, LANE_SIZE - pieces.length);
  return (
    <section className={styles.lane}>
      <h3>{name}</h3>
      <div className={styles.slots} data-place={place}>
        {pieces.map((piece) => (
          <LaneCard key={piece.id} piece={piece} board={board} shielded={shields.includes(piece.id)} />
        ))}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free slots are all alike.
          <span key={index} className={styles.free} />
        ))}
      </div>
    </section>
  );
}
function LaneCard({
  piece,
  board,
  shielded = false,
}: {
  readonly piece: CardPiece;
  readonly board: ShownBoard;
  readonly shielded?: boolean;
}) {
  const { game } = useTable();
  const card = cardOf(piece);
  const look = game.look(piece.face);
  const isGovernment = card.kind === "government";
  const influence = shownInfluence(board, piece);
  const parts = influenceParts(board, piece).slice(1);
  const asleep = !isActiveOn(board, piece);
  const why = parts.map(({ source, amount }) => `${amount > 0 ? "+" : ""}${amount} from ${source}`);
  const told = [
    look.name,
    isGovernment ? `influence ${influence}` : "",
    ...why,
    asleep ? "deactivated" : "",
    shielded ? "shielded" : "",
    look.text,
  ];
  return (
    <Target target={piece.id} piece={piece.id} face={piece.face} label={told.filter(Boolean).join(". ")}>
      <span className={styles.card} data-kind={card.kind} data-asleep={asleep} data-shielded={shielded}>
        <span className={styles.name}>{look.name}</span>
        <span className={styles.foot}>
          <Emblem id={look.id} kind={look.kind} className={styles.emblem} />
          {asleep && <i>asleep</i>}
          {shielded && <i>shield</i>}
          {isGovernment && (
            <b className={styles.influence} data-changed={parts.length > 0}>
              {influence}
            </b>
          )}
        </span>
      </span>
    </Target>
  );
}
function Slot({ name, pieces, board, place }: LaneProps) {
  return (
    <section className={styles.slot}>
      <h3>{name}</h3>
      <div className={styles.slots} data-place={place}>
        {pieces.map((piece) => (
          <LaneCard key={piece.id} piece={piece} board={board} />
        ))}
        {pieces.length === 0 && <span className={styles.free} />}
      </div>
    </section>
  );
}
/** Face down for the other side; whoever set them reads them. */
function Traps({ pieces, place }: { readonly pieces: readonly Partial<CardPiece>[]; readonly place: string }) {
  const { game } = useTable();
  return (
    <section className={styles.slot}>
      <h3>Traps</h3>
      <div className={styles.slots} data-place={place}>
        {pieces.map(({ id = "", face }) => (
          <Target
            key={id}
            target={id}
            piece={id}
            face={face}
            label={face === undefined ? "A trap, face down" : `Trap: ${game.look(face).name}`}
          >
            <span className={styles.card} data-kind="trap" data-back={face === undefined}>
              <span className={styles.name}>{face === undefined ? "Trap" : game.look(face).name}</span>
            </span>
          </Target>
        ))}
        {pieces.length === 0 && <span className={styles.free} />}
      </div>
    </section>
  );
}
