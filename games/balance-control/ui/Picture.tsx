import { HEX_POINTS } from "@cardwright/table";
import { HEX_FILLS } from "./art/hex.ts";
import styles from "./picture.module.css";
import { TileSign } from "./TileSign.tsx";

const ROWS = [
  ["hotspot", "domestic", "hotspot", "committee"],
  ["domestic", "media", "start", "foreign", "media"],
  ["lobbyist", "economy", "grassroots", "foreign"],
] as const;
const RESORTS: readonly string[] = ["domestic", "foreign", "media", "economy", "climate"];

/** A stretch of the map. */
export function Picture() {
  return (
    <>
      <rect width="320" height="160" className={styles.ground} />
      {ROWS.map((row, y) =>
        row.map((kind, x) => {
          const left = (y === 1 ? -14 : 18) + x * 72;
          const resort = RESORTS.includes(kind) ? kind : undefined;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the picture never changes.
            <g key={`${x} ${y}`} transform={`translate(${left} ${-26 + y * 62})`}>
              <svg width="70" height="81" viewBox="0 0 100 115.47" aria-hidden="true">
                <polygon points={HEX_POINTS} fill={HEX_FILLS[kind]} className={styles.hex} />
              </svg>
              <svg x="22" y="27" width="26" height="26" aria-hidden="true">
                <TileSign kind={resort === undefined ? (kind as "start") : "resort"} resort={resort} size={26} />
              </svg>
            </g>
          );
        }),
      )}
    </>
  );
}
