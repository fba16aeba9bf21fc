import { Suspense } from "react";
import { pictures } from "../games.ts";
import styles from "./picture.module.css";

/** A table as one sees it: the picture of a game between two plaques, with its log and its bar. */
export function HeroPicture({ game, name }: { readonly game: string; readonly name: string }) {
  const Picture = pictures.get(game);
  return (
    <svg viewBox="0 0 640 420" className={styles.hero} aria-hidden="true" focusable="false">
      <rect width="640" height="420" rx="12" className={styles.stage} />
      <svg x="40" y="86" width="400" height="200" viewBox="0 0 320 160" aria-hidden="true">
        <Suspense fallback={null}>{Picture !== undefined && <Picture />}</Suspense>
      </svg>
      <path d="M0 30H640V12a12 12 0 0 0-12-12H12A12 12 0 0 0 0 12Z" className={styles.deep} />
      <text x="16" y="21" className={styles.title}>
        {name}
      </text>
      <rect x="480" y="30" width="160" height="390" className={styles.panel} />
      <Plaque x={372} y={44} seat={2} score={2} />
      <Plaque x={14} y={262} seat={1} score={3} />
      <path d="M0 360H480V420H12A12 12 0 0 1 0 408Z" className={styles.panel} />
      <rect x="18" y="376" width="170" height="12" rx="3" className={styles.ink} />
      <rect x="18" y="395" width="120" height="8" rx="3" className={styles.line} />
      <rect x="340" y="372" width="126" height="36" rx="6" className={styles.primary} />
      {LOG.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
        <rect key={line} x="512" y={206 + line * 24} width={width} height="8" rx="3" className={styles.line} />
      ))}
      <rect x="498" y="200" width="3" height="200" className={styles.seat} />
    </svg>
  );
}
const LOG = [96, 108, 70, 104, 88, 110, 64, 92];
interface PlaqueProps {
  readonly x: number;
  readonly y: number;
  readonly seat: 1 | 2;
  readonly score: number;
}
function Plaque({ x, y, seat, score }: PlaqueProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="94" height="84" rx="6" className={styles.plaque} />
      <path d="M0 20H94V6a6 6 0 0 0-6-6H6a6 6 0 0 0-6 6Z" className={seat === 1 ? styles.first : styles.second} />
      <text x="10" y="52" className={styles.score}>
        {score}
      </text>
      <rect x="10" y="62" width="70" height="6" rx="2" className={styles.line} />
      <rect x="10" y="72" width="52" height="6" rx="2" className={styles.line} />
    </g>
  );
}
