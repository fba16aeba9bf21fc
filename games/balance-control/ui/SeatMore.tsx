import { piecesIn, type SeatProps } from "@cardwright/table";
import { type BalanceControl, MARKERS_MAX } from "../src/world.ts";
import styles from "./board.module.css";
import { TileSign } from "./TileSign.tsx";

/** What a seat can pay with, and the markers that it has yet to place. */
export function SeatMore({ view, seat }: SeatProps<BalanceControl>) {
  const supply = piecesIn(view.supply[seat]).length;
  const reserve = piecesIn(view.reserve[seat]).length;
  const resources = view.resources?.[seat] ?? {};
  return (
    <div className={styles.more}>
      <p>
        Markers to place <b>{supply}</b>
        <span className="visually-hidden"> of {MARKERS_MAX}</span>
      </p>
      {reserve > 0 && (
        <p>
          In reserve <b>{reserve}</b>
        </p>
      )}
      <ul className={styles.resources} aria-label="Resources">
        {Object.entries(resources).map(([resort, amount]) => (
          <li key={resort} data-none={amount === 0}>
            <TileSign kind="resort" resort={resort} size={16} />
            <span className="visually-hidden">{resort} </span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
