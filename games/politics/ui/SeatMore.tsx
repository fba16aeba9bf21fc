import { type SeatProps, useTable } from "@cardwright/table";
import { AP_PER_TURN, ROUNDS_TO_WIN } from "../src/numbers.ts";
import type { Politics } from "../src/world.ts";
import styles from "./board.module.css";

/** Rounds won and action points, as pips that are counted at a glance. */
export function SeatMore({ view, seat }: SeatProps<Politics>) {
  const { words } = useTable();
  const points = view.ap?.[seat] ?? 0;
  const isTurn = view.activeSeat === seat;
  return (
    <div className={styles.more}>
      {/* Always there, so that the plaque is as high in both turns. */}
      <Pips
        name={words.fact("ap")}
        full={isTurn ? points : 0}
        of={isTurn ? Math.max(points, AP_PER_TURN) : AP_PER_TURN}
        shape="square"
      />
      <Pips name={words.fact("roundsWon")} full={view.roundsWon?.[seat] ?? 0} of={ROUNDS_TO_WIN} shape="round" />
    </div>
  );
}
interface PipsProps {
  readonly name: string;
  readonly full: number;
  readonly of: number;
  readonly shape: "square" | "round";
}
function Pips({ name, full, of, shape }: PipsProps) {
  const { words } = useTable();
  return (
    <p>
      {name}
      <span className={styles.pips} data-shape={shape}>
        {Array.from({ length: of }, (_, pip) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are numbers.
          <i key={pip} data-full={pip < full} />
        ))}
        <span className="visually-hidden">{words.text("label.pips", { count: full, most: of })}</span>
      </span>
    </p>
  );
}
