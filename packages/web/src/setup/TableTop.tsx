import { SeatShape } from "@cardwright/table";
import { GamePicture } from "../chrome/GamePicture.tsx";
import { botName } from "../match/bot-name.ts";
import { useWords } from "../say.ts";
import type { Others } from "./plan.ts";
import styles from "./table-top.module.css";

interface TableTopProps {
  readonly game: string;
  readonly players: number;
  readonly others: Others;
}
/** Places around the table, by how many sit there: the viewer at the near edge, the others in turn around the table. */
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
export function TableTop({ game, players, others }: TableTopProps) {
  const say = useWords();
  return (
    <div className={styles.table}>
      <div className={styles.top}>
        <div className={styles.picture}>
          <GamePicture game={game} />
        </div>
      </div>
      <ol aria-label={say("setup.seated")}>
        {Array.from({ length: players }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <li key={seat} data-seat={seat + 1} data-at={PLACES[players]?.[seat] ?? "bottom"}>
            <b>
              <SeatShape seat={seat} size={13} /> {nameOf(seat)}
            </b>
            <span>{say(`setup.seat.${seat === 0 ? "you" : others}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
  function nameOf(seat: number): string {
    if (seat === 0) return say("setup.you");
    if (others === "bots" || others === "watched") return botName(seat);
    return say("match.seat", { count: seat + 1 });
  }
}
