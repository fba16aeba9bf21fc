import { SIGNS } from "@cardwright/table";
import type { Kind } from "../src/tiles.ts";
import styles from "./board.module.css";

/** A sign for each kind of tile and each resort. */
const KINDS: Readonly<Record<Kind, string>> = {
  start: "M4 17h12M5 17V9M10 17V9M15 17V9M3 9l7-6 7 6z",
  committee: "M3 14a7 4 0 0 1 14 0M5 8a2 2 0 1 0 .1 0M15 8a2 2 0 1 0 .1 0M10 5a2 2 0 1 0 .1 0",
  grassroots: "M10 18V9M10 12C6 12 4 9 4 6c4 0 6 3 6 6M10 10c0-4 2-6 6-6 0 4-3 6-6 6",
  lobbyist: "M4 7h12v9H4zM8 7V4h4v3M4 11h12",
  hotspot: SIGNS.flame,
  resort: "M4 16V6h12v10z",
  system: "M10 6a4 4 0 1 0 .1 0M10 2v3M10 15v3M2 10h3M15 10h3",
};
const RESORTS: Readonly<Record<string, string>> = {
  domestic: "M3 17V9l7-6 7 6v8h-5v-5H8v5z",
  foreign: "M10 2a8 8 0 1 0 .1 0M2 10h16M10 2c-5 5-5 11 0 16M10 2c5 5 5 11 0 16",
  media: "M3 5h14v9H9l-4 4v-4H3z",
  economy: "M3 17h14M5 17v-5M10 17V7M15 17V3",
  security: "M10 2l7 3v5c0 4-3 7-7 8-4-1-7-4-7-8V5z",
  climate: "M3 13c0-6 5-9 14-9 0 8-4 12-9 12-3 0-5-1-5-3zM4 18C6 12 9 9 13 7",
};
interface TileSignProps {
  readonly kind: Kind;
  readonly resort: string | undefined;
  readonly size: number;
  readonly faded?: boolean;
}
export function TileSign({ kind, resort, size, faded = false }: TileSignProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={styles.sign}
      data-faded={faded}
      aria-hidden="true"
      focusable="false"
    >
      <path d={(resort === undefined ? undefined : RESORTS[resort]) ?? KINDS[kind]} />
    </svg>
  );
}
