import { HEX_POINTS } from "@cardwright/table";
import type { Kind } from "../src/tiles.ts";
import { HEX_FILLS } from "./art/hex.ts";
import styles from "./picture.module.css";
import { TileSign } from "./TileSign.tsx";

const ROWS: readonly (readonly (Kind | Resort)[])[] = [
  ["hotspot", "domestic", "hotspot", "committee"],
  ["domestic", "media", "start", "foreign", "media"],
  ["lobbyist", "economy", "grassroots", "foreign"],
];
type Resort = "domestic" | "foreign" | "media" | "economy";
const isResort = (kind: Kind | Resort): kind is Resort => ["domestic", "foreign", "media", "economy"].includes(kind);

/** A stretch of the map. */
export function Picture() {
  return (
    <>
      <rect width="320" height="160" className={styles.ground} />
      {ROWS.map((row, y) =>
        row.map((kind, x) => {
          const left = (y === 1 ? -14 : 18) + x * 72;
          const drawn: Kind = isResort(kind) ? "resort" : kind;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the picture never changes.
            <g key={`${x} ${y}`} transform={`translate(${left} ${-26 + y * 62})`}>
              <svg width="70" height="81" viewBox="0 0 100 115.47" aria-hidden="true">
                <polygon points={HEX_POINTS} fill={HEX_FILLS[kind]} className={styles.hex} />
              </svg>
              <svg x="22" y="27" width="26" height="26" aria-hidden="true">
                <TileSign kind={drawn} resort={isResort(kind) ? kind : undefined} size={26} />
              </svg>
            </g>
          );
        }),
      )}
    </>
  );
}
