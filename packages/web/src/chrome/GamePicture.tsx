import { drawEmblem } from "@cardwright/table";
import type { ReactNode } from "react";
import styles from "./picture.module.css";

/** A picture for each game, drawn by the same hand as the cards. */
export function GamePicture({ game }: { readonly game: string }) {
  const draw = PICTURES[game] ?? cardsPicture;
  return (
    <svg
      viewBox="0 0 320 160"
      className={styles.picture}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio={game === "taktik" ? "xMidYMid slice" : "xMidYMid meet"}
    >
      <rect width="320" height="160" className={styles.cloth} />
      {draw(game)}
    </svg>
  );
}
const PICTURES: Readonly<Record<string, (game: string) => ReactNode>> = {
  taktik: terrainPicture,
  "balance-control": hexPicture,
  tactics: dicePicture,
  minis: duelPicture,
  politics: lanesPicture,
};
export const Figure = ({
  id,
  kind,
  x,
  y,
  size,
}: {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) => (
  <g transform={`translate(${x} ${y}) scale(${size / 100})`} className={styles.ink}>
    {drawEmblem(id, kind).shapes.map(({ path, fill, width }) => (
      <path
        key={path}
        d={path}
        className={fill === "ink" ? styles.solid : fill === "hatch" ? styles.soft : styles.line}
        strokeWidth={width + 1}
      />
    ))}
  </g>
);
export const CardAt = ({
  id,
  x,
  y,
  turn,
}: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}) => (
  <g transform={`rotate(${turn} ${x + 36} ${y + 50})`}>
    <rect x={x} y={y} width="72" height="100" rx="6" className={styles.paper} />
    <rect x={x} y={y} width="72" height="7" rx="3" className={styles.band} />
    <Figure id={id} kind={id} x={x + 12} y={y + 26} size={48} />
  </g>
);
function cardsPicture(game: string): ReactNode {
  return [0, 1, 2].map((index) => (
    <CardAt key={index} id={`${game}${index}`} x={60 + index * 62} y={34} turn={index * 9 - 9} />
  ));
}
function duelPicture(): ReactNode {
  return (
    <>
      <CardAt id="ember" x={44} y={32} turn={-6} />
      <CardAt id="tide" x={204} y={32} turn={6} />
      <path d="M146 62 L176 98 M176 62 L146 98" className={styles.stroke} />
    </>
  );
}
function terrainPicture(): ReactNode {
  const kinds = [0, 1, 0, 2, 0, 0, 3, 1, 0, 2, 0, 0, 1, 0, 3, 0];
  return (
    <>
      {Array.from({ length: 40 }, (_, index) => {
        const x = (index % 10) * 32;
        const y = Math.floor(index / 10) * 40;
        const kind = kinds[(index * 7) % kinds.length] ?? 0;
        return (
          <rect
            key={`${x} ${y}`}
            x={x + 1}
            y={y + 1}
            width="30"
            height="38"
            rx="2"
            data-ground={kind}
            className={styles.ground}
          />
        );
      })}
      {[
        [3, 0, 2],
        [5, 1, 2],
        [4, 3, 1],
        [7, 3, 1],
        [6, 2, 1],
      ].map(([column = 0, row = 0, side]) => (
        <g key={`${column} ${row}`} transform={`translate(${column * 32 + 16} ${row * 40 + 20})`}>
          {side === 1 ? (
            <circle r="11" className={styles.red} />
          ) : (
            <rect x="-11" y="-11" width="22" height="22" rx="3" className={styles.blue} />
          )}
          <path d="M-6 5 L0 -6 L6 5 Z" className={styles.solidPaper} />
        </g>
      ))}
    </>
  );
}
function hexPicture(): ReactNode {
  const radius = 30;
  const cells = [
    [-2, 0],
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
    [2, -1],
    [-2, 1],
    [-1, 1],
    [0, 1],
    [1, 1],
  ];
  return cells.map(([q = 0, r = 0], index) => {
    const x = 160 + Math.sqrt(3) * radius * (q + r / 2);
    const y = 80 + 1.5 * radius * r;
    const corners = Array.from({ length: 6 }, (_, i) => {
      const angle = (Math.PI / 3) * i - Math.PI / 2;
      return `${(x + (radius - 1.5) * Math.cos(angle)).toFixed(1)},${(y + (radius - 1.5) * Math.sin(angle)).toFixed(1)}`;
    });
    return (
      <g key={`${q} ${r}`}>
        <polygon points={corners.join(" ")} data-ground={index % 4} className={styles.tile} />
        {index % 3 === 0 && <circle cx={x} cy={y} r="8" className={styles.red} />}
        {index % 3 === 1 && <rect x={x - 8} y={y - 8} width="16" height="16" rx="3" className={styles.blue} />}
      </g>
    );
  });
}
/** The dice of the source, each with the sign of its colour. */
const DICE: readonly (readonly [string, string])[] = [
  ["#a83a2b", "M10 2c3 4 5 6 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3 0-5 1-8z"],
  ["#2c648f", "M10 2c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z"],
  ["#35703f", "M4 16C4 7 9 3 17 3c0 8-4 13-13 13zM4 17l7-7"],
  ["#f6f3ea", "M10 2v16M3 6l14 8M17 6L3 14"],
  ["#c9982a", "M3 15V6l4 4 3-6 3 6 4-4v9z"],
  ["#26262a", "M13 2a8 8 0 1 0 5 12A7 7 0 0 1 13 2z"],
];
function dicePicture(): ReactNode {
  return DICE.map(([colour, sign], index) => (
    <g
      key={colour}
      transform={`translate(${22 + index * 47} ${index % 2 === 0 ? 48 : 68}) rotate(${index * 11 - 27} 20 20)`}
    >
      <rect width="40" height="40" rx="8" fill={colour} className={styles.die} />
      <path
        d={sign}
        transform="translate(8 8) scale(1.2)"
        className={index === 3 || index === 4 ? styles.dark : styles.light}
      />
    </g>
  ));
}
function lanesPicture(): ReactNode {
  return [0, 1].map((row) =>
    [0, 1, 2, 3, 4].map((column) => (
      <g key={`${row} ${column}`}>
        <rect
          x={26 + column * 56}
          y={14 + row * 70}
          width="44"
          height="60"
          rx="5"
          className={column === 4 ? styles.backCard : styles.paper}
        />
        {column < 4 && (
          <Figure id={`p${row}${column}`} kind={`lane${row}`} x={31 + column * 56} y={28 + row * 70} size={34} />
        )}
      </g>
    )),
  );
}
