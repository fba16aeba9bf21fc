import { SeatShape } from "@cardwright/table";
import { botName } from "../match/bot-name.ts";
import { useWords } from "../say.ts";
import type { Others } from "./plan.ts";
import styles from "./table-top.module.css";

interface TableTopProps {
  readonly players: number;
  readonly others: Others;
}
/** The table that is being set, with who will sit at it. */
export function TableTop({ players, others }: TableTopProps) {
  const say = useWords();
  return (
    <ol className={styles.table} aria-label={say("setup.seated")} data-players={players}>
      {Array.from({ length: players }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
        <li key={seat} data-seat={seat + 1}>
          <b>
            <SeatShape seat={seat} size={13} /> {nameOf(seat)}
          </b>
          <span>{say(`setup.seat.${seat === 0 ? "you" : others}`)}</span>
        </li>
      ))}
    </ol>
  );
  function nameOf(seat: number): string {
    if (seat === 0) return say("setup.you");
    if (others === "bots" || others === "watched") return botName(seat);
    return say("match.seat", { count: seat + 1 });
  }
}
