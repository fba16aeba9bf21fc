import { SeatBadge } from "@cardwright/table";
import { useEffect, useRef } from "react";
import chrome from "../chrome/chrome.module.css";
import styles from "./match.module.css";

/** Two people, one device: nobody's cards are shown until their owner has taken it. */
export function Curtain({ seat, onTake }: { readonly seat: number; onTake(): void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      className={styles.curtain}
      aria-label="Pass the device"
      onCancel={(event) => event.preventDefault()}
      // Browsers heed that once; who asks a second time would be left before a table that nobody plays.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <SeatBadge seat={seat} name={`Player ${seat + 1}`} />
      <h2>Your turn at the device</h2>
      <p>Pass it on. Cards are shown when you say so.</p>
      <button type="button" className={`${chrome.button} ${chrome.primary}`} data-take="" onClick={onTake}>
        Show my table
      </button>
    </dialog>
  );
}
