import type { SeatInfo, Status } from "@cardwright/protocol";
import { SeatBadge } from "@cardwright/table";
import { useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import styles from "../pages/online.module.css";
import { useWords } from "../say.ts";
import { api } from "./api.ts";
import { type Asker, inviteTo, newWatchLink, rightsAt } from "./seat-rights.ts";
import { type HeldSeat, hostToken, watchToken } from "./seats.ts";
import { whoSits } from "./sitters.ts";

interface SeatListProps {
  readonly match: string;
  readonly seats: readonly SeatInfo[];
  readonly status: Status;
  readonly held: HeldSeat | null;
}
/** Everyone at the table, and beside each seat what may be done about it from here. */
export function SeatList({ match, seats, status, held }: SeatListProps) {
  const say = useWords();
  const [problem, setProblem] = useState("");
  const [link, setLink] = useState("");
  const [busy, setBusy] = useState(false);
  const host = hostToken(match);
  const asker: Asker = { host, held, status };
  const attempt = async (change: () => Promise<string | undefined>): Promise<void> => {
    setBusy(true);
    setProblem("");
    setLink("");
    try {
      setLink((await change()) ?? "");
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  };
  const canRenew = host !== null && watchToken(match) !== null && status !== "ended";
  return (
    <>
      <ul className={styles.seats} aria-label={say("lobby.seats")}>
        {seats.map((info) => (
          <li key={info.seat} data-free={info.name === null && info.bot === null}>
            <SeatBadge seat={info.seat} name={whoSits(info)} />
            {held?.seat === info.seat && <span className={styles.hint}>{say("lobby.you")}</span>}
            <SeatButtons
              match={match}
              info={info}
              asker={asker}
              busy={busy}
              onChange={(change) => void attempt(change)}
            />
          </li>
        ))}
      </ul>
      {canRenew && (
        <button
          type="button"
          className={chrome.button}
          disabled={busy}
          onClick={() => void attempt(() => newWatchLink(match, host))}
        >
          {say("lobby.newLink")}
        </button>
      )}
      {link !== "" && (
        <label className={chrome.field}>
          {say(link.includes("#") ? "lobby.sendSeat" : "lobby.fromNow")}
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <Problem text={problem} />
    </>
  );
}
interface SeatButtonsProps {
  readonly match: string;
  readonly info: SeatInfo;
  readonly asker: Asker;
  readonly busy: boolean;
  onChange(change: () => Promise<string | undefined>): void;
}
function SeatButtons({ match, info, asker, busy, onChange }: SeatButtonsProps) {
  const say = useWords();
  const { seat, name } = info;
  const [isSure, setSure] = useState(false);
  const rights = rightsAt(info, asker);
  const host = asker.host ?? "";
  const sendAway = (): void => {
    if (isSure) onChange(async () => void (await api.kick(match, host, seat)));
    setSure(!isSure);
  };
  return (
    <span className={styles.seatActions}>
      {rights.invite && (
        <button
          type="button"
          className={chrome.button}
          disabled={busy}
          aria-label={say("lobby.invite.seat", { count: seat + 1 })}
          onClick={() => onChange(() => inviteTo(match, seat, asker))}
        >
          {say("lobby.invite")}
        </button>
      )}
      {rights.open && (
        <button
          type="button"
          className={chrome.button}
          disabled={busy}
          aria-label={say("lobby.open.seat", { count: seat + 1 })}
          onClick={() => onChange(async () => void (await api.open(match, host, seat)))}
        >
          {say("lobby.open")}
        </button>
      )}
      {/* It cannot be taken back: neither their token nor their invitation brings them back. */}
      {rights.sendAway && (
        <button type="button" className={chrome.button} disabled={busy} onClick={sendAway}>
          {say(isSure ? "lobby.sendAway.sure" : "lobby.sendAway", { name: name ?? "" })}
        </button>
      )}
    </span>
  );
}
