import { PictureEmblem } from "@cardwright/table";
import styles from "./picture.module.css";

/** Two lanes, each with a trap in the dark at its end. */
export function Picture() {
  return [0, 1].map((row) =>
    [0, 1, 2, 3, 4].map((column) => (
      <g key={`${row} ${column}`}>
        <rect
          x={26 + column * 56}
          y={14 + row * 70}
          width="44"
          height="60"
          rx="5"
          className={column === 4 ? styles.trap : styles.open}
        />
        {column < 4 && (
          <PictureEmblem id={`p${row}${column}`} kind={`lane${row}`} x={31 + column * 56} y={28 + row * 70} size={34} />
        )}
      </g>
    )),
  );
}
