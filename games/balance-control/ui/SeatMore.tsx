import { piecesIn, type SeatProps, useTable } from "@cardwright/table";
import { type BalanceControl, MARKERS_MAX } from "../src/world.ts";
import styles from "./board.module.css";
import { TileSign } from "./TileSign.tsx";

/** Resources of a seat, and the markers that it has yet to place. */
export function SeatMore({ view, seat }: SeatProps<BalanceControl>) {
  const { words } = useTable();
  const supply = piecesIn(view.supply[seat]).length;
  const reserve = piecesIn(view.reserve[seat]).length;
  const resources = view.resources?.[seat] ?? {};
  return (
    <div className={styles.more}>
      <p>
        {words.zone("supply")} <b>{supply}</b>
        <span className="visually-hidden">/ {MARKERS_MAX}</span>
      </p>
      <p>
        {words.zone("reserve")} <b>{reserve}</b>
      </p>
      <ul className={styles.resources} aria-label={words.fact("resources")}>
        {Object.entries(resources).map(([resort, amount]) => (
          <li key={resort} data-none={amount === 0}>
            <TileSign kind="resort" resort={resort} size={16} />
            <span className="visually-hidden">{words.text(`resort.${resort}`)} </span>
            <b>{amount}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
