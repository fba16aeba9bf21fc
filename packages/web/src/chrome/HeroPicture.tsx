import { PictureCard, PictureMarker } from "@cardwright/table";
import styles from "./picture.module.css";

const FAN = ["hedda-lorne", "cinderpup", "natural_cover", "long-stride", "wage-round"];

/** A maker's table: a fan of cards, a die and a marker of each seat. */
export function HeroPicture() {
  return (
    <svg viewBox="0 0 480 250" className={styles.hero} aria-hidden="true" focusable="false">
      <rect width="480" height="250" rx="16" className={styles.cloth} />
      <ellipse cx="240" cy="258" rx="210" ry="60" className={styles.shade} />
      <g transform="translate(24 6) scale(1.28)">
        {FAN.map((id, index) => (
          <PictureCard key={id} id={id} x={46 + index * 48} y={38 + (index - 2) ** 2 * 5} turn={(index - 2) * 8} />
        ))}
      </g>
      <g transform="translate(30 184) rotate(-12 20 20)">
        <rect width="40" height="40" rx="8" className={styles.heroDie} />
        {[
          [11, 11],
          [29, 11],
          [20, 20],
          [11, 29],
          [29, 29],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" className={styles.pip} />
        ))}
      </g>
      <PictureMarker seat={0} x={418} y={206} size={15} />
      <PictureMarker seat={1} x={450} y={182} size={12.5} />
    </svg>
  );
}
