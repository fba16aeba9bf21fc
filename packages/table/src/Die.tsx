import styles from "./marks.module.css";
import { joinClasses } from "./words.ts";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};
export interface DieProps {
  /** A number from 1 to 6 shows pips; anything else is written out, or drawn where it has a sign. */
  readonly value: number | string;
  /** A path in a box of 20 by 20. */
  readonly sign?: string;
  readonly colour?: string;
  readonly size?: number;
  readonly spent?: boolean;
}
/** Tumbles to the result that the log holds: a new value is a new element, which begins with the motion. */
export function Die({ value, sign, colour, size = 40, spent = false }: DieProps) {
  const pips = typeof value === "number" ? PIPS[value] : undefined;
  return (
    <svg
      key={String(value)}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className={joinClasses(styles.die, spent && styles.spent)}
      data-colour={colour}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="4" y="4" width="92" height="92" rx="16" />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />
      ))}
      {sign !== undefined && <path d={sign} transform="translate(22 22) scale(2.8)" />}
      {pips === undefined && sign === undefined && (
        <text x="50" y="64" textAnchor="middle" fontSize="40" fontWeight="700">
          {value}
        </text>
      )}
    </svg>
  );
}
