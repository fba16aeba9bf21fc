import { SeatShape } from "@cardwright/table";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { useWords } from "../say.ts";
import styles from "./table-top.module.css";

export interface Sitter {
  readonly name: string;
  /** How they come to sit there. */
  readonly note: string;
  /** Nobody sits there yet. */
  readonly isFree?: boolean;
}
interface TableTopProps {
  readonly game: string;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** The seat at the near edge. */
  readonly near?: number;
}
/** Places around the table, by how many sit there: the nearest at the near edge, the others in turn around the table. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  2: ["bottom", "top"],
  3: ["bottom", "tl", "tr"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "left", "tl", "tr", "right"],
  6: ["bottom", "left", "tl", "top", "tr", "right"],
  7: ["bottom", "bl", "left", "tl", "tr", "right", "br"],
  8: ["bottom", "bl", "left", "tl", "top", "tr", "right", "br"],
};
/** The table that is being set, with who will sit at it. */
export function TableTop({ game, sitters, near = 0 }: TableTopProps) {
  const say = useWords();
  const places = PLACES[sitters.length];
  return (
    <div className={styles.table}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <GamePicture game={game} />
        </div>
      </div>
      <ol aria-label={say("setup.seated")}>
        {sitters.map(({ name, note, isFree }, seat) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={seat}
            data-seat={seat + 1}
            data-at={places?.[(seat - near + sitters.length) % sitters.length] ?? "bottom"}
            data-free={isFree}
          >
            <b>
              <SeatShape seat={seat} size={13} /> <span>{name}</span>
            </b>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
