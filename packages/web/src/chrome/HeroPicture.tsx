import { Suspense } from "react";
import { pictures } from "../games.ts";
import { useWords } from "../say.ts";
import styles from "./picture.module.css";

/** A table as one sees it: the picture of a game between two plaques, with its log and its bar. */
export function HeroPicture({ game, name }: { readonly game: string; readonly name: string }) {
  const say = useWords();
  const Picture = pictures.get(game);
  return (
    <svg viewBox="0 0 640 420" className={styles.hero} aria-hidden="true" focusable="false">
      <rect width="640" height="420" rx="12" className={styles.stage} />
      <svg x="40" y="98" width="400" height="200" viewBox="0 0 320 160" aria-hidden="true">
        <Suspense fallback={null}>{Picture !== undefined && <Picture />}</Suspense>
      </svg>
      <path d="M0 30H640V12a12 12 0 0 0-12-12H12A12 12 0 0 0 0 12Z" className={styles.deep} />
      <text x="16" y="21" className={styles.title}>
        {name}
      </text>
      <rect x="480" y="30" width="160" height="390" className={styles.panel} />
      <path d="M186 132Q240 90 292 126" className={styles.arrowEdge} />
      <path d="M186 132Q240 90 292 126" className={styles.arrow} />
      <path d="M304 136L282 132L297 115Z" className={styles.arrowHead} />
      <rect x="112" y="44" width="226" height="50" rx="7" className={styles.tag} />
      <text x="126" y="79" className={styles.damage}>
        60
      </text>
      <text x="172" y="66" className={styles.foreseen}>
        {say("hero.damage")}
      </text>
      <text x="172" y="82" className={styles.said}>
        40 × 1.5
      </text>
      <Hand />
      <Plaque x={354} y={44} seat={2} score={2} />
      <Plaque x={14} y={262} seat={1} score={3} />
      <path d="M0 360H480V420H12A12 12 0 0 1 0 408Z" className={styles.panel} />
      <text x="18" y="388" className={styles.asked}>
        {say("hero.yourMove")}
      </text>
      <text x="18" y="406" className={styles.said}>
        {say("hero.choose")}
      </text>
      <rect x="340" y="372" width="126" height="36" rx="6" className={styles.primary} />
      <text x="403" y="395" className={styles.onPrimary}>
        {say("hero.strike")}
      </text>
      <text x="498" y="54" className={styles.asked}>
        {say("hint.log")}
      </text>
      {LOG.map(({ seat, line }) => (
        <g key={line} transform={`translate(498 ${121 + line * 29})`}>
          <rect width="3" height="26" className={seat === 1 ? styles.first : styles.second} />
          <text x="12" y="17" className={styles.said}>
            {say(`hero.log.${line}`)}
          </text>
        </g>
      ))}
    </svg>
  );
}
/** Degrees that each card of the hand is turned by. */
const FAN = [-7, -2.4, 2.4, 7] as const;
function Hand() {
  return FAN.map((turn, card) => (
    <g key={turn} transform={`rotate(${turn} ${178 + card * 42} 420)`}>
      <rect x={150 + card * 42} y="312" width="62" height="88" rx="5" className={styles.paper} />
      <rect
        x={150 + card * 42}
        y="312"
        width="62"
        height="5"
        rx="2"
        className={card % 2 === 0 ? styles.first : styles.second}
      />
      <path d={`M${158 + card * 42} 328h34m-34 8h22`} className={styles.print} />
    </g>
  ));
}
/** A short log, by the seat that each line is of. */
const LOG = [
  { line: 1, seat: 2 },
  { line: 2, seat: 2 },
  { line: 3, seat: 2 },
  { line: 4, seat: 1 },
  { line: 5, seat: 1 },
] as const;
interface PlaqueProps {
  readonly x: number;
  readonly y: number;
  readonly seat: 1 | 2;
  readonly score: number;
}
function Plaque({ x, y, seat, score }: PlaqueProps) {
  const say = useWords();
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="112" height="84" rx="6" className={styles.plaque} />
      <path d="M0 20H112V6a6 6 0 0 0-6-6H6a6 6 0 0 0-6 6Z" className={seat === 1 ? styles.first : styles.second} />
      <text x="10" y="14.5" className={styles.player}>
        {say(seat === 1 ? "setup.you" : "hero.bot")}
      </text>
      <text x="10" y="52" className={styles.score}>
        {score}
      </text>
      <text x="32" y="51" className={styles.said}>
        {say("hero.inPlay")}
      </text>
      <text x="10" y="73" className={styles.said}>
        {say("hero.piles", { count: seat === 1 ? 23 : 24 })}
      </text>
    </g>
  );
}
