import { SeatBadge } from "@cardwright/table";
import { useEffect, useRef } from "react";
import chrome from "../chrome/chrome.module.css";
import { useWords } from "../say.ts";
import styles from "./match.module.css";

/** Two people, one device: nobody's cards are shown until their owner has taken it. */
export function Curtain({ seat, onTake }: { readonly seat: number; onTake(): void }) {
  const say = useWords();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      className={styles.curtain}
      aria-label={say("menu.passDevice")}
      onCancel={(event) => event.preventDefault()}
      // Browsers heed that once; who asks a second time would be left before a table that nobody plays.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <SeatBadge seat={seat} name={say("match.player", { count: seat + 1 })} />
      <h2>{say("match.passTo")}</h2>
      <p>{say("match.pass")}</p>
      <button type="button" className={`${chrome.button} ${chrome.primary}`} data-take="" onClick={onTake}>
        {say("match.show")}
      </button>
    </dialog>
  );
}
