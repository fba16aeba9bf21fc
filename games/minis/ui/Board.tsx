import { type BoardProps, PieceCard, piecesIn, plain, SeatShape, Target, useTable } from "@cardwright/table";
import { cardOf, creatureOf, elementOf } from "../src/cardset.ts";
import { boardLockOf } from "../src/windows.ts";
import type { Card, Minis, Seat } from "../src/world.ts";
import styles from "./board.module.css";
import { ElementSign } from "./ElementSign.tsx";

/** The battlefield: both active creatures face each other across the terrain, benches behind them. */
export function Board({ view }: BoardProps<Minis>) {
  const { names } = useTable();
  const near: Seat = view.you === 1 ? 1 : 0;
  const far: Seat = near === 0 ? 1 : 0;
  const attached = [...piecesIn(view.attached[0]), ...piecesIn(view.attached[1])];
  const relics = [...piecesIn(view.relic[0]), ...piecesIn(view.relic[1])];
  const [terrain] = piecesIn(view.terrain);
  const side = (seat: Seat, mirrored: boolean) => {
    const front = (
      <Places key="active" name="In front" place={`active/${seat}`} slots={1}>
        {piecesIn(view.active[seat]).map((piece) => (
          <Creature key={piece.id} piece={piece} attached={attached} relics={relics} />
        ))}
      </Places>
    );
    const bench = (
      <Places key="bench" name="Bench" place={`bench/${seat}`} slots={2}>
        {piecesIn(view.bench[seat]).map((piece) => (
          <Creature key={piece.id} piece={piece} attached={attached} relics={relics} />
        ))}
      </Places>
    );
    const pool = piecesIn(view.pool[seat]);
    return (
      <section className={styles.side} aria-label={`Side of ${names.seat(seat)}`}>
        <div className={styles.creatures}>{mirrored ? [bench, front] : [front, bench]}</div>
        <div className={styles.beside}>
          <section>
            <h3>
              <SeatShape seat={seat} size={12} /> Energy pool
            </h3>
            <div className={styles.energies} data-place={`pool/${seat}`}>
              {pool.map((piece) => (
                <Energy key={piece.id} piece={piece} />
              ))}
              {pool.length === 0 && <span className={styles.none}>empty</span>}
            </div>
          </section>
          {piecesIn(view.relic[seat])
            .filter(({ on }) => on === "")
            .map((piece) => (
              <Target
                key={piece.id}
                target={piece.id}
                piece={piece.id}
                face={piece.face}
                label={`Relic: ${cardOf(piece).name}`}
              >
                <span className={styles.relic}>{cardOf(piece).name}</span>
              </Target>
            ))}
        </div>
      </section>
    );
  };
  return (
    <div className={styles.board}>
      {side(far, true)}
      <div className={styles.middle}>
        <span className={styles.lock}>{plain(boardLockOf(view.phase))}</span>
        {terrain === undefined ? (
          <span className={styles.none}>no terrain</span>
        ) : (
          <Target target={terrain.id} piece={terrain.id} face={terrain.face} label={`Terrain: ${cardOf(terrain).name}`}>
            <span className={styles.relic}>{cardOf(terrain).name}</span>
          </Target>
        )}
      </div>
      {side(near, false)}
    </div>
  );
}
interface PlacesProps {
  readonly name: string;
  readonly place: string;
  readonly slots: number;
  readonly children: readonly React.ReactNode[];
}
function Places({ name, place, slots, children }: PlacesProps) {
  return (
    <section>
      <h3>{name}</h3>
      <div className={styles.slots} data-place={place}>
        {children}
        {Array.from({ length: Math.max(0, slots - children.length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike.
          <span key={index} className={styles.free} />
        ))}
      </div>
    </section>
  );
}
interface CreatureProps {
  readonly piece: Card;
  readonly attached: readonly Card[];
  readonly relics: readonly Card[];
}
function Creature({ piece, attached, relics }: CreatureProps) {
  const { frame, game } = useTable();
  const card = creatureOf(piece);
  const energies = attached.filter(({ on }) => on === piece.id);
  const relic = relics.find(({ on }) => on === piece.id);
  const borne = relic === undefined ? undefined : cardOf(relic);
  const health = card.health + (borne?.kind === "relic" ? (borne.bearer?.health ?? 0) : 0);
  const left = Math.max(0, health - piece.damage);
  const statuses = frame.view.effects.filter(
    ({ piece: on, targets, definition }) =>
      (on === piece.id || targets.includes(piece.id)) && !definition.includes("#"),
  );
  const notes = [
    ...statuses.map(({ definition }) => ({
      text: game.engine.rules.effects.get(definition)?.name ?? plain(definition),
      tone: "bad" as const,
    })),
    ...(borne === undefined ? [] : [{ text: borne.name }]),
  ];
  return (
    <div className={styles.creature}>
      <PieceCard
        piece={{ ...piece }}
        size="small"
        notes={notes}
        values={[
          { name: "HP", value: left, printed: health },
          { name: "atk", value: card.attack },
        ]}
      />
      <meter className={styles.health} min={0} max={health} value={left} aria-label={`Health of ${card.name}`} />
      <div className={styles.energies}>
        {energies.map((energy) => (
          <Energy key={energy.id} piece={energy} />
        ))}
      </div>
    </div>
  );
}
function Energy({ piece }: { readonly piece: Card }) {
  const element = elementOf(piece);
  return (
    <Target target={piece.id} piece={piece.id} face={piece.face} label={cardOf(piece).name}>
      <ElementSign element={element ?? "light"} />
    </Target>
  );
}
