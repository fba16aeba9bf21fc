import { cssNumbers, piecesIn, type SeatProps, useTable } from "@cardwright/table";
import { heatOf } from "../src/shown-creature.ts";
import type { Minis } from "../src/world.ts";
import { Energy } from "./Creature.tsx";
import styles from "./seat-more.module.css";

/** As much heat as the gauge shows. */
const HOT = 600;
/** Heat and the energy pool of a seat: both decide how hard it can strike. */
export function SeatMore({ view, seat }: SeatProps<Minis>) {
  const { words } = useTable();
  const pool = piecesIn(view.pool[seat]);
  return (
    <div className={styles.more}>
      <p>
        {words.sentence("label.heat")}
        <i className={styles.heat} style={cssNumbers({ "--heat": Math.min(1, heatOf(view, seat) / HOT) })} />
        <b>+{heatOf(view, seat)} %</b>
      </p>
      <div className={styles.pool} data-place={`pool/${seat}`} data-rove-group="">
        {words.sentence("label.pool")}
        {pool.map((piece) => (
          <Energy key={piece.id} piece={piece} />
        ))}
        {pool.length === 0 && <span>{words.text("label.empty")}</span>}
      </div>
    </div>
  );
}
